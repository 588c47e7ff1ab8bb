internal import GLibRuntime
internal import Profiles

/// The profiles by program and field, as their file has them. Every change is made to what is in the file at that
/// moment; a file that is not understood is left as it is.
@GLibActor
final class ProfileBook {
  var onChange: (@GLibActor () -> Void)?
  private(set) var profiles: [Profile] = []
  /// Why the file cannot be used, as a sentence.
  private(set) var problem: String?

  let file: ProfileFile?
  private let watch: FileWatch?

  init(_ file: ProfileFile?) {
    self.file = file
    watch = file.map { FileWatch($0.path) }
    watch?.changed = { [weak self] in self?.read() }
  }

  /// Follows the file for as long as somebody looks at the page.
  func follow() { watch?.follow() }
  func stop() { watch?.stop() }
  func refresh() { watch?.look() }

  /// - Parameter old: the one that it takes the place of, since its program or field may be another now.
  func save(_ profile: Profile, inPlaceOf old: Profile? = nil) {
    change { list in
      if let old, let index = list.index(of: old.application, old.field) {
        list.profiles[index] = profile
      } else {
        list.set(profile)
      }
    }
  }

  func remove(_ profile: Profile) {
    change { list in
      list.profiles.removeAll { $0.application == profile.application && $0.field == profile.field }
    }
  }

  /// - Parameter new: nil where the tone is gone.
  func renameTone(_ old: String, to new: String?) {
    guard profiles.contains(where: { $0.tone == old }) else { return }
    change { list in
      for index in list.profiles.indices where list.profiles[index].tone == old { list.profiles[index].tone = new }
    }
  }

  private func read() {
    guard let file else { return }
    do throws(ProfileFileError) {
      show(try file.read())
    } catch {
      fail(error)
    }
  }

  private func change(_ body: (inout ProfileList) -> Void) {
    guard let file else { return }
    do throws(ProfileFileError) {
      var list = try file.read()
      body(&list)
      try file.write(list)
      watch?.noteOwnChange()
      show(list)
    } catch {
      fail(error)
    }
  }

  private func show(_ list: ProfileList) {
    profiles = list.profiles
    problem = nil
    onChange?()
  }

  private func fail(_ error: ProfileFileError) {
    problem = error.sentence
    onChange?()
  }
}
