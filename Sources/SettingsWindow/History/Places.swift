internal import CAdwaita
internal import GLibRuntime

/// A list model that is nothing but long: its items are made when GTK asks for them, and say nothing. A list of strings
/// would hold an object for each of a hundred thousand places.
@GLibActor
final class Places {
  /// A `GListModel`.
  let pointer: OpaquePointer

  init() { pointer = OpaquePointer(g_object_new_with_properties(Self.type, 0, nil, nil)!) }

  isolated deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }

  var count: Int { Int(length(of: pointer)) }

  /// Tells those that show it.
  func replace(_ places: Range<Int>, with added: Int) {
    let length = count - places.count + added
    g_object_set_qdata(
      UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: GObject.self), key, .init(bitPattern: length))
    g_list_model_items_changed(pointer, guint(places.lowerBound), guint(places.count), guint(added))
  }

  /// Registered with GObject on first use.
  private static let type: GType = {
    var query = GTypeQuery()
    g_type_query(cadwaita_type_object, &query)
    var info = GTypeInfo()
    info.class_size = UInt16(query.class_size)
    info.instance_size = UInt16(query.instance_size)
    let type = g_type_register_static(cadwaita_type_object, "UtterPlaces", &info, GTypeFlags(rawValue: 0))
    var model = GInterfaceInfo(
      interface_init: { model, _ in fill(model!) }, interface_finalize: nil, interface_data: nil)
    g_type_add_interface_static(type, g_list_model_get_type(), &model)
    return type
  }()
}

// Below are functions of the file, since a C function may capture nothing, not even `Self`.

/// What the object keeps its length by.
private let key = g_quark_from_static_string("utter-places-length")

private func length(of model: OpaquePointer?) -> guint {
  let object = UnsafeMutableRawPointer(model)?.assumingMemoryBound(to: GObject.self)
  return guint(UInt(bitPattern: g_object_get_qdata(object, key)))
}

private func fill(_ interface: UnsafeMutableRawPointer) {
  let model = interface.assumingMemoryBound(to: GListModelInterface.self)
  model.pointee.get_item_type = { _ in gtk_string_object_get_type() }
  model.pointee.get_n_items = { length(of: $0) }
  model.pointee.get_item = { model, place in
    place < length(of: model) ? UnsafeMutableRawPointer(gtk_string_object_new("")) : nil
  }
}
