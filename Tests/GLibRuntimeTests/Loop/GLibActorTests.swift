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

  /// What is there when a task begins to wait is still so when its continuation is: nothing else gets a turn between.
  /// Where the executor ran its jobs as a serial one only, something did, and who waited for it waited for ever.
  @Test func nothingComesBetweenATaskAndItsContinuation() async {
    let turns: [String] = await GLibActor.task {
      // Behind a wait, the task is run by a job of the executor.
      await LoopTimer.wait(.zero)
      let turns = Turns()
      GLibActor.post { turns.list.append("another") }
      await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
        turns.list.append("continuation")
        LoopTimer.after(.zero) { done.resume() }
      }
      return turns.list
    }.value
    #expect(turns.first == "continuation")
  }

  @GLibActor private final class Turns { var list: [String] = [] }

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
