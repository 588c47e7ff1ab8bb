internal import Glibc

/// How many private sessions stand at a time: test cases by the dozen are run at once, and each has daemons of its own.
actor SessionSlots {
  static let shared = SessionSlots(max(2, sysconf(Int32(_SC_NPROCESSORS_ONLN))))

  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ count: Int) { free = count }

  func take() async {
    guard free == 0 else {
      free -= 1
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  func giveBack() {
    if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
  }
}
