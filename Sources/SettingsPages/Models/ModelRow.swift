internal import GLibRuntime
internal import Localization
internal import SpeechModels

/// A model as a row: how far it is, and what can be done with it.
@GLibActor
enum ModelRow {
  /// - Parameter isSuggested: it is the one that the page would take.
  static func make(
    _ item: ModelShop.Item, in shop: ModelShop, id: String, title: String, isSuggested: Bool = false
  ) -> Row {
    let name = item.model.name
    var row = Row(id, title, detail(item), mark: mark(item))
    switch item.work {
    case .waiting?, .interrupted?, .downloading?:
      if case .downloading(let share, _, _)? = item.work { row.control = .progress(share) }
      row.buttons = [RowButton(localized("Stop")) { shop.cancel(name) }]
    case .unpacking?, .trying?, .removing?: row.control = .progress(nil)
    case nil where item.isInstalled:
      let question = RowButton.Question(
        localized("Remove \(item.model.title)?"), localized("It can be downloaded again at any time."))
      row.buttons = [
        RowButton(localized("Remove"), style: .remove, question: question) { shop.remove(name) }
      ]
    case nil:
      row.buttons = [RowButton(localized("Install"), style: isSuggested ? .suggested : .plain) { shop.install(name) }]
    }
    return row
  }

  private static func mark(_ item: ModelShop.Item) -> Mark? {
    if case .interrupted? = item.work { return .warning }
    if item.work != nil { return .busy }
    if item.problem != nil || item.record.broken != nil { return .bad }
    return item.isInstalled ? .good : nil
  }

  private static func detail(_ item: ModelShop.Item) -> String {
    switch item.work {
    case .waiting?: return localized("Waits for the others.")
    case .interrupted(let problem)?: return "\(problem) \(localized("It goes on by itself, where it stopped."))"
    case .downloading(_, let received, let total)?: return localized("\(received) of \(total) MB")
    case .unpacking?: return localized("Unpacking and checking it")
    case .trying?: return localized("Trying it out")
    case .removing?: return localized("Removing it")
    case nil: break
    }
    if let problem = item.problem ?? item.record.broken { return problem }
    return facts(item)
  }

  /// Languages, size, speed here and licence.
  private static func facts(_ item: ModelShop.Item) -> String {
    let model = item.model
    var facts: [String] = []
    let count = model.languages.count
    if count > 2 {
      facts.append(localized("\(count) language", "\(count) languages", count: count))
    } else if count > 0 {
      facts.append(model.languages.map(Languages.name).joined(separator: ", "))
    }
    if let bytes = model.source?.bytes { facts.append(localized("\(max(1, bytes / 1_000_000)) MB")) }
    if model.isRecognizer { facts.append(speed(item)) }
    if model.isStreaming { facts.append(localized("words while you speak")) }
    facts.append(model.licence)
    return facts.joined(separator: " · ")
  }

  private static func speed(_ item: ModelShop.Item) -> String {
    if let factor = item.record.realTimeFactor {
      let hundredths = Int((factor * 100).rounded())
      let text = "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
      return localized("\(text) s for a second of speech")
    }
    return switch item.model.speed {
    case .light: localized("fast on any computer")
    case .medium: localized("wants a good computer")
    case .heavy: localized("wants a fast computer")
    }
  }
}
