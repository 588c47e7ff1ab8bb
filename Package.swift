// swift-tools-version: 6.2
import PackageDescription

/// Every target of ours is compiled alike: Swift 6, C types kept inside the module that imports them, and, where the
/// Makefile asks for it (`make test`), warnings as errors.
let settings: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  ] + (Context.environment["UTTER_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)])

func module(
  _ name: String, _ dependencies: [Target.Dependency] = [], path: String? = nil, resources: [Resource]? = nil
) -> Target {
  .target(name: name, dependencies: dependencies, path: path, resources: resources, swiftSettings: settings)
}

func program(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .executableTarget(name: name, dependencies: dependencies, swiftSettings: settings)
}

func tests(_ module: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: "\(module)Tests", dependencies: [.byName(name: module)] + dependencies, swiftSettings: settings)
}

func library(_ name: String, pkgConfig: String, apt: String) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt])])
}

let log: Target.Dependency = .product(name: "Logging", package: "swift-log")
let database: Target.Dependency = .product(name: "GRDB", package: "GRDB.swift")
let arguments: Target.Dependency = .product(name: "ArgumentParser", package: "swift-argument-parser")

let package = Package(
  name: "utter",
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
  ],
  targets: [
    // C libraries
    library("CAdwaita", pkgConfig: "libadwaita-1", apt: "libadwaita-1-dev"),
    library("CArchive", pkgConfig: "libarchive", apt: "libarchive-dev"),
    library("CCurl", pkgConfig: "libcurl", apt: "libcurl4-openssl-dev"),
    library("CGio", pkgConfig: "gio-unix-2.0", apt: "libglib2.0-dev"),
    library("CIBus", pkgConfig: "ibus-1.0", apt: "libibus-1.0-dev"),
    library("CSecret", pkgConfig: "libsecret-1", apt: "libsecret-1-dev"),
    library("CPulse", pkgConfig: "libpulse", apt: "libpulse-dev"),
    // Only its headers: pocketsphinx.pc also links libsphinxad, and with it the whole of PulseAudio.
    .systemLibrary(name: "CPocketSphinx", providers: [.apt(["libpocketsphinx-dev"])]),
    .systemLibrary(name: "CIntl"),
    .systemLibrary(name: "CLinux"),
    .systemLibrary(name: "CSherpa"),
    library("CSndFile", pkgConfig: "sndfile", apt: "libsndfile1-dev"),

    // Pure: no C, no Foundation
    module("Localization"),
    module("DictationCore", ["Localization"]),
    // floor, ceil and sqrt are the standard library's, but the linker finds them in libm.
    .target(
      name: "Speech", dependencies: ["Localization"], swiftSettings: settings, linkerSettings: [.linkedLibrary("m")]),
    module(
      "Wording", ["DictationCore"],
      resources: ["en", "de", "fr", "es"].map { .embedInCode("Languages/\($0).language") }),
    module(
      "Rewriting", ["Localization", "Wording"],
      resources: ["en", "de", "fr", "es"].map { .embedInCode("Languages/\($0).guard") }
        + [.embedInCode("Tones/shipped.tones")]),
    module("InputMethod", ["DictationCore", "Localization", "Wording"]),
    module("RecognizerWire", ["Speech"]),

    // Files, threads and clocks: Glibc, and FoundationEssentials for JSON
    module("Threads"),
    module("UserFiles", ["Localization"]),
    module("UserDictionary", ["Localization", "UserFiles", "Wording"]),
    module("Profiles", ["Localization", "Wording"]),
    module("Timekeeping"),
    module("Diagnostics", [log]),
    module("Journal", ["Localization", "Speech", "Threads"]),

    // Adapters: each the only one that sees its C library, and what speaks through them
    module("AudioFiles", ["Localization", "CSndFile", "Speech"]),
    module("Capture", ["CPulse", "Speech", "Threads"]),
    module("Gettext", ["CIntl", "Localization"]),
    module("GLibRuntime", ["Localization", "CGio", "Threads"]),
    module("HTTP", ["Localization", "CCurl", "Threads"]),
    module("Secrets", ["Localization", "CSecret", "GLibRuntime"]),
    module("Unpacking", ["Localization", "CArchive"]),
    .target(
      name: "PocketSphinxRecognizer", dependencies: ["CPocketSphinx", "Localization", "Speech"],
      swiftSettings: settings + [.unsafeFlags(["-Xcc", "-I/usr/include/pocketsphinx"])]),
    module("SherpaRecognizer", ["Localization", "CSherpa", "Speech"]),
    module("RecognizerWorker", ["CLinux", "RecognizerWire", "Speech", "Threads"]),
    module("RecognizerHost", ["GLibRuntime", "Localization", "RecognizerWire", "Speech", log]),
    module("Settings", ["Localization", "DictationCore", "GLibRuntime"]),
    module("ServiceInterface", ["DictationCore", "GLibRuntime", "Localization"]),
    module(
      "IBusFrontend",
      ["Localization", "CIBus", "DictationCore", "GLibRuntime", "InputMethod", "ServiceInterface", "Settings"]),

    // Above them
    module("Archive", ["Localization", "Threads", database]),
    module("Transcription", ["Localization", "Speech", log]),
    module("SpeechModels", ["Localization", "GLibRuntime", "HTTP", "Unpacking"]),
    module("LocalRecognition", ["Localization", "GLibRuntime", "RecognizerHost", "Speech", "SpeechModels", log]),
    module(
      "CloudRecognition",
      ["AudioFiles", "GLibRuntime", "HTTP", "Localization", "Secrets", "Speech", "UserFiles", log]),
    module("ChatModels", ["Localization", "CloudRecognition", "GLibRuntime", "HTTP", "Rewriting", log]),
    module(
      "DictationService",
      [
        "Archive", "AudioFiles", "DictationCore", "GLibRuntime", "Journal", "Localization", "Profiles", "Rewriting",
        "ServiceInterface",
        "Settings", "Speech", "Timekeeping", "Transcription", "UserDictionary", "UserFiles", "Wording", log,
      ]),
    module(
      "Doctor",
      [
        "Localization",
        "AudioFiles", "Capture", "DictationCore", "GLibRuntime", "ServiceInterface", "Settings", "Speech",
      ]),
    module(
      "SettingsPages",
      [
        "Capture", "CloudRecognition", "DictationCore", "Doctor", "GLibRuntime", "HTTP", "LocalRecognition",
        "Localization", "Profiles", "RecognizerHost", "Rewriting", "Secrets", "ServiceInterface", "Settings", "Speech",
        "SpeechModels", "UserDictionary", "UserFiles", "Wording",
      ]),
    module("SettingsWindow", ["CAdwaita", "DictationCore", "GLibRuntime", "Localization", "SettingsPages"]),
    module(
      "UtterCLI",
      [
        "Localization",
        "AudioFiles", "CloudRecognition", "DictationCore", "Doctor", "GLibRuntime", "HTTP", "LocalRecognition",
        "Profiles", "RecognizerHost", "Rewriting", "Secrets", "ServiceInterface", "Settings", "Speech", "SpeechModels",
        "Threads", "UserDictionary", "UserFiles", "Wording", arguments,
      ]),

    // Programs: wiring only
    .executableTarget(
      name: "ibus-engine-utter",
      dependencies: [
        "Diagnostics", "Gettext", "GLibRuntime", "IBusFrontend", "InputMethod", "Localization", "ServiceInterface",
        "Settings", log,
      ],
      swiftSettings: settings,
      // It lives as long as the login: with Swift's libraries inside, of which it needs little, it takes a third of the memory.
      // Where the Makefile puts libstdc++ as an archive, the linker finds it before the shared one.
      linkerSettings: [
        .unsafeFlags(
          ["-static-stdlib", "-L\(Context.packageDirectory)/.build/archives"], .when(configuration: .release))
      ]),
    program("utter", ["Gettext", "UtterCLI", arguments]),
    program(
      "utter-edit", ["DictationCore", "Gettext", "Localization", "SettingsPages", "SettingsWindow", arguments]),
    program(
      "utter-recognizer", ["Gettext", "Localization", "PocketSphinxRecognizer", "RecognizerWorker", "SherpaRecognizer"]),
    program(
      "utter-settings",
      ["DictationCore", "Gettext", "GLibRuntime", "Localization", "SettingsPages", "SettingsWindow", arguments]),
    program(
      "utterd",
      [
        "Archive", "Capture", "ChatModels", "CloudRecognition", "Diagnostics", "DictationCore", "DictationService",
        "Gettext", "GLibRuntime", "Journal", "LocalRecognition", "Profiles", "RecognizerHost", "Secrets",
        "ServiceInterface", "Settings", "SpeechModels", "Timekeeping", "Transcription", "UserDictionary", "UserFiles",
        log,
      ]),

    // What tests, the demonstration and the measurements share
    module(
      "TestSupport",
      [
        "AudioFiles", "DictationCore", "GLibRuntime", "HTTP", "InputMethod", "ServiceInterface", "Settings", "Speech",
        "SpeechModels", "Threads", .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ]),
    program(
      "utter-bench",
      [
        "Archive", "AudioFiles", "CloudRecognition", "DictationCore", "GLibRuntime", "HTTP", "Journal",
        "LocalRecognition",
        "RecognizerHost", "Secrets", "ServiceInterface", "Speech", "SpeechModels", "TestSupport", "Wording", arguments,
      ]),
    program(
      "utter-demo", ["Archive", "AudioFiles", "GLibRuntime", "SettingsPages", "Speech", "TestSupport", arguments]),
    program("utter-scripted-recognizer", ["RecognizerWorker", "Speech"]),

    tests("Archive", ["TestSupport", database]),
    tests("AudioFiles", ["TestSupport"]),
    tests("Capture", ["TestSupport"]),
    tests("ChatModels", ["CloudRecognition", "GLibRuntime", "HTTP", "Rewriting", "Secrets", "TestSupport"]),
    tests("Diagnostics"),
    tests("CloudRecognition", ["AudioFiles", "GLibRuntime", "HTTP", "Secrets", "Speech", "TestSupport"]),
    tests("DictationCore"),
    tests("DictationService", ["Rewriting", "SpeechModels", "TestSupport", "utterd", "utter-recognizer"]),
    tests("Doctor", ["DictationCore", "GLibRuntime", "ServiceInterface", "TestSupport"]),
    tests("Gettext", ["Localization", "TestSupport"]),
    tests("GLibRuntime", ["TestSupport"]),
    tests("HTTP", ["TestSupport"]),
    tests("IBusFrontend", ["TestSupport"]),
    tests("InputMethod", ["TestSupport"]),
    tests("Journal", ["TestSupport", "AudioFiles"]),
    tests(
      "LocalRecognition",
      [
        "GLibRuntime", "RecognizerHost", "Speech", "SpeechModels", "TestSupport", "Transcription", "utter-recognizer",
      ]),
    tests("Localization", ["TestSupport"]),
    tests("PocketSphinxRecognizer", ["TestSupport", "AudioFiles"]),
    tests("Profiles", ["Wording"]),
    tests("RecognizerHost", ["GLibRuntime", "RecognizerWire", "TestSupport", "utter-recognizer"]),
    tests("RecognizerWire", ["Speech", "TestSupport"]),
    tests("RecognizerWorker", ["RecognizerWire", "Speech"]),
    tests("Rewriting", ["Wording"]),
    tests("Secrets", ["TestSupport"]),
    tests("ServiceInterface", ["TestSupport"]),
    tests("Settings", ["TestSupport"]),
    tests(
      "SettingsPages",
      [
        "DictationCore", "GLibRuntime", "Profiles", "Rewriting", "ServiceInterface", "SpeechModels", "TestSupport",
        "UserDictionary", "UserFiles", "Wording",
      ]),
    tests(
      "SettingsWindow",
      [
        "Archive", "DictationCore", "GLibRuntime", "Journal", "SettingsPages", "Speech", "SpeechModels", "TestSupport",
        "ibus-engine-utter", "utter-edit", "utter-recognizer", "utter-scripted-recognizer", "utter-settings", "utterd",
      ]),
    tests("SherpaRecognizer", ["Speech", "TestSupport"]),
    tests("Speech"),
    tests("SpeechModels", ["HTTP", "TestSupport", "Unpacking"]),
    tests("Timekeeping", ["TestSupport"]),
    tests("Transcription", ["GLibRuntime", "RecognizerHost", "TestSupport", "utter-recognizer"]),
    tests("Unpacking"),
    tests("UserDictionary", ["UserFiles"]),
    tests("UtterCLI", ["SpeechModels", "TestSupport", "ibus-engine-utter", "utter", "utterd", "utter-recognizer"]),
    tests("Wording", ["TestSupport"]),
    .testTarget(name: "BenchTests", dependencies: ["TestSupport", "utter-bench"], swiftSettings: settings),
    // Real daemon without a display; real toolkits under Xvfb; a real GNOME Shell session.
    .testTarget(
      name: "IntegrationTests", dependencies: ["DictationCore", "GLibRuntime", "ServiceInterface", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "DesktopTests", dependencies: ["AudioFiles", "GLibRuntime", "Speech", "TestSupport"],
      swiftSettings: settings),
    .testTarget(name: "GNOMETests", dependencies: ["GLibRuntime", "TestSupport"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
