/// The names of the history's interface, at the object of the dictation service. What each method means is written in
/// `data/org.freedesktop.IBus.Utter.Dictation.xml`.
public enum HistoryInterface {
  public static let name = "org.freedesktop.IBus.Utter.History"

  /// That file's second interface without its words. A test keeps the two alike.
  static let xml = """
    <node>
      <interface name="org.freedesktop.IBus.Utter.History">
        <method name="List">
          <arg name="query" type="a{sv}" direction="in"/>
          <arg name="sessions" type="aa{sv}" direction="out"/>
          <arg name="more" type="b" direction="out"/>
          <arg name="total" type="u" direction="out"/>
        </method>
        <method name="Get">
          <arg name="id" type="t" direction="in"/>
          <arg name="session" type="a{sv}" direction="out"/>
        </method>
        <method name="Edit">
          <arg name="id" type="t" direction="in"/>
          <arg name="changes" type="a{sv}" direction="in"/>
        </method>
        <method name="Delete">
          <arg name="which" type="a{sv}" direction="in"/>
          <arg name="count" type="u" direction="out"/>
        </method>
        <method name="Export">
          <arg name="file" type="h" direction="in"/>
          <arg name="options" type="a{sv}" direction="in"/>
          <arg name="count" type="u" direction="out"/>
        </method>
        <method name="Audio">
          <arg name="id" type="t" direction="in"/>
          <arg name="file" type="h" direction="out"/>
        </method>
        <method name="Retry">
          <arg name="id" type="t" direction="in"/>
          <arg name="options" type="a{sv}" direction="in"/>
          <arg name="text" type="s" direction="out"/>
        </method>
        <method name="Statistics">
          <arg name="statistics" type="a{sv}" direction="out"/>
        </method>
        <method name="Queue">
          <arg name="count" type="u" direction="out"/>
          <arg name="recordings" type="aa{sv}" direction="out"/>
        </method>
        <method name="RetryQueue"/>
        <method name="SetOffTheRecord">
          <arg name="next" type="b" direction="in"/>
        </method>
      </interface>
    </node>
    """
}
