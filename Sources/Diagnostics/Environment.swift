import Glibc

/// A variable of this process, or nil where it is unset or empty.
func environmentValue(_ name: String) -> String? {
  guard let value = getenv(name).map({ String(cString: $0) }), !value.isEmpty else { return nil }
  return value
}
