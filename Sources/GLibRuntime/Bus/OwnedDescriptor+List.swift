internal import CGio

extension [OwnedDescriptor] {
  /// Copies of the descriptors in a GUnixFDList, which stays the caller's; nil is the empty list.
  init(copying list: UnsafeMutablePointer<GUnixFDList>?) {
    guard let list else {
      self = []
      return
    }
    self = (0..<g_unix_fd_list_get_length(list)).compactMap { index in
      let copy = g_unix_fd_list_get(list, index, nil)
      return copy < 0 ? nil : OwnedDescriptor(adopting: copy)
    }
  }

  /// Calls `body` with a list of duplicates, or with nil where there are no descriptors.
  func withDescriptorList(_ body: (UnsafeMutablePointer<GUnixFDList>?) -> Void) {
    guard !isEmpty else {
      body(nil)
      return
    }
    let list = g_unix_fd_list_new()!
    defer { g_object_unref(list) }
    for descriptor in self { g_unix_fd_list_append(list, descriptor.rawValue, nil) }
    body(list)
  }
}
