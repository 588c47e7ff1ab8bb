import Glibc

/// The code that only starting needs: dynamic linking, type metadata, opening three buses. It is most of what a Swift
/// program ever runs, and an input method lives as long as the login.
enum StartPages {
  /// Unmaps the pages of our code and of the libraries'. Those that are needed again come back from the file by themselves, one
  /// soft page fault for each; nothing can be lost, since they are not writable.
  static func giveBack() {
    guard let maps = fopen("/proc/self/maps", "r") else { return }
    defer { fclose(maps) }
    var line: UnsafeMutablePointer<CChar>?
    var capacity = 0
    defer { free(line) }
    while getline(&line, &capacity, maps) > 0, let text = line.map({ String(cString: $0) }) {
      // 55d0c3e00000-55d0c3f00000 r-xp 00177000 fe:00 1234   /usr/libexec/ibus-engine-utter
      let fields = text.split(separator: " ", maxSplits: 5)
      guard fields.count == 6, fields[1] == "r-xp", fields[5].contains("/") else { continue }
      let ends = fields[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
      guard ends.count == 2 else { continue }
      madvise(UnsafeMutableRawPointer(bitPattern: ends[0]), Int(ends[1] - ends[0]), MADV_DONTNEED)
    }
  }
}
