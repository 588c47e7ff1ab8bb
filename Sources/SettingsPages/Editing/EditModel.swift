public import DictationCore
public import GLibRuntime
internal import Localization
internal import ServiceInterface

/// The text of a dictation while somebody changes it: taken over from the service, and given back to wait for its field.
/// While this object lives nobody else inserts the text.
@GLibActor
public final class EditModel {
  public enum State: Hashable, Sendable {
    case loading
    case editing
    /// It is being given back.
    case inserting
    /// The window has nothing left to do.
    case ended
    /// There is no text.
    case failed
  }

  public private(set) var state = State.loading
  /// As it was before anybody changed it.
  public var text: String { original.text }
  /// What to do, or what is in the way.
  public private(set) var sentence = ""
  public var onChange: (@GLibActor () -> Void)?

  private let session: SessionID
  private let service: ServiceDesk
  private var client: DictationClient?
  private var original = Draft(text: "")

  /// - Parameter connection: nil for the session bus.
  public init(_ session: SessionID, _ connection: BusConnection? = nil) {
    self.session = session
    service = ServiceDesk(connection)
  }

  public func load() {
    GLibActor.task { [self] in
      do throws(DictationFailure) {
        let client = try await service.client()
        self.client = client
        original = try await client.edit(session)
        become(.editing, Self.instruction)
      } catch {
        become(.failed, error.sentence)
      }
    }
  }

  public func mayInsert(_ text: String) -> Bool { state == .editing && text.contains { !$0.isWhitespace } }

  /// Gives the text back to wait for its field.
  public func insert(_ text: String) {
    guard mayInsert(text), let client else { return }
    become(.inserting, sentence)
    GLibActor.task { [self] in
      do throws(DictationFailure) {
        try await client.edited(session, Self.draft(text, of: original))
        become(.ended, sentence)
      } catch {
        become(.editing, error.sentence)
      }
    }
  }

  /// What somebody has written has the case it should have; the spaces at its ends come from its place.
  static func draft(_ text: String, of original: Draft) -> Draft {
    guard text != original.text else { return original }
    let inner = text.drop(while: \.isWhitespace)
    let end = inner.lastIndex { !$0.isWhitespace }.map(inner.index(after:)) ?? inner.startIndex
    return Draft(text: String(inner[..<end]), mayCapitalizeFirst: false)
  }

  private static let instruction = localized(
    "After Insert (Ctrl+Enter) the text waits: press the dictation key where it belongs. Escape leaves it as it was.")

  private func become(_ state: State, _ sentence: String) {
    self.state = state
    self.sentence = sentence
    onChange?()
  }
}
