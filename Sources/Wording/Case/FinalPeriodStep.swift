/// With the option `final-period`: a full stop behind a text that ends in a word. The seam may drop it again.
struct FinalPeriodStep: Step {
  let name = "final period"

  func apply(to passage: inout Passage) {
    guard let last = passage.tokens.last, last.isWord else { return }
    var stop = last.rewritten(".")
    stop.kind = .mark
    stop.origin = .recognizer
    stop.gluesToPrevious = true
    passage.tokens.append(stop)
  }
}
