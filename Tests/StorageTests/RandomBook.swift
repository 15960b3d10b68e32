import Bookkeeping
import Storage
import TestSupport

/// A sample with random records, determined by a seed and edited, deleted and restored at random, beside a plain list of the
/// expected ones.
final class RandomBook {
    static let titles = ["Green tea", "Greek salad", "Bus", "紅茶", "スーパー", "超市", "Tea and cake", "Cinema"]
    static let tags = ["lunch", "Work", "旅行"]

    let sample: Sample
    var numbers: SeededRandom
    private(set) var live: [Transaction.ID: Transaction.Draft] = [:]
    private(set) var deleted: [Deletion.ID: [Transaction.ID: Transaction.Draft]] = [:]
    private var next = 10_000
    private(set) var ids: [Transaction.ID] = []

    init(seed: UInt64, records: Int) throws {
        sample = try Sample()
        numbers = SeededRandom(seed: seed)
        let other = try sample.neighbour()
        try sample.store.write(other) { editor throws in
            for number in 0..<20 {
                let draft = Transaction.Draft(
                    movement: .expense(account: Sample.id(110), category: Sample.id(120), amount: Money(minorUnits: 5, .eur)),
                    date: .day("2026-03-10"), time: .midnight, title: "Green tea", hashtags: ["lunch"])
                _ = try editor.add(Sample.id(90_000 + number), draft, at: Sample.now)
            }
        }
        let drafts = (0..<records).map { _ in (newID(), draft()) }
        try sample.store.write(sample.book) { _ = try $0.addMany(drafts, at: Sample.now) }
        for (id, draft) in drafts { live[id] = draft }
    }

    private func newID() -> Transaction.ID {
        next += 1
        ids.append(Sample.id(next))
        return Sample.id(next)
    }

    func draft() -> Transaction.Draft {
        let accounts = [sample.main, sample.cash, sample.tokyo]
        let account = pick(accounts), currency: Currency = account == sample.tokyo ? .jpy : .eur
        let amount = Money(minorUnits: .random(in: 1...50, using: &numbers), currency)
        let movement: Transaction.Movement
        switch Int.random(in: 0..<10, using: &numbers) {
        case 0..<6: movement = .expense(account: account, category: pick([sample.food, sample.travel]), amount: amount)
        case 6..<8: movement = .income(account: account, category: sample.salary, amount: amount)
        default:
            let to = pick(accounts.filter { $0 != account })
            let received: Money =
                (to == sample.tokyo) == (account == sample.tokyo)
                ? amount : Money(minorUnits: 7, to == sample.tokyo ? .jpy : .eur)
            movement = .transfer(from: account, to: to, amount: amount, received: received)
        }
        return Transaction.Draft(
            movement: movement, date: CalendarDate.day("2026-02-20").adding(days: .random(in: 0..<40, using: &numbers)),
            time: TimeOfDay(hour: .random(in: 0..<3, using: &numbers), minute: 0) ?? .midnight, title: pick(Self.titles),
            vendor: pick(["", "Green shop"]), hashtags: Self.tags.filter { _ in Int.random(in: 0..<3, using: &numbers) == 0 })
    }

    func pick<Element>(_ elements: [Element]) -> Element { elements[Int.random(in: 0..<elements.count, using: &numbers)] }

    /// Makes one random change.
    func step() throws {
        let sorted = live.keys.sorted()
        switch Int.random(in: 0..<10, using: &numbers) {
        case 0..<3:
            let id = newID(), draft = draft()
            _ = try sample.store.write(sample.book) { try $0.add(id, draft, at: Sample.now) }
            live[id] = draft
        case 3..<6 where !sorted.isEmpty:
            let id = pick(sorted), draft = draft()
            try sample.store.write(sample.book) { try $0.update(id, draft, at: Sample.now) }
            live[id] = draft
        case 6..<8 where !sorted.isEmpty:
            let id = pick(sorted), deletion: Deletion.ID = Sample.id(next + 500_000)
            next += 1
            _ = try sample.store.write(sample.book) { try $0.delete(id, as: deletion, at: Sample.now) }
            deleted[deletion] = [id: live.removeValue(forKey: id)].compactMapValues { $0 }
        default:
            guard let deletion = deleted.keys.sorted().first else { return }
            _ = try sample.store.write(sample.book) { try $0.restore(deletion, at: Sample.now) }
            live.merge(deleted.removeValue(forKey: deletion) ?? [:]) { $1 }
        }
    }

    /// Returns true if a draft matches a query, by a plain implementation.
    func matches(_ draft: Transaction.Draft, _ query: RecordQuery, words: [String]) -> Bool {
        let movement = draft.movement
        var accounts = [movement.account]
        if case .transfer(_, let to, _, _) = movement { accounts.append(to) }
        let text = ([draft.title, draft.vendor] + draft.hashtags).joined(separator: " ").lowercased()
        return (query.dates?.contains(draft.date) ?? true) && (query.kind ?? movement.kind) == movement.kind
            && (query.account.map(accounts.contains) ?? true) && (query.category == nil || query.category == movement.category)
            && (query.hashtag.map { tag in draft.hashtags.contains { $0.lowercased() == tag.lowercased() } } ?? true)
            && words.allSatisfy { text.contains($0) }
    }

    func matching(_ query: RecordQuery) -> [Transaction.ID: Transaction.Draft] {
        let words = query.text.lowercased().split(separator: " ").map(String.init)
        return live.filter { matches($0.value, query, words: words) }
    }

    /// Returns queries of every shape.
    func queries() -> [RecordQuery] {
        var queries: [RecordQuery] = []
        let ranges: [ClosedRange<CalendarDate>?] = [
            nil, .day("2026-03-01") ... .day("2026-03-31"), .day("2026-02-25") ... .day("2026-02-25"),
        ]
        for dates in ranges {
            for (kind, account, category) in [
                (nil, nil, nil), (.expense, nil, nil), (.transfer, nil, nil), (nil, sample.cash, nil),
                (.transfer, sample.tokyo, nil),
                (.expense, sample.main, nil), (nil, nil, sample.food), (nil, sample.main, sample.food),
                (.income, sample.main, sample.food),
                (.expense, sample.main, sample.food),
            ] as [(Transaction.Kind?, Account.ID?, Bookkeeping.Category.ID?)] {
                for (tag, text) in [
                    (nil, ""), ("LUNCH", ""), (nil, "gree"), (nil, "紅"), ("work", "tea"), (nil, "green tea"), ("none", ""),
                ] {
                    queries.append(
                        RecordQuery(dates: dates, kind: kind, account: account, category: category, hashtag: tag, text: text))
                }
            }
        }
        return queries
    }
}
