/// What the steps hand on to each other.
struct Passage {
  var tokens: [Token]
  let field: FieldKind
  var command: Command?
  /// The speaker settled the case of the first letter.
  var keepsFirstCase = false

  var text: String { Renderer.text(of: tokens) }
}
