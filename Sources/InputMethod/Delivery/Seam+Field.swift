import DictationCore
import Wording

extension Seam {
  /// `draft` as it is committed between `surroundings` in a field of `policy`.
  static func join(_ draft: Draft, to surroundings: Surroundings, under policy: FieldPolicy) -> String {
    let seamDraft = SeamDraft(
      draft.text, mayLowercaseFirst: draft.mayLowercaseFirst, mayCapitalizeFirst: draft.mayCapitalizeFirst,
      finalStopIsGuessed: draft.finalStopIsGuessed, bindsToLeft: draft.bindsToLeft)
    return policy.admissible(join(seamDraft, to: surroundings, in: FieldKind(policy.target.purpose)))
  }
}
