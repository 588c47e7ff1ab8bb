public import GLibRuntime

/// The settings of this user, now and whenever they change. Where the schema is not installed they are the defaults,
/// with a problem that says so: a keyboard must come up all the same.
@GLibActor
public final class LiveSettings {
  public private(set) var reading: SettingsReading
  /// Called when another value came into force, or another problem up, whoever changed it.
  public var onChange: (@GLibActor (SettingsReading) -> Void)?

  let store: SettingsStore?
  private let stored: SettingsStore?
  private var changes: Registration?

  /// - Parameter folder: a folder with a compiled schema that is looked into before the system's.
  public init(folder: String? = nil) {
    store = try? SettingsStore(schema: SettingsSchema.id, folder: folder)
    stored = try? SettingsStore(schema: SettingsSchema.storedID, path: SettingsSchema.path, folder: folder)
    reading = SettingsReading()
    reading = read()
    changes = store?.onChange { [weak self] _ in self?.changed() }
  }

  /// Whether an administrator locked the key; nothing can be set without the schema either.
  public func isLocked(_ key: SettingsKey) -> Bool { (try? store?.isWritable(key.name)) != true }

  private func changed() {
    let new = read()
    guard new != reading else { return }
    reading = new
    onChange?(new)
  }

  private func read() -> SettingsReading {
    guard let store else {
      var reading = SettingsReading()
      reading.problems = [.missingSchema(id: SettingsSchema.id)]
      return reading
    }
    let present = Set(store.keys)
    var reading = UtterSettings.reading { key in present.contains(key.name) ? value(of: key, in: store) : nil }
    reading.problems += UtterSettings.keys.filter { !present.contains($0.name) }.map { .missingKey($0.name) }
    return reading
  }

  /// As stored, where GSettings would hide it behind the default; otherwise as GSettings has it.
  private func value(of key: SettingsKey, in store: SettingsStore) -> StoredValue? {
    if let value = stored.flatMap({ try? $0.value(key.name) }).flatMap(StoredValue.init), !value.meansNone {
      return value
    }
    return (try? store.value(key.name)).flatMap(StoredValue.init)
  }
}

extension StoredValue {
  fileprivate init?(_ value: Variant) {
    switch value {
    case .bool(let flag): self = .flag(flag)
    case .int32(let number): self = .integer(Int(number))
    case .string(let text): self = .text(text)
    default:
      if let texts = [String](variant: value) {
        self = .texts(texts)
      } else if let pairs = StringPairs(variant: value)?.pairs {
        self = .pairs(pairs)
      } else {
        return nil
      }
    }
  }

  /// The defaults of the schema that shows what is stored.
  fileprivate var meansNone: Bool { self == .integer(Int(Int32.min)) || self == .text("") }
}
