import Testing
import Wording

@Suite struct RepeatTests {
  @Test(arguments: [
    Said("We we we're going.", "We're going."),
    Said("I I'm not sure", "I'm not sure"),
    Said("the the house", "the house"),
    Said("I I think so", "I think so"),
    Said("I, I think so", "I think so"),
    Said("I-I think so", "I think so"),
    Said("i i think so", "I think so"),
    Said("The the house", "The house"),
    Said("th- the house", "the house"),
    Said("and and and then", "and then"),
    Said("to to the the shop", "to the shop"),
    Said("is is this on", "is this on"),
    Said("what what do you mean", "what do you mean"),
    Said("can can you hear me", "can you hear me"),
    Said("we met in in the house", "we met in the house"),
    Said("it it works and you you know it", "it works and you know it"),
    Said("not not now", "not now"),
    Said(stays: "I turned it on on Monday"),
    Said(stays: "the man who gave it to you you know"),
    Said(stays: "if you like it it is yours"),
    Said("let's let's go", "let's go"),
    Said("house house house is red", "house is red"),
    Said(stays: "he had had enough"),
    Said(stays: "I know that that is true"),
    Said(stays: "very very good"),
    Said(stays: "no no no"),
    Said(stays: "no. No. No."),
    Said(stays: "bye bye"),
    Said(stays: "the house house"),
    Said(stays: "go go go"),
    Said(stays: "what it is is good"),
    Said(stays: "come in in time"),
    Said(stays: "a d d d e"),
  ])
  func english(_ said: Said) {
    #expect(Cleaner(language: "en").clean(said.raw).text == said.written)
  }
}
