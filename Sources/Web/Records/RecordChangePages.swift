import Bookkeeping
import Exports
import MicroHTTP
import SitePaths
import Storage
import Templates
import Validation
import Views

/// Pages for many records chosen in a list: changing them, taking a change back, deleting and exporting them.
struct RecordChangePages: Sendable {
    /// Records chosen in a list.
    private struct Chosen {
        let filter: RecordFilter
        let choice: RecordChoice
        let summary: ChosenRecords
        let names: LedgerNames
        let others: OtherSides
    }

    private let store: Store
    /// `rules` for a change by rules: the list of rules is the next page.
    private static let back = FormField.hidden("back")

    init(store: Store) { self.store = store }

    func new(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        try forChosen(visit.query, of: visit.query, visit, person) { chosen in
            let form = RecordChangeForm(id: visit.new(), count: chosen.summary.count, date: person.today)
            return formPage(visit, chosen, FormState(form))
        }
    }

    func create(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let input = try visit.form.input, form = RecordChangeForm(input), id = form.id ?? visit.new()
        if form.isDeletion { return try delete(visit, person) }
        let list = RecordChangeForm.list(query: visit.query, form: input)
        if let filter = try filterOfMade(id, list, person) { return visit.redirect(RecordIndexPage.url(filter, telling: id.erased)) }
        return try forChosen(input, of: list, visit, person) { chosen in
            func refused(_ reason: String?, _ problems: Problems = Problems()) -> Response {
                formPage(visit, chosen, FormState(input, problems: problems), refusal: reason, status: .unprocessableContent)
            }
            guard form.agrees(withCount: chosen.summary.count) else { return refused(visit.t.changes.recounted(chosen.summary.count)) }
            guard !form.ticked.isEmpty else { return refused(visit.t.changes.noneTicked) }
            do {
                let (made, alerts) = try store.writeCollectingAlerts(person.book) { editor in
                    let change = try form.draft(accounts: editor.ledger.accounts(), categories: editor.ledger.categories())
                    return try editor.many.change(chosen.choice, to: change, as: id, at: visit.now)
                }
                return visit.redirect(RecordIndexPage.url(chosen.filter, telling: made.id.erased), alerts: alerts)
            } catch let nothing as NothingChanged {
                return refused(visit.t.left(nothing.refused, unchanged: nothing.unchanged))
            } catch let problems as Problems {
                return refused(nil, problems)
            }
        }
    }

    /// Takes a change back, and returns to the list in the query.
    func undo(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let id: ChangedRecords.ID = try visit.id(), query = visit.query
        let next =
            query.has(RecordFilter.view) || query.has(RecordFilter.date)
            ? RecordIndexPage.url(try filter(query, person)) : query[Self.back] == "rules" ? Paths.rules : Paths.trash
        do {
            let (undone, alerts) = try store.writeCollectingAlerts(person.book) { try $0.many.undo(id, at: visit.now) }
            return visit.redirect(next, .changeUndone(undone), alerts: alerts)
        } catch StoreError.notFound {
            return visit.redirect(next, .said(.nothingToUndo))
        }
    }

    func confirmDeletion(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        try forChosen(visit.query, of: visit.query, visit, person) { deletionPage(visit, $0, deletion: visit.new()) }
    }

    func delete(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let fields = try visit.form, deletion: Deletion.ID = visit.posted(.deletion, in: fields)
        let list = RecordChangeForm.list(query: visit.query, form: fields.input)
        if try store.read(person.book, { try $0.deletion(deletion) }) != nil {
            return visit.redirect(RecordIndexPage.url(try filter(list, person), telling: deletion.erased))
        }
        return try forChosen(fields.input, of: list, visit, person) { chosen in
            guard RecordChangeForm(fields.input).agrees(withCount: chosen.summary.count) else {
                let reason = visit.t.changes.recounted(chosen.summary.count)
                return deletionPage(visit, chosen, deletion: deletion, refusal: reason, status: .unprocessableContent)
            }
            _ = try store.write(person.book) { try $0.many.delete(chosen.choice, as: deletion, at: visit.now) }
            return visit.redirect(RecordIndexPage.url(chosen.filter, telling: deletion.erased))
        }
    }

    /// Returns the chosen records as a table for spreadsheets.
    func export(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        try forChosen(visit.query, of: visit.query, visit, person) { chosen in
            let table = try store.read(person.book) { try Export.table(of: chosen.choice, in: $0, visit.t) }
            var response = Response(contentType: "text/csv; charset=utf-8", bytes: table)
            let name = "penny-records-\(person.today).csv"
            response.headers.add("Content-Disposition", "attachment; filename*=UTF-8''" + name.urlQueryEncoded)
            return response
        }
    }

    /// Answers with the records that `input` chooses of a list, or leads back to the list if there are none or too many.
    private func forChosen(
        _ input: FormInput, of fields: FormInput, _ visit: Visit, _ person: SignedInPerson, _ answer: (Chosen) throws -> Response
    ) throws -> Response {
        let filter = try filter(fields, person), list = RecordIndexPage.choosing(filter)
        guard let choice = RecordChoiceForm(input).choice(in: filter.query) else { return visit.redirect(list, .said(.noneChosen)) }
        do {
            let household = person.book.isOwn ? person.household?.household.name : nil
            let chosen = try store.read(person.book) { ledger in
                let others = person.household == nil ? 0 : try ledger.links.count(of: choice, for: person.user.id)
                return Chosen(
                    filter: filter, choice: choice, summary: try ledger.many.summary(of: choice), names: try ledger.names(),
                    others: OtherSides(others, in: household))
            }
            guard chosen.summary.count > 0 else { return visit.redirect(list, .said(.noneChosen)) }
            return try answer(chosen)
        } catch StoreError.conflict(.tooManyRecords) {
            return visit.redirect(list, .said(.tooManyChosen))
        }
    }

    /// Returns the list of a form that was sent before; nil if its change has not been made.
    private func filterOfMade(_ id: ChangedRecords.ID, _ input: FormInput, _ person: SignedInPerson) throws -> RecordFilter? {
        try store.read(person.book) { try $0.many.changedRecords(id) } == nil ? nil : filter(input, person)
    }

    private func filter(_ input: FormInput, _ person: SignedInPerson) throws -> RecordFilter {
        let names = try store.read(person.book) { try $0.names() }
        return RecordFilter(input, today: person.today, calendar: person.calendar, accounts: names.accounts, categories: names.categories)
    }

    private func formPage(_ visit: Visit, _ chosen: Chosen, _ form: FormState, refusal: String? = nil, status: Status = .ok) -> Response {
        let page = RecordChangePage(
            chosen.summary, others: chosen.others, filter: chosen.filter, choice: chosen.choice, names: chosen.names, form: form, refusal: refusal,
            t: visit.t)
        return visit.page(status) { Template.recordChange(page, app: $0, into: &$1) }
    }

    private func deletionPage(
        _ visit: Visit, _ chosen: Chosen, deletion: Deletion.ID, refusal: String? = nil, status: Status = .ok
    ) -> Response {
        let page = RecordDeletionPage(
            chosen.summary, others: chosen.others, filter: chosen.filter, choice: chosen.choice, deletion: deletion, refusal: refusal, t: visit.t)
        return visit.page(status) { Template.recordDeletion(page, app: $0, into: &$1) }
    }
}
