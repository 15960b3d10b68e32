import Bookkeeping
import Documents
import DrawnReports
import Language
import Storage
import Validation

/// A report as an address, a call of the API or a command asks for it; its question for the store is made here only.
package struct AskedReport: Sendable {
    package let filter: ReportFilter
    package let labels: ReportLabels
    private let book: BookAccess
    /// The size of pages that was asked for, or the usual one.
    package let paper: Paper.Size

    /// - Parameters:
    ///   - input: the query parameters of the page of reports.
    ///   - now: seconds since 1970 (UTC).
    ///   - today: the day on which it is asked; nil for the present one.
    package init(_ input: FormInput, of book: BookAccess, at now: Int64, today: CalendarDate? = nil, t: Texts, _ books: ReportedBooks) throws {
        let names = try books.names(), people = book.isOwn ? [] : try books.people()
        filter = ReportFilter(
            input, today: today ?? CivilTime(seconds: now, in: book.settings.timeZone).date, calendar: book.settings.calendar,
            recorded: try books.recordedDays(),
            among: .init(
                accounts: names.accounts + names.personAccounts, categories: names.categories, people: people.map(\.id),
                includesEverybody: books.isOfEverybody))
        labels = ReportLabels(filter, names: names, people: people, t: t)
        let usual: Paper.Size = t.language == .english && book.settings.mainCurrency.code == "USD" ? .letter : .a4
        (self.book, paper) = (book, Paper.Size(rawValue: input[ReportFilter.paper]) ?? usual)
    }

    /// Returns the report as a document.
    ///
    /// - Parameters:
    ///   - owner: the name of the person or of the household.
    ///   - now: seconds since 1970 (UTC).
    package func paper(_ books: ReportedBooks, owner: String, at now: Int64) throws -> ReportPaper {
        ReportPaper(
            try books.answer(filter.query), labels,
            records: try books.records(behind: filter.query, limit: ReportPaper.mostRecords),
            facts: .init(
                owner: owner, made: CivilTime(seconds: now, in: book.settings.timeZone), madeInUTC: CivilTime(seconds: now, in: .utc),
                paper: Paper(paper)))
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
