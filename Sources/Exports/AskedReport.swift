import Bookkeeping
import Documents
import Storage
import Validation
import Views

/// A report as an address, a call of the API or a command asks for it; its question for the store is made here only.
package struct AskedReport: Sendable {
    package let filter: ReportFilter
    package let labels: ReportLabels
    private let book: BookAccess
    private let size: Paper.Size?

    /// - Parameters:
    ///   - input: the query parameters of the page of reports.
    ///   - now: seconds since 1970 (UTC).
    package init(_ input: FormInput, of book: BookAccess, at now: Int64, t: Texts, _ ledger: Ledger) throws {
        let names = try ledger.names(), people = book.isOwn ? [] : try ledger.shared.people()
        filter = ReportFilter(
            input, today: CivilTime(seconds: now, in: book.settings.timeZone).date, calendar: book.settings.calendar,
            recorded: try ledger.reports.recordedDays(),
            among: .init(accounts: names.accounts + names.personAccounts, categories: names.categories, people: people.map(\.id)))
        labels = ReportLabels(filter, names: names, people: people, t: t)
        (self.book, size) = (book, Paper.Size(rawValue: input[ReportFilter.paper]))
    }

    /// Returns the report as a document.
    ///
    /// - Parameters:
    ///   - owner: the name of the person or of the household.
    ///   - now: seconds since 1970 (UTC).
    package func paper(_ ledger: Ledger, owner: String, at now: Int64) throws -> ReportPaper {
        let usual: Paper.Size = labels.t.language == .english && book.settings.mainCurrency.code == "USD" ? .letter : .a4
        return ReportPaper(
            try ledger.reports.answer(filter.query), labels,
            records: try ledger.reports.records(behind: filter.query, limit: ReportPaper.mostRecords),
            facts: .init(
                owner: owner, made: CivilTime(seconds: now, in: book.settings.timeZone), madeInUTC: CivilTime(seconds: now, in: .utc),
                paper: Paper(size ?? usual)))
    }

    /// Returns the title of a journal.
    package func title(owner: String) -> String { "\(owner), \(labels.exactPeriod)" }

    /// Returns the name of a file, such as `report-2026.pdf`.
    package func fileName(_ fileExtension: String) -> String {
        let (first, last) = (filter.dates.lowerBound, filter.dates.upperBound)
        let isYear = first.description.hasSuffix("-01-01") && last.description == first.description.prefix(4) + "-12-31"
        let isMonth = first.day == 1 && last == first.lastOfMonth
        let days =
            isYear ? "\(first.description.prefix(4))" : isMonth ? "\(first.description.prefix(7))" : first == last ? "\(first)" : "\(first)-\(last)"
        return "report-\(days).\(fileExtension)"
    }
}

extension DocumentRenderer {
    /// Returns the PDF of a report; blocks the calling thread.
    package func pdf(of paper: ReportPaper) throws(DocumentProblem) -> [UInt8] {
        let made = try render(paper.document())
        // Whoever gets the document is told on it that letters are missing.
        return made.missing.isEmpty ? made.pdf : try render(paper.document(lacksFonts: true)).pdf
    }
}
