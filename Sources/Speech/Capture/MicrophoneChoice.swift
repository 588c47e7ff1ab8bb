/// Which microphone to take.
public enum MicrophoneChoice: Hashable, Sendable {
  /// The sound server's default, followed when it changes. A monitor is never taken for a microphone.
  case followDefault
  /// The source of this name (a monitor too); the default where it is not plugged in.
  case named(String)

  /// The microphone that this choice means among those there are; nil where none may be taken.
  public func resolved(among microphones: [Microphone]) -> Microphone? {
    if case .named(let name) = self, let named = microphones.first(where: { $0.name == name }) { return named }
    let real = microphones.filter { !$0.isMonitor }
    return real.first(where: \.isDefault) ?? real.first
  }
}
