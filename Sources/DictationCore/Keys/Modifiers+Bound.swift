extension Modifiers {
  /// The modifiers a binding is compared by. X sends Alt together with Meta, and Super together with Hyper and Mod4
  /// (they share a real modifier), so each family counts as one.
  var bound: Modifiers {
    var result = intersection([.shift, .control])
    if !isDisjoint(with: [.alt, .meta]) { result.insert(.alt) }
    if !isDisjoint(with: [.superKey, .hyper, .mod4]) { result.insert(.superKey) }
    return result
  }

  private static let mod4 = Modifiers(rawValue: 1 << 6)
}
