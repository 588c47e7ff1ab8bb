internal import DictationCore
internal import GLibRuntime
internal import Localization

extension DictationFailure {
  /// `no-microphone` ↔ `…Error.NoMicrophone`
  var errorReply: ErrorReply {
    let words = code.rawValue.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return ErrorReply(ErrorName(rawValue: DictationInterface.errorPrefix + words.joined()), sentence)
  }

  init(_ error: BusError) {
    switch error {
    case .reply(let reply): self.init(reply)
    case .disconnected:
      self.init(
        .serviceUnavailable, localized("The session's message bus is gone, and dictation with it; log in again."))
    case .timedOut:
      self.init(.serviceUnavailable, localized("The dictation service does not answer; run “utter doctor” to see why."))
    case .unexpectedReply: self = .otherVersion
    case .cannotConnect, .cannotExport, .cancelled, .failed:
      self.init(.serviceUnavailable, localized("The dictation service cannot be reached: \(error.description)"))
    }
  }

  private init(_ reply: ErrorReply) {
    if let code = Code.allCases.first(where: { DictationFailure($0, "").errorReply.name == reply.name }) {
      self.init(code, reply.message)
      return
    }
    switch reply.name {
    case .unknownMethod, .unknownInterface, .unknownObject: self = .otherVersion
    case .invalidArgs: self.init(.badRequest, reply.message)
    case .noReply, .nameHasNoOwner: self = .serviceEnded
    case .serviceUnknown:
      self.init(.serviceUnavailable, localized("The dictation service is not installed; install Utter again."))
    default:
      self.init(.serviceUnavailable, localized("The dictation service cannot be started: \(reply.message)"))
    }
  }

  static let serviceEnded = DictationFailure(
    .serviceUnavailable, localized("The dictation service ended unexpectedly; what was said is kept. Try again."))

  /// An installation was changed under a running session.
  static let otherVersion = DictationFailure(
    .serviceTooOld,
    localized("The dictation service that runs is older than this program; log out and in again to use the new one."))
}
