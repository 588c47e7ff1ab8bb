import FoundationEssentials
import Synchronization

/// An application of a real toolkit with an entry, a multi-line view and a password field.
public final class TextFieldApp: Sendable {
  public enum Toolkit: String, Sendable, CaseIterable {
    case gtk3, gtk4, qt5, qt6
  }

  public enum Field: String, Codable, Sendable {
    case entry, view, password
  }

  public enum Look: String, Sendable {
    /// An entry, a view and a password field, below each other.
    case fields
    /// One large view, dressed as a text editor.
    case editor
  }

  public let toolkit: Toolkit
  public let name: String
  public let events: EventLog<FieldAppEvent>
  /// The number of its X window; 0 on Wayland.
  public let window: UInt64

  private let process: TestProcess
  private let commands = Mutex(0)

  /// Returns when the window is on the screen.
  public init(
    _ toolkit: Toolkit, name: String, look: Look = .fields, in session: PrivateSession,
    environment: [String: String] = [:]
  ) async throws {
    self.toolkit = toolkit
    self.name = name
    let script = toolkit.rawValue.hasPrefix("gtk") ? "gtk_fields.py" : "qt_fields.py"
    let process = try session.start(
      "/usr/bin/python3",
      ["\(Workspace.root)/Tests/Fixtures/\(script)", String(toolkit.rawValue.last!), name, look.rawValue],
      environment: environment.merging(["PYTHONDONTWRITEBYTECODE": "1"]) { $1 }, log: name)
    let events = EventLog<FieldAppEvent>("\(toolkit.rawValue) \(name)")
    self.process = process
    self.events = events
    Task {
      let decoder = JSONDecoder()
      for await line in process.lines {
        if let event = try? decoder.decode(FieldAppEvent.self, from: Data(line.utf8)) { events.append(event) }
      }
      events.finish()
    }
    window = try await events.wait(for: "its window") { $0.first { $0.event == .ready }?.window ?? nil }
  }

  public var isRunning: Bool { process.isRunning }

  /// Moves the focus inside the window, as a click would.
  public func focus(_ field: Field) async throws {
    try await command(["do": "focus", "field": field.rawValue])
    try await gainsFocus(field)
  }

  /// Waits until a field has the focus of its window.
  public func gainsFocus(_ field: Field) async throws {
    _ = try await events.wait(for: "focus in \(field)") { events in
      events.last { $0.event == .focus && $0.field == field }?.on == true ? true : nil
    }
  }

  public func hasFocus(_ field: Field) -> Bool {
    events.events.last { $0.event == .focus && $0.field == field }?.on ?? false
  }

  /// What is in the field now, asked of the application.
  public func text(of field: Field) async throws -> String {
    try await command(["do": "text", "field": field.rawValue])
  }

  public func set(_ text: String, in field: Field) async throws {
    try await command(["do": "set", "field": field.rawValue, "text": text])
  }

  /// - Parameter position: In characters, from the start.
  public func placeCursor(_ position: Int, in field: Field) async throws {
    let number = nextNumber()
    process.send(
      #"{"do": "cursor", "field": "\#(field.rawValue)", "position": \#(position), "number": \#(number)}"#)
    _ = try await answer(number)
  }

  /// Waits until the text of a field is as wanted.
  /// - Returns: The text.
  @discardableResult
  public func text(
    of field: Field, becomes what: String, where isWanted: @escaping @Sendable (String) -> Bool
  ) async throws -> String {
    try await events.wait(for: "\(what) in \(field)") { events in
      guard let text = events.last(where: { $0.event == .text && $0.field == field })?.text, isWanted(text) else {
        return nil
      }
      return text
    }
  }

  @discardableResult
  public func text(of field: Field, becomes text: String) async throws -> String {
    try await self.text(of: field, becomes: "“\(text)”") { $0 == text }
  }

  /// Waits until what the application shows is on the screen.
  public func paint() async throws { try await command(["do": "paint"]) }

  public func quit() async {
    process.closeInput()
    await process.exit()
  }

  public func kill() async {
    process.signal(9)
    await process.exit()
  }

  @discardableResult
  private func command(_ command: [String: String]) async throws -> String {
    let number = nextNumber()
    let encoded = String(decoding: try JSONEncoder().encode(command), as: UTF8.self)
    process.send("\(encoded.dropLast()), \"number\": \(number)}")
    return try await answer(number)
  }

  private func answer(_ number: Int) async throws -> String {
    try await events.wait(for: "answer \(number)") { events in
      events.first { $0.event == .answer && $0.number == number }?.text ?? nil
    }
  }

  private func nextNumber() -> Int {
    commands.withLock { number in
      number += 1
      return number
    }
  }
}
