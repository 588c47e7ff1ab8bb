public import GLibRuntime
internal import Localization
public import Speech

/// The recognizers `cloud/PROVIDER/MODEL`.
@GLibActor
public final class CloudRecognizers: RecognizerProvider {
  private let service: CloudService
  private let file: ProviderFile

  public init(_ service: CloudService, providers file: ProviderFile) {
    self.service = service
    self.file = file
  }

  /// None: a voice leaves the machine only where the user chose it.
  @GLibActor
  public func candidates(for language: String) async -> [RecognizerID] { [] }

  @GLibActor
  public func recognizer(
    _ id: RecognizerID, for purpose: RecognitionPurpose, replay: any AudioReplay
  ) async throws -> (any Recognizer)? {
    guard case .cloud(let name, let model) = id else { return nil }
    let (providers, problem) = file.read()
    guard let provider = providers.first(where: { $0.name == name }) else {
      throw RecognizerError.unavailable(
        problem
          ?? localized("There is no provider named “\(name)”; add it to providers.json or choose another recognizer."))
    }
    return CloudRecognizer(service, provider: provider, model: model, isLive: purpose == .dictation)
  }

  @GLibActor
  public func prepare(_ id: RecognizerID) async {}
}
