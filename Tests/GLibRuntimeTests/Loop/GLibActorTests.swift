import Foundation
import TestSupport
import Testing

@testable import GLibRuntime

struct GLibActorTests {
  init() { GLibThread.start() }

  @Test func jobsOfOneThreadRunInTheirOrder() async {
    let count = 10_000
    let seen: [Int] = await withCheckedContinuation { done in
      let log = NumberLog { done.resume(returning: $0) }
      for number in 1...count { GLibActor.post { log.add(number, last: count) } }
    }
    #expect(seen == Array(1...count))
  }

  @Test @GLibActor func tasksComeBackFromElsewhere() async {
    #expect(GLibMainExecutor.shared.isIsolatingCurrentContext() == true)
    #expect(await Self.isOnTheActorElsewhere() == false)
    #expect(GLibMainExecutor.shared.isIsolatingCurrentContext() == true)
  }

  /// What awaits within such a task must not touch Swift's own executor; see `GLibActor.task`.
  @Test func itsTasksStayOnTheThread() async {
    let here = await GLibActor.task {
      let before = await Self.isOnTheActorElsewhere()
      await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
        LoopTimer.after(.zero) { done.resume() }
      }
      return [before, await Self.isOnTheActorElsewhere()]
    }.value
    #expect(here == [true, true])
  }

  /// Where the executor ran its jobs as a serial one only, some of these tasks never came back from the actor in between.
  @Test func tasksComeThroughOtherActors() async {
    let total = 2_000
    let tasks = (1...total).map { number in
      GLibActor.task {
        let relay = Relay()
        await relay.pass(after: .microseconds(number % 700))
        return await relay.pass(after: .zero)
      }
    }
    var count = 0
    for task in tasks { count += await task.value }
    #expect(count == total)
  }

  /// An actor of Swift's own between two stays on GLib's.
  private actor Relay {
    @discardableResult func pass(after delay: Duration) async -> Int {
      await Self.wait(delay)
      return 1
    }

    @GLibActor private static func wait(_ delay: Duration) async {
      await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
        LoopTimer.after(delay) { done.resume() }
      }
    }
  }

  /// GDBus tells the end of a connection on the thread that made it.
  @Test func aCallbackOnAnotherThreadComesToTheActor() async {
    let isOnTheActor = await withCheckedContinuation { (done: CheckedContinuation<Bool, Never>) in
      let callback = SourceCallback {
        done.resume(returning: GLibMainExecutor.shared.isIsolatingCurrentContext() == true)
        return false
      }
      let thread = Thread { SourceCallback.post(callback.retained) }
      thread.start()
    }
    #expect(isOnTheActor)
  }

  @Test @GLibActor func callbacksOfTheLoopAreOnTheActor() async {
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      LoopTimer.after(.zero) {
        GLibActor.assumeIsolated { done.resume() }
      }
    }
  }

  @Test func runsForOthers() async {
    #expect(await GLibActor.run { GLibMainExecutor.shared.isIsolatingCurrentContext() } == true)
  }

  @Test func elsewhereIsATrap() async {
    await #expect(processExitsWith: .failure) { GLibActor.assumeIsolated {} }
  }

  @concurrent private static func isOnTheActorElsewhere() async -> Bool? {
    GLibMainExecutor.shared.isIsolatingCurrentContext()
  }

  @GLibActor private final class NumberLog {
    private var numbers: [Int] = []
    private let done: @Sendable ([Int]) -> Void

    nonisolated init(done: @escaping @Sendable ([Int]) -> Void) { self.done = done }

    func add(_ number: Int, last: Int) {
      numbers.append(number)
      if number == last { done(numbers) }
    }
  }
}
