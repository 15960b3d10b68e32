import Bookkeeping
import Storage
import StrictJSON
import Validation

/// The API operations for goals and the amounts saved for them.
struct GoalResource: Sendable {
    private let store: Store

    init(store: Store) { self.store = store }

    func index(_ call: APICall) throws -> APIAnswer {
        let standings = try store.read(call.book) { try $0.goals.standings(on: call.civil.date) }
        return try call.page(standings, id: \.goal.id.description, Self.shown)
    }

    func show(_ call: APICall) throws -> APIAnswer {
        guard let found = try store.read(call.book, { try Self.find(call.id(), $0, call) }) else { throw Failure.notFound }
        return .one(found)
    }

    func create(_ call: APICall) throws -> APIAnswer {
        try call.addOnce(to: "/goals", in: store, find: { try Self.find($0, $1, call) }) { id, editor in
            let draft = try call.draft { try GoalForm(call.values.input).draft(in: editor.ledger, today: call.civil.date) }
            return try editor.goals.add(id, draft, at: call.now)
        }
    }

    func update(_ call: APICall) throws -> APIAnswer {
        let id: SavingGoal.ID = try call.id()
        return try store.write(call.book) { editor in
            guard let known = try editor.ledger.goals.goal(id) else { throw Failure.notFound }
            let form = GoalForm(GoalForm(known).input.replacing(call.values))
            try editor.goals.update(id, try call.draft { try form.draft(editing: known, in: editor.ledger, today: call.civil.date) })
            guard let saved = try Self.find(id, editor.ledger, call) else { throw Failure.notFound }
            return .one(saved)
        }
    }

    func delete(_ call: APICall) throws -> APIAnswer {
        let id: SavingGoal.ID = try call.id()
        try call.check()
        _ = try store.write(call.book) { try $0.goals.delete(id, as: call.new(), at: call.now) }
        return .nothing
    }

    private static func find(_ id: SavingGoal.ID, _ ledger: Ledger, _ call: APICall) throws -> JSONValue? {
        guard let goal = try ledger.goals.goal(id) else { return nil }
        return try ledger.goals.standings(account: goal.account, on: call.civil.date).first { $0.goal.id == id }.map(shown)
    }

    private static func shown(_ standing: GoalStanding) -> JSONValue {
        let goal = standing.goal
        var state = State.open, monthly: Money?, carried: Bool?, missing: Money?
        switch standing.state {
        case .reached: state = .reached
        case .missed: state = .missed
        case .open(let pace):
            monthly = pace.monthly
            switch pace.outlook {
            case .carried: carried = true
            case .short(let amount, _): (carried, missing) = (false, amount)
            case .unfounded, .unforeseeable: break
            }
        }
        return [
            "id": "\(goal.id)", "name": .text(goal.name), "account": "\(goal.account)", "currency": .text(goal.currency.code),
            "amount": .decimal(goal.amount), "by": "\(goal.due)", "keep": .decimal(goal.keep), "saved": .decimal(standing.saved),
            "state": .text(state.rawValue), "monthly": monthly.map(JSONValue.decimal) ?? .null, "carried": carried.map(JSONValue.boolean) ?? .null,
            "missing": missing.map(JSONValue.decimal) ?? .null,
        ]
    }

    private enum State: String, CaseIterable { case open, reached, missed }
}

extension GoalResource {
    private static let name = APIMember("name", .text(GoalForm.name), "What it is for.", example: "Bicycle")
    private static let amount = APIMember("amount", .amount(isSigned: false), "Above zero, in the currency of the account.", example: "900.00")
    private static let account = APIMember(
        "account", .identity, "The account that has the money, one in use.", example: .text(APIShown.sampleID))
    private static let due = APIMember(
        GoalForm.due.name, .date, "The day on which the amount is needed, from tomorrow on and within twenty years.", example: "2027-06-01")
    private static let keep = APIMember(
        GoalForm.keep.name, .amount(isSigned: true), "The money that stays in the account besides, zero or above; zero unless it says otherwise.",
        example: "250.00"
    )

    static let resource = APIResource(
        name: "Goal", plural: "goals",
        about:
            "An amount that is saved up for by a day. Goals on an account share its balance in the order of their days, once it keeps the largest `keep` of them. At most \(SavingGoal.limit).",
        shown: [
            .identity("id"), .text("name", "Bicycle"), .identity("account"), .currency("currency"), .decimal("amount", "900.00"), .date("by"),
            .decimal("keep", "250.00"), .decimal("saved", "360.00", "Its part of the balance today."),
            .word("state", State.allCases.map(\.rawValue)),
            .decimal("monthly", "90.00").nullable("How much a month it takes until the day; null once it is reached, or the day has passed."),
            .flag("carried").nullable("Whether the forecast of the account carries it; null without a forecast."),
            .decimal("missing", "120.00").nullable("What is missing on the day by the forecast; null if nothing is, or without a forecast."),
        ],
        making: [APIBody(name: "NewGoal", members: [.newIdentity, name.required, amount.required, account.required, due.required, keep])],
        changing: APIBody(name: "GoalChanges", members: [name, amount, account, due, keep]))
}
