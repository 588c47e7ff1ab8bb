internal import DictationCore
internal import GLibRuntime
internal import Localization
internal import ServiceInterface

/// Proves that a text reaches a field: makes an input context of its own, gives it the focus, and has the engine insert
/// a text there that was left at the service. The focus and the active input source are given back.
@GLibActor
struct CommitCheck {
  static let sentence = localized("Utter can write here.")
  /// The engine answers within milliseconds; a loaded machine is given more.
  static let patience: Duration = .seconds(10)

  let client: DictationClient
  let daemon: IBusDaemon

  func finding() async -> Finding {
    do {
      guard try await client.status().pending == 0 else {
        return .skipped(
          "commit", localized("A text waits, and would be the one that is inserted."),
          fix: localized("Take it with `utter insert` or `utter take` first."))
      }
      let former = try await daemon.activeEngine()
      do {
        let finding = try await prove(former)
        try await giveBack(former)
        return finding
      } catch {
        try? await giveBack(former)
        throw error
      }
    } catch let failure as DictationFailure {
      return .failed("commit", failure.sentence, fix: Self.fix)
    } catch {
      return .failed("commit", "\(error)", fix: Self.fix)
    }
  }

  private func giveBack(_ former: String?) async throws {
    if let former, former != DaemonCheck.engine { try await daemon.activate(engine: former) }
  }

  /// As GTK's: into the fields of clients that nobody knows, nothing is inserted before a key came from them.
  private static let contextName = "gtk4-im:utter-doctor"
  private static let fix = localized("Look into ~/.local/state/utter/log/ibus-engine-utter.log.")

  private func prove(_ former: String?) async throws -> Finding {
    // Before there is a focus to follow: the daemon takes a change of engine and of focus at once badly (ibus#2957).
    if former != DaemonCheck.engine { try await daemon.activate(engine: DaemonCheck.engine) }
    let context = try await daemon.makeContext(client: Self.contextName)
    let (commits, committed) = AsyncStream.makeStream(of: String?.self)
    let subscription = daemon.onCommit(in: context) { committed.yield($0) }
    defer { subscription.cancel() }
    // What a plain text field says of itself: preedit, focus.
    daemon.send("SetCapabilities", to: context, [.uint32(0b1001)])
    defer {
      daemon.send("FocusOut", to: context)
      daemon.send("Destroy", to: context)
    }
    let session = try await client.offer(Draft(text: Self.sentence))
    defer { client.cancel(session) }
    let asking = Task {
      await keepAsking(in: context)
      committed.yield(nil)
    }
    defer { asking.cancel() }
    var iterator = commits.makeAsyncIterator()
    guard let text = await iterator.next(isolation: GLibActor.shared) ?? nil else {
      return .failed(
        "commit", localized("The engine did not write within \(Self.patience.components.seconds) s."), fix: Self.fix)
    }
    return text.contains(Self.sentence)
      ? .ok("commit", localized("A text went through the service, the engine and ibus-daemon into a field."))
      : .failed(
        "commit", localized("Another text than the one expected came into the field."), fix: localized("Try again."))
  }

  /// Takes the focus and asks the engine to insert, again and again: that it is active and where the focus is come to
  /// it another way than the asking, and the first focus after its start comes without the client's name (ibus#2717).
  private func keepAsking(in context: String) async {
    let deadline = MonotonicTime.now + Self.patience
    while !Task.isCancelled, MonotonicTime.now < deadline {
      daemon.send("FocusIn", to: context)
      for _ in 1...3 {
        await withCheckedContinuation { done in LoopTimer.after(.milliseconds(150)) { done.resume() } }
        if Task.isCancelled { return }
        try? await client.trigger(.insert)
      }
      daemon.send("FocusOut", to: context)
    }
  }
}
