/// What keeps a dictionary of any size from taking the machine with it.
public enum DictionaryLimits {
  /// As many as are used. They take about 60 MB and a second to read.
  public static let entries = 100_000
  /// In bytes; nobody dictates more than a page by one name.
  public static let longestField = 10_000
  /// In bytes. What is behind it is not read.
  public static let fileSize = 64 << 20
}
