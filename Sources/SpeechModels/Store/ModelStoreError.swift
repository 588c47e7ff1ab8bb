public import HTTP
internal import Localization
public import Unpacking

/// Why something could not be done to the store. It is whole in every case.
public enum ModelStoreError: Error, Hashable, Sendable {
  case notInCatalogue(String, suggestions: [String])
  case notInstalled(String)
  case alreadyInstalled(String)
  /// Another process is at work on the store.
  case busy
  case noSpace(neededBytes: Int, freeBytes: Int, folder: String)
  case download(TransferError)
  case unpacking(UnpackingError)
  /// What arrived is not what was published; the detail is the file.
  case wrongChecksum(String)
  /// The archive or folder lacks a file that the model needs.
  case incomplete(missing: String)
  /// Nothing in the folder or file looks like a model.
  case notAModel(String)
  case cannotWrite(String)
  case noSource(String)
  case cancelled

  public var sentence: String {
    switch self {
    case .notInCatalogue(let name, let suggestions):
      if suggestions.isEmpty {
        localized("There is no model \"\(name)\"; `utter models list` shows them all.")
      } else {
        localized(
          "There is no model \"\(name)\"; did you mean \(suggestions.joined(separator: ", "))? "
            + "`utter models list` shows them all.")
      }
    case .notInstalled(let name):
      localized("The model \(name) is not installed; `utter models install \(name)` installs it.")
    case .alreadyInstalled(let name): localized("The model \(name) is installed already.")
    case .busy: localized("Another program is installing or removing a model; wait for it to end and try again.")
    case .noSpace(let needed, let free, let folder):
      localized(
        "\(needed / 1_000_000) MB are needed in \(folder), but only \(free / 1_000_000) MB are free; make some room.")
    case .download(let error): error.sentence
    case .unpacking(let error): error.sentence
    case .wrongChecksum(let file):
      localized("\(file) is not what was published (its SHA-256 differs); download it again, or from elsewhere.")
    case .incomplete(let missing): localized("The model lacks the file \(missing), so it was not installed.")
    case .notAModel(let path):
      localized("\(path) holds no model that Utter knows; it needs a tokens.txt and .onnx files.")
    case .cannotWrite(let path):
      localized("\(path) cannot be written; check the folder's permissions and the free space.")
    case .noSource(let name): localized("The catalogue names no address for \(name).")
    case .cancelled: localized("The installation was stopped.")
    }
  }

  /// The same may succeed later, though nobody does anything about it.
  public var isPassing: Bool {
    switch self {
    case .busy, .download(.hostNotFound): true
    case .download(let error): error.isPassing
    default: false
    }
  }
}
