import FoundationEssentials
import TestSupport

/// A recording of `../shared/speech` and what is said in it.
struct Recording {
  var file: String
  var transcript: String

  static var all: [Recording] {
    get throws {
      let folder = "\(Workspace.shared ?? "")/speech"
      let manifest = try String(contentsOfFile: "\(folder)/manifest.tsv", encoding: .utf8)
      return manifest.split(separator: "\n").dropFirst().map { line in
        let columns = line.split(separator: "\t")
        return Recording(file: "\(folder)/\(columns[0])", transcript: String(columns[1]))
      }
    }
  }
}

/// Words to put in, take out or change to get from one text to the other.
func wordErrors(_ heard: String, _ said: String) -> Int {
  let heard = heard.split(separator: " ")
  var row = Array(0...heard.count)
  for (line, word) in said.split(separator: " ").enumerated() {
    var diagonal = row[0]
    row[0] = line + 1
    for column in heard.indices {
      let change = diagonal + (heard[column] == word ? 0 : 1)
      diagonal = row[column + 1]
      row[column + 1] = min(change, row[column] + 1, row[column + 1] + 1)
    }
  }
  return row[heard.count]
}
