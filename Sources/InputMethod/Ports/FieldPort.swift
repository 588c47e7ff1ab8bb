/// One IBus engine object: the way to the field that has the focus *now*, and to the panel. It converts and sends;
/// it decides nothing. After its object was destroyed every call does nothing.
public protocol FieldPort: AnyObject {
  /// At most `CommitPieces.maximumBytes` of UTF-8; the pacing between two commits is the caller's.
  func commit(_ text: String)
  /// Takes out what stands before the caret, in units of the client. Only where that was proved (see `Revision`).
  func deleteBeforeCaret(_ count: Int)
  /// Inline preview in CLEAR mode, the cursor at the end.
  func showPreedit(_ text: String)
  func hidePreedit()
  /// Auxiliary text: the bubble that the panel draws at the caret.
  func showBubble(_ text: String)
  func hideBubble()
  /// The list that the panel draws at the caret.
  func showCandidates(_ list: CandidateList)
  func hideCandidates()
  /// Asks the client to send the text around the caret; the answer arrives as a `FieldEvent`, or never.
  func requestSurroundingText()
  func register(_ properties: [PanelProperty])
  func update(_ property: PanelProperty)
}
