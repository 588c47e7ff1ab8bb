import FoundationEssentials
import GLibRuntime
import Glibc
import TestSupport
import Testing

/// The program itself, against the real service.
@Suite struct ProgramTests {
  struct Run {
    var output: [String]
    var end: TestProcess.End
    var errors: String
  }

  @GLibActor
  static func utter(
    _ arguments: String..., in session: PrivateSession, environment: [String: String] = [:], input: String? = nil
  ) async throws -> Run {
    try await utter(arguments, in: session, environment: environment, input: input)
  }

  @GLibActor
  static func utter(
    _ arguments: [String], in session: PrivateSession, environment: [String: String] = [:], input: String? = nil
  ) async throws -> Run {
    let log = "utter-\(arguments.joined(separator: "-").filter(\.isLetter))-\(UUID().uuidString)"
    let process = try session.start(
      "\(Workspace.programs)/utter", arguments, environment: environment, log: log)
    if let input { process.send(input) }
    if input == nil { process.closeInput() }
    var output: [String] = []
    for await line in process.lines { output.append(line) }
    return Run(output: output, end: await process.exit(), errors: session.log(log))
  }

  @Test func `status starts the service and says how it is`() async throws {
    try await PrivateSession.run { session in
      let run = try await Self.utter("status", "--json", in: session)
      #expect(run.end == .exited(0))
      #expect(run.output.contains("  \"state\" : \"idle\","))
    }
  }

  @Test(arguments: ["toggle", "start", "stop", "cancel", "insert"])
  func `without an engine there is nowhere to write`(command: String) async throws {
    try await PrivateSession.run { session in
      let run = try await Self.utter(command, in: session)
      #expect(run.end == .exited(1))
      #expect(run.errors.contains("not the input source"))
      #expect(run.output.isEmpty)
    }
  }

  @Test func `without a session bus it says so`() async throws {
    try await PrivateSession.run { session in
      let nowhere = ["DBUS_SESSION_BUS_ADDRESS": "unix:path=\(session.folder)/nowhere"]
      let run = try await Self.utter("status", in: session, environment: nowhere)
      #expect(run.end == .exited(1))
      #expect(run.errors.contains("no session bus"))
    }
  }

  @Test func `a file becomes text on standard output`() async throws {
    try await PrivateSession.run { session in
      let speech = try await Flite.speak("hello world", into: "\(session.folder)/speech.wav", in: session)
      let run = try await Self.utter("transcribe", "--json", speech, in: session)
      #expect(run.end == .exited(0))
      let text = run.output.joined(separator: "\n")
      #expect(text.contains("\"file\" : \"\(speech)\""))
      #expect(text.lowercased().contains("\"text\" : \"hello world"))
      // Nobody looks at standard error, so there is no progress on it.
      #expect(run.errors.isEmpty)
    }
  }

  @Test(arguments: ["nothing.wav", "text.wav"])
  func `a file that is none is named`(name: String) async throws {
    try await PrivateSession.run { session in
      try Data("This is not sound.".utf8).write(to: URL(filePath: "\(session.folder)/text.wav"))
      let run = try await Self.utter("transcribe", "\(session.folder)/\(name)", in: session)
      #expect(run.end == .exited(1))
      #expect(run.errors.contains(name))
      #expect(run.errors.hasPrefix("utter: "))
      #expect(run.output.isEmpty)
    }
  }

  @Test func `speech goes into a pipe, until Enter`() async throws {
    try await PrivateSession.run { session in
      let sound = try await PulseServer(in: session)
      let microphone = try await sound.addMicrophone()
      let process = try session.start("\(Workspace.programs)/utter", ["dictate"], log: "dictate")
      let monitor = try await ServiceMonitor(in: session)
      try await monitor.signal("Level")
      await microphone.play(try await Flite.samples("hello world"))
      process.send("")
      var output: [String] = []
      for await line in process.lines { output.append(line) }
      #expect(await process.exit() == .exited(0))
      #expect(output.count == 1)
      #expect(output.first?.lowercased().hasPrefix("hello world") == true)
      // One line a dictation, and no word of it.
      let log = session.productLogs
      #expect(log.contains(/A recording was recognized\. outcome=text recognizer=pocketsphinx seconds=\d/), "\(log)")
      #expect(!log.lowercased().contains("hello"))
      // It was delivered to the pipe: nothing waits.
      #expect(try await Self.utter("take", in: session).end == .exited(1))
    }
  }

  /// A disk without room, and a pipe whose reader is gone.
  @Test(arguments: [
    ("> /dev/full", "No space left on device"),
    ("3<> pipe 4> pipe 3<&- 1>&4 4>&-", "Broken pipe"),
  ])
  func `a text that cannot be printed waits`(destination: String, reason: String) async throws {
    try await PrivateSession.run { session in
      try #require(mkfifo("\(session.folder)/pipe", 0o600) == 0)
      let sound = try await PulseServer(in: session)
      let microphone = try await sound.addMicrophone()
      let command = "cd '\(session.folder)' && exec '\(Workspace.programs)/utter' \"$0\" \(destination)"
      let process = try session.start("sh", ["-c", command, "dictate"], log: "dictate")
      let monitor = try await ServiceMonitor(in: session)
      try await monitor.signal("Level")
      await microphone.play(try await Flite.samples("hello world"))
      process.send("")
      #expect(await process.exit() == .exited(1))
      #expect(session.log("dictate").contains("\(reason)), so it waits: utter take prints it."))

      let again = try session.start("sh", ["-c", command, "take"], log: "take")
      #expect(await again.exit() == .exited(1))
      #expect(session.log("take").contains("so it waits"))

      let run = try await Self.utter("take", in: session)
      #expect(run.end == .exited(0))
      #expect(run.output.first?.lowercased().hasPrefix("hello world") == true)
    }
  }

  @Test func `a result that cannot be written is said to be lost`() async throws {
    try await PrivateSession.run { session in
      let command = "exec '\(Workspace.programs)/utter' tones list > /dev/full"
      let process = try session.start("sh", ["-c", command], log: "list")
      #expect(await process.exit() == .exited(1))
      #expect(session.log("list").contains("Standard output cannot be written (No space left on device)"))
    }
  }

  @Test func `interrupted twice, it ends without text`() async throws {
    try await PrivateSession.run { session in
      let sound = try await PulseServer(in: session)
      try await sound.addMicrophone()
      let process = try session.start("\(Workspace.programs)/utter", ["dictate"], log: "dictate")
      let monitor = try await ServiceMonitor(in: session)
      try await monitor.signal("Level")
      process.signal(SIGINT)
      process.signal(SIGTERM)
      #expect(await process.exit() == .exited(130))
      #expect(try await Self.utter("take", in: session).end == .exited(1))
    }
  }
}
