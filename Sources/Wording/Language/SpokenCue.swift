/// Words that say something about the words around them, and are not written.
enum SpokenCue: Hashable, Sendable {
  /// "scratch that": takes back to the end of the sentence before.
  case scratch
  /// "delete that": the same, but a plain request to somebody else as well.
  case erase
  /// "no wait": what follows replaces what came before, where both are alike.
  case repair
  /// "sorry": the same, but only between numbers, times and weekdays.
  case weakRepair
  /// "literal": the next spoken mark is meant as a word.
  case literal
  /// Tied to an hour: " AM", " PM".
  case dayHalf(String)
  /// "per cent", said in two words.
  case percent
  case command(CommandWord)

  var isRepair: Bool { self == .repair || self == .weakRepair }
  var takesBack: Bool { self == .scratch || self == .erase }
}
