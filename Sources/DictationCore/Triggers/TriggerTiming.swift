/// Times that tell a tap from a hold and a repeat from a press.
public enum TriggerTiming {
  /// A shorter press of a hold key is an ordinary one.
  public static let shortestHold: Duration = .milliseconds(250)
  /// From the first tap's release to the second tap's press.
  public static let doubleTap: Duration = .milliseconds(400)
  /// Qt repeats as RELEASE and PRESS in one millisecond, so a release counts only once no press followed for so long.
  /// Modifiers do not repeat on X11 or Wayland: their release counts at once.
  public static let releaseBelief: Duration = .milliseconds(80)
  /// A key that is down repeats after 500 to 660 ms and then every 30 to 40; a press after a longer silence is a new
  /// one, whose release before was lost.
  static let longestRepeatGap: Duration = .seconds(1)
}
