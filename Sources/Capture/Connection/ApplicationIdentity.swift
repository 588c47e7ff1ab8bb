internal import CPulse

/// What desktops show beside the microphone indicator, and by which the sound server remembers a device that the user
/// moved us to.
///
/// No media role: servers would remember the device by the role, shared with strangers, and `phone` would pause music and
/// switch Bluetooth headsets over.
enum ApplicationIdentity {
  static let name = "Utter"
  static let stream = "Dictation"
  static let properties = [
    (PA_PROP_APPLICATION_NAME, name),
    (PA_PROP_APPLICATION_ID, "org.freedesktop.IBus.Utter"),
    (PA_PROP_APPLICATION_ICON_NAME, "org.freedesktop.IBus.Utter"),
  ]
}
