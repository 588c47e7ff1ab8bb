import DictationCore
import GLibRuntime
import ServiceInterface
import Settings
import TestSupport
import Testing

@testable import DictationService

/// What the desktop shows: only what needs the user, and only where no bubble can say it.
@Suite(.timeLimit(.minutes(20))) struct NotificationTests {
  init() { GLibThread.start() }

  @GLibActor
  private func desk(_ settings: UtterSettings = UtterSettings()) async throws -> (Desk, ScriptedNotifications) {
    let desk = Desk(settings)
    let notifications = ScriptedNotifications()
    desk.host.notifications = notifications
    _ = try await desk.host.register(ClientRegistration(version: "1", role: .engine), from: desk.engine)
    return (desk, notifications)
  }

  @Test(arguments: [true, false])
  @GLibActor func `a text that waits is told of where no bubble can`(isInputSource: Bool) async throws {
    let (desk, notifications) = try await desk()
    let id = try await desk.dictate()
    try #require(await desk.utterance()).reply(.text("Hello."))
    while let signal = await desk.next() {
      if case .textReady(id, .final, _) = signal { break }
    }
    desk.isInputSource = isInputSource
    try await desk.host.delivered(id, .pending, remainder: nil, from: desk.engine)
    #expect(
      notifications.sentences
        == (isInputSource ? [] : ["A text is waiting: switch to Utter and press the dictation key where it belongs."]))
  }

  @Test @GLibActor func `what a program leaves to be taken is nobody's news`() async throws {
    let (desk, notifications) = try await desk()
    desk.isInputSource = false
    _ = try await desk.host.offer(Draft(text: "test"), from: Caller(rawValue: ":1.9"))
    #expect(notifications.sentences.isEmpty)
  }

  @Test @GLibActor func `trouble is told by a bubble, or else by a notification`() async throws {
    let (desk, notifications) = try await desk()
    desk.host.tellUser("The disk is full.")
    #expect(desk.notices == ["The disk is full."])
    desk.isInputSource = false
    desk.host.tellUser("The disk is still full.")
    #expect(notifications.sentences == ["The disk is still full."])
    #expect(desk.notices.count == 1 && desk.host.untold.isEmpty)
  }

  @Test @GLibActor func `who wants none gets none`() async throws {
    var settings = UtterSettings()
    settings.notifies = false
    let (desk, notifications) = try await desk(settings)
    desk.isInputSource = false
    desk.host.tellUser("The disk is full.")
    desk.host.triggerMissed(DictationFailure(.noEngine, "There is nowhere to write."))
    #expect(notifications.sentences.isEmpty)
    #expect(desk.notices == ["The disk is full."])
  }
}
