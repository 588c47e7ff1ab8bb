public import UserFiles

/// The dictionary of this user: `dictionary.csv` in `$XDG_CONFIG_HOME/utter`.
public struct DictionaryFile: Hashable, Sendable {
  private let file: UserFile

  public init(path: String) { file = UserFile(path: path) }

  private init(_ file: UserFile) { self.file = file }

  /// nil where there is no place for one.
  public static var ofUser: DictionaryFile? { UserFile.named("dictionary.csv").map(DictionaryFile.init) }

  public var path: String { file.path }

  /// Changes whenever the file does; nil where there is none.
  public var version: FileVersion? { file.version }

  /// A file that is not there is an empty dictionary.
  /// - Throws: `UserFileError.unreadable`.
  public func read() throws(UserFileError) -> DictionaryText {
    DictionaryText(try file.read(limit: DictionaryLimits.fileSize))
  }

  /// Replaces the file in one step: who reads it meanwhile sees the old one or the new one.
  /// - Throws: `UserFileError.unwritable`.
  public func write(_ dictionary: DictionaryText) throws(UserFileError) { try file.write(dictionary.text) }
}
