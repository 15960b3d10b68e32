/// A part of an entry that another program has divided over several categories. The amounts of all parts add up to the entry's amount.
public struct BankEntryPart: Hashable, Sendable {
    /// Not zero, with the sign of the entry.
    public var amount: Money
    /// The category in the other program, as in ``BankEntry/category``.
    public var category: String
    public var note: String

    public init(amount: Money, category: String, note: String = "") { (self.amount, self.category, self.note) = (amount, category, note) }
}

/// The meaning of an entry in the program that it comes from.
public enum BankEntryRole: String, CaseIterable, Hashable, Sendable {
    /// Money that came in or went out. A bank may name an account on the other side, which proves nothing.
    case movement
    /// A transfer that the person has made between two of their own accounts; ``BankEntry/transferAccount`` names the other one.
    case transfer
    /// One side of a transfer without the name of the other, or an entry that the person does not count.
    case uncounted
    /// A balance that was set: the opening balance of the account, or a later correction with the difference as its amount.
    case balance

    /// True for entries that do not become records of their own.
    public var isLeftOut: Bool { self == .uncounted || self == .balance }
}

extension BankEntry {
    /// The parts that a record may have: all in the direction of the entry, and as much as it together; empty if they are not.
    public var wholeParts: [BankEntryPart] {
        guard parts.count > 1, parts.allSatisfy({ !$0.amount.isZero && $0.amount.isNegative == amount.isNegative }) else { return [] }
        let sum = parts.reduce(into: Money.zero(amount.currency) as Money?) { sum, part in sum = try? sum?.adding(part.amount) }
        return sum == amount ? parts : []
    }
}
