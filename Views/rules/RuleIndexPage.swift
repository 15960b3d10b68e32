import Bookkeeping
import Language
import SitePaths
import Templates
import Validation

/// The rules of a book: the person's own rules in their order, and the learned rules.
package struct RuleIndexPage: PageModel {
    package struct Row: Sendable {
        private let id: FilingRule.ID
        package let number: Int
        package let conditions: [RuleSentence.Condition]
        package let values: [RuleSentence.Value]
        package let actions: String
        /// The number of records for which it holds.
        package let records: String
        /// The reason why it rests; nil for one that works.
        package let rest: String?
        package let canMoveUp, canMoveDown: Bool
        package let deletion: Deletion.ID
        package var editLink: Link { Paths.rule(id) }
        package var moveLink: Link { Paths.moveRule(id) }
        package var deleteLink: Link { Paths.deleteRule(id) }
        package var applyLink: Link { Paths.applyRules.query("rule=\(id)") }

        fileprivate init(_ rule: FilingRule, number: Int, of count: Int, records: Int, names: LedgerNames, deletion: Deletion.ID, t: Texts) {
            let sentence = RuleSentence(rule, names: names, t: t)
            (id, self.number, conditions, values) = (rule.id, number, sentence.conditions, sentence.values)
            (actions, self.records, rest) = (t.rules.actions(number), t.rules.records(records), rule.rest.map(t.rules.rests))
            (canMoveUp, canMoveDown, self.deletion) = (number > 1, number < count, deletion)
        }
    }

    package struct Learned: Sendable {
        package let name, hue, icon, category, times, explanation, payee, kind, correct, dismiss: String
        package let correctLink: Link
        /// The ID of the dismissal.
        package let id: DismissedLearning.ID

        fileprivate init?(_ rule: LearnedRule, names: LedgerNames, id: DismissedLearning.ID, t: Texts) {
            guard let known = names.category(rule.category) else { return nil }
            (name, category, hue, icon) = (rule.name, known.name, known.hue.rawValue, known.icon.rawValue)
            times = t.rules.filedSo(rule.count, rule.all)
            explanation = t.rules.explained(rule.name, known.name, rule.count, rule.all)
            (payee, kind, self.id) = (rule.payee.key, rule.payee.kind.rawValue, id)
            (correct, dismiss) = (t.rules.correctNamed(rule.name), t.rules.dismissNamed(rule.name))
            correctLink = Paths.newRule.query("payee=\(payee.urlQueryEncoded)&kind=\(kind)")
        }
    }

    package struct Dismissed: Sendable {
        package let name, learnAgain: String
        package let link: Link
    }

    package let title: String
    package var tab: Tab { .more }
    package var back: Link? { Paths.settings }
    package var assets: PageAssets { [.rules] }
    package let rules: [Row]
    /// The first ones, and the rest.
    package let learned, more: [Learned]
    /// The number of all learned ones.
    package let allLearned: String
    package let dismissed: [Dismissed]
    package var hasRules: Bool { !rules.isEmpty }
    package var hasLearned: Bool { !learned.isEmpty }
    package var hasMore: Bool { !more.isEmpty }
    package var hasDismissed: Bool { !dismissed.isEmpty }
    package var isEmpty: Bool { rules.isEmpty && learned.isEmpty }

    /// The number of learned rules that are shown at once.
    private static let shown = 8

    package init(
        _ rules: [FilingRule], counts: [FilingRule.ID: Int], learned: [LearnedRule], dismissed: [DismissedLearning], names: LedgerNames,
        newDeletion: () -> Deletion.ID, newDismissal: () -> DismissedLearning.ID, t: Texts
    ) {
        title = t.rules.title
        self.rules = rules.enumerated().map { index, rule in
            Row(rule, number: index + 1, of: rules.count, records: counts[rule.id] ?? 0, names: names, deletion: newDeletion(), t: t)
        }
        let known = learned.compactMap { Learned($0, names: names, id: newDismissal(), t: t) }
        (self.learned, more) = (Array(known.prefix(Self.shown)), Array(known.dropFirst(Self.shown)))
        allLearned = t.rules.learnedMore(known.count)
        self.dismissed = dismissed.map { Dismissed(name: $0.name, learnAgain: t.rules.learnNamed($0.name), link: Paths.learnRule($0.id)) }
    }
}
