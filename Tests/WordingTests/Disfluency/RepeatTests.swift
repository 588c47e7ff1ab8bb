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

  @Test(arguments: [
    Said("we need to uh we need to fix the build", "we need to fix the build"),
    Said("In the in the middle of it", "In the middle of it"),
    Said("this is a this is a test", "this is a test"),
    Said("and then we and then we and then we left", "and then we left"),
    Said("Well, I would, I would say so", "Well, I would say so"),
    Said("because the because the server is down", "because the server is down"),
    Said("do you do you want some", "do you want some"),
    Said("if you if you could send that", "if you could send that"),
    Said(stays: "I know I know it's late"),
    Said(stays: "over and over and over again"),
    Said(stays: "more and more and more people"),
    Said(stays: "step by step by step"),
    Said(stays: "from time to time to check"),
    Said(stays: "to be or not to be that is the question"),
    Said(stays: "we need to. We need to fix it"),
    Said(stays: "what do I do I asked"),
    Said(stays: "that is what I do I do it well"),
  ])
  func whatIsBegunAgain(_ said: Said) {
    #expect(Cleaner(language: "en").clean(said.raw).text == said.written)
  }

  @Test(arguments: [
    ("de", "ich glaube dass ich glaube dass es geht", "ich glaube dass es geht"),
    ("fr", "il faut que il faut que tu viennes", "il faut que tu viennes"),
    ("es", "yo creo que yo creo que sí", "yo creo que sí"),
    ("es", "en la en la casa", "en la casa"),
  ])
  func whatIsBegunAgainElsewhere(language: String, raw: String, written: String) {
    #expect(Cleaner(language: language).clean(raw).text == written)
  }
}
