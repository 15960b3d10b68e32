/// The rules of a book, which file entries: the rules that the person wrote, in their order, and then the learned rules.
///
/// The first rule that holds and has a value for a field fills it in, and later ones fill in only fields that are still empty. The hashtags are one field.
/// Learned rules fill in the category alone.
public struct FilingRules: Sendable {
    private let written: [FilingRule]
    private let learned: [LearnedRule.Payee: LearnedRule]
    /// True if a rule looks at notes, which are not read otherwise.
    package let looksAtNotes: Bool

    /// - Parameter written: in their order; resting rules are left out.
    public init(_ written: [FilingRule], learned: [LearnedRule] = []) {
        self.written = written.filter { $0.rest == nil && !$0.result.isEmpty }
        self.learned = Dictionary(learned.map { ($0.payee, $0) }, uniquingKeysWith: { first, _ in first })
        looksAtNotes = self.written.contains { $0.conditions.note != nil }
    }

    /// Returns the filing of a subject. Its reason is the rule of the category, else the first rule that holds.
    public func apply(to subject: FilingSubject) -> Filing {
        var filing = Filing(), first: FilingRule.ID?
        for rule in written where rule.conditions.hold(for: subject) {
            let result = rule.result
            if first == nil { first = rule.id }
            if filing.category == nil, let category = result.category { (filing.category, filing.reason) = (category, .rule(rule.id)) }
            if filing.title.isEmpty { filing.title = result.title }
            if filing.vendor.isEmpty { filing.vendor = result.vendor }
            if filing.hashtags.isEmpty { filing.hashtags = result.hashtags }
        }
        if filing.category == nil, let rule = learned(subject, vendor: filing.vendor) {
            (filing.category, filing.reason) = (rule.category, .learned(count: rule.count, of: rule.all))
        }
        if filing.reason == nil { filing.reason = first.map { .rule($0) } }
        return filing
    }

    /// Returns the written rules with a matching condition on the payee, for many subjects with that payee.
    package func narrowed(to subject: FilingSubject) -> FilingRules {
        FilingRules(written.filter { $0.conditions.payee.map { $0.holds(for: subject.payee) } ?? true }, learned: Array(learned.values))
    }

    /// Returns the written rules that hold, whether or not a rule before them has filled in everything.
    public func holding(for subject: FilingSubject) -> [FilingRule.ID] {
        written.filter { $0.conditions.hold(for: subject) }.map(\.id)
    }

    /// Returns the learned rule of the payee, by the name that a rule has given it or by its own.
    private func learned(_ subject: FilingSubject, vendor: String) -> LearnedRule? {
        guard !learned.isEmpty else { return nil }
        if !vendor.isEmpty, let known = learned[.init(key: vendor.folded, kind: subject.kind)] { return known }
        return learned[.init(key: subject.payee, kind: subject.kind)]
    }
}

extension FilingConditions {
    /// Returns true if all of the conditions hold.
    func hold(for subject: FilingSubject) -> Bool {
        guard kind == nil || kind == subject.kind, account == nil || account == subject.account else { return false }
        if let amount, !(subject.amount.map(amount.holds) ?? false) { return false }
        if let payee, !payee.holds(for: subject.payee) { return false }
        if let title, !title.holds(for: subject.title) { return false }
        if let note, !note.holds(for: subject.note) { return false }
        return true
    }
}
