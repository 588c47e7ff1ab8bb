public import InputMethod

/// A field port that remembers what it was told.
public final class FakeField: FieldPort {
  public private(set) var commits: [String] = []
  /// What is shown now, nil where hidden.
  public private(set) var preedit: String?
  public private(set) var bubble: String?
  /// As registered last, with every update since.
  public private(set) var properties: [PanelProperty] = []
  public private(set) var registrations = 0
  public private(set) var surroundingRequests = 0
  /// Every bubble that was shown, in order.
  public private(set) var bubbles: [String] = []
  /// Commits that found a preview standing, which would stay behind as text.
  public private(set) var commitsBesidePreedit = 0
  public var onCommit: ((String) -> Void)?
  public var onSurroundingRequest: (() -> Void)?

  public init() {}

  public func commit(_ text: String) {
    if preedit != nil { commitsBesidePreedit += 1 }
    commits.append(text)
    onCommit?(text)
  }

  public func showPreedit(_ text: String) { preedit = text }

  public func hidePreedit() { preedit = nil }

  public func showBubble(_ text: String) {
    bubble = text
    bubbles.append(text)
  }

  public func hideBubble() { bubble = nil }

  public func requestSurroundingText() {
    surroundingRequests += 1
    onSurroundingRequest?()
  }

  public func register(_ properties: [PanelProperty]) {
    registrations += 1
    self.properties = properties
  }

  /// Like GNOME Shell, finds the entry by key.
  public func update(_ property: PanelProperty) {
    guard let index = properties.firstIndex(where: { $0.key == property.key }) else { return }
    properties[index] = property
  }

  public func property(_ key: String) -> PanelProperty? { properties.first { $0.key == key } }
}
