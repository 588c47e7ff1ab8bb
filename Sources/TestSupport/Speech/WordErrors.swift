/// The fewest words to replace, insert or leave out to make one text of the other (Levenshtein). Divided by the words
/// that were said it is the word error rate.
public struct WordErrors: Hashable, Sendable {
  public var errors = 0
  public var words = 0

  public var rate: Double { words == 0 ? 0 : Double(errors) / Double(words) }

  public init() {}

  public init(said: String, heard: String) {
    let (said, heard) = (said.split(separator: " "), heard.split(separator: " "))
    var row = Array(0...heard.count)
    for (index, word) in said.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in heard.indices {
        let replaced = diagonal + (heard[column] == word ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
      }
    }
    errors = row[heard.count]
    words = said.count
  }

  public static func += (left: inout WordErrors, right: WordErrors) {
    left.errors += right.errors
    left.words += right.words
  }
}
