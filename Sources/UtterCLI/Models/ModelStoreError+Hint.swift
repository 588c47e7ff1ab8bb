internal import HTTP
internal import Localization
internal import SpeechModels

extension ModelStoreError {
  /// What can be done about it in a terminal, beside what the sentence says.
  var hint: String? {
    switch self {
    case .download(.status), .noSource: localized("Another address, or a file, is given with --from.")
    case .cancelled,
      .download(.hostNotFound), .download(.cannotConnect), .download(.stalled), .download(.interrupted),
      .download(.diskFull), .download(.cancelled):
      localized("Run the command again; it goes on where it stopped.")
    default: nil
    }
  }
}
