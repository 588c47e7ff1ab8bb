internal import DictationCore
public import GLibRuntime
internal import Logging
public import Profiles
internal import Wording

/// The user's profiles, read when a dictation begins: nothing watches the file in between.
@GLibActor
public final class LiveProfiles {
  private let file: ProfileFile?
  private let window: ActiveWindow?
  private let log = Logger(label: "profiles")

  /// - Parameters:
  ///   - file: nil where there is no place for one.
  ///   - window: nil where nobody can be asked for the active window.
  public init(_ file: ProfileFile?, window: ActiveWindow? = nil) {
    self.file = file
    self.window = window
  }

  /// How to dictate into the field of `request`.
  func style(for request: StartRequest) async -> Profile {
    guard let file else { return Profile() }
    let list: ProfileList
    do {
      list = try await BlockingWork.run { try file.read() }
    } catch {
      log.warning("\((error as? ProfileFileError)?.sentence ?? "\(error)")")
      return Profile()
    }
    guard !list.profiles.isEmpty else { return Profile() }
    var place = ProfilePlace(client: request.client, field: FieldKind(request.purpose))
    if place.applications.isEmpty, list.dependsOnApplication, let name = await window?.application() {
      place.applications = [name]
    }
    return list.style(for: place)
  }
}
