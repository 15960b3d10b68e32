import Bookkeeping
import StrictJSON
import Validation

/// The members with which each kind of answer about a transaction begins.
enum MovementMembers {
    static let kinds = Transaction.Kind.allCases.map(\.rawValue)

    static let described: [APIShown] =
        [.identity("id"), .word("kind", kinds), .date("date"), .time("time")]
        + values(category: "Null for a transfer, and for a transaction with parts.")

    /// The members about accounts, category and amounts.
    ///
    /// - Parameter category: the sentence about a category that is null.
    static func values(category: String) -> [APIShown] {
        [
            .identity("account"), .identity("category").nullable(category), .decimal("amount", "12.50"), .currency("currency"),
            .identity("to_account").nullable("Null for all but transfers.").null,
            .decimal("to_amount", "12.50").nullable("Null for all but transfers.").null,
            .currency("to_currency").nullable("Null for all but transfers.").null,
        ]
    }

    static func shown(
        _ movement: Transaction.Movement, of id: Transaction.ID, on date: CalendarDate, at time: TimeOfDay, isDivided: Bool
    ) -> [(String, JSONValue)] {
        [("id", "\(id)"), ("kind", .text(movement.kind.rawValue)), ("date", "\(date)"), ("time", "\(time)")]
            + values(movement, isDivided: isDivided)
    }

    static func values(_ movement: Transaction.Movement, isDivided: Bool = false) -> [(String, JSONValue)] {
        var to: (account: Account.ID, received: Money)?
        if case .transfer(_, let account, _, let received) = movement { to = (account, received) }
        return [
            ("account", "\(movement.account)"), ("category", isDivided ? .null : movement.category.map { "\($0)" } ?? .null),
            ("amount", .decimal(movement.amount)), ("currency", .text(movement.amount.currency.code)),
            ("to_account", to.map { "\($0.account)" } ?? .null), ("to_amount", to.map { .decimal($0.received) } ?? .null),
            ("to_currency", to.map { .text($0.received.currency.code) } ?? .null),
        ]
    }

    /// Returns the whole amount as on the receipt.
    static func shown(_ original: Money?) -> JSONValue {
        original.map { ["amount": .decimal($0), "currency": .text($0.currency.code)] } ?? .null
    }
}
