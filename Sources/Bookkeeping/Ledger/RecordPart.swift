/// A part of a divided record: a receipt with an amount in several categories. The amounts of all parts add up to the record's amount.
public struct RecordPart: Sendable, Equatable {
    /// A category of the record's kind.
    public var category: Category.ID
    /// Above zero, in the record's currency.
    public var amount: Money
    /// One line; may be empty.
    public var note: String

    public init(category: Category.ID, amount: Money, note: String = "") { (self.category, self.amount, self.note) = (category, amount, note) }

    /// The maximum number of parts of a record.
    public static let limit = 20
    /// The maximum length of a note, in characters.
    public static let noteLimit = 200
}

extension [RecordPart] {
    /// Returns the amount of all parts. Throws `MoneyError.overflow`.
    public func sum(in currency: Currency) throws(MoneyError) -> Money {
        var sum = Money.zero(currency)
        for part in self { sum = try sum.adding(part.amount) }
        return sum
    }
}

extension Transaction.Movement {
    /// Returns the movement of another amount, sent if it is a transfer, and for all other kinds of another category.
    public func of(_ other: Money, _ category: Category.ID) -> Self {
        switch self {
        case .expense(let account, _, _): .expense(account: account, category: category, amount: other)
        case .income(let account, _, _): .income(account: account, category: category, amount: other)
        case .transfer: self
        }
    }
}

extension RecordValues {
    /// Returns the rows of a record: its values or, if it is divided, the values of each part together with the values that all parts share.
    ///
    /// - Parameter id: the record's ID, for finding its parts.
    public static func rows(of content: RecordContent, id: Transaction.ID) -> [RecordValues] {
        guard !content.parts.isEmpty else { return [RecordValues(content)] }
        return content.parts.map { part in
            var own = content
            own.movement = content.movement.of(part.amount, part.category)
            var row = RecordValues(own)
            (row.receipt, row.partNote) = (id, part.note.isEmpty ? nil : part.note)
            return row
        }
    }

    /// Returns the content that rows were made of; nil if there is none, or a value is missing that the kind needs.
    ///
    /// - Throws: `MoneyError.overflow` if the amounts of the parts are too large together.
    public static func content(of rows: [RecordValues]) throws(MoneyError) -> RecordContent? {
        guard let first = rows.first, var content = first.content else { return nil }
        guard first.receipt != nil, let category = content.movement.category else { return content }
        for row in rows {
            guard let category = row.category else { return nil }
            content.parts.append(
                RecordPart(category: category, amount: Money(minorUnits: row.amount, row.currency), note: row.partNote ?? ""))
        }
        content.movement = content.movement.of(try content.parts.sum(in: first.currency), category)
        return content
    }
}
