import Bookkeeping
import Language
import MicroHTTP
import Reporting
import SitePaths
import Storage
import Templates
import Validation
import Views

/// The reports; the query parameters ask the question. Those that are kept have a name.
struct ReportPages: Sendable {
    private let store: Store

    init(store: Store) { self.store = store }

    func index(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        try page(visit, person, asking: visit.query, FormState(KeptReportForm(FormInput())))
    }

    /// Keeps the report that the parameters in the form, or in the address, describe.
    func keep(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let input = try visit.form.input, form = KeptReportForm(input)
        let question = ReportFilter.fields.contains { input.has($0) } ? input : visit.query
        do {
            let filter = try store.read(person.book, askedBy: question) { try Self.asked(question, visit, person, $0).filter }
            let kept = try store.write(person.book) { editor in
                let others = try editor.ledger.reports.kept(for: person.user.id), replaced = form.replaced(among: others)
                let id = replaced?.id ?? form.id ?? visit.new()
                if replaced == nil, let saved = others.first(where: { $0.id == id }) { return (report: saved, isNew: false) }
                let report = KeptReport(
                    id: id, name: try form.name(among: others.filter { $0.id != id }), question: filter.question,
                    dueOn: form.isMonthly ? replaced?.dueOn ?? Self.next(person) : nil)
                try editor.keptReports.save(report, for: person.user.id, at: visit.now)
                return (report, true)
            }
            return visit.redirect(kept.report.link, .said(kept.isNew ? .reportKept : .alreadySaved))
        } catch {
            let problems = try Problems(of: error, Self.conflicts)
            return try page(visit, person, asking: question, FormState(input, problems: problems), status: .unprocessableContent)
        }
    }

    func edit(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let report = try report(visit, person)
        return try editPage(visit, person, report, FormState(KeptReportForm(report)))
    }

    func update(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let report = try report(visit, person), input = try visit.form.input, form = KeptReportForm(input)
        do {
            try store.write(person.book) { editor in
                let others = try editor.ledger.reports.kept(for: person.user.id).filter { $0.id != report.id }
                let changed = KeptReport(
                    id: report.id, name: try form.name(among: others), question: report.question,
                    dueOn: form.isMonthly ? report.dueOn ?? Self.next(person) : nil)
                try editor.keptReports.save(changed, for: person.user.id, at: visit.now)
            }
            return visit.redirect(report.link, .said(.reportKept))
        } catch {
            let problems = try Problems(of: error, Self.conflicts)
            return try editPage(visit, person, report, FormState(input, problems: problems), status: .unprocessableContent)
        }
    }

    func remove(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let id: KeptReport.ID = try visit.id()
        try store.write(person.book) { try $0.keptReports.remove(id, at: visit.now) }
        return visit.redirect(Paths.reports, .reportRemoved(id))
    }

    /// Keeps a report again that was removed.
    func restore(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let id: KeptReport.ID = try visit.id()
        let isKept = try store.write(person.book) { try $0.keptReports.keepAgain(id, for: person.user.id) }
        return visit.redirect(Paths.reports, .said(isKept ? .reportKeptAgain : .nothingToUndo))
    }

    private func report(_ visit: Visit, _ person: SignedInPerson) throws -> KeptReport {
        let id: KeptReport.ID = try visit.id()
        guard let report = try store.read(person.book, { try $0.reports.kept(id, for: person.user.id) }) else { throw Failure.notFound }
        return report
    }

    private func page(
        _ visit: Visit, _ person: SignedInPerson, asking question: FormInput, _ form: FormState, status: Status = .ok
    ) throws -> Response {
        let kept = try store.read(person.book) { try $0.reports.kept(for: person.user.id) }
        let page = try store.read(person.book, askedBy: question) { books in
            let asked = try Self.asked(question, visit, person, books)
            let keeping = KeptReportsView(kept, asked.labels, form: form, newID: visit.new())
            let report = try Self.report(asked.filter.query, books)
            return ReportPage(
                report, asked.labels, paper: asked.paper, keeping: keeping, records: try report.flatMap { try Self.records($0, asked.labels, books) },
                scopes: Self.scopes(asked.filter, person, visit.t))
        }
        return visit.page(status) { Template.reports(page, app: $0, into: &$1) }
    }

    private func editPage(
        _ visit: Visit, _ person: SignedInPerson, _ report: KeptReport, _ form: FormState, status: Status = .ok
    ) throws -> Response {
        let question = FormInput(report.question)
        let labels = try store.read(person.book, askedBy: question) { try Self.asked(question, visit, person, $0).labels }
        let page = KeptReportPage(report, labels, form: form)
        return visit.page(status) { Template.keptReport(page, app: $0, into: &$1) }
    }

    private static func asked(_ question: FormInput, _ visit: Visit, _ person: SignedInPerson, _ books: ReportedBooks) throws -> AskedReport {
        try AskedReport(question, of: person.book, at: visit.now, t: visit.t, books)
    }

    /// Returns the records of the line that the address names; nil without one.
    private static func records(_ report: Report, _ labels: ReportLabels, _ books: ReportedBooks) throws -> ReportRecordsView? {
        guard let place = report.listed(labels.filter) else { return nil }
        return ReportRecordsView(place, try books.records(behind: report.query, of: place, limit: ReportRecordsView.most), labels)
    }

    /// Returns the choice between the household's book and all that its people share, for its administrator.
    private static func scopes(_ filter: ReportFilter, _ person: SignedInPerson, _ t: Texts) -> [Segment] {
        guard !person.book.isOwn, let own = person.household, own.role == .administrator else { return [] }
        return ReportPage.scopes(filter, of: own.household.name, t: t)
    }

    /// Returns nil if there are too many records to read them.
    private static func report(_ query: ReportQuery, _ books: ReportedBooks) throws -> Report? {
        do { return try books.answer(query) } catch StoreError.conflict(.tooManyRecords) { return nil }
    }

    /// The day of the first message about a report.
    private static func next(_ person: SignedInPerson) -> CalendarDate { person.calendar.dayAfterMonth(of: person.today) }

    private static let conflicts: [Conflict: Problems] = [
        .nameTaken: Problems(KeptReportForm.name.name, .duplicateName),
        .reportLimit: Problems(Problems.wholeForm, .keptReportLimit(KeptReport.limit)),
    ]
}
