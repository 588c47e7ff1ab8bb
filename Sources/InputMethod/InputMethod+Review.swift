import DictationCore
import Localization

extension InputMethod {
  // MARK: Before the insertion

  /// Whether the first shipment waits for a choice.
  func awaitsChoice() -> Bool {
    if review != nil || isFetchingAlternatives { return true }
    guard let session = shipments[0].session, shipments[0].isNew, shipments[0].rest == nil else { return false }
    guard !edited.contains(session), isChoiceDue(shipments[0].draft) else { return false }
    isReviewWanted = false
    shipments[0].isNew = false
    fetchAlternatives(of: session) { [weak self] alternatives in
      guard let self else { return }
      review = Review(alternatives, of: session, isEditable: isEditable, .insertion)
    }
    return isFetchingAlternatives || review != nil
  }

  private func isChoiceDue(_ draft: Draft) -> Bool {
    switch configuration.review {
    case .always: true
    case .onRequest: isReviewWanted || draft.isReworded
    case .off: false
    }
  }

  // MARK: After it

  /// The first shipment asks for the versions of the last dictation.
  func beginReview() {
    guard let last = lastHere, let session = last.session, let policy = focus.policy else {
      return abandon(localized("Nothing was dictated here that could be changed."))
    }
    let current = last.current.draft.text
    let purpose: Review.Purpose = policy.client.deletionUnit == nil ? .addition : .replacement
    fetchAlternatives(of: session) { [weak self] alternatives in
      guard let self else { return }
      review = Review(alternatives, of: session, current: current, isEditable: isEditable, purpose)
      if review == nil { abandon(localized("There is no other version of the last dictation.")) }
    }
  }

  private func fetchAlternatives(of session: SessionID, then body: @escaping ([Alternative]) -> Void) {
    isFetchingAlternatives = true
    fetch += 1
    service.alternatives(of: session) { [weak self, fetch] result in
      guard let self, fetch == self.fetch, isFetchingAlternatives else { return }
      isFetchingAlternatives = false
      body((try? result.get()) ?? [])
      settle()
    }
  }

  // MARK: Choosing

  /// - Returns: whether it was a matter of the list.
  func obeyList(_ action: KeyAction) -> Bool {
    switch action {
    case .pick(let number): pick(number)
    case .up: review?.move(by: -1)
    case .down: review?.move(by: 1)
    case .pageUp: review?.turn(by: -1)
    case .pageDown: review?.turn(by: 1)
    case .accept: choose()
    case .undo, .review, .insertAgain: return false
    }
    return true
  }

  /// - Parameter number: from 1.
  func pick(_ number: Int) {
    if review?.select(number) == true { choose() }
  }

  /// What is marked.
  private func choose() {
    switch review?.choice {
    case .version(let alternative): take(alternative.draft)
    case .edit: edit()
    case .offer(let tone): write(in: tone)
    case .writing, nil: break
    }
  }

  private func take(_ draft: Draft) {
    guard let review, let first = shipments.first else { return }
    self.review = nil
    switch review.purpose {
    case .insertion: shipments[0] = Shipment(session: first.session, draft: draft, target: first.target)
    case .replacement: shipments[0] = Shipment(.replace(draft), target: first.target)
    case .addition: shipments[0] = Shipment(session: nil, draft: draft, target: first.target)
    }
    shipments[0].origin = review.session
    shipments[0].isNew = false
  }

  /// The list stays, and with it what is in it already.
  private func write(in tone: String) {
    guard let session = review?.session else { return }
    review?.beginWriting()
    service.write(session, in: tone) { [weak self] result in
      guard let self, review?.session == session else { return }
      review?.wrote(tone, result)
      settle()
    }
  }

  private var isEditable: Bool { editor?.isAvailable ?? false }

  /// A text that is not inserted yet waits until it was edited, as it is where the window is closed.
  private func edit() {
    guard let editor, let session = review?.session else { return }
    leaveReview()
    edited.insert(session)
    if let trouble = editor.open(session) { post(.remark(trouble)) }
  }

  /// Escape: a text that is not inserted yet is cancelled, one that is stays as it is.
  func declineReview() {
    guard let review, let first = shipments.first else { return }
    self.review = nil
    shipments.removeFirst()
    if review.purpose == .insertion, let session = first.session { post(.declined(session)) } else { post(.tick) }
  }

  /// The user types on, or is elsewhere: nothing is chosen. A text that is not inserted yet waits.
  func leaveReview() {
    guard let review, let first = shipments.first else { return }
    self.review = nil
    shipments.removeFirst()
    if review.purpose == .insertion { holdBack(first) } else { post(.tick) }
  }

  /// The first shipment is dropped with whatever was asked about it.
  func forgetReview() {
    review = nil
    isFetchingAlternatives = false
  }
}
