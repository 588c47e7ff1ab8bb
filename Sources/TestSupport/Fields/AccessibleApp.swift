import FoundationEssentials
import GLibRuntime

/// An application that is used as with a screen reader: widgets are found by role and name, as AT-SPI has them, and
/// waited for.
public final class AccessibleApp: Sendable {
  /// As AT-SPI calls the roles.
  public enum Role: String, Sendable {
    case button = "push button"
    case choice = "combo box"
    case entry = "text"
    case item = "list item"
    case label
    case list
    case number = "spin button"
    case search = "entry"
    case toggle = "check box"
  }

  /// Of the application.
  public let pid: Int32
  /// What was started for it.
  private let started: [TestProcess]
  private let reader: TestProcess
  private let answers: EventLog<Answer>

  private struct Answer: Decodable {
    var value: Value?
    var error: String?
  }

  private enum Value: Decodable {
    case flag(Bool)
    case number(Double)
    case text(String)
    case texts([String])
    case other

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let flag = try? container.decode(Bool.self) {
        self = .flag(flag)
      } else if let number = try? container.decode(Double.self) {
        self = .number(number)
      } else if let text = try? container.decode(String.self) {
        self = .text(text)
      } else if let texts = try? container.decode([String].self) {
        self = .texts(texts)
      } else {
        self = .other
      }
    }
  }

  /// Starts an application, and returns when it is on the accessibility bus.
  public convenience init(
    _ program: String, _ arguments: [String] = [], environment: [String: String] = [:], in session: PrivateSession
  ) async throws {
    let bus = try await Self.startBus(in: session)
    let process = try session.start(
      program, arguments, environment: environment.merging(["GTK_A11Y": "atspi"]) { $1 }, log: "window")
    try await self.init(process.name, pid: process.pid, [process, bus], in: session)
  }

  /// An application that another one starts, once it has. The session has a bus already, and `GTK_A11Y` says so.
  public convenience init(startedAs name: String, in session: PrivateSession) async throws {
    try await self.init(name, pid: session.processes(name).first ?? 0, [], in: session)
  }

  /// The accessibility bus, for applications that others start. Returns when it is there: who looks for it before that
  /// does without.
  public static func startBus(in session: PrivateSession) async throws -> TestProcess {
    let bus = try session.start("/usr/libexec/at-spi-bus-launcher", ["--launch-immediately"], log: "at-spi")
    try await session.run("gdbus", "wait", "--session", "--timeout", "600", "org.a11y.Bus")
    return bus
  }

  private init(_ name: String, pid: Int32, _ started: [TestProcess], in session: PrivateSession) async throws {
    self.pid = pid
    self.started = started
    reader = try session.start(
      "/usr/bin/python3", ["\(Workspace.root)/Tests/Fixtures/accessible.py", name],
      environment: ["PYTHONDONTWRITEBYTECODE": "1"], log: "reader")
    let answers = EventLog<Answer>("reader")
    self.answers = answers
    Task { [reader] in
      for await line in reader.lines {
        if let answer = try? JSONDecoder().decode(Answer.self, from: Data(line.utf8)) { answers.append(answer) }
      }
      answers.finish()
    }
    _ = try await answers.wait(for: "\(name) on the accessibility bus") { $0.first }
  }

  public func quit() async {
    reader.closeInput()
    await reader.exit()
    for process in started { await process.terminate() }
  }

  /// Waits for a widget.
  /// - Returns: its text, or its name where it has none.
  @discardableResult
  public func find(_ role: Role, _ name: String) async throws -> String {
    guard case .text(let text) = try await ask("find", role, name) else { return "" }
    return text
  }

  /// Once it can be pressed.
  public func press(_ button: String) async throws { _ = try await ask("press", .button, button) }

  public func select(_ item: String, in list: String) async throws {
    _ = try await ask("select", .list, list, ["item": .string(item)])
  }

  public func set(_ number: String, to value: Int) async throws {
    _ = try await ask("set", .number, number, ["value": .number(value)])
  }

  public func value(of number: String) async throws -> Int {
    guard case .number(let value) = try await ask("value", .number, number) else { return 0 }
    return Int(value)
  }

  public func write(_ text: String, into role: Role, _ name: String) async throws {
    _ = try await ask("write", role, name, ["text": .string(text)])
  }

  /// What has the keyboard, and the names of all around it, from the outside in. Empty where nothing to be seen has it,
  /// and for libadwaita's rows to write in, which do not say that they have it.
  public func focus() async throws -> (role: String, names: [String]) {
    guard case .texts(let names) = try await ask("focus", .label, ""), let role = names.last else { return ("", []) }
    return (role, names.dropLast())
  }

  /// Whether it is `checked`, `focused`, `sensitive` … now.
  public func state(_ role: Role, _ name: String, _ state: String) async throws -> Bool {
    guard case .flag(let flag) = try await ask("is", role, name, ["state": .string(state)]) else { return false }
    return flag
  }

  /// Waits until a state (`checked`, `sensitive` …) is on or off.
  public func wait(_ role: Role, _ name: String, _ state: String, _ isOn: Bool) async throws {
    _ = try await ask("becomes", role, name, ["state": .string(state), "on": .flag(isOn)])
  }

  /// What is wrong with the window as it is now: wider than it was made, and controls without a name. One
  /// line each; empty where nothing is.
  public func faults(width: Int) async throws -> String {
    guard case .text(let faults) = try await ask("judge", .list, "", ["width": .number(width)]) else { return "" }
    return faults
  }

  private enum Argument: Encodable {
    case string(String)
    case number(Int)
    case flag(Bool)

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .string(let value): try container.encode(value)
      case .number(let value): try container.encode(value)
      case .flag(let value): try container.encode(value)
      }
    }
  }

  private func ask(
    _ verb: String, _ role: Role, _ name: String, _ more: [String: Argument] = [:]
  ) async throws -> Value? {
    var command = more
    command["do"] = .string(verb)
    command["role"] = .string(role.rawValue)
    command["name"] = .string(name)
    let start = answers.count
    reader.send(String(decoding: try JSONEncoder().encode(command), as: UTF8.self))
    let answer = try await answers.wait(for: "\(verb) \(role.rawValue) “\(name)”", from: start) { $0.first }
    if let error = answer.error { throw ProcessFailure("\(verb) \(role.rawValue) “\(name)”: \(error)") }
    return answer.value
  }
}
