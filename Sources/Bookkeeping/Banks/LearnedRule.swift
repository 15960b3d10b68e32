/// A category that a person has filed the records of a payee under, so that further entries of the payee get it too.
public struct LearnedRule: Sendable, Equatable {
    /// The folded vendor, or without one the folded title, of expenses or of incomes.
    public struct Payee: Hashable, Sendable {
        public let key: String
        public let kind: Category.Kind

        public init(key: String, kind: Category.Kind) { (self.key, self.kind) = (key, kind) }
    }

    public let payee: Payee
    /// The payee as the latest record has it.
    public let name: String
    public let category: Category.ID
    /// The number of records in the category, and of all records that were looked at.
    public let count, all: Int

    public init(payee: Payee, name: String, category: Category.ID, count: Int, all: Int) {
        (self.payee, self.name, self.category, self.count, self.all) = (payee, name, category, count, all)
    }

    /// The minimum number of records to learn from.
    public static let minimum = 3
    /// The percentage of the records that must be in the category.
    public static let percent = 80
    /// The number of latest records that must agree, so that a new habit ends an old one at once.
    public static let agreeing = 2
    /// The latest records of a payee that are looked at, so that a habit of years does not outweigh a new one for years.
    public static let window = 20
}

/// A payee that nothing is learned from, since the person has said so.
public struct DismissedLearning: Sendable, Equatable {
    public typealias ID = Identifier<DismissedLearning>

    public let id: ID
    public let payee: LearnedRule.Payee
    /// The payee as it was written at that time.
    public let name: String
    /// Seconds since 1970 (UTC).
    public let dismissedAt: Int64

    public init(id: ID, payee: LearnedRule.Payee, name: String, dismissedAt: Int64) {
        (self.id, self.payee, self.name, self.dismissedAt) = (id, payee, name, dismissedAt)
    }

    /// The maximum number in a book, and the one that an import accepts.
    public static let limit = 5_000
}

/// Learns rules from records, which are added one by one, the latest first.
public struct FilingLearner {
    private struct Known {
        let name: String
        /// Of the latest record.
        let category: Category.ID
        var all = 0, agreeing = 0
        var counts: [Category.ID: Int] = [:]

        mutating func add(_ other: Category.ID) {
            guard all < LearnedRule.window else { return }
            if agreeing == all, other == category { agreeing += 1 }
            all += 1
            counts[other, default: 0] += 1
        }
    }

    private var known: [LearnedRule.Payee: Known] = [:]
    private var order: [LearnedRule.Payee] = []

    public init() {}

    /// Adds a record that is older than those before it.
    ///
    /// - Parameters:
    ///   - payee: folded; an empty one is ignored.
    ///   - name: the payee as it is written.
    public mutating func add(_ payee: LearnedRule.Payee, name: String, category: Category.ID) {
        guard !payee.key.isEmpty else { return }
        if known[payee] == nil { order.append(payee) }
        known[payee, default: Known(name: name, category: category)].add(category)
    }

    /// The rules, ordered by the payee's latest record, the latest first.
    public var rules: [LearnedRule] {
        order.compactMap { payee in
            guard let known = known[payee], let count = known.counts[known.category] else { return nil }
            guard known.all >= LearnedRule.minimum, known.agreeing >= LearnedRule.agreeing, count * 100 >= known.all * LearnedRule.percent else {
                return nil
            }
            return LearnedRule(payee: payee, name: known.name, category: known.category, count: count, all: known.all)
        }
    }
}
