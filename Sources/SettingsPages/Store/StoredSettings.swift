public import GLibRuntime
internal import Settings

/// The settings as the pages change them: typed values by key, whether each can be changed, and who wants to know.
///
/// Where the schema is not installed nothing can be changed, and it is looked for again every few seconds.
@GLibActor
public final class StoredSettings {
  private var store: SettingsStore?
  private let folder: String?
  private var registrations: [Registration] = []
  private var listeners: [@GLibActor () -> Void] = []
  private var keys: Set<String> = []
  private var looking: LoopTimer?

  /// - Parameter folder: a folder with a compiled schema that is looked into before the system's.
  public init(folder: String? = nil) {
    self.folder = folder
    retry()
    if store == nil { looking = .every(.seconds(3)) { [weak self] in self?.retry() } }
  }

  public var isThere: Bool { store != nil }

  /// Looks for the schema once more where there was none.
  public func retry() {
    guard store == nil else { return }
    store =
      SettingsFolders.all(before: folder).lazy.compactMap {
        try? SettingsStore(schema: SettingsSchema.id, folder: $0)
      }.first
    guard let store else { return }
    looking = nil
    keys = Set(store.keys)
    registrations = [
      store.onChange { [weak self] _ in self?.tell() }, store.onLock { [weak self] _ in self?.tell() },
    ]
    tell()
  }

  /// Calls `body` whenever a value, or whether it can be changed, may have changed.
  public func onChange(_ body: @escaping @GLibActor () -> Void) { listeners.append(body) }

  /// False for a key of a newer or older schema.
  public func has(_ key: String) -> Bool { keys.contains(key) }

  public func canChange(_ key: String) -> Bool { (try? store?.isWritable(key)) == true }

  /// What the schema says of a key; empty where it has none.
  func summary(_ key: String) -> String { (try? store?.summary(of: key)) ?? "" }

  func range(_ key: String) -> SettingsRange? { has(key) ? try? store?.range(of: key) : nil }

  func value<T: VariantConvertible>(_ key: String, as type: T.Type = T.self) -> T? {
    has(key) ? try? store?.value(key, as: type) : nil
  }

  /// What cannot be stored (locked in this moment, out of range) stays as it was, and is shown as it is.
  func set(_ key: String, to value: some VariantConvertible) {
    do {
      try store?.set(key, to: value.variant)
    } catch {
      tell()
    }
  }

  private func tell() { for listener in listeners { listener() } }
}
