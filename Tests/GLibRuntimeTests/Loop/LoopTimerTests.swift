import Glibc
import TestSupport
import Testing

@testable import GLibRuntime

struct LoopTimerTests {
  init() { GLibThread.start() }

  @Test @GLibActor func ringInTheOrderOfTheirTimes() async {
    var rung: [Int] = []
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      LoopTimer.after(.milliseconds(30)) {
        rung.append(30)
        done.resume()
      }
      LoopTimer.after(.milliseconds(10)) { rung.append(10) }
      LoopTimer.after(.zero) { rung.append(0) }
      let cancelled = LoopTimer.after(.milliseconds(5)) { rung.append(5) }
      #expect(cancelled.isActive)
      cancelled.cancel()
      cancelled.cancel()
      #expect(!cancelled.isActive)
    }
    #expect(rung == [0, 10, 30])
  }

  @Test @GLibActor func aLoopThatWasHeldUpKeepsTheOrder() async {
    var rung: [Int] = []
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      LoopTimer.after(.milliseconds(9)) {
        rung.append(9)
        done.resume()
      }
      for delay in [3, 1, 2, 3] { LoopTimer.after(.milliseconds(delay)) { rung.append(delay) } }
      usleep(12_000)
    }
    #expect(rung == [1, 2, 3, 3, 9])
  }

  @Test @GLibActor func neverRingEarly() async {
    let start = MonotonicTime.now
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      LoopTimer.after(.microseconds(20_500)) { done.resume() }
    }
    #expect(MonotonicTime.now - start >= .microseconds(20_500))
  }

  @Test @GLibActor func aRepeatingOneRingsUntilItIsCancelled() async {
    var (count, timer): (Int, LoopTimer?) = (0, nil)
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      timer = LoopTimer.every(.milliseconds(1)) {
        count += 1
        guard count == 3 else { return }
        timer?.cancel()
        // A fourth ring would have come by then.
        LoopTimer.after(.milliseconds(20)) { done.resume() }
      }
    }
    #expect(count == 3)
    #expect(timer?.isActive == false)
  }

  @Test @GLibActor func aRepeatingOneEndsWhenItIsDropped() async {
    var count = 0
    do { _ = LoopTimer.every(.milliseconds(1)) { count += 1 } }
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      LoopTimer.after(.milliseconds(20)) { done.resume() }
    }
    #expect(count == 0)
  }

  @Test(arguments: [
    (Duration.zero, UInt32(0)), (.seconds(-1), 0), (.microseconds(1), 1), (.milliseconds(1500), 1500),
    (.nanoseconds(1_000_001), 2), (.seconds(Int64.max), .max),
  ]) func delaysAreRoundedUp(_ delay: Duration, _ milliseconds: UInt32) {
    #expect(delay.wholeMilliseconds == milliseconds)
  }
}
