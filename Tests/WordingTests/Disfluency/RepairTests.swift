import Testing
import Wording

@Suite struct RepairTests {
  @Test(arguments: [
    Said("hello world scratch that", ""),
    Said("I came home. I left. Scratch that.", "I came home."),
    Said("I came home. I left scratch that", "I came home."),
    Said("I came home period I left scratch that", "I came home."),
    Said("I came home period I left period scratch that", "I came home."),
    Said("I left. Scratch that. I came home.", "I came home."),
    Said("I left, scratch that, I came home", "I came home"),
    Said("hello new line world delete that", "hello\n"),
    Said("hello strike that", ""),
    Said(stays: "we should scratch that idea"),
    Said(stays: "you have to scratch that itch"),
    Said(stays: "I want to delete that"),
    Said(stays: "I'll delete that."),
    Said(stays: "we'd scratch that"),
    Said(stays: "scratch that and go"),
    Said(stays: "can you delete that file for me"),
  ])
  func scratch(_ said: Said) {
    #expect(Cleaner(language: "en").clean(said.raw).text == said.written)
  }

  @Test func aPauseMakesItACommand() {
    let raw = "let us meet at noon scratch that let us meet at one"
    let cleaner = Cleaner(language: "en")
    #expect(cleaner.clean(raw).text == raw)
    #expect(cleaner.clean(raw, pauses: [19, 32]).text == "let us meet at one")
  }

  @Test func aPauseIsAsFarAsItTakesBack() {
    let cleaned = Cleaner(language: "en").clean("buy milk and eggs scratch that", pauses: [8])
    #expect(cleaned.text == "buy milk")
  }

  @Test(arguments: [
    Said("at three no wait at four", "at four"),
    Said("let's meet at three no wait at four", "let's meet at four"),
    Said("let's meet at three, no, wait, at four", "let's meet at four"),
    Said("let's meet at three, no wait, at four", "let's meet at four"),
    Said("Twenty-two people, no wait, twenty-three people.", "23 people."),
    Said("let's meet at three. No wait, four.", "let's meet at four."),
    Said("on monday no wait tuesday", "on Tuesday"),
    Said("next monday sorry tuesday", "next Tuesday"),
    Said("we need two make that three chairs", "we need three chairs"),
    Said("I saw two dogs no wait three dogs", "I saw three dogs"),
    Said("I saw two dogs no wait three cats", "I saw three cats"),
    Said("I saw two dogs no wait three", "I saw three dogs"),
    Said(stays: "I saw two dogs no wait three of them were cats"),
    Said("we need five dollars no wait six dollars", "we need $6"),
    Said("we need five miles no wait six", "we need 6 miles"),
    Said("send it to john no wait to mary", "send it to mary"),
    Said("send it to John no wait Mary", "send it to Mary"),
    Said("meet john no wait jane", "meet jane"),
    Said("on tuesday the third no wait wednesday the fourth", "on Wednesday the fourth"),
    Said("the red one no wait the blue one", "the blue one"),
    Said("in january no wait in march", "in March"),
    Said("january no wait february", "February"),
    Said("it starts at two p m no wait three p m", "it starts at 3 PM"),
    Said("twenty five correction thirty people", "30 people"),
    Said("may third no wait june fourth", "June 4"),
    Said(stays: "there's no wait at the clinic"),
    Said(stays: "I'm sorry I am late"),
    Said(stays: "I am sorry I am late"),
    Said(stays: "I actually like it"),
    Said(stays: "at three I mean at four"),
    Said(stays: "it is big actually it is small"),
    Said(stays: "no wait for me"),
    Said(stays: "make that call"),
    Said(stays: "a correction was printed"),
    Said(stays: "send it to John no wait until tomorrow"),
  ])
  func sameKindOrSameFirstWord(_ said: Said) {
    #expect(Cleaner(language: "en").clean(said.raw).text == said.written)
  }
}
