import Bookkeeping
import Storage
import StrictJSON
import Validation

/// The API operations for the limits on what a person spends from their shared accounts: the administrator sets them, the person sees their own.
struct LimitResource: Sendable {
    private let store: Store

    init(store: Store) { self.store = store }

    func index(_ call: APICall) throws -> APIAnswer {
        let part = try SharedPart(call, in: store)
        let (standings, names) = try store.read(part.access) { (try $0.limits.standings(on: part.today), try $0.names()) }
        return try call.page(standings, id: \.budget.id.description) { Self.shown($0, part, names) }
    }

    func show(_ call: APICall) throws -> APIAnswer {
        let part = try SharedPart(call, in: store), id: Budget.ID = try call.id("limit")
        guard let found = try store.read(part.access, { try Self.find(id, $0, part) }) else { throw Failure.notFound }
        return .one(found)
    }

    func create(_ call: APICall) throws -> APIAnswer {
        let part = try SharedPart(call, in: store), id: Budget.ID = call.values["id"].flatMap { Budget.ID($0) } ?? call.new()
        return try write(call, part) { editor in
            if let known = try Self.find(id, editor.shared, part) {
                try call.check()
                return .one(known)
            }
            let draft = try call.draft { try BudgetForm(call.values.input).limitDraft(for: editor.shared) }
            guard try editor.add(id, draft, on: part.today, at: call.now) == .added, let made = try Self.find(id, editor.shared, part) else {
                throw APIFailure.rule(.identifierTaken)
            }
            return .made(made, path: "/people/\(part.person.id)/limits/\(id)")
        }
    }

    func update(_ call: APICall) throws -> APIAnswer {
        let part = try SharedPart(call, in: store), id: Budget.ID = try call.id("limit")
        return try write(call, part) { editor in
            guard let known = try editor.shared.limits.find(id) else { throw Failure.notFound }
            let settings = try editor.shared.settings(), seen = known.seen(with: try editor.shared.names())
            let saved = BudgetForm(seen, today: part.today, calendar: settings.calendar, in: settings.mainCurrency)
            let draft = try call.draft { try BudgetForm(saved.input.replacing(call.values)).limitDraft(editing: known, for: editor.shared) }
            try editor.update(id, draft, on: part.today)
            guard let changed = try Self.find(id, editor.shared, part) else { throw Failure.notFound }
            return .one(changed)
        }
    }

    func delete(_ call: APICall) throws -> APIAnswer {
        let part = try SharedPart(call, in: store), id: Budget.ID = try call.id("limit")
        return try write(call, part) { editor in
            try call.check()
            try editor.delete(id)
            return .nothing
        }
    }

    /// Opens the limits of a person. Throws `.conflict(.notAdministrator)` for the person themself too.
    private func write(_ call: APICall, _ part: SharedPart, _ body: (LimitEditor) throws -> APIAnswer) throws -> APIAnswer {
        try store.write { try body($0.sharing.limits(of: part.person.id, by: call.book.person)) }
    }

    private static func find(_ id: Budget.ID, _ shared: SharedBook, _ part: SharedPart) throws -> JSONValue? {
        let names = try shared.names()
        return try shared.limits.standings(on: part.today).first { $0.budget.id == id }.map { shown($0, part, names) }
    }

    /// Categories that the administrator no longer sees stay in a limit, and are shown to the person alone.
    private static func shown(_ standing: BudgetStanding, _ part: SharedPart, _ names: LedgerNames) -> JSONValue {
        let limit = part.isSelf ? standing.budget : standing.budget.seen(with: names), calendar = part.access.settings.calendar
        let period = calendar.period(limit.length, containing: part.today)
        var categories: [Bookkeeping.Category.ID] = []
        if case .only(let some, _) = limit.scope { categories = some }
        return [
            "id": "\(limit.id)", "name": .text(limit.name), "period": .text(limit.length.rawValue),
            "amount": .decimal(limit.amount(in: period, calendar)), "currency": .text(limit.currency.code),
            "is_everything": .boolean(limit.scope == .everything), "categories": .list(categories.map { "\($0)" }),
            "alert_percent": .whole(limit.alertPercent), "progress": BudgetResource.progress(standing.progress),
        ]
    }

    static let resource = APIResource(
        name: "Limit", plural: "limits",
        about: "An amount for what a person spends from their shared accounts in each day, week, month or year. The administrator of the household "
            + "sets it, and both are alerted.",
        shown: [
            .identity("id"), .text("name", "Eating out"), .word("period", BudgetResource.lengths),
            .decimal("amount", "120.00", "What is in force in the present period."), .currency("currency"),
            .flag("is_everything", "Whether all shared expenses count."), .texts("categories", [APIShown.sampleID]),
            .whole("alert_percent", Budget.usualAlertPercent), .progress("progress"),
        ], collection: "/people/{id}/limits", key: "limit", book: .household,
        making: [
            APIBody(
                name: "NewLimit",
                members: [.newIdentity, BudgetResource.name.required, BudgetResource.period.required, BudgetResource.amount.required] + others)
        ],
        changing: APIBody(name: "LimitChanges", members: [BudgetResource.name, BudgetResource.period, BudgetResource.amount] + others))

    private static let others = [
        BudgetResource.appliesFrom, BudgetResource.categories("Categories of the person's expenses that count. None means everything."),
        BudgetResource.alertPercent,
    ]
}

extension Budget {
    /// Returns the limit with only the categories that somebody sees.
    fileprivate func seen(with names: LedgerNames) -> Budget {
        guard case .only(let categories, let hashtags) = scope else { return self }
        var limit = self
        limit.scope = .only(categories: categories.filter { names.category($0) != nil }, hashtags: hashtags)
        return limit
    }
}
