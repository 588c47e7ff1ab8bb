internal import GLibRuntime
internal import Profiles

/// The profiles by program and field, as their file has them.
@GLibActor
final class ProfileBook {
  var onChange: (@GLibActor () -> Void)?
  private(set) var profiles: [Profile] = []
  /// Why the file cannot be used, as a sentence.
  private(set) var problem: String?

  /// nil where there is no place for one.
  let file: LiveFile<ProfileList, ProfileFileError>?

  init(_ file: ProfileFile?) {
    self.file = file.map { LiveFile($0.path, read: $0.read, write: $0.write) }
    self.file?.onChange = { [weak self] in self?.show($0) }
  }

  /// - Parameter old: the one that it takes the place of, since its program or field may be another now.
  /// - Returns: whether it is in the file.
  @discardableResult
  func save(_ profile: Profile, inPlaceOf old: Profile? = nil) -> Bool {
    file?.change { list in
      if let old, let index = list.index(of: old.application, old.field) {
        list.profiles[index] = profile
      } else {
        list.set(profile)
      }
    } ?? false
  }

  func remove(_ profile: Profile) {
    file?.change { list in
      list.profiles.removeAll { $0.application == profile.application && $0.field == profile.field }
    }
  }

  /// - Parameter new: nil where the tone is gone.
  func renameTone(_ old: String, to new: String?) {
    guard profiles.contains(where: { $0.tone == old }) else { return }
    file?.change { list in
      for index in list.profiles.indices where list.profiles[index].tone == old { list.profiles[index].tone = new }
    }
  }

  private func show(_ list: Result<ProfileList, ProfileFileError>) {
    switch list {
    case .success(let list):
      profiles = list.profiles
      problem = nil
    case .failure(let error): problem = error.sentence
    }
    onChange?()
  }
}
