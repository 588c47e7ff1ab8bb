/// Everything that was found, in order.
public struct DoctorReport: Encodable, Hashable {
  public private(set) var findings: [Finding] = []

  public init() {}

  /// Nothing failed.
  public var healthy: Bool { !findings.contains { $0.state == .failed } }

  public mutating func add(_ finding: Finding) { findings.append(finding) }

  public var summary: String {
    let failed = findings.count { $0.state == .failed }
    let warnings = findings.count { $0.state == .warning }
    guard healthy else { return failed == 1 ? "One check failed." : "\(failed) checks failed." }
    return warnings == 0 ? "Dictation is ready." : "Dictation is ready, with \(warnings) remarks above."
  }

  private enum CodingKeys: CodingKey {
    case healthy
    case findings
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(healthy, forKey: .healthy)
    try container.encode(findings, forKey: .findings)
  }
}
