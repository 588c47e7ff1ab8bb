import DictationCore
import GLibRuntime
import TestSupport
import Testing

/// The real service beside a desktop's portal and notifications, which a test plays on the session's private bus.
@Suite(.timeLimit(.minutes(20))) struct ReachTests {
  @Test func `a shortcut of the desktop reaches the engine`() async throws {
    try await PrivateSession.run(SessionOptions(settings: ["global-shortcut": "'LOGO+h'"])) { session in
      let portal = try await FakePortal(in: session)
      let service = try await RunningService(in: session)
      try await portal.isBound(to: "LOGO+h")
      portal.press()
      let triggers = try await service.triggers(1)
      #expect(triggers == [.toggle])
      portal.release()
      portal.press()
      #expect(try await service.triggers(2) == [.toggle, .toggle])
    }
  }

  /// Nobody has called the service yet: desktops run this at login.
  @Test(arguments: [true, false])
  func `after login the service listens where a shortcut is set`(isSet: Bool) async throws {
    let options = SessionOptions(settings: ["global-shortcut": isSet ? "'LOGO+h'" : "''"])
    try await PrivateSession.run(options) { session in
      let portal = try await FakePortal(in: session)
      try await session.run("\(Workspace.programs)/utter", "listen")
      if isSet { try await portal.isBound(to: "LOGO+h") }
      #expect(session.processes("utterd").count == (isSet ? 1 : 0))
    }
  }

  @Test func `a desktop without the portal does without`() async throws {
    try await RunningService.run(SessionOptions(settings: ["global-shortcut": "'LOGO+h'"])) { service in
      let status = try await service.client.status()
      #expect(status.state == .idle)
    }
  }

  /// Who waits for keys is never without work, and gives way to an update all the same.
  @Test func `a service that was replaced leaves its shortcut to the next one`() async throws {
    let programs = try await ReplaceablePrograms()
    var options = SessionOptions(environment: ["UTTER_IDLE_SECONDS": "1"], settings: ["global-shortcut": "'LOGO+h'"])
    options.programs = programs.folder
    try await PrivateSession.run(options) { session in
      let portal = try await FakePortal(in: session)
      let service = try await RunningService(in: session)
      try await portal.isBound(to: "LOGO+h")
      let old = session.processes("utterd")
      try await programs.replace("utterd")
      // It looks when something was asked of it.
      try await session.run("\(Workspace.programs)/utter", "status")
      try await portal.isBound(to: "LOGO+h", count: 2)
      _ = try await service.events.wait(for: "the next service") { events in
        events.count { $0 == .available } == 2 ? true : nil
      }
      #expect(Set(session.processes("utterd")).isDisjoint(with: old))
      portal.press()
      #expect(try await service.triggers(1) == [.toggle])
    }
  }

  @Test func `a shortcut without an engine says how to get one`() async throws {
    try await PrivateSession.run { session in
      let desktop = try await FakeNotifications(in: session)
      let service = try await RunningService(in: session, role: .tool)
      let failure = await #expect(throws: DictationFailure.self) { try await service.client.trigger(.toggle) }
      #expect(failure?.code == .noEngine)
      let notification = try await desktop.shown.wait(for: "a notification") { $0.first }
      #expect(notification == failure?.sentence)
      #expect(notification.contains("add it"))
    }
  }
}

extension RunningService {
  /// The first triggers that the engine was asked for.
  fileprivate func triggers(_ count: Int) async throws -> [ServiceSignalTrigger] {
    try await events.wait(for: "\(count) triggers") { events in
      let triggers = events.compactMap { event -> ServiceSignalTrigger? in
        if case .signal(.triggerRequested(let trigger)) = event { trigger } else { nil }
      }
      return triggers.count >= count ? triggers : nil
    }
  }
}
