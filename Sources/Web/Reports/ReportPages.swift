import Bookkeeping
import MicroHTTP
import Storage
import Templates
import Validation
import Views

/// The reports; the query parameters ask the question.
struct ReportPages: Sendable {
    private let store: Store

    init(store: Store) { self.store = store }

    func index(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let (labels, report) = try store.read(person.book) { ledger in
            let asked = try AskedReport(visit, person, ledger)
            return (asked.labels, try Self.report(asked.filter.query, ledger))
        }
        let page = ReportPage(report, labels)
        return visit.page { Template.reports(page, app: $0, into: &$1) }
    }

    /// Returns nil if there are too many records to read them.
    private static func report(_ query: ReportQuery, _ ledger: Ledger) throws -> Report? {
        do { return try ledger.reports.answer(query) } catch StoreError.conflict(.tooManyRecords) { return nil }
    }
}
