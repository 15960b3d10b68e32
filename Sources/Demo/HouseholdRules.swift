import Bookkeeping
import Storage

extension MadeUpHousehold {
    /// Makes rules from the latest record of each monthly payment, of the salary and of the transfer to savings. Amounts that vary are asked for.
    /// Payments for fun and for health get no rules, so that the search for regular payments finds them.
    func addRules(
        of records: [(Transaction.ID, Transaction.Draft)], to store: Store, on today: CalendarDate, at now: Int64, using generator: inout SplitMix64
    ) throws {
        for purchase in habits.monthly.filter({ ![.fun, .health].contains($0.subject) }).map(\.purchase) + [habits.salary] {
            guard let (record, rule) = Recurrence.Draft.latest(of: purchase, among: records) else { continue }
            let id = Recurrence.ID(milliseconds: now &* 1_000, random: (generator.next(), generator.next()))
            _ = try store.write(book) { try $0.recurring.add(id, rule, from: record, on: today, at: now) }
        }
        guard let (record, rule) = Recurrence.Draft.latest(named: habits.transfers.toSavings, among: records) else { return }
        let id = Recurrence.ID(milliseconds: now &* 1_000, random: (generator.next(), generator.next()))
        _ = try store.write(book) { try $0.recurring.add(id, rule, from: record, on: today, at: now) }
    }
}

extension Recurrence.Draft {
    /// Returns the latest record of a purchase of every month with a rule made from it; nil without a record.
    static func latest(of purchase: Purchase, among records: [(Transaction.ID, Transaction.Draft)]) -> (record: Transaction.ID, rule: Self)? {
        records.last { $0.1.title == purchase.title && $0.1.vendor == purchase.vendor }
            .flatMap { record, draft in Self(monthly: draft, purchase.amount.count > 1 ? .ask : .post).map { (record, $0) } }
    }

    /// Returns the latest record with a title and a rule made from it; nil without a record.
    static func latest(named title: String, among records: [(Transaction.ID, Transaction.Draft)]) -> (record: Transaction.ID, rule: Self)? {
        records.last { $0.1.title == title }.flatMap { record, draft in Self(monthly: draft, .post).map { (record, $0) } }
    }

    /// A rule at midnight, so that a record due today is added at once. An amount that varies is asked for.
    private init?(monthly record: Transaction.Draft, _ posting: Recurrence.Posting) {
        guard let recurrence = RecurrenceRule(.monthly, starts: record.date) else { return nil }
        var template = record
        template.time = .midnight
        self.init(template: template, recurrence: recurrence, posting: posting)
    }
}
