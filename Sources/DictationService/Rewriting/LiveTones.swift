public import GLibRuntime
internal import Logging
internal import Rewriting
public import UserFiles

/// The tones there are, read again where the user's file has changed. It is looked at when a tone is wanted: nothing
/// watches it in between.
@GLibActor
public final class LiveTones {
  private(set) var tones = Tones()

  private let file: UserFile?
  private let log = Logger(label: "tones")
  private var version: FileVersion?

  /// - Parameter file: nil where there is no place for one.
  public init(_ file: UserFile?) { self.file = file }

  /// By name, for a menu.
  public var choices: [String: String] {
    refresh()
    return Dictionary(tones.all.map { ($0.name, $0.name) }) { first, _ in first }
  }

  /// Reads the file unless it is the one that was read last.
  func refresh() {
    guard let file, file.version != version else { return }
    version = file.version
    do {
      let text = ToneText(try file.read(limit: ToneText.longestFile))
      tones = Tones(own: text.tones)
      for line in text.problems.prefix(5) {
        log.warning(
          "A line of the tones is not used: write a name, a colon and what is wanted.", metadata: ["line": "\(line)"])
      }
    } catch {
      log.warning("\(error.sentence)")
    }
  }
}
