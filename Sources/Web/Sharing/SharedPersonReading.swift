import Bookkeeping
import MicroHTTP
import Storage
import Validation
import Views

/// The shared part of a person's own book, for the page of that person.
struct SharedPersonReading: Sendable {
    let store: Store

    /// Returns what a visitor sees of a person's own book: the administrator, and the person themselves; nil for anybody else.
    func view(of shown: HouseholdMember, _ visit: Visit, _ person: SignedInPerson, _ own: HouseholdMembership) throws -> SharedPersonView? {
        guard let access = try store.read({ try $0.sharing.access(to: shown.id, of: person.user.id) }) else { return nil }
        let today = CivilTime(seconds: visit.now, in: access.settings.timeZone).date, calendar = access.settings.calendar
        let isSelf = shown.id == own.person, cursor = visit.query.text(.after)
        let administrator =
            own.role == .administrator ? nil : try store.read { try $0.households.people(of: own) }.first { $0.role == .administrator }
        let found = try store.read(access) { book in
            let names = try book.names()
            let filter = RecordFilter(
                visit.query, today: today, calendar: calendar, accounts: names.accounts, categories: names.categories)
            let party = RecordParty(name: nil, names: names, opening: isSelf ? .own : .shared(shown.id))
            let list = try RecordListReading(book).content(filter, names: names, after: cursor, parties: [party], today: today)
            let dates = filter.period?.dates ?? CalendarDate(daysSince1970: .min)...CalendarDate(daysSince1970: .max)
            let content = SharedPersonView.Content(
                balances: try book.balances(upTo: today), hasPrivate: book.hasPrivateAccounts,
                sums: try book.sums(of: .expense, in: dates, account: filter.account), limits: try book.limits.standings(on: today))
            return (names: names, filter: filter, list: list, content: content)
        }
        let list = RecordIndexPage(
            found.list, filter: found.filter, at: .shared(by: shown.id), after: cursor, today: today, calendar: calendar, t: visit.t)
        return SharedPersonView(
            found.content, of: shown, list: list, filter: found.filter, names: found.names, isSelf: isSelf,
            setBy: own.role == .administrator ? nil : administrator?.name ?? "", today: today, t: visit.t)
    }
}
