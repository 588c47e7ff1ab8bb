import Archive
import GLibRuntime
import SettingsPages
import TestSupport

/// `make screenshots`: every page of the settings window, in light and dark.
struct SettingsPictures {
  /// Where they go, as `PAGE-light.png` and `PAGE-dark.png`.
  let folder: String

  func take() async throws {
    let options = SessionOptions(
      display: .xvfb, environment: ["UTTER_RECOGNIZER_PROGRAM": "\(Workspace.programs)/utter-recognizer"])
    try await PrivateSession.run(options, patience: .seconds(600)) { session in
      let sound = try await PulseServer(in: session)
      let microphone = try await sound.addMicrophone()
      try await Self.fill(session)
      for look in ["light", "dark"] {
        for page in PageID.allCases {
          try await Self.picture(of: page, look, "\(folder)/\(page.rawValue)-\(look).png", in: session)
        }
      }
      withExtendedLifetime((sound, microphone)) {}
    }
  }

  @GLibActor
  private static func picture(
    of page: PageID, _ look: String, _ file: String, in session: PrivateSession
  ) async throws {
    let window = try session.start(
      "\(Workspace.programs)/utter-settings", ["--page", page.rawValue],
      environment: ["ADW_DEBUG_COLOR_SCHEME": "prefer-\(look)"], log: "window")
    let found = try await session.run("xdotool", "search", "--sync", "--onlyvisible", "--name", "Utter Settings")
    let id = String(found.split(separator: "\n").first ?? "")
    // What is fetched beside the main loop arrives by and by: the page is complete when nothing changes any more.
    var last = ""
    var same = 0
    while same < 4 {
      try await Task.sleep(for: .milliseconds(500))
      try await session.run("import", "-window", id, file)
      let sum = try await session.run("sha256sum", file)
      same = sum == last ? same + 1 : 0
      last = sum
    }
    // Without a compositor windows have a border in place of a shadow.
    try await session.run("mogrify", "-shave", "5x5", "-strip", "-define", "png:compression-level=9", file)
    print(file)
    await window.terminate()
  }

  /// What somebody has who uses it for some time.
  @GLibActor
  private static func fill(_ session: PrivateSession) async throws {
    try await session.run(
      "gsettings", "set", "org.freedesktop.ibus.general", "preload-engines", "['xkb:us::eng', 'utter']")
    let configuration = "\(session.folder)/home/.config/utter"
    try await session.run("mkdir", "-p", configuration, "\(session.folder)/home/.config/gtk-4.0")
    try File.write(
      "[Settings]\ngtk-font-name=Cantarell 11\n", to: "\(session.folder)/home/.config/gtk-4.0/settings.ini")
    try File.write("pirate: Write it as a pirate would say it.\n", to: "\(configuration)/tones.txt")
    try File.write(
      #"{"profiles": [{"application": "gnome-terminal*", "rules": false}, {"field": "email", "tone": "polite"}]}"#,
      to: "\(configuration)/profiles.json")
    try File.write(
      """
      spoken,written,kind
      ,Kubernetes,word
      doctor who,Dr Hu,replacement
      my signature,"Kind regards, Alex",snippet

      """, to: "\(configuration)/dictionary.csv")
    let archive = try Archive(path: "\(session.environment["XDG_DATA_HOME"] ?? "")/utter/history.sqlite")
    let texts = [
      "Let's meet on Tuesday at 5:30 PM, and bring the drawings.", "The pump in the cellar makes that noise again.",
      "Thank you for the quick answer. I will look into it tomorrow.",
      "Milk, eggs, two lemons, and something for the cat.",
      "The second paragraph could be half as long, and say the same.",
    ]
    // A time that is the same in every picture: 2026-11-20 09:00 UTC.
    for (index, text) in texts.enumerated() {
      let start = 1_795_165_200.0 + Double(index) * 4_000
      var session = ArchivedSession(recording: "r\(index)", kind: .dictation, startedAt: start, endedAt: start + 6)
      session.application = "gtk4-im:gedit"
      var segment = ArchivedSegment(duration: 6, state: .done)
      segment.text = text
      try await archive.save(ArchiveEntry(session, [segment]))
    }
  }
}
