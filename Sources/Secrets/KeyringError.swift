import Localization

/// Why the keyring could not be asked. The details are the service's own words, never a key.
public enum KeyringError: Error, Hashable, Sendable {
  /// No Secret Service answers on the session bus.
  case absent(String)
  /// The key is there, but the keyring that holds it is locked.
  case locked
  case refused(String)

  public var sentence: String {
    switch self {
    case .absent:
      localized(
        "No keyring answers in this session; start gnome-keyring, KeePassXC or KWallet, or set UTTER_<PROVIDER>_API_KEY."
      )
    case .locked:
      localized(
        "Your keyring is locked, so the key cannot be read; unlock it (in “Passwords and Keys”, or by logging in again)."
      )
    case .refused(let detail): localized("The keyring refused (\(detail)); look at it in “Passwords and Keys”.")
    }
  }
}
