extension DictationInterface {
  /// The interface as GDBus wants it: `data/org.freedesktop.IBus.Utter.Dictation.xml` without its words. A test keeps
  /// the two alike.
  static let xml = """
    <node>
      <interface name="org.freedesktop.IBus.Utter.Dictation">
        <property name="Version" type="u" access="read"/>
        <method name="Register">
          <arg name="about" type="a{sv}" direction="in"/>
          <arg name="service" type="a{sv}" direction="out"/>
        </method>
        <method name="Start">
          <arg name="request" type="a{sv}" direction="in"/>
          <arg name="session" type="t" direction="out"/>
        </method>
        <method name="Stop"><arg name="session" type="t" direction="in"/></method>
        <method name="SetPaused">
          <arg name="session" type="t" direction="in"/>
          <arg name="paused" type="b" direction="in"/>
        </method>
        <method name="Cancel"><arg name="session" type="t" direction="in"/></method>
        <method name="Accept"><arg name="session" type="t" direction="in"/></method>
        <method name="Restore"><arg name="session" type="t" direction="in"/></method>
        <method name="Status"><arg name="status" type="a{sv}" direction="out"/></method>
        <method name="Toggle"/>
        <method name="Trigger"><arg name="trigger" type="s" direction="in"/></method>
        <method name="Delivered">
          <arg name="session" type="t" direction="in"/>
          <arg name="outcome" type="s" direction="in"/>
          <arg name="details" type="a{sv}" direction="in"/>
        </method>
        <method name="Inserted">
          <arg name="session" type="t" direction="in"/>
          <arg name="draft" type="a{sv}" direction="in"/>
          <arg name="text" type="s" direction="in"/>
        </method>
        <method name="Edit">
          <arg name="session" type="t" direction="in"/>
          <arg name="draft" type="a{sv}" direction="out"/>
        </method>
        <method name="Edited">
          <arg name="session" type="t" direction="in"/>
          <arg name="draft" type="a{sv}" direction="in"/>
        </method>
        <method name="Take">
          <arg name="session" type="t" direction="out"/>
          <arg name="draft" type="a{sv}" direction="out"/>
        </method>
        <method name="Alternatives">
          <arg name="session" type="t" direction="in"/>
          <arg name="alternatives" type="aa{sv}" direction="out"/>
        </method>
        <method name="WriteInTone">
          <arg name="session" type="t" direction="in"/>
          <arg name="tone" type="s" direction="in"/>
          <arg name="alternative" type="a{sv}" direction="out"/>
        </method>
        <method name="Offer">
          <arg name="draft" type="a{sv}" direction="in"/>
          <arg name="session" type="t" direction="out"/>
        </method>
        <method name="Transcribe">
          <arg name="file" type="h" direction="in"/>
          <arg name="request" type="a{sv}" direction="in"/>
          <arg name="session" type="t" direction="out"/>
        </method>
        <method name="Rewrite">
          <arg name="text" type="s" direction="in"/>
          <arg name="request" type="a{sv}" direction="in"/>
          <arg name="rewritten" type="s" direction="out"/>
          <arg name="details" type="a{sv}" direction="out"/>
        </method>
        <method name="Tones">
          <arg name="names" type="as" direction="out"/>
          <arg name="current" type="s" direction="out"/>
        </method>
        <method name="Choices"><arg name="choices" type="a{sv}" direction="out"/></method>
        <signal name="Started"><arg name="session" type="t"/></signal>
        <signal name="Level"><arg name="session" type="t"/><arg name="level" type="d"/></signal>
        <signal name="Partial">
          <arg name="session" type="t"/><arg name="stable" type="s"/><arg name="volatile" type="s"/>
        </signal>
        <signal name="Stopped"><arg name="session" type="t"/></signal>
        <signal name="Progress"><arg name="session" type="t"/><arg name="share" type="d"/></signal>
        <signal name="Rewriting">
          <arg name="session" type="t"/><arg name="raw" type="s"/><arg name="rules" type="s"/>
        </signal>
        <signal name="TextReady">
          <arg name="session" type="t"/><arg name="stage" type="s"/><arg name="draft" type="a{sv}"/>
        </signal>
        <signal name="Preview"><arg name="session" type="t"/><arg name="style" type="s"/></signal>
        <signal name="Failed">
          <arg name="session" type="t"/><arg name="code" type="s"/><arg name="sentence" type="s"/>
        </signal>
        <signal name="Remark"><arg name="session" type="t"/><arg name="sentence" type="s"/></signal>
        <signal name="PendingChanged"><arg name="count" type="u"/></signal>
        <signal name="Noticed"><arg name="sentence" type="s"/></signal>
        <signal name="TriggerRequested"><arg name="trigger" type="s"/></signal>
        <signal name="SessionInactive"/>
      </interface>
    </node>
    """
}
