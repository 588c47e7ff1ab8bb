import Testing
import Wording

@Suite struct SpokenMarkTests {
  @Test(arguments: [
    Said("hello comma world", "hello, world"),
    Said("hello period", "hello."),
    Said("hello full stop", "hello."),
    Said("how are you question mark", "how are you?"),
    Said("stop exclamation mark", "stop!"),
    Said("stop exclamation point", "stop!"),
    Said("hello period how are you", "hello. How are you"),
    Said("buy colon milk and eggs", "buy: milk and eggs"),
    Said("it rained semicolon we left", "it rained; we left"),
    Said("it rained semi colon we left", "it rained; we left"),
    Said("it rained dash a lot", "it rained - a lot"),
    Said("wait ellipsis what", "wait... what"),
    Said("wait dot dot dot what", "wait... what"),
    Said("she said open quote hello close quote", "she said \"hello\""),
    Said("she said comma open quote hello period close quote", "she said, \"hello.\""),
    Said("his quote best unquote idea", "his \"best\" idea"),
    Said("hello open paren quietly close paren and left", "hello (quietly) and left"),
    Said("open parenthesis see below close parenthesis", "(see below)"),
    Said("see open bracket one close bracket", "see [one]"),
    Said("a set open brace close brace", "a set {}"),
    Said("a well hyphen known man", "a well-known man"),
    Said("john apostrophe s car", "john's car"),
    Said("the dogs apostrophe house", "the dogs' house"),
    Said("and slash or", "and/or"),
    Said("c colon backslash temp", "c:\\temp"),
    Said("snake underscore case", "snake_case"),
    Said("john at sign example", "john@example"),
    Said("go to example dot com slash help", "go to example.com/help"),
    Said("bullet point one bullet point two", "\n- One\n- Two"),
    Said("hash winning", "#winning"),
    Said("hashtag winning", "#winning"),
    Said("salt ampersand pepper", "salt & pepper"),
    Said("free asterisk", "free*"),
    Said("hello new line world", "hello\nWorld"),
    Said("hello newline world", "hello\nWorld"),
    Said("hello new paragraph world", "hello\n\nWorld"),
    Said("hello new line new line world", "hello\n\nWorld"),
    Said("bullet milk bullet eggs", "\n- Milk\n- Eggs"),
    Said("shopping colon bullet point milk bullet point eggs", "shopping:\n- Milk\n- Eggs"),
    Said("new paragraph", "\n\n"),
    Said("comma", ","),
    Said("comma comma", ","),
    Said("open single quote hello close single quote", "'hello'"),
  ])
  func marks(_ said: Said) {
    #expect(Cleaner(language: "en").clean(said.raw).text == said.written)
  }

  @Test(arguments: [
    Said(stays: "a period of time"),
    Said(stays: "the trial period"),
    Said("the trial period ended period", "the trial period ended."),
    Said(stays: "during the period"),
    Said(stays: "during this period we slept"),
    Said(stays: "a period drama"),
    Said(stays: "her grace period is over"),
    Said("I like this period", "I like this."),
    Said(stays: "colon cancer"),
    Said(stays: "the colon is an organ"),
    Said(stays: "a comma separated list"),
    Said(stays: "comma separated values"),
    Said(stays: "put a comma here"),
    Said(stays: "the Oxford comma"),
    Said(stays: "a dash of salt"),
    Said(stays: "add just dash of salt"),
    Said(stays: "I have to dash"),
    Said(stays: "we dash home"),
    Said(stays: "slash prices now"),
    Said(stays: "they slash and burn"),
    Said(stays: "hash browns for breakfast"),
    Said(stays: "the hash of the file"),
    Said(stays: "a hash table"),
    Said(stays: "bullet train tickets"),
    Said(stays: "he bit the bullet"),
    Said(stays: "a silver bullet"),
    Said(stays: "came to a full stop"),
    Said(stays: "that is a big question mark"),
    Said(stays: "a new line of products"),
    Said(stays: "new line of shoes"),
    Said(stays: "a new paragraph"),
    Said(stays: "I quote from the book"),
    Said(stays: "give me a quote"),
    Said(stays: "quote unquote experts"),
    Said(stays: "the bracket broke"),
    Said(stays: "periods and commas and colons"),
    Said(stays: "an ellipsis has three dots"),
    Said(stays: "the point is clear"),
    Said("literal comma", "comma"),
    Said("say literal comma comma please", "say comma, please"),
    Said("literal new line", "new line"),
    Said("literal question mark question mark", "question mark?"),
    Said(stays: "the literal meaning"),
    Said(stays: "it lived in the jurassic period"),
    Said(stays: "corned beef hash"),
  ])
  func words(_ said: Said) {
    #expect(Cleaner(language: "en").clean(said.raw).text == said.written)
  }

  @Test(arguments: [
    Said("Hello, comma, world.", "Hello, world."),
    Said("Hello. Comma world.", "Hello, world."),
    Said("How are you, question mark.", "How are you?"),
    Said("How are you? Question mark.", "How are you?"),
    Said("How are you? Question mark. Fine.", "How are you? Fine."),
    Said("It rained. Period.", "It rained."),
    Said("It rained, semicolon, we left.", "It rained; we left."),
    Said("She left, open paren, quietly, close paren, and slept.", "She left (quietly) and slept."),
    Said("She left, open paren, quietly, close paren.", "She left (quietly)."),
    Said("Dear John, new line, how are you?", "Dear John,\nHow are you?"),
    Said("Hello. New paragraph. How are you?", "Hello.\n\nHow are you?"),
    Said("A well, hyphen, known man.", "A well-known man."),
    Said("Is it? Exclamation mark.", "Is it!"),
  ])
  func mergedWithAModels(_ said: Said) {
    #expect(Cleaner(language: "en").clean(said.raw).text == said.written)
  }

  @Test func aPauseOnBothSidesMakesItAMark() {
    let cleaned = Cleaner(language: "en").clean("this was the period it ended", pauses: [12, 19])
    #expect(cleaned.text == "this was the. It ended")
  }
}
