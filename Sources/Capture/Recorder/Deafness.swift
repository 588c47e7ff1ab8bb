/// Why nothing that is heard counts yet.
enum Deafness: Equatable {
  /// Nobody knows yet that the microphone is open.
  case untilOpen
  /// Somebody has been told, and says when to listen.
  case untilAsked
  /// So many samples were on their way when he said it.
  case rest(Int)

  /// What the server may hold at that moment: two fragments, and one that is being filled.
  static let held = Duration.milliseconds(60)
}
