import Bookkeeping
import Storage
import StrictJSON

/// The API operations for the regular payments of the past that are offered as recurrences.
struct FoundPaymentResource: Sendable {
    private let store: Store

    init(store: Store) { self.store = store }

    func index(_ call: APICall) throws -> APIAnswer {
        let offers = try store.read(call.book) { ledger in
            try ledger.regularPayments.offers(of: ledger.regularPayments.found(), beside: ledger.recurring.all())
        }
        return try call.page(offers, id: \.record.id.description, Self.shown)
    }

    /// Offers one no more. One that was dismissed before is answered in the same way, so that a request can be sent again.
    func delete(_ call: APICall) throws -> APIAnswer {
        let id: Transaction.ID = try call.id()
        try call.check()
        _ = try store.write(call.book) { try $0.regularPayments.dismiss(id, at: call.now) }
        return .nothing
    }

    private static func shown(_ offer: PaymentOffer) -> JSONValue {
        let payment = offer.payment, recurrence = payment.recurrence, currency = payment.payee.currency
        return [
            "id": "\(payment.record)", "kind": .text(payment.payee.kind.rawValue), "title": .text(offer.record.title),
            "account": "\(offer.record.movement.account)", "category": offer.record.movement.category.map { "\($0)" } ?? .null,
            "currency": .text(currency.code), "amount": .decimal(payment.amount),
            "least": .decimal(Money(minorUnits: payment.amounts.lowerBound, currency)),
            "most": .decimal(Money(minorUnits: payment.amounts.upperBound, currency)), "frequency": .text(recurrence.frequency.rawValue),
            "every": .whole(recurrence.every), "next": "\(recurrence.starts)", "first": "\(payment.first)", "count": .whole(payment.count),
        ]
    }

    static let resource = APIResource(
        name: "FoundPayment", plural: "found payments",
        about: """
            A regular payment among the transactions of the past for which there is no recurring rule. Its ID is that of the last transaction. \
            Deleting it means that it is not offered any more.
            """,
        shown: [
            .identity("id"), .word("kind", [Transaction.Kind.expense, .income].map(\.rawValue)), .text("title", "Stream Plus"), .identity("account"),
            .identity("category").nullable("The category of the last transaction."), .currency("currency"),
            .decimal("amount", "14.99", "The amount of the last transaction."), .decimal("least", "12.99", "The lowest amount."),
            .decimal("most", "14.99", "The highest amount."), .word("frequency", RecurrenceRule.Frequency.allCases.map(\.rawValue)),
            .whole("every", 1), .date("next"), .date("first"), .whole("count", 15),
        ], collection: "/recurring/found", making: [], changing: nil)
}
