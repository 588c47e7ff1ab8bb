import TestSupport
import Testing

/// Lowest floor first: a module uses only those before it, in the package and in what is written about it.
@Suite struct ModuleOrderTests {
  private struct Target {
    var name: String
    var uses: [String]
  }

  /// The targets that people run, in the order of Package.swift.
  private static func targets() throws -> [Target] {
    let package = try File.read("\(Workspace.root)/Package.swift")
    let start = try #require(package.firstRange(of: "// Pure:"))
    let end = try #require(package.firstRange(of: "// What tests,"))
    let declarations = package[start.upperBound..<end.lowerBound]
      .split(separator: /(?:^|\n) +(?:module|program|\.target|\.executableTarget)\(\s*/).dropFirst()
    let quoted = try declarations.map { declaration in
      let strings = declaration.matches(of: /"([\w-]+)"/).map { String($0.output.1) }
      return Target(name: try #require(strings.first), uses: Array(strings.dropFirst()))
    }
    let names = Set(quoted.map(\.name))
    return quoted.map { target in Target(name: target.name, uses: target.uses.filter(names.contains)) }
  }

  private static func isInOrder(_ names: [String], _ targets: [Target]) {
    for target in targets {
      guard let place = names.firstIndex(of: target.name) else { continue }
      for used in target.uses {
        #expect(names[..<place].contains(used), "\(target.name) uses \(used), which comes after it")
      }
    }
  }

  @Test func `the package names a module after those that it uses`() throws {
    let targets = try Self.targets()
    #expect(targets.count > 40)
    Self.isInOrder(targets.map(\.name), targets)
  }

  @Test func `the documentation has every module, after those that it uses`() throws {
    let text = try File.read("\(Workspace.root)/Documentation/Architecture.md")
    let start = try #require(text.firstRange(of: "\n## Modules"))
    let modules = text[start.upperBound...]
    let names = modules.matches(of: /\*\*(`[^*]+`)\*\*/).flatMap { bold in
      bold.output.1.matches(of: /`([^`]+)`/).map { String($0.output.1) }
    }
    let targets = try Self.targets()
    #expect(targets.map(\.name).filter { !names.contains($0) } == [])
    Self.isInOrder(names, targets)
  }
}
