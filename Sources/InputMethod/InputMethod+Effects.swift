import DictationCore

extension InputMethod {
  func perform(_ effect: DictationEffect) {
    switch effect {
    case .start(let number, var request):
      previewOfField = nil
      askForSurroundings()
      request.isOffTheRecord = isNextOffTheRecord
      isNextOffTheRecord = false
      service.start(request) { [weak self] result in
        self?.answer(.startReplied(number, result))
      }
    case .stop(let session): service.stop(session)
    case .cancel(let session): service.cancel(session)
    case .accept(let session):
      askForSurroundings()
      service.accept(session)
    case .restore(let session):
      askForSurroundings()
      service.restore(session)
    case .claim(let number):
      askForSurroundings()
      service.take { [weak self] result in
        self?.answer(.claimReplied(number, result))
      }
    case .deliver(let session, let draft, let target):
      shipments.append(Shipment(session: session, draft: draft, target: target))
    case .amend(let amendment, let target): shipments.append(Shipment(amendment, target: target))
    case .report(let session, let outcome): service.delivered(session, outcome, remainder: nil)
    }
  }

  private func answer(_ event: DictationEvent) {
    post(event)
    settle()
  }
}
