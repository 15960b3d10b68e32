import Bookkeeping
import MicroHTTP
import SitePaths
import Storage
import Templates
import Validation
import Views

/// The list of records; the query parameters select and order them.
struct RecordPages: Sendable {
    private let store: Store
    /// The list has boxes; the value says which are ticked.
    private static let choose = FormField("choose", .choice)
    /// The ID of an act on chosen records, which the list reports as long as it can be taken back.
    private static let done = FormField.hidden("done")
    /// `all` for the records of everybody in the household.
    private static let of = FormField("of", .choice), all = "all"

    init(store: Store) { self.store = store }

    func index(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        if !person.book.isOwn, visit.query.text(Self.of) == Self.all { return try everybodys(visit, person) }
        let cursor = visit.query.text(.after)
        let (filter, content) = try store.read(person.book) { ledger in
            let names = try ledger.names()
            let filter = RecordFilter(
                visit.query, today: person.today, calendar: person.calendar, accounts: names.accounts,
                categories: names.categories)
            return (filter, try self.content(ledger, filter, names: names, after: cursor, person))
        }
        let page = RecordIndexPage(
            content, filter: filter, after: cursor, choosing: visit.query.text(Self.choose).flatMap(ChoosingView.Mode.init),
            scopes: scopes(filter, visit, person, isAll: false), today: person.today, calendar: person.calendar, t: visit.t)
        var visit = visit
        if let done = visit.query.text(Self.done), visit.notice == nil {
            visit.notice = try notice(done, filter, names: content.names, visit, person)
        }
        return visit.page { Template.recordIndex(page, app: $0, into: &$1) }
    }

    /// Shows the household's book and all that its people share in one list, to its administrator.
    private func everybodys(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let cursor = visit.query.text(.after)
        let people = try store.read { site in try person.household.map { try site.households.people(of: $0) } ?? [] }
        let own = person.household?.person, household = own.map { HouseholdView(people: people, own: $0) }
        let (filter, content) = try store.readAll(person.book) { all in
            let names = try all.names()
            let filter = RecordFilter(
                visit.query, today: person.today, calendar: person.calendar, accounts: names.accounts, categories: names.categories)
            let parties = all.owners.map { owner in
                RecordParty(
                    name: owner.person.map { id in people.first { $0.id == id }?.name ?? "" } ?? person.household?.household.name, names: owner.names,
                    opening: owner.person.map { $0 == own ? .own : .shared($0) } ?? .household, face: owner.person.flatMap { household?.face($0) })
            }
            return (
                filter, try RecordListReading(all).content(filter, names: names, after: cursor, parties: parties, visitor: own, today: person.today)
            )
        }
        let page = RecordIndexPage(
            content, filter: filter, at: .all, after: cursor, scopes: scopes(filter, visit, person, isAll: true), today: person.today,
            calendar: person.calendar, t: visit.t)
        return visit.page { Template.recordIndex(page, app: $0, into: &$1) }
    }

    /// Returns the choice between the household's records and everybody's, for its administrator.
    private func scopes(_ filter: RecordFilter, _ visit: Visit, _ person: SignedInPerson, isAll: Bool) -> [Segment] {
        guard !person.book.isOwn, let own = person.household, own.role == .administrator else { return [] }
        return RecordIndexPage.scopes(filter, of: own.household.name, isAll: isAll, t: visit.t)
    }

    /// Returns the notice of an act on chosen records; nil if it has been taken back.
    private func notice(
        _ done: String, _ filter: RecordFilter, names: LedgerNames, _ visit: Visit, _ person: SignedInPerson
    ) throws -> Notice? {
        let query = filter.parameters.map { "\($0.name)=\($0.value.urlQueryEncoded)" }.joined(separator: "&")
        return try store.read(person.book) { ledger in
            if let made = try ChangedRecords.ID(done).flatMap(ledger.many.changedRecords) {
                return Notice(text: visit.t.changed(made, names: names, today: person.today), undo: Paths.undoChange(made.id).query(query))
            }
            guard let deletion = try Deletion.ID(done).flatMap(ledger.deletion) else { return nil }
            return ActionResult.deleted(deletion.id).notice(visit.t) { _ in
                deletion
            } saved: { _, _ in
                nil
            }
        }
    }

    /// The question that a page of a list answers.
    private struct Question: Equatable, Sendable {
        let filter: RecordFilter
        let cursor: String?
        /// The visitor's place in the household; nil in a person's own book.
        let visitor: HouseholdMember.ID?
        let today: CalendarDate
    }

    /// Returns the data of a page, which is read once until somebody writes. Searches are too many to keep their pages; the totals of one are kept.
    private func content(
        _ ledger: Ledger, _ filter: RecordFilter, names: LedgerNames, after cursor: String?, _ person: SignedInPerson
    ) throws -> RecordIndexPage.Content {
        let visitor = person.book.isOwn ? nil : person.household?.person, today = person.today
        func read() throws -> RecordIndexPage.Content {
            try RecordListReading(ledger).content(filter, names: names, after: cursor, visitor: visitor, today: today)
        }
        guard filter.text.isEmpty else {
            var content = try read()
            if cursor == nil { content.notes = try ledger.notes.found(filter.text, filter.writing) }
            return content
        }
        return try ledger.cached.answer(Question(filter: filter, cursor: cursor, visitor: visitor, today: today), read: read)
    }
}
