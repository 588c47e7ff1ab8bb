import DictationCore
import Wording

extension InputMethod {
  /// When the first shipment can go on, or nil where none waits.
  var deliveryDeadline: Duration? {
    guard let first = shipments.first else { return nil }
    if let revision { return revision.deadline }
    if review != nil || isFetchingAlternatives { return nil }
    return max(focus.settlesAt, earliestCommit(into: first.target))
  }

  /// Commits what may be committed now, and says what became of the rest.
  func deliver() {
    while let first = shipments.first {
      guard isStillThere(first.target) else {
        revision = nil
        forgetReview()
        holdBack(shipments.removeFirst())
        continue
      }
      if revision != nil {
        guard advanceRevision() else { return }
        continue
      }
      guard let deadline = deliveryDeadline, deadline <= clock.now, let engine = focus.engine else { return }
      if awaitsChoice() { return }
      if let amendment = first.amendment {
        amend(amendment)
      } else if !beginReplacement() {
        commitNextPiece(on: engine)
      }
    }
  }

  /// The rule without an exception, asked before every piece.
  private func isStillThere(_ target: CommitTarget) -> Bool {
    guard let current = focus.target, target.isSameField(as: current) else { return false }
    return FieldPolicy(current).refusal == nil
  }

  private func earliestCommit(into target: CommitTarget) -> Duration {
    guard let lastCommit, ClientPolicy(client: target.client).needsPacing else { return clock.now }
    return lastCommit.nextTime
  }

  func holdBack(_ shipment: Shipment) {
    // An order is no text: it is not kept for another place.
    guard shipment.amendment == nil, let session = shipment.session else {
      if shipment.session != nil { finish(shipment) }
      return
    }
    // In this order, since the service's count of what waits comes after it.
    post(.heldBack(session))
    service.delivered(session, .pending, remainder: shipment.remainder)
  }

  /// One commit: of the first shipment as much as fits, and where it fits whole, those behind it too.
  private func commitNextPiece(on engine: Engine) {
    var piece = ""
    var finished: [Shipment] = []
    repeat {
      begin(after: piece)
      let rest = shipments[0].rest ?? ""
      let room = CommitPieces.maximumBytes - piece.utf8.count
      guard piece.isEmpty || rest.utf8.count <= room else { break }
      let part = CommitPieces.first(of: rest, limit: room)
      piece += part
      shipments[0].rest = rest[part.endIndex...]
      guard part.endIndex == rest.endIndex else { break }
      finished.append(shipments.removeFirst())
    } while shipments.first.map { $0.amendment == nil && isStillThere($0.target) } ?? false && !awaitsChoice()

    if !piece.isEmpty {
      // A commit beside a standing preview leaves the preview behind as text.
      display.show(preedit: nil, on: engine.port)
      if focus.policy?.client.needsPacing == true { lastCommit = LastCommit(piece, at: clock.now) }
      context.committed(piece)
      engine.port.commit(piece)
    }
    for shipment in finished {
      finish(shipment)
      guard let insertion = shipment.insertion else { continue }
      memory.add(insertion)
      if let session = insertion.session { service.inserted(session, shipment.draft, as: insertion.current.text) }
    }
  }

  /// The shipment is where it belongs, or comes to nothing.
  /// - Parameter sentence: why nothing came of an amendment.
  func finish(_ shipment: Shipment, _ sentence: String? = nil) {
    if let session = shipment.session {
      service.delivered(session, .delivered, remainder: nil)
      edited.remove(session)
      post(.delivered(session))
    }
    if sentence != nil || shipment.session == nil { post(.amended(sentence)) }
  }

  /// Joins the first shipment to its place, unless that was done before.
  private func begin(after piece: String) {
    guard shipments[0].rest == nil, let policy = focus.policy else { return }
    if let session = shipments[0].session { service.delivered(session, .delivering, remainder: nil) }
    let surroundings = surroundings(after: piece)
    let text = shipments[0].joined ?? Seam.join(shipments[0].draft, to: surroundings, under: policy)
    let selection = piece.isEmpty ? context.selection(for: policy.client) : nil
    shipments[0].begin(text, between: surroundings, over: selection)
  }
}
