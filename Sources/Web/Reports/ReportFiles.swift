import Bookkeeping
import Documents
import Exports
import Identity
import Journals
import MicroHTTP
import OperatorLog
import Reporting
import SitePaths
import Storage
import Validation

/// The files of a report: a document to print, a table, and journals for programs of plain-text accounting.
struct ReportFiles: Sendable {
    private let store: Store
    private let renderer: DocumentRenderer
    private let exportFiles: ExportFiles
    private let log: EventLog
    private let gate = PersonalGate(ofEach: 3, running: 2, waiting: 10)
    /// The number of seconds after which a busy server is asked again.
    private static let pause = "30"

    init(store: Store, renderer: DocumentRenderer, exportFiles: ExportFiles, log: EventLog) {
        (self.store, self.renderer, self.exportFiles, self.log) = (store, renderer, exportFiles, log)
    }

    private static let slow = paths([Paths.reportPDF, Paths.reportHledger, Paths.reportBeancount])
    private static let tables = paths([Paths.reportCSV]).union(ReportResource.paths)

    private static func paths(_ links: [Link]) -> Set<String> { Set(links.flatMap { [$0.path(in: .own), $0.path(in: .household)] }) }

    /// True for an answer that waits for another process or writes all records: it holds no snapshot meanwhile.
    static func isSlow(_ request: Request) -> Bool { slow.contains(request.path) }
    /// True for a table, and for figures as JSON, for which up to ``Reports/recordLimit`` records are read.
    static func isTable(_ request: Request) -> Bool { tables.contains(request.path) }

    func csv(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        try orTooMany(visit) {
            let (asked, table) = try store.read(person.book, askedBy: visit.query) { books in
                let asked = try AskedReport(visit, person, books)
                return (asked, Export.table(of: try books.answer(asked.filter.query), asked.labels))
            }
            return Self.file(.bytes(table), "text/csv; charset=utf-8", asked.fileName("csv"))
        }
    }

    func pdf(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        try orTooMany(visit) {
            let (asked, paper) = try store.read(person.book, askedBy: visit.query) { books in
                let asked = try AskedReport(visit, person, books)
                return (asked, try asked.paper(books, owner: AskedReport.owner(person), at: visit.now))
            }
            do throws(DocumentProblem) {
                return Self.file(.bytes(try renderer.pdf(of: paper)), "application/pdf", asked.fileName("pdf"))
            } catch {
                return refusal(error, visit)
            }
        }
    }

    func hledger(_ visit: Visit, _ person: SignedInPerson) throws -> Response { try journal(.hledger, visit, person) }

    func beancount(_ visit: Visit, _ person: SignedInPerson) throws -> Response { try journal(.beancount, visit, person) }

    private func journal(_ format: JournalFormat, _ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let written = try gate.run(for: person.user.id) {
            let path = try exportFiles.newExport()
            do {
                return try store.read(person.book) { ledger in
                    let asked = try AskedReport(visit, person, .one(ledger))
                    try Export.write(format, of: asked.filter.query, titled: asked.title(owner: AskedReport.owner(person)), from: ledger, to: path)
                    return (path, asked.fileName(format.fileExtension))
                }
            } catch {
                exportFiles.remove(path)
                throw error
            }
        }
        guard let (path, name) = written else { return busy(visit) }
        return Self.file(.temporaryFile(path: path), "text/plain; charset=utf-8", name)
    }

    private static func file(_ body: Response.Body, _ type: String, _ name: String) -> Response {
        var response = Response(.ok, body: body)
        response.headers["Content-Type"] = type
        response.headers.add("Content-Disposition", "attachment; filename*=UTF-8''" + name.urlQueryEncoded)
        return response
    }

    // MARK: - Refusals

    private func orTooMany(_ visit: Visit, _ answer: () throws -> Response) throws -> Response {
        do {
            return try answer()
        } catch StoreError.conflict(.tooManyRecords) {
            return visit.errorPage(.tooLarge, status: .unprocessableContent, saying: visit.t.reports.tooMany)
        }
    }

    private func busy(_ visit: Visit) -> Response {
        var response = visit.errorPage(.unavailable, saying: visit.t.reports.documentsBusy)
        response.headers["Retry-After"] = Self.pause
        return response
    }

    private func refusal(_ problem: DocumentProblem, _ visit: Visit) -> Response {
        switch problem {
        case .busy: return busy(visit)
        case .tooLarge, .tooManyPages, .tooWide, .timedOut:
            return visit.errorPage(.tooLarge, status: .unprocessableContent, saying: visit.t.reports.documentFailed)
        case .noLibrary, .unreadable, .failed, .ended:
            log.write(.failed(request: visit.request.number, error: "a document was not made: \(problem)"))
            return visit.errorPage(.unexpected, saying: problem == .noLibrary ? visit.t.reports.noDocuments : nil)
        }
    }
}
