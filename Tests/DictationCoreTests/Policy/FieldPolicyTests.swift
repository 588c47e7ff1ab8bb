import DictationCore
import Testing

@Suite struct FieldPolicyTests {
  @Test(arguments: [
    (CommitTarget(client: "gtk3-im:gedit"), nil as DictationFailure.Code?),
    (CommitTarget(client: nil), nil),
    (CommitTarget(client: "gtk3-im:gedit", purpose: .password), .privateField),
    (CommitTarget(client: "gnome-shell", purpose: .pin), .privateField),
    (CommitTarget(client: "gtk4-im:x", hints: [.isPrivate, .noSpellcheck]), .privateField),
    (CommitTarget(client: "gtk4-im:x", purpose: .terminal), nil),
    (CommitTarget(client: "fake"), .noField),
  ])
  func refusal(_ target: CommitTarget, _ code: DictationFailure.Code?) {
    let refusal = FieldPolicy(target).refusal
    #expect(refusal?.code == code)
    if let refusal { #expect(refusal.sentence.hasSuffix(".")) }
  }

  @Test(arguments: [
    ("QIBusInputContext" as String?, false, DictationFailure.Code.privateField as DictationFailure.Code?),
    ("QIBusInputContext", true, nil),
    (nil, false, .privateField),
    ("gtk3-im:chromium", false, .privateField),
    ("gtk3-im:gedit", false, nil),
    ("gnome-shell", false, nil),
    ("fake", true, .noField),
  ])
  func refusalFromOutside(_ client: String?, _ keySeen: Bool, _ code: DictationFailure.Code?) {
    #expect(FieldPolicy(CommitTarget(client: client)).refusalFromOutside(keySeen: keySeen)?.code == code)
  }

  @Test(arguments: [
    (InputPurpose.freeForm, "one\ntwo", "one\ntwo"),
    (.freeForm, "one\r\ntwo\u{2028}three", "one\ntwo\nthree"),
    (.terminal, "one\ntwo", "one two"),
    (.terminal, "one \n\n  two\n", "one two"),
    (.terminal, "\none", "one"),
    (.terminal, "a\u{1b}[31mb\u{3}\u{7f}", "a[31mb"),
    (.freeForm, "a\u{0}b\tc", "ab c"),
    (.email, "a\nb", "a b"),
    (.freeForm, "👩‍👩‍👧 e\u{301}", "👩‍👩‍👧 e\u{301}"),
    (.terminal, "", ""),
  ])
  func admissible(_ purpose: InputPurpose, _ text: String, _ result: String) {
    #expect(FieldPolicy(CommitTarget(client: "gnome-shell", purpose: purpose)).admissible(text) == result)
  }
}
