internal import CIBus
import InputMethod

extension [PanelProperty] {
  /// A new list with a floating reference.
  var ibusList: UnsafeMutablePointer<IBusPropList> {
    let list = ibus_prop_list_new()!
    for property in self { ibus_prop_list_append(list, property.ibusProperty) }
    return list
  }
}

extension PanelProperty {
  /// A new property with a floating reference. Panels match an update with what was registered by key and type.
  var ibusProperty: UnsafeMutablePointer<IBusProperty> {
    let property = ibus_property_new(
      key, ibusType, ibus_text_new_from_string(label), icon, ibus_text_new_from_string(tooltip),
      isSensitive ? 1 : 0, isVisible ? 1 : 0, isOn ? PROP_STATE_CHECKED : PROP_STATE_UNCHECKED, subProperties)!
    if !symbol.isEmpty { ibus_property_set_symbol(property, ibus_text_new_from_string(symbol)) }
    return property
  }

  private var ibusType: IBusPropType {
    switch kind {
    case .normal: PROP_TYPE_NORMAL
    case .toggle: PROP_TYPE_TOGGLE
    case .radio: PROP_TYPE_RADIO
    case .menu: PROP_TYPE_MENU
    case .separator: PROP_TYPE_SEPARATOR
    }
  }

  private var isOn: Bool {
    switch kind {
    case .toggle(let isOn), .radio(let isOn): isOn
    case .normal, .menu, .separator: false
    }
  }

  private var subProperties: UnsafeMutablePointer<IBusPropList>? {
    if case .menu(let properties) = kind { properties.ibusList } else { nil }
  }
}
