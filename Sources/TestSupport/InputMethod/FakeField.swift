public import InputMethod

/// A field port that remembers what it was told.
public final class FakeField: FieldPort {
  public private(set) var commits: [String] = []
  /// What is shown now, nil where hidden.
  public private(set) var preedit: String?
  public private(set) var bubble: String?
  public private(set) var candidates: CandidateList?
  /// As registered last, with every update since.
  public private(set) var properties: [PanelProperty] = []
  /// How much was to be taken out before the caret, in order.
  public private(set) var deletions: [Int] = []
  public private(set) var registrations = 0
  public private(set) var surroundingRequests = 0
  /// Every bubble that was shown, in order.
  public private(set) var bubbles: [String] = []
  /// Commits that found a preview standing, which would stay behind as text.
  public private(set) var commitsBesidePreedit = 0
  public var onDelete: ((Int) -> Void)?
  public var onCommit: ((String) -> Void)?
  public var onSurroundingRequest: (() -> Void)?

  public init() {}

  public func commit(_ text: String) {
    if preedit != nil { commitsBesidePreedit += 1 }
    commits.append(text)
    onCommit?(text)
  }

  public func deleteBeforeCaret(_ count: Int) {
    deletions.append(count)
    onDelete?(count)
  }

  public func showPreedit(_ text: String) { preedit = text }

  public func hidePreedit() { preedit = nil }

  public func showBubble(_ text: String) {
    bubble = text
    bubbles.append(text)
  }

  public func hideBubble() { bubble = nil }

  public func showCandidates(_ list: CandidateList) { candidates = list }

  public func hideCandidates() { candidates = nil }

  public func requestSurroundingText() {
    surroundingRequests += 1
    onSurroundingRequest?()
  }

  public func register(_ properties: [PanelProperty]) {
    registrations += 1
    self.properties = properties
  }

  /// Like GNOME Shell, finds the entry by key, in menus too, and keeps the entries of a menu.
  public func update(_ property: PanelProperty) { properties = Self.updated(properties, with: property) }

  private static func updated(_ properties: [PanelProperty], with new: PanelProperty) -> [PanelProperty] {
    properties.map { old in
      guard case .menu(let entries) = old.kind else { return old.key == new.key ? new : old }
      var menu = old.key == new.key ? new : old
      menu.kind = .menu(updated(entries, with: new))
      return menu
    }
  }

  public func property(_ key: String) -> PanelProperty? { Self.find(key, in: properties) }

  private static func find(_ key: String, in properties: [PanelProperty]) -> PanelProperty? {
    for property in properties {
      if property.key == key { return property }
      if case .menu(let entries) = property.kind, let found = find(key, in: entries) { return found }
    }
    return nil
  }
}
