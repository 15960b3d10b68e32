import Bookkeeping
import Storage
import StrictJSON
import Validation

/// The API operations for the days of a recurrence: days that wait for a yes, and days to come.
struct RecurringDayResource: Sendable {
    private let store: Store

    init(store: Store) { self.store = store }

    func index(_ call: APICall) throws -> APIAnswer {
        let (rule, days) = try store.read(call.book) { ledger in
            let rule = try Self.rule(call, ledger)
            return (rule, try ledger.recurring.open(of: rule, to: call.civil.date.adding(days: Self.daysAhead)))
        }
        return try call.page(days, id: \.scheduled.description) { Self.shown($0, of: rule) }
    }

    func show(_ call: APICall) throws -> APIAnswer {
        .one(try store.read(call.book) { try Self.found(call, Self.rule(call, $0), $0) })
    }

    /// Posts or skips a day. What has been decided in the same way before is answered as it is, so that a request can be sent again.
    func update(_ call: APICall) throws -> APIAnswer {
        try store.write(call.book) { editor in
            let rule = try Self.rule(call, editor.ledger)
            guard let day = try editor.ledger.recurring.day(Self.scheduled(call), of: rule) else { throw Failure.notFound }
            let amount = try call.draft { try DueRecordForm(call.values.input).amount(in: rule.movement.amount.currency) }
            if day.decision?.rawValue != call.values[Self.state.name] {
                guard try Self.decide(day, of: rule, amount, editor, call) else { throw APIFailure.rule(.dayNotOpen) }
            }
            return .one(try Self.found(call, rule, editor.ledger))
        }
    }

    private static func decide(
        _ day: RecurringDay, of rule: Recurrence, _ amount: Money?, _ editor: LedgerEditor, _ call: APICall
    ) throws -> Bool {
        guard call.values[state.name] == Recurrence.Decision.posted.rawValue else {
            return try editor.recurring.skip(rule.id, day.scheduled, at: call.now)
        }
        let record = call.values[transaction.name].flatMap { Transaction.ID($0) } ?? call.new()
        return try editor.recurring.post(rule.id, day.scheduled, as: record, amount: amount, on: call.civil.date, at: call.now)
    }

    /// The number of days after today in a list: one year.
    private static let daysAhead = 366

    private static func rule(_ call: APICall, _ ledger: Ledger) throws -> Recurrence {
        guard let rule = try ledger.recurring.rule(call.id()) else { throw Failure.notFound }
        return rule
    }

    private static func scheduled(_ call: APICall) throws -> CalendarDate {
        guard let day = call.parameters[resource.key].flatMap({ CalendarDate($0) }) else { throw Failure.notFound }
        return day
    }

    private static func found(_ call: APICall, _ rule: Recurrence, _ ledger: Ledger) throws -> JSONValue {
        guard let day = try ledger.recurring.day(scheduled(call), of: rule) else { throw Failure.notFound }
        return shown(day, of: rule)
    }

    private static func shown(_ day: RecurringDay, of rule: Recurrence) -> JSONValue {
        [
            "day": "\(day.scheduled)", "due": "\(day.due)", "state": .text(day.decision?.rawValue ?? coming),
            "transaction": day.record.map { "\($0)" } ?? .null, "amount": .decimal(rule.movement.amount),
            "currency": .text(rule.movement.amount.currency.code),
        ]
    }

    static let sampleDay: JSONValue = "2026-12-01"
    private static let coming = "coming"
    private static let state = APIMember(
        "state", .word([Recurrence.Decision.posted, .skipped].map(\.rawValue)),
        "Posted to add its transaction: of a day that waits on the day on which it was due, of the next one today. Skipped to leave it out.",
        example: "posted"
    ).required
    private static let transaction = APIMember(
        "transaction", .identity, "The ID that the transaction gets; a new one unless it says otherwise.", example: APIShown.sampleIdentity)

    static let resource = APIResource(
        name: "RecurringDay", plural: "recurring days",
        about: "A day of a recurring rule. The list has those that wait until a person has said the amount, and those that come within a year.",
        shown: [
            .date("day"), .date("due"), .word("state", [coming] + [Recurrence.Decision.waiting, .posted, .skipped].map(\.rawValue)),
            .identity("transaction").nullable("The transaction of a posted day; null if it is gone for good, and for all others.").null,
            .decimal("amount", "12.50", "The amount of the rule."), .currency("currency"),
        ], collection: "/recurring/{id}/days", key: "day", making: [],
        changing: APIBody(name: "RecurringDayChanges", members: [state, TransactionResource.amount, transaction]))
}
