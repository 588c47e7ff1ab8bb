/// Figures as lines for a terminal, in columns that fit them.
struct FigureTable {
  var figures: [Figure]

  var lines: [String] {
    let rows = figures.map { figure in
      [
        figure.name, Self.number(figure.value), figure.unit, figure.bound.map { "≤ \(Self.number($0))" } ?? "",
        figure.ok ? "" : "BROKEN",
      ]
    }
    let widths = (0..<5).map { column in rows.map(\.[column].count).max() ?? 0 }
    return rows.map { row in
      let cells = row.indices.map { column in
        let space = String(repeating: " ", count: widths[column] - row[column].count)
        return column == Self.value ? space + row[column] : row[column] + space
      }
      let line = cells.joined(separator: "  ")
      return String(line.reversed().drop(while: { $0 == " " }).reversed())
    }
  }

  /// The column of numbers, which are flush right.
  private static let value = 1

  /// Three digits or as many as the whole part has: no measurement here is good for more.
  private static func number(_ value: Double) -> String {
    if value == value.rounded() { return String(Int(value)) }
    let decimals = abs(value) < 10 ? 2 : abs(value) < 100 ? 1 : 0
    let scale = [1, 10, 100][decimals]
    let scaled = Int((abs(value) * Double(scale)).rounded())
    let sign = value < 0 && scaled > 0 ? "-" : ""
    let whole = "\(sign)\(scaled / scale)"
    guard decimals > 0 else { return whole }
    let fraction = String(scaled % scale)
    return whole + "." + String(repeating: "0", count: decimals - fraction.count) + fraction
  }
}
