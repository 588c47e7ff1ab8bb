internal import CCurl
internal import Glibc

/// Dates as they stand in headers, in any of the three forms of RFC 9110.
public enum HTTPDate {
  /// Seconds since 1970; nil for what is no date.
  public static func seconds(_ text: String) -> Int? {
    let time = curl_getdate(text, nil)
    return time == -1 ? nil : time
  }

  /// Of this machine.
  public static var now: Int { time(nil) }
}
