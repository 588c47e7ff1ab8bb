internal import CAdwaita

extension Widget {
  /// What a screen reader calls the widget.
  func setAccessibleLabel(_ text: String) { setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, text) }

  func setAccessibleDescription(_ text: String) { setAccessible(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text) }

  private func setAccessible(_ property: GtkAccessibleProperty, _ text: String) {
    var value = GValue()
    g_value_init(&value, cadwaita_type_string)
    g_value_set_string(&value, text)
    var properties = [property]
    gtk_accessible_update_property_value(opaque, 1, &properties, &value)
    g_value_unset(&value)
  }
}
