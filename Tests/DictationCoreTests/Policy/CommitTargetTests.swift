import DictationCore
import Testing

@Suite struct CommitTargetTests {
  private static let gtk = CommitTarget(path: "/ic/3", client: "gtk3-im:gedit", purpose: .freeForm, epoch: 7)

  @Test(arguments: [
    ("the same", gtk, true),
    ("hints alone", CommitTarget(path: "/ic/3", client: "gtk3-im:gedit", hints: .inhibitOSK, epoch: 7), true),
    ("another context", CommitTarget(path: "/ic/4", client: "gtk3-im:gedit", epoch: 7), false),
    ("another client", CommitTarget(path: "/ic/3", client: "gtk3-im:vim", epoch: 7), false),
    ("another purpose", CommitTarget(path: "/ic/3", client: "gtk3-im:gedit", purpose: .password, epoch: 7), false),
    ("a moved epoch", CommitTarget(path: "/ic/3", client: "gtk3-im:gedit", epoch: 8), false),
    ("context now unknown", CommitTarget(client: "gtk3-im:gedit", epoch: 7), false),
    ("client now unknown", CommitTarget(path: "/ic/3", epoch: 7), false),
  ])
  func isSameField(_ name: String, _ current: CommitTarget, _ isSame: Bool) {
    #expect(Self.gtk.isSameField(as: current) == isSame)
    #expect(current.isSameField(as: Self.gtk) == isSame)
  }

  @Test func anUnknownEqualsAnUnknown() {
    #expect(CommitTarget(epoch: 1).isSameField(as: CommitTarget(epoch: 1)))
  }
}
