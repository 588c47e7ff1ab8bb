import DictationCore
import Localization
import Wording

extension InputMethod {
  /// - Returns: whether the key is ours.
  func obeyAction(of event: KeyEvent) -> Bool {
    let (isConsumed, action) = actionKeys.key(
      event, at: clock.now, offers: offers)
    if let action, review != nil, obeyList(action) {
      settle()
      return true
    }
    switch action {
    case .undo: post(.amendmentRequested(.undo, occasion()))
    case .review: askForReview(occasion())
    case .insertAgain: post(.amendmentRequested(.insertAgain, occasion()))
    case .pick, .up, .down, .pageUp, .pageDown, .accept, nil: break
    }
    if action != nil { settle() }
    return isConsumed
  }

  private var offers: ActionKeys.Offers {
    var offers: ActionKeys.Offers = review == nil ? [] : .list
    if memory.latest != nil { offers.insert(.amendments) }
    if configuration.review != .off, memory.latest != nil || machine.isAwaitingText { offers.insert(.review) }
    return offers
  }

  /// The versions of the dictation that is on its way, or else of the last one.
  func askForReview(_ occasion: Occasion) {
    if machine.isAwaitingText { isReviewWanted = true } else { post(.amendmentRequested(.review, occasion)) }
  }

  /// Begins, or carries out, what the first shipment asks for.
  func amend(_ amendment: Amendment) {
    switch amendment {
    case .undo: undo()
    case .recase(let letters): recase(letters)
    case .replace(let draft): revise(by: draft)
    case .insertAgain: insertAgain()
    case .review: beginReview()
    }
  }

  /// Takes back the last change of the last dictation, or the dictation itself.
  private func undo() {
    guard let versions = lastHere?.versions else { return abandon(Self.nothingHere) }
    let earlier = versions.dropLast().last
    revise(by: earlier?.draft, isUndo: true)
  }

  private func recase(_ letters: LetterCase) {
    guard var draft = lastHere?.current.draft else { return abandon(Self.nothingHere) }
    draft.text = letters.applied(to: draft.text)
    draft.mayLowercaseFirst = false
    draft.mayCapitalizeFirst = letters != .lower
    revise(by: draft)
  }

  private func insertAgain() {
    guard let draft = memory.latest else { return abandon(localized("Nothing was dictated yet.")) }
    shipments[0] = Shipment(session: nil, draft: draft, target: shipments[0].target)
    shipments[0].origin = memory.latestSession
  }

  // MARK: Taking out

  private func revise(by draft: Draft?, isUndo: Bool = false) {
    guard let last = lastHere, let policy = focus.policy else { return abandon(Self.nothingHere) }
    revision = Revision(of: last, by: draft, isUndo: isUndo, client: policy.client, at: clock.now)
    guard revision == nil else { return askForSurroundings() }
    if let draft { memory.prefer(draft) }
    abandon(draft == nil ? Self.undoThere : Self.undoThereFirst)
  }

  /// - Returns: whether the first shipment is through with its revision.
  func advanceRevision() -> Bool {
    guard let engine = focus.engine, let client = focus.policy?.client else { return true }
    let port = engine.port
    let report = context.standing(for: client, lastReport: engine.lastReport, at: clock.now)
    guard let step = revision?.advance(report, at: clock.now) else { return true }
    switch step {
    case .wait: return false
    case .delete(let count):
      display.show(preedit: nil, on: port)
      context.deleted()
      port.deleteBeforeCaret(count)
      // GTK 3 tells what stands there after a commit, and not when it is asked; nothing is selected that it could
      // replace.
      port.commit("")
      askForSurroundings()
      return false
    case .finished: takenOut()
    case .failed(let sentence, let taken):
      put(back: taken, on: port)
      if let draft = revision?.replacement { memory.prefer(draft) }
      if shipments[0].amendment == nil { postpone(sentence) } else { abandon(sentence) }
    }
    return true
  }

  private func takenOut() {
    guard let revision else { return }
    self.revision = nil
    memory.removeLast()
    if let session = revision.insertion.session { service.delivered(session, .corrected, remainder: nil) }
    guard let draft = revision.replacement else {
      if let port = focus.engine?.port { put(back: revision.replaced, on: port) }
      return finish(shipments.removeFirst())
    }
    var insertion = revision.insertion
    let joined = revision.isUndo ? insertion.versions.dropLast().last?.text : nil
    if revision.isUndo { insertion.versions.removeLast(2) }
    let order = shipments[0]
    shipments[0] = Shipment(session: order.session, draft: draft, target: order.target)
    shipments[0].origin = insertion.session
    shipments[0].replaced = insertion
    shipments[0].joined = joined
  }

  /// What stood there before.
  private func put(back text: String, on port: any FieldPort) {
    guard !text.isEmpty else { return }
    context.committed(text)
    port.commit(text)
  }

  /// A text that was edited takes the place of what it was made of, where that can be proved to stand before the caret.
  /// - Returns: whether the first shipment is such a text.
  func beginReplacement() -> Bool {
    let first = shipments[0]
    guard first.rest == nil, first.replaced == nil, let session = first.session, edited.contains(session),
      let policy = focus.policy, let last = memory.last(of: session, in: first.target)
    else { return false }
    revision = Revision(of: last, by: first.draft, isUndo: false, client: policy.client, at: clock.now)
    if revision != nil { askForSurroundings() }
    return revision != nil
  }

  /// It waits, and the next time it is inserted beside what stands there.
  private func postpone(_ sentence: String) {
    revision = nil
    memory.removeLast()
    holdBack(shipments.removeFirst())
    post(.remark(sentence))
  }

  func abandon(_ sentence: String) {
    revision = nil
    finish(shipments.removeFirst(), sentence)
  }

  var lastHere: Insertion? { focus.target.flatMap { memory.last(in: $0) } }

  private static let nothingHere = localized("Nothing was dictated here that could be changed.")
  private static let undoThere =
    localized("Undo the dictation in the application: Utter takes no text out of this one.")
  private static let undoThereFirst =
    localized(
      "Undo the dictation in the application, then insert the last dictation again: it comes as you asked for it.")
}
