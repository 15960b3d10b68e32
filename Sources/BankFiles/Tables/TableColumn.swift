/// The meaning of a column.
public enum TableColumn: String, CaseIterable, Hashable, Codable, Sendable {
    /// The booking date, which may have a time behind it.
    case date
    case valueDate
    case time
    /// The amount with its sign, or without it beside a column of signs.
    case amount
    /// The money that came in, without a sign; may be several columns.
    case moneyIn
    /// The money that went out, with any sign; may be several columns.
    case moneyOut
    /// A word for in or out: `S`, `Debit`, `Ausgabe`, `支出`, or the kind of a record in another program.
    case sign
    case currency
    /// The other side.
    case payee
    /// The other side of money that came in, where a table has columns for both sides.
    case payer
    /// The account that money came from; the other side if the money came in.
    case source
    /// The account that money went to; the other side if the money went out.
    case destination
    /// The purpose; several columns are joined.
    case purpose
    case note
    case reference
    case bankID
    case otherAccount
    case category
    /// The second level of the category.
    case subcategory
    case hashtags
    /// The account itself, in tables of several.
    case account
    /// The own account on the other side.
    case transferAccount
    case balance
    /// The share of the person in a cost of a group, with any sign.
    case share
    /// A fee that the amount does not have in it.
    case fee
    case originalAmount
    case originalCurrency
    /// Booked, pending or declined.
    case state
    /// The kind of booking, which is the purpose if there is no other.
    case kind

    /// True if a table may have several columns of it.
    public var mayRepeat: Bool { [.moneyIn, .moneyOut, .purpose, .note].contains(self) }
}
