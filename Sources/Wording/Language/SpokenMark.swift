/// A mark or a layout that is dictated by name.
struct SpokenMark: Hashable, Sendable {
  let text: String
  let gluesToPrevious: Bool
  let gluesToNext: Bool
  /// A full stop comes before the line break.
  let endsSentence: Bool
  /// It is an ordinary word behind one of these …
  var wordAfter: Set<String> = []
  /// … or in front of one of these.
  var wordBefore: Set<String> = []
  /// It is an ordinary word unless one of these follows somewhere: "quote … unquote".
  var needsLater: Set<String> = []

  /// - Parameter form: the mark between the words that it touches, written `x`: `x,` or `(x` or `x-x` or `x - x`.
  init(form: String) {
    endsSentence = form.hasPrefix("x.¶")
    let form = endsSentence ? "x" + form.dropFirst(2) : form
    var body = form[...]
    gluesToPrevious = form.hasPrefix("x") && form.dropFirst().first != " "
    gluesToNext = form.hasSuffix("x") && form.dropLast().last != " "
    if body.first == "x" { body.removeFirst() }
    if body.last == "x" { body.removeLast() }
    // The files write a line break as `¶`.
    text = String(body.compactMap { $0 == " " ? nil : $0 == "¶" ? "\n" : $0 })
  }

  /// What follows goes on with the sentence.
  var continuesSentence: Bool { [",", ";", ":", "-", "—", "–"].contains(text) }
  var isLayout: Bool { text.first == "\n" }
  /// A line break and nothing else.
  var isBreak: Bool { isLayout && text.allSatisfy { $0 == "\n" } }
}
