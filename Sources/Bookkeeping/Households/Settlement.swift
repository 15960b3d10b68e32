/// A payment between two people of a household.
public struct Payment: Sendable, Equatable {
    public let from, to: HouseholdMember.ID
    public let amount: Money

    public init(from: HouseholdMember.ID, to: HouseholdMember.ID, amount: Money) { (self.from, self.to, self.amount) = (from, to, amount) }
}

/// The payments that settle the debts of some people in one currency.
public enum Settlement {
    /// A person, and the minor units that they get back; negative if they owe them.
    public typealias Balance = (person: HouseholdMember.ID, amount: Int64)

    /// Up to this number of people, the fewest payments are looked for among all groups; beyond, each payment settles at least one person.
    static let exactLimit = 12

    /// Returns payments after which nobody owes anything: the fewest for up to ``exactLimit`` people who owe or get something back, and one less than
    /// there are such people at most.
    ///
    /// People with balances that add up to zero settle among themselves with one payment less than they are, so the fewest payments come from the
    /// most groups of that kind.
    ///
    /// - Parameter balances: they add up to zero.
    public static func payments(_ balances: [Balance], in currency: Currency) -> [Payment] {
        let open = balances.filter { $0.amount != 0 }.sorted { $0.person < $1.person }
        let groups = open.count <= exactLimit ? groups(of: open.map(\.amount)).map { group in group.map { open[$0] } } : [open]
        return groups.flatMap { settle($0, currency) }
    }

    /// Lets the one who owes most pay the one who gets most, again and again.
    private static func settle(_ group: [Balance], _ currency: Currency) -> [Payment] {
        var rest = group, payments: [Payment] = []
        while let debtor = rest.indices.min(by: { rest[$0].amount < rest[$1].amount }), rest[debtor].amount < 0,
            let creditor = rest.indices.max(by: { rest[$0].amount < rest[$1].amount }), rest[creditor].amount > 0
        {
            let amount = min(rest[creditor].amount, -rest[debtor].amount)
            payments.append(Payment(from: rest[debtor].person, to: rest[creditor].person, amount: Money(minorUnits: amount, currency)))
            rest[debtor].amount += amount
            rest[creditor].amount -= amount
        }
        return payments
    }

    /// Returns the places of amounts in the most groups that add up to zero each.
    private static func groups(of amounts: [Int64]) -> [[Int]] {
        let all = (1 << amounts.count) - 1
        // For each set of people, its sum, the most groups within it, and the person without whom it has one group as large.
        var sums = [Int64](repeating: 0, count: all + 1), most = [Int](repeating: 0, count: all + 1), last = most
        for set in 0...all where set > 0 {
            let lowest = set.trailingZeroBitCount
            sums[set] = sums[set & (set - 1)] &+ amounts[lowest]
            var rest = set
            most[set] = -1
            while rest > 0 {
                let place = rest.trailingZeroBitCount
                rest &= rest - 1
                if most[set & ~(1 << place)] > most[set] { (most[set], last[set]) = (most[set & ~(1 << place)], place) }
            }
            if sums[set] == 0 { most[set] += 1 }
        }
        // Taking people away one by one, a group ends wherever what remains adds up to zero.
        var groups: [[Int]] = [], group: [Int] = [], set = all
        while set > 0 {
            if sums[set] == 0, !group.isEmpty {
                groups.append(group)
                group = []
            }
            group.append(last[set])
            set &= ~(1 << last[set])
        }
        return group.isEmpty ? groups : groups + [group]
    }
}
