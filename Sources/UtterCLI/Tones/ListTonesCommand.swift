internal import ArgumentParser
internal import Localization
internal import Rewriting

struct ListTonesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "list", abstract: localized("Print the tones."))

  @Flag(help: ArgumentHelp(localized("Print a JSON array.")))
  var json = false

  private struct Line: Encodable {
    let name: String
    let instruction: String
    let own: Bool
  }

  func run() throws {
    let own = try TonesFile.read().tones
    let lines = Tones(own: own).all.map { tone in
      Line(name: tone.name, instruction: tone.instruction, own: own.contains(tone))
    }
    if json { return try Terminal.print(JSON.text(lines)) }
    for line in lines { try Terminal.print("\(line.name)\t\(line.instruction)") }
  }
}
