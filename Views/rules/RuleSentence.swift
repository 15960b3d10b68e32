import Bookkeeping
import Language
import Templates

/// A rule as a sentence: its conditions, and the values that it fills in.
package struct RuleSentence: Sendable {
    /// A condition: a value with the words around it.
    package struct Condition: Sendable {
        package let before, value, after: String
    }

    /// A value that a rule fills in.
    package struct Value: Sendable {
        package let hue, icon, label: String
    }

    package let conditions: [Condition]
    package let values: [Value]

    package init(_ rule: FilingRule, names: LedgerNames, t: Texts) {
        conditions = Self.conditions(rule, names, t)
        let result = rule.result
        var values: [Value] = []
        if let category = result.category {
            let known = names.category(category)
            values.append(
                Value(hue: (known?.hue ?? .slate).rawValue, icon: (known?.icon ?? .other).rawValue, label: known?.name ?? t.transactions.category))
        }
        if !result.title.isEmpty { values.append(Value(hue: Hue.slate.rawValue, icon: "note", label: t.rules.titleTo(result.title))) }
        if !result.vendor.isEmpty { values.append(Value(hue: Hue.slate.rawValue, icon: "tag", label: t.changes.vendorTo(result.vendor))) }
        values += result.hashtags.map { Value(hue: Hue.copper.rawValue, icon: "hash", label: $0) }
        self.values = values
    }

    /// The conditions as text, for the trash.
    package var text: String {
        conditions.map { [$0.before, $0.value, $0.after].filter { !$0.isEmpty }.joined(separator: " ") }.joined(separator: " ")
    }

    private static func conditions(_ rule: FilingRule, _ names: LedgerNames, _ t: Texts) -> [Condition] {
        let conditions = rule.conditions
        var found: [(RuleWords, String)] = []
        if let account = conditions.account { found.append((.account, names.account(account)?.name ?? t.transactions.account)) }
        // A rule with a category has the kind of the category.
        if rule.result.category == nil, let kind = conditions.kind {
            found.append((.kind, kind == .expense ? t.transactions.expense : t.transactions.income))
        }
        if let payee = conditions.payee { found.append((.payee(payee.way), payee.text)) }
        if let title = conditions.title { found.append((.title(title.way), title.text)) }
        if let note = conditions.note { found.append((.note(note.way), note.text)) }
        if let amount = conditions.amount { found.append(words(amount, t)) }
        let count = found.count
        return found.enumerated().map { index, found in
            let (before, after) = t.rules.condition(found.0)
            let first = before.prefix(1).uppercased() + before.dropFirst()
            return Condition(
                before: index == 0 ? first : t.rules.and + before, value: found.1, after: after + (index + 1 < count ? t.rules.comma : ""))
        }
    }

    private static func words(_ amount: FilingAmount, _ t: Texts) -> (RuleWords, String) {
        func string(_ units: Int64) -> String { t.money.string(Money(minorUnits: units, amount.currency)) }
        return switch (amount.least, amount.most) {
        case (let least?, let most?) where least == most: (.amountIs, string(least))
        case (let least?, let most?): (.amountBetween, t.rules.between(string(least), string(most)))
        case (let least?, nil): (.amountAtLeast, string(least))
        case (nil, let most): (.amountAtMost, string(most ?? 0))
        }
    }
}
