import Bookkeeping
import Documents
import MicroHTTP
import Storage
import Validation
import Views

/// A report as the address of its page or of a file asks for it.
struct AskedReport: Sendable {
    let filter: ReportFilter
    let labels: ReportLabels

    init(_ visit: Visit, _ person: SignedInPerson, _ ledger: Ledger) throws { try self.init(visit.query, person, ledger, visit.t) }

    /// - Parameter question: the parameters that ask.
    init(_ question: FormInput, _ person: SignedInPerson, _ ledger: Ledger, _ t: Texts) throws {
        let names = try ledger.names(), people = person.book.isOwn ? [] : try ledger.shared.people()
        filter = ReportFilter(
            question, today: person.today, calendar: person.calendar, recorded: try ledger.reports.recordedDays(),
            among: .init(accounts: names.accounts + names.personAccounts, categories: names.categories, people: people.map(\.id)))
        labels = ReportLabels(filter, names: names, people: people, t: t)
    }

    /// Returns the report as a document.
    func paper(_ ledger: Ledger, _ visit: Visit, _ person: SignedInPerson) throws -> ReportPaper {
        let asked = Paper.Size(rawValue: visit.query[ReportFilter.paper])
        let usual: Paper.Size = visit.t.language == .english && person.mainCurrency.code == "USD" ? .letter : .a4
        return ReportPaper(
            try ledger.reports.answer(filter.query), labels,
            records: try ledger.reports.records(behind: filter.query, limit: ReportPaper.mostRecords),
            facts: .init(
                owner: Self.owner(person), made: person.civil, madeInUTC: CivilTime(seconds: visit.now, in: .utc), paper: Paper(asked ?? usual)))
    }

    /// Returns the title of a journal.
    func title(_ person: SignedInPerson) -> String { "\(Self.owner(person)), \(labels.exactPeriod)" }

    /// Returns the name of a file, such as `report-2026.pdf`.
    func fileName(_ fileExtension: String) -> String {
        let (first, last) = (filter.dates.lowerBound, filter.dates.upperBound)
        let isYear = first.description.hasSuffix("-01-01") && last.description == first.description.prefix(4) + "-12-31"
        let isMonth = first.day == 1 && last == first.lastOfMonth
        let days =
            isYear ? "\(first.description.prefix(4))" : isMonth ? "\(first.description.prefix(7))" : first == last ? "\(first)" : "\(first)-\(last)"
        return "report-\(days).\(fileExtension)"
    }

    private static func owner(_ person: SignedInPerson) -> String {
        person.book.isOwn ? person.user.displayName : person.household?.household.name ?? person.user.displayName
    }
}
