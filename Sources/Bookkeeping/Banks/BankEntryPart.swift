/// A part of an entry that another program has divided over several categories. The amounts of all parts add up to that of the entry.
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
    /// Money that came in or went out, or one side of a transfer whose other side ``BankEntry/transferAccount`` names.
    case movement
    /// One side of a transfer between accounts of the same person, without the name of the other, or an entry that the person does not count.
    case uncounted
    /// A balance that was set: the opening balance of its account, or its later correction.
    case balance
}
