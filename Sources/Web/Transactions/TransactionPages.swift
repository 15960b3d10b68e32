import Bookkeeping
import Language
import MicroHTTP
import SitePaths
import Storage
import Templates
import Validation
import Views

/// Pages for single records: adding, showing, editing, duplicating and deleting.
struct TransactionPages: Sendable {
    private let store: Store
    private let receipts: Receipts
    /// The record to copy.
    private static let from = FormField.hidden("from")
    /// True to show an empty form after saving.
    private static let again = FormField.hidden("again")
    /// The number of parts of a draft that the browser fills in.
    private static let parts = FormField.hidden("parts")

    init(store: Store, receipts: Receipts) { (self.store, self.receipts) = (store, receipts) }

    /// Shows an empty form, or with the query parameter `from` a copy of that record dated today.
    func new(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let id: Transaction.ID = visit.new()
        if let from = visit.query.text(Self.from).flatMap(Transaction.ID.init) {
            let record = try record(from, person)
            return try formPage(visit, person, .new(id), FormState(TransactionForm(duplicating: record, now: person.civil)), isDuplicate: true)
        }
        let query = visit.query
        let form = TransactionForm(
            id: id, kind: query.text(TransactionForm.kind).flatMap(Transaction.Kind.init) ?? .expense,
            account: query.text(TransactionForm.account).flatMap(Account.ID.init),
            category: query.text(TransactionForm.category).flatMap(Bookkeeping.Category.ID.init),
            date: query.text(TransactionForm.date).flatMap { CalendarDate($0) }, now: person.civil)
        let usual = try person.household.flatMap { own in try store.read(person.book) { try $0.shared.usual(of: own.person)?.choice } }
        return try formPage(visit, person, .new(id), FormState(Self.divided(usual.map { form.shared($0, in: person.mainCurrency) } ?? form, visit)))
    }

    private static func divided(_ form: TransactionForm, _ visit: Visit) -> TransactionForm {
        visit.query.text(parts).flatMap { Int($0) }.map(form.divided) ?? form
    }

    func create(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let fields = try visit.form
        var form = TransactionForm(fields.input)
        let id = form.id ?? visit.new()
        if let change = form.change { return try formPage(visit, person, .new(id), form, after: change) }
        // A form that is sent twice does not have its photos read again.
        if try store.read(person.book, { try $0.transaction(id) }) == nil {
            form.received = try receipts.received(in: form.input, from: person.user.id)
        }
        do {
            let ((saved, draft), alerts) = try store.writeCollectingAlerts(person.book) { [form] editor in
                let draft = try form.draft(by: editor, now: person.civil, at: visit.now, t: visit.t)
                let saved = try editor.add(id, draft, at: visit.now)
                if saved == .added, !person.book.isOwn { try editor.shared.remember(draft) }
                return (saved, draft)
            }
            let next = fields[Self.again].isEmpty ? Paths.records : Self.another(after: draft, today: person.today)
            return visit.redirect(next, saved == .added ? .recordSaved(id) : .said(.alreadySaved), alerts: alerts)
        } catch {
            let problems = try Problems(of: error, Self.conflicts)
            return try formPage(visit, person, .new(id), FormState(fields.input, problems: problems), status: .unprocessableContent)
        }
    }

    /// Returns the page of the next record, which keeps kind, account, category and, unless it is today, the date.
    private static func another(after draft: Transaction.Draft, today: CalendarDate) -> Link {
        let movement = draft.movement
        var parts = ["kind=\(movement.kind.rawValue)", "account=\(movement.account)"]
        if let category = movement.category { parts.append("category=\(category)") }
        if draft.date != today { parts.append("date=\(draft.date)") }
        return Paths.newTransaction.query(parts.joined(separator: "&"))
    }

    func show(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let record = try record(visit, person)
        let page = try store.snapshot {
            try store.read(person.book) { ledger in
                TransactionPage(
                    record, names: try ledger.names(), today: person.today, deletion: visit.new(), rate: try ledger.quotes.rate(of: record),
                    household: try Self.household(of: person, in: ledger)?.view, linked: try linked(record.id, person, in: ledger, visit.t),
                    acts: person.book.isOwn ? [] : try ledger.history.acts(on: record.id), moment: { person.moment($0, visit.t) },
                    rule: try ledger.recurring.rule(of: record.id), t: visit.t)
            }
        }
        return visit.page { Template.transactionPage(page, app: $0, into: &$1) }
    }

    func edit(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let record = try record(visit, person)
        return try formPage(visit, person, .edit(record), FormState(Self.divided(TransactionForm(record), visit)))
    }

    func update(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let record = try record(visit, person)
        let fields = try visit.form
        var form = TransactionForm(fields.input)
        if let change = form.change { return try formPage(visit, person, .edit(record), form, after: change) }
        form.received = try receipts.received(in: form.input, from: person.user.id)
        do {
            let (_, alerts) = try store.writeCollectingAlerts(person.book) { [form] editor in
                let draft = try form.draft(by: editor, now: person.civil, at: visit.now, t: visit.t)
                if let saved = try editor.ledger.transaction(record.id), form.isOutdated(by: saved), !draft.isSame(as: saved) {
                    throw SavedMeanwhile(
                        saved: saved, typed: draft.typed(instead: saved), person: try editor.ledger.history.lastPerson(of: saved.id))
                }
                try editor.update(record.id, draft, at: visit.now)
            }
            return visit.redirect(Paths.transaction(record.id), .recordChanged(record.id), alerts: alerts)
        } catch let other as SavedMeanwhile {
            return try formPage(
                visit, person, .edit(other.saved), FormState(TransactionForm(fields.input).renewed(by: other.saved)), other: other, status: .conflict)
        } catch {
            let problems = try Problems(of: error, Self.conflicts)
            return try formPage(visit, person, .edit(record), FormState(fields.input, problems: problems), status: .unprocessableContent)
        }
    }

    /// Another version of the record was saved after the form was made.
    private struct SavedMeanwhile: Error {
        let saved, typed: Transaction
        /// The person of the household who saved it; nil in a person's own book.
        let person: HouseholdMember.ID?
    }

    /// Shows the form with the values that another page brings back, or that a line was read as.
    ///
    /// - Parameters:
    ///   - editing: the record being edited; nil for a new one.
    ///   - problems: what a line leaves open, and its mistakes; nil without a line.
    func form(_ visit: Visit, _ person: SignedInPerson, typed input: FormInput, editing: Transaction.ID?, leftOpen problems: Problems? = nil) throws
        -> Response
    {
        let purpose: TransactionFormPage.Purpose
        if let editing {
            purpose = .edit(try record(editing, person))
        } else {
            purpose = .new(TransactionForm(input).id ?? visit.new())
        }
        let form = problems.map { FormState(input, problems: $0, isOfLine: true) } ?? FormState(TransactionForm(input))
        return try formPage(visit, person, purpose, form, isTyped: true, status: problems == nil ? .ok : .unprocessableContent)
    }

    func delete(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let id: Transaction.ID = try visit.id()
        let deletion: Deletion.ID = visit.posted(.deletion, in: try visit.form)
        do {
            _ = try store.write(person.book) { try $0.delete(id, as: deletion, at: visit.now) }
        } catch StoreError.notFound {
            // The second tap on a button: the first has deleted the record, and its deletion can be undone as well.
            guard let earlier = try store.read(person.book, { try $0.deletion(of: id) }), earlier.subject == .transaction else {
                throw Failure.notFound
            }
            return visit.redirect(Paths.records, .deleted(earlier.id))
        }
        return visit.redirect(Paths.records, .deleted(deletion))
    }

    /// Returns category, amount and vendor of the latest record with a title, for the script that fills the form in.
    func recall(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let title = String(visit.query[TransactionForm.title].prefix(80))
        let kind = visit.query.text(RecordFilter.kind).flatMap(Transaction.Kind.init) ?? .expense
        let known = try store.read(person.book) { try $0.recall(title: title, kind: kind) }
        guard let known else { return .text("") }
        return .text(
            Fields(
                dictionaryLiteral: ("category", known.movement.category?.description ?? ""), ("amount", MoneyFormat.plain(known.movement.amount)),
                ("vendor", known.vendor)
            ).urlEncoded)
    }

    /// Returns the decimals, signs and symbol of a currency and the rate from it to the currency of an account on a day, for the script that converts
    /// an amount; empty for an unknown currency.
    func rate(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let query = visit.query, day = query.text(TransactionForm.date).flatMap { CalendarDate($0) } ?? person.today
        guard let from = TransactionForm.currency(query[TransactionForm.originalCurrency]) else { return .text("") }
        let rate = try store.read(person.book) { ledger in
            let account = try query.text(TransactionForm.account).flatMap(Account.ID.init).flatMap(ledger.account)
            return try account.flatMap { try ledger.quotes.rate(from: from, to: $0.currency, on: day) }
        }
        let answer = OriginalAnswer(from, rate, today: person.today, t: visit.t)
        return .text(
            Fields(
                dictionaryLiteral: ("code", answer.mark.code), ("symbol", answer.mark.symbol), ("signs", answer.mark.signs),
                ("decimals", String(answer.mark.decimals)), ("rate", answer.rate), ("hint", answer.hint)
            ).urlEncoded)
    }

    private func record(_ visit: Visit, _ person: SignedInPerson) throws -> Transaction { try record(try visit.id(), person) }

    /// Throws `Failure.deleted` for a record in the trash, `.notFound` for one that does not exist.
    private func record(_ id: Transaction.ID, _ person: SignedInPerson) throws -> Transaction {
        try store.read(person.book) { ledger in
            if let record = try ledger.transaction(id) { return record }
            throw try ledger.deletion(of: id) == nil ? Failure.notFound : .deleted
        }
    }

    /// Shows the form as typed, with what one of its buttons has changed.
    private func formPage(
        _ visit: Visit, _ person: SignedInPerson, _ purpose: TransactionFormPage.Purpose, _ form: TransactionForm,
        after change: TransactionForm.Change
    ) throws -> Response {
        let accounts = try store.read(person.book) { try $0.accounts() + $0.shared.accounts() }
        let changed = FormState(form.after(change, accounts: accounts))
        if case .date = change { return try formPage(visit, person, purpose, changed, isTyped: true) }
        return try formPage(visit, person, purpose, changed, isTyped: true, hasNewParts: true)
    }

    private func formPage(
        _ visit: Visit, _ person: SignedInPerson, _ purpose: TransactionFormPage.Purpose, _ form: FormState, isDuplicate: Bool = false,
        isTyped: Bool = false, hasNewParts: Bool = false, other: SavedMeanwhile? = nil, status: Status = .ok
    ) throws -> Response {
        let offer = try store.snapshot {
            try store.read(person.book) { ledger in
                try Self.offer(
                    of: ledger, to: person, ownBook: try ownBook(of: person, purpose, in: ledger),
                    linked: try purpose.edited.flatMap { person.book.isOwn ? try linked($0, person, in: ledger, visit.t) : nil })
            }
        }
        let comparison = other.map {
            RecordComparison(
                saved: $0.saved, typed: $0.typed, names: offer.names, today: person.today, household: offer.household?.view, by: $0.person, t: visit.t
            )
        }
        let page = TransactionFormPage(
            purpose, form: form, offer: offer, deletion: visit.new(), isDuplicate: isDuplicate, isTyped: isTyped || isDuplicate,
            hasNewParts: hasNewParts, comparison: comparison, t: visit.t)
        return visit.page(status) { Template.transactionForm(page, app: $0, into: &$1) }
    }

    /// The note about the other side of a record: of a household's record only for the owner of the book with that side. Nil without one.
    private func linked(_ id: Transaction.ID, _ person: SignedInPerson, in ledger: Ledger, _ t: Texts) throws -> LinkNote? {
        guard person.book.isOwn else {
            guard let own = try ledger.links.ownSides(of: [id], for: person.user.id)[id] else { return nil }
            return try store.read(person.own) { try $0.account(own.account) }.map { LinkNote(own: own.id, account: $0.name, t: t) }
        }
        guard let household = person.household?.household, let shared = try ledger.links.sharedSides(of: [id])[id] else { return nil }
        return LinkNote(shared: shared, household: household.name, t: t)
    }

    /// The accounts of a person's own book that may pay for the household; nil in their own book.
    private func ownBook(of person: SignedInPerson, _ purpose: TransactionFormPage.Purpose, in ledger: Ledger) throws -> OwnBookChoice? {
        guard !person.book.isOwn, let own = person.household else { return nil }
        let usual = try store.ownBook(of: person, own.person, payingFor: ledger)
        guard let edited = purpose.edited else { return usual }
        return OwnBookChoice(usual.balances, chosen: try ledger.links.ownSides(of: [edited], for: person.user.id)[edited]?.account)
    }

    /// The choices in the form of a record.
    static func offer(of ledger: Ledger, to person: SignedInPerson, ownBook: OwnBookChoice? = nil, linked: LinkNote? = nil) throws
        -> TransactionFormPage.Offer
    {
        let names = try ledger.names()
        return TransactionFormPage.Offer(
            names: names, hashtags: try ledger.hashtags(), balances: try ledger.balances(upTo: person.today),
            expenseCategories: try ledger.quickCategories(limit: names.categories.count, today: person.today),
            titles: try ledger.titles(beginningWith: "", limit: 50), recentPlaces: try ledger.recentPlaces(limit: 4),
            mainCurrency: person.mainCurrency, today: person.today, household: try household(of: person, in: ledger), ownBook: ownBook,
            linked: linked)
    }

    /// The household that owns the book; nil for a person's own book.
    private static func household(of person: SignedInPerson, in ledger: Ledger) throws -> (view: HouseholdView, name: String, usual: Account.ID?)? {
        guard !person.book.isOwn, let own = person.household else { return nil }
        return (
            HouseholdView(people: try ledger.shared.people(), own: own.person), own.household.name, try ledger.shared.usual(of: own.person)?.payer
        )
    }

    private static let conflicts: [Conflict: Problems] = [
        .invalid: Problems(TransactionForm.forWhom.name, .notAChoice),
        .overflow: Problems(TransactionForm.amount.name, .amountTooLarge),
        .currencyMismatch: Problems(TransactionForm.account.name, .notAChoice),
        .tooManyFiles: Problems(TransactionForm.receipt.name, .tooManyFiles(Receipt.limitPerRecord)),
        .exactParts: Problems(TransactionForm.amount.name, .dividedInHousehold),
    ]
}
