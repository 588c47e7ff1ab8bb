import GLibRuntime
import Glibc
import TestSupport
import Testing

struct SourceTests {
  init() { GLibThread.start() }

  @Test @GLibActor func aDescriptorIsReportedWhileItIsReady() async throws {
    let (reading, writing) = try OwnedDescriptor.pipe()
    var received: [UInt8] = []
    var source: DescriptorSource?
    #expect(write(writing.rawValue, "abc", 3) == 3)
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      source = DescriptorSource(reading.rawValue, .readable) { condition in
        #expect(condition.contains(.readable))
        var byte: UInt8 = 0
        #expect(read(reading.rawValue, &byte, 1) == 1)
        received.append(byte)
        if received.count == 3 { done.resume() }
        return received.count < 3
      }
    }
    #expect(received == Array("abc".utf8))
    source?.cancel()
  }

  @Test @GLibActor func aClosedEndIsAHangup() async throws {
    let (left, right) = try OwnedDescriptor.socketPair()
    #expect(await DescriptorSource.wait(for: left.rawValue, .writable) == .writable)
    #expect(shutdown(right.rawValue, Int32(SHUT_RDWR)) == 0)
    #expect(await DescriptorSource.wait(for: left.rawValue, .readable).contains(.hangup))
  }

  @Test @GLibActor func signalsReachTheActor() async {
    var signal: UnixSignal?
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      signal = UnixSignal(SIGUSR2) { done.resume() }
      kill(getpid(), SIGUSR2)
    }
    signal?.cancel()
  }

  @Test func aDescriptorIsClosedWithItsOwner() throws {
    var owner: OwnedDescriptor? = try OwnedDescriptor.pipe().reading
    let copy = try #require(OwnedDescriptor(duplicating: owner!.rawValue))
    #expect(fcntl(copy.rawValue, F_GETFD) == FD_CLOEXEC)
    // The write end is gone, so what is left to see of the pipe is its hang-up.
    owner = nil
    var poll = pollfd(fd: copy.rawValue, events: Int16(POLLIN), revents: 0)
    #expect(Glibc.poll(&poll, 1, 0) == 1)
    #expect(poll.revents & Int16(POLLHUP) != 0)
    #expect(OwnedDescriptor(duplicating: -1) == nil)
    _ = owner
  }
}
