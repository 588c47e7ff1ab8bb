/// Words to make dictations of.
enum SpeechSamples {
  /// No rule says anything about these.
  static let plain = ["garden", "table", "walks", "slowly", "green", "under", "river", "singing", "bread", "lantern"]

  static let english =
    plain + [
      "um", "uh", "the", "a", "I", "i", "and", "of", "to", "at", "on", "in", "no", "very", "that", "so", "one", "two",
      "five",
      "nine", "ten", "twelve", "twenty", "thirty", "ninety", "hundred", "thousand", "million", "oh", "point", "dot",
      "half",
      "past", "quarter", "minus", "percent", "dollars", "cents", "euros", "minutes", "miles", "first", "second",
      "third",
      "twentieth", "nineteen", "eighty", "eighties", "p", "m", "am", "pm", "p.m.", "o'clock", "may", "march", "january",
      "monday", "version", "chapter", "period", "comma", "question", "mark", "colon", "semicolon", "dash", "hyphen",
      "slash",
      "open", "close", "quote", "paren", "bracket", "new", "line", "paragraph", "bullet", "underscore", "apostrophe",
      "s",
      "percent", "sign", "sorry", "no", "wait", "usb", "u", "b", "double", "plus", "call", "unquote", "Hello,",
      "there.",
      "Yes!", "why?", "(so", "far)", "\"he", "said\"", "3.5", "25", "2:30", "$5", "don't", "e.g.", "th-", "I-I",
      "well-known",
      "twenty-five", "...", "—", "&",
    ]

  static let german = [
    "äh", "ich", "der", "die", "komma", "punkt", "neue", "zeile", "fünfundzwanzig", "zwei", "drei", "hundert",
    "tausend",
    "millionen", "euro", "prozent", "uhr", "am", "ersten", "zwanzigsten", "märz", "montag", "klammer", "auf", "zu",
    "nein",
    "warte", "Haus", "läuft", "grün", "Hallo,", "gut.", "3,5", "zweitausendsechs", "im",
  ]

  static let french = [
    "euh", "je", "le", "la", "virgule", "point", "deux", "points", "nouvelle", "ligne", "vingt", "quatre", "dix",
    "cent",
    "mille", "et", "un", "soixante", "euros", "pour", "heures", "trente", "mars", "premier", "non", "attends", "maison",
    "vert", "Bonjour,", "bien.", "3,5", "l'eau", "d'interrogation", "moins",
  ]

  static let spanish = [
    "ehm", "yo", "el", "la", "coma", "punto", "dos", "puntos", "nueva", "línea", "veinte", "treinta", "y", "cinco",
    "cien",
    "mil", "millones", "de", "euros", "por", "ciento", "marzo", "primero", "no", "espera", "casa", "verde", "Hola,",
    "bien.",
    "abre", "cierra", "interrogación", "3,5", "menos",
  ]
}
