import Bookkeeping
import MicroHTTP
import Storage
import Templates
import Validation
import Views

/// The statistics; the query parameters select them. Records dated after today are left out.
struct StatisticsPages: Sendable {
    private let store: Store
    private let drawn = DrawnCards()

    init(store: Store) { self.store = store }

    func index(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let input = visit.query
        let (filter, content) = try store.read(person.book) { ledger in
            let names = try ledger.names()
            let filter = StatisticsFilter(
                input, today: person.today, calendar: person.calendar, accounts: names.accounts, categories: names.categories)
            return (filter, try StatisticsReading(ledger, filter, names: names, person.calendar).content())
        }
        let scene = StatisticsScene(
            filter: filter, names: content.names, currency: person.mainCurrency, today: person.today, calendar: person.calendar,
            base: visit.site.base + visit.book.prefix.description, t: visit.t)
        let page = StatisticsPage(content, scene, drawn: drawn)
        return visit.page { Template.statistics(page, app: $0, into: &$1) }
    }
}
