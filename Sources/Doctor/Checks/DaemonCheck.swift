internal import GLibRuntime
internal import Localization

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
          "ibus-daemon", localized("No ibus-daemon answers in this session."),
          fix: localized("Start it with `ibus-daemon -drx`; a desktop does so once IBus is chosen (im-config -n ibus).")
        ),
        .skipped("engine", localized("Only a running ibus-daemon knows.")),
        .skipped("input source", localized("There is none without IBus.")),
      ]
    }
    var findings = [Finding.ok("ibus-daemon", localized("It runs."))]
    let isKnown = (try? await daemon.knows(engine: Self.engine)) ?? false
    findings.append(
      isKnown
        ? .ok("engine", localized("ibus-daemon knows the engine “\(Self.engine)”."))
        : .failed(
          "engine", localized("ibus-daemon does not know the engine “\(Self.engine)”."),
          fix: localized("Run `ibus write-cache` and `ibus restart`.")))
    let active = (try? await daemon.activeEngine()) ?? nil
    findings.append(
      active == Self.engine || active?.hasPrefix("\(Self.engine):") == true
        ? .ok("input source", localized("Utter is active."))
        : .warning(
          "input source",
          active.map { localized("Utter is not active: the input source in use is “\($0)”.") }
            ?? localized("Utter is not active."),
          fix: localized(
            "Add Utter in the keyboard settings and switch to it like to a layout (Super+Space), "
              + "or run `ibus engine \(Self.engine)`.")))
    return findings
  }
}
