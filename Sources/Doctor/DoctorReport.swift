import Localization

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
    guard healthy else { return localized("One check failed.", "\(failed) checks failed.", count: failed) }
    guard warnings > 0 else { return localized("Dictation is ready.") }
    return localized(
      "Dictation is ready, with a remark above.", "Dictation is ready, with \(warnings) remarks above.", count: warnings
    )
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
