/// What `make install` would install, laid out in a private folder and pointing at the programs in another one.
enum Installation {
  /// Our component, IBus's own `xkb:` engines and its settings services: the variable for this folder hides the
  /// system's.
  static func components(of programs: String, in home: SessionFolder) async throws -> String {
    let target = "\(home.path)/component"
    try File.makeFolder(target)
    try fill("ibus-component", suffix: ".xml.in", with: programs, into: target)
    // As the Makefile does.
    let script =
      "for f in '\(target)'/*.xml; do '\(Workspace.root)/Scripts/component-file' < $f > $f.new; mv $f.new $f; done"
    try await Command.run("sh", ["-ec", script], environment: home.environment, errors: home.log("components"))
    for name in ["simple.xml", "dconf.xml", "memconf.xml"] {
      try copy("/usr/share/ibus/component/\(name)", to: "\(target)/\(name)")
    }
    return target
  }

  static func services(of programs: String, in folder: String) throws -> String {
    let target = "\(folder)/services"
    try File.makeFolder(target)
    try fill("data", suffix: ".service.in", with: programs, into: target)
    return target
  }

  /// Our schema, compiled.
  static func schemas(in home: SessionFolder) async throws -> String {
    let target = "\(home.path)/schemas"
    try File.makeFolder(target)
    for name in File.names(in: "\(Workspace.root)/data") where name.hasSuffix(".gschema.xml") {
      try copy("\(Workspace.root)/data/\(name)", to: "\(target)/\(name)")
    }
    try await Command.run(
      "glib-compile-schemas", ["--strict", target], environment: home.environment, errors: home.log("schemas"))
    return target
  }

  /// Fills in the places that the Makefile fills in, and drops the `.in`.
  private static func fill(_ source: String, suffix: String, with programs: String, into target: String) throws {
    for name in File.names(in: "\(Workspace.root)/\(source)") where name.hasSuffix(suffix) {
      var text = try File.read("\(Workspace.root)/\(source)/\(name)")
      for place in ["@bindir@", "@libexecdir@"] { text = text.replacing(place, with: programs) }
      text = text.replacing("@datadir@", with: "\(Workspace.root)/data")
      try File.write(text, to: "\(target)/\(name.dropLast(3))")
    }
  }

  private static func copy(_ source: String, to target: String) throws {
    try File.write(try File.read(source), to: target)
  }
}
