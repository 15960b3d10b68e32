import Bookkeeping
import Language
import SitePaths
import Templates
import Validation

/// Asks before rules change records of the past.
package struct RuleApplyPage: PageModel {
    package let title, id, count: String
    package var tab: Tab { .more }
    package var isTask: Bool { true }
    package var back: Link? { Paths.rules }
    package var assets: PageAssets { [.rules] }
    package let hasProblems: Bool
    /// The reason why the form was refused.
    package let refusal: String?
    /// The ID of the only rule; empty for all.
    package let rule: String
    /// The conditions of the only rule; none for all.
    package let conditions: [RuleSentence.Condition]
    package let values: [RuleSentence.Value]
    package var isOne: Bool { !conditions.isEmpty }
    package let heading: String
    package let trial: RuleTrial
    /// Nil if nothing would change.
    package let button: String?

    /// - Parameter rule: the only rule; nil for all.
    package init(
        _ preview: FilingPreview, rule: FilingRule?, id: ChangedRecords.ID, refusal: String?, names: LedgerNames, today: CalendarDate, t: Texts
    ) {
        title = t.rules.applyTitle
        (self.id, count) = (id.description, "\(preview.changing)")
        (hasProblems, self.refusal) = (refusal != nil, refusal)
        self.rule = rule?.id.description ?? ""
        let sentence = rule.map { RuleSentence($0, names: names, t: t) }
        (conditions, values) = (sentence?.conditions ?? [], sentence?.values ?? [])
        heading = t.rules.applyHeading(preview.changing)
        trial = RuleTrial(preview, names: names, today: today, t: t)
        button = preview.changing == 0 ? nil : t.rules.applyButton(preview.changing)
    }
}
