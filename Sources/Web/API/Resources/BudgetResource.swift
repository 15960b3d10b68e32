import Bookkeeping
import Storage
import StrictJSON
import Validation

/// The API operations for budgets and their use in the current period.
struct BudgetResource: Sendable {
    private let store: Store

    init(store: Store) { self.store = store }

    func index(_ call: APICall) throws -> APIAnswer {
        let (standings, calendar) = try store.read(call.book) { (try $0.budgetStandings(on: call.civil.date), try $0.calendar()) }
        return try call.page(standings, id: \.budget.id.description) { Self.shown($0, calendar, call) }
    }

    func show(_ call: APICall) throws -> APIAnswer {
        guard let found = try store.read(call.book, { try Self.find(call.id(), $0, call) }) else { throw Failure.notFound }
        return .one(found)
    }

    func create(_ call: APICall) throws -> APIAnswer {
        try call.addOnce(to: "/budgets", in: store, find: { try Self.find($0, $1, call) }) { id, editor in
            let draft = try call.draft { try Self.draft(BudgetForm(call.values.input), in: editor.ledger) }
            return try editor.addBudget(id, draft, on: call.civil.date, at: call.now)
        }
    }

    func update(_ call: APICall) throws -> APIAnswer {
        let id: Budget.ID = try call.id()
        return try store.write(call.book) { editor in
            guard let known = try editor.ledger.budget(id) else { throw Failure.notFound }
            guard !known.isDaily else {
                try call.check()
                throw APIFailure.rule(.dailyBudget)
            }
            let saved = BudgetForm(known, today: call.civil.date, calendar: try editor.ledger.calendar(), in: try editor.ledger.mainCurrency())
            let draft = try call.draft { try Self.draft(BudgetForm(saved.input.replacing(call.values)), editing: known, in: editor.ledger) }
            try editor.updateBudget(id, draft, on: call.civil.date, at: call.now)
            guard let changed = try Self.find(id, editor.ledger, call) else { throw Failure.notFound }
            return .one(changed)
        }
    }

    func delete(_ call: APICall) throws -> APIAnswer {
        let id: Budget.ID = try call.id()
        try call.check()
        _ = try store.write(call.book) { try $0.deleteBudget(id, as: call.new(), at: call.now) }
        return .nothing
    }

    private static func draft(_ form: BudgetForm, editing: Budget? = nil, in ledger: Ledger) throws -> Budget.Draft {
        try form.draft(editing: editing, among: try ledger.budgets(), categories: try ledger.categories(), in: try ledger.mainCurrency())
    }

    private static func find(_ id: Budget.ID, _ ledger: Ledger, _ call: APICall) throws -> JSONValue? {
        guard let standing = try ledger.budgetStanding(id, on: call.civil.date) else { return nil }
        return shown(standing, try ledger.calendar(), call)
    }

    private static func shown(_ standing: BudgetStanding, _ calendar: CivilCalendar, _ call: APICall) -> JSONValue {
        let budget = standing.budget, period = calendar.period(budget.length, containing: call.civil.date)
        var categories: [Bookkeeping.Category.ID] = [], hashtags: [String] = []
        if case .only(let some, let others) = budget.scope { (categories, hashtags) = (some, others) }
        return [
            "id": "\(budget.id)", "name": .text(budget.name), "is_daily": .boolean(budget.isDaily), "period": .text(budget.length.rawValue),
            "amount": .decimal(budget.amount(in: period, calendar)), "currency": .text(budget.currency.code),
            "is_everything": .boolean(budget.scope == .everything), "categories": .list(categories.map { "\($0)" }),
            "tags": .list(hashtags.map(JSONValue.text)), "alert_percent": .whole(budget.alertPercent), "rollover": .boolean(budget.hasRollover),
            "counts_from": budget.countsFrom.map { "\($0)" } ?? .null,
            "progress": progress(standing.progress), "committed": committed(standing),
        ]
    }

    private static func committed(_ standing: BudgetStanding) -> JSONValue {
        guard case .known = standing.progress else { return .null }
        return .decimal(standing.committed?.amount ?? .zero(standing.budget.currency))
    }

    static func progress(_ figures: BudgetFigures<BudgetProgress>) -> JSONValue {
        guard case .known(let progress) = figures else { return .null }
        return [
            "from": "\(progress.period.first)", "to": "\(progress.period.last)", "spent": .decimal(progress.spent),
            "carried": .decimal(progress.carried), "available": .decimal(progress.available), "remaining": .decimal(progress.remaining),
            "percent_used": progress.percentUsed.map(JSONValue.whole) ?? .null, "level": .text(progress.level.rawValue),
            "unconverted": .list(progress.unconverted.map { ["amount": .decimal($0), "currency": .text($0.currency.code)] }),
        ]
    }
}

extension BudgetResource {
    static let lengths = Period.Length.allCases.map(\.rawValue)
    static let name = APIMember("name", .text(BudgetForm.name), "Unique among the budgets, whatever the case.", example: "Eating out")
    static let period = APIMember("period", .word(lengths), "How long each of its periods is.", example: "monthly")
    static let amount = APIMember("amount", .amount(isSigned: false), "Above zero, in the main currency.", example: "120.00")
    static let appliesFrom = APIMember(
        "applies_from", .word(Budget.AppliesFrom.allCases.map(\.rawValue)),
        "Whether the amount is in force from this month (year) on or from the next one; this one unless it says otherwise.", example: "this")
    static let alertPercent = APIMember(
        "alert_percent", .whole(Budget.alertPercents), "From how much of it on it alerts.", example: .whole(Budget.usualAlertPercent))
    private static let others = [
        appliesFrom, categories("Categories of expenses that count. None, and no hashtag, means everything."),
        APIMember("tags", .list(.hashtag, limit: Hashtag.limitPerTransaction), "Hashtags that count, without the `#`.", example: ["home"]),
        alertPercent, APIMember("rollover", .flag, "Whether what is left, or over, goes into the next period.", example: false),
    ]

    static func categories(_ about: String) -> APIMember {
        APIMember("categories", .list(.identity, limit: 200), about, example: [.text(APIShown.sampleID)])
    }

    static let resource = APIResource(
        name: "Budget", plural: "budgets",
        about:
            "A limit on what is spent in each day, week, month or year. The daily budget of the overview is listed too, with an empty name; it is set there.",
        shown: [
            .identity("id"), .text("name", "Eating out"), .flag("is_daily"), .word("period", lengths),
            .decimal("amount", "120.00", "What is in force in the present period."),
            .currency("currency"), .flag("is_everything", "Whether all expenses count."), .texts("categories", [APIShown.sampleID]),
            .texts("tags", ["home"]),
            .whole("alert_percent", Budget.usualAlertPercent), .flag("rollover"),
            .date("counts_from").nullable("The first day that counts in what is left of the daily budget; null if all days do."),
            .progress("progress"),
            .decimal("committed", "40.00").nullable(
                "What recurring records still bring in the present period, not part of what is spent; null without figures."),
        ],
        making: [APIBody(name: "NewBudget", members: [.newIdentity, name.required, period.required, amount.required] + others)],
        changing: APIBody(name: "BudgetChanges", members: [name, period, amount] + others))
}
