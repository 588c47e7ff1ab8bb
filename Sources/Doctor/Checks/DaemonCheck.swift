internal import GLibRuntime

/// Whether the ibus-daemon runs, knows Utter, and has it as the active input source.
@GLibActor
struct DaemonCheck {
  static let engine = "utter"

  let environment: DoctorEnvironment

  /// nil where no daemon answers.
  func connect() async -> IBusDaemon? {
    guard let address = IBusAddress.find(environment) else { return nil }
    return try? await IBusDaemon(at: address)
  }

  func findings(_ daemon: IBusDaemon?) async -> [Finding] {
    guard let daemon else {
      return [
        .failed(
          "ibus-daemon", "No ibus-daemon answers in this session.",
          fix: "Start it with `ibus-daemon -drx`; a desktop does so once IBus is chosen (im-config -n ibus)."),
        .skipped("engine", "Only a running ibus-daemon knows."),
        .skipped("input source", "There is none without IBus."),
      ]
    }
    var findings = [Finding.ok("ibus-daemon", "It runs.")]
    let isKnown = (try? await daemon.knows(engine: Self.engine)) ?? false
    findings.append(
      isKnown
        ? .ok("engine", "ibus-daemon knows the engine “\(Self.engine)”.")
        : .failed(
          "engine", "ibus-daemon does not know the engine “\(Self.engine)”.",
          fix: "Run `ibus write-cache` and `ibus restart`."))
    let active = (try? await daemon.activeEngine()) ?? nil
    findings.append(
      active == Self.engine || active?.hasPrefix("\(Self.engine):") == true
        ? .ok("input source", "Utter is active.")
        : .warning(
          "input source", "Utter is not active\(active.map { ", but “\($0)”" } ?? "").",
          fix: "Add Utter in the keyboard settings and switch to it like to a layout (Super+Space), "
            + "or run `ibus engine \(Self.engine)`."))
    return findings
  }
}
