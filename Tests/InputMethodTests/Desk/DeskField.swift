import DictationCore

/// A text field on the test's desk.
struct DeskField: Hashable {
  var name: String
  var toolkit: Toolkit
  var application = "app"
  var purpose = InputPurpose.freeForm
  var hints: InputHints = []

  var client: String? {
    switch toolkit {
    case .gtk: "gtk3-im:\(application)"
    case .qt: "QIBusInputContext"
    case .gnome: "gnome-shell"
    case .unknown: nil
    }
  }

  var path: String? {
    switch toolkit {
    case .gtk: "/ic/\(application)/\(name)"
    case .qt: "/ic/\(application)"
    case .gnome: "/ic/1"
    case .unknown: nil
    }
  }

  /// Nothing may ever be committed here.
  var isSecret: Bool { purpose == .password || purpose == .pin || hints.contains(.isPrivate) }

  static let gtkA = DeskField(name: "A", toolkit: .gtk)
  static let gtkB = DeskField(name: "B", toolkit: .gtk)
  static let gtkPassword = DeskField(name: "password", toolkit: .gtk, purpose: .password)
  static let terminal = DeskField(name: "terminal", toolkit: .gtk, application: "terminal", purpose: .terminal)
  static let qtA = DeskField(name: "A", toolkit: .qt)
  static let qtB = DeskField(name: "B", toolkit: .qt)
  static let qtPassword = DeskField(name: "password", toolkit: .qt, purpose: .password)
  static let gnomeA = DeskField(name: "A", toolkit: .gnome)
  static let gnomeB = DeskField(name: "B", toolkit: .gnome)
  static let gnomePassword = DeskField(name: "password", toolkit: .gnome, purpose: .password)
  static let unknownA = DeskField(name: "A", toolkit: .unknown)
  static let unknownB = DeskField(name: "B", toolkit: .unknown)
}
