import Testing
import Wording

@Suite struct OtherLanguageTests {
  @Test(arguments: [
    Said("hallo komma welt punkt", "hallo, welt."),
    Said("wie geht es dir fragezeichen", "wie geht es dir?"),
    Said("hallo neue zeile welt", "hallo\nWelt"),
    Said("klammer auf leise klammer zu", "(leise)"),
    Said(stays: "der Punkt ist klar"),
    Said("version drei punkt zwei punkt eins", "Version 3.2.1"),
    Said("ich habe drei punkt zwei sind alt", "ich habe drei. Zwei sind alt"),
    Said("besuche example punkt de", "besuche example.de"),
    Said("fünfundzwanzig euro", "25 €"),
    Said("zweihundertdreißig leute", "230 leute"),
    Said("dreitausendfünfhundert leute", "3500 leute"),
    Said("zwölftausend leute", "12.000 leute"),
    Said("zwei millionen euro", "2 millionen €"),
    Said("drei komma fünf prozent", "3,5 %"),
    Said("am einundzwanzigsten märz", "am 21. März"),
    Said("am ersten mai zweitausendsechsundzwanzig", "am 1. Mai 2026"),
    Said("im jahr neunzehnhundertvierundachtzig", "im jahr 1984"),
    Said("um vierzehn uhr dreißig", "um 14:30 Uhr"),
    Said("zwei uhr", "2 Uhr"),
    Said("am montag", "am Montag"),
    Said(stays: "halb drei"),
    Said(stays: "drei Leute"),
    Said("ich ich komme", "ich komme"),
    Said("um drei nein warte um vier", "um vier"),
    Said("das ist gut streich das", ""),
    Said(stays: "Sie sagte, die die kommen"),
    Said(stays: "Er ging, und ich auch"),
  ])
  func german(_ said: Said) {
    #expect(Cleaner(language: "de").clean(said.raw).text == said.written)
  }

  @Test(arguments: [
    Said("bonjour virgule le monde point", "bonjour, le monde."),
    Said("ça va point d'interrogation", "ça va\u{202f}?"),
    Said("bonjour à la ligne salut", "bonjour\nSalut"),
    Said(stays: "le point de vue"),
    Said("vingt cinq euros", "25 €"),
    Said("vingt-cinq euros", "25 €"),
    Said("soixante dix personnes", "70 personnes"),
    Said("soixante et onze personnes", "71 personnes"),
    Said("quatre vingt dix neuf", "99"),
    Said("quatre-vingts personnes", "80 personnes"),
    Said("cent vingt personnes", "120 personnes"),
    Said("deux mille vingt six personnes", "2026 personnes"),
    Said("douze mille personnes", "12\u{202f}000 personnes"),
    Said("trois virgule cinq pour cent", "3,5 %"),
    Said("le premier mai", "le 1er mai"),
    Said("le vingt et un mars", "le 21 mars"),
    Said("quatorze heures trente", "14 h 30"),
    Said("euh je je viens", "je viens"),
    Said("à trois non attends à quatre", "à quatre"),
    Said("je viens efface ça", ""),
    Said(stays: "trois personnes"),
    Said(stays: "un ami"),
    Said(stays: "nous nous voyons"),
  ])
  func french(_ said: Said) {
    #expect(Cleaner(language: "fr").clean(said.raw).text == said.written)
  }

  @Test(arguments: [
    Said("hola coma mundo punto", "hola, mundo."),
    Said("abre interrogación cómo estás cierra interrogación", "¿cómo estás?"),
    Said("abrir interrogación cómo estás cerrar interrogación", "¿cómo estás?"),
    Said("hola nueva línea mundo", "hola\nMundo"),
    Said(stays: "el punto de vista"),
    Said("veinticinco euros", "25 €"),
    Said("treinta y cinco personas", "35 personas"),
    Said("doscientas personas", "200 personas"),
    Said("ciento veinte personas", "120 personas"),
    Said("mil quinientas personas", "1500 personas"),
    Said("doce mil personas", "12.000 personas"),
    Said("tres coma cinco por ciento", "3,5 %"),
    Said("el veintiuno de marzo", "el 21 de marzo"),
    Said("el primero de mayo", "el 1 de mayo"),
    Said("a las tres no espera a las cuatro", "a las cuatro"),
    Said("ya voy borra eso", ""),
    Said(stays: "tres personas"),
    Said(stays: "un amigo"),
    Said(stays: "más o menos"),
    Said(stays: "pan y agua"),
  ])
  func spanish(_ said: Said) {
    #expect(Cleaner(language: "es").clean(said.raw).text == said.written)
  }
}
