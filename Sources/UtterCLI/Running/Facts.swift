/// Names and values, one pair a line, the values below each other.
struct Facts {
  let facts: [(name: String, value: String)]

  init(_ facts: [(String, String)]) { self.facts = facts }

  var lines: [String] {
    let width = facts.map(\.name.count).max() ?? 0
    return facts.map { name, value in "\(name): \(String(repeating: " ", count: width - name.count))\(value)" }
  }
}
