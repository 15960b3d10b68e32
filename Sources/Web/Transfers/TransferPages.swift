import Bookkeeping
import Exports
import Identity
import MicroHTTP
import OperatorLog
import Storage
import Templates
import Upkeep
import Validation
import Views

/// The pages for exporting all data of a person, and for replacing it by an import. One export or import runs at a time on the
/// whole server.
struct TransferPages: Sendable {
    static let importPath = Paths.importBook.description

    let store: Store
    let transfers: Transfers
    let eraser: Eraser
    let log: EventLog
    private let gate = BoundedGate(running: 1, waiting: 2)

    func export(_ visit: Visit, _ person: SignedInPerson) throws -> Response { try exportPage(visit, person) }

    func send(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        guard let path = try gate.run({ try write(person.book) }) else { return try exportPage(visit, person, isBusy: true) }
        do {
            try store.write(in: person.session) { editor in
                try editor.audit.record(.exported, by: .user(person.user.id), about: person.user.id, at: visit.now)
                try editor.notify(person.user.id, .exported, from: visit.device, at: visit.now)
            }
        } catch {
            transfers.remove(path)
            throw error
        }
        log.write(.exported(user: person.user.id.description))
        var response = Response(.ok, body: .temporaryFile(path: path))
        response.headers["Content-Type"] = "application/zip"
        let name = "penny-\(person.user.username)-\(person.today).zip"
        response.headers.add("Content-Disposition", "attachment; filename*=UTF-8''" + name.urlQueryEncoded)
        return response
    }

    private func write(_ book: BookAccess) throws -> String {
        let path = try transfers.newExport()
        do {
            try Export.write(book, of: store, to: path)
            return path
        } catch {
            transfers.remove(path)
            throw error
        }
    }

    private func exportPage(_ visit: Visit, _ person: SignedInPerson, isBusy: Bool = false) throws -> Response {
        let (records, files) = try store.copy(person.book) { (try $0.copiedRecordCount().all, try $0.copiedAttachments().count) }
        let page = ExportPage(records: records, attachments: files, isBusy: isBusy, t: visit.t)
        return visit.page(isBusy ? .serviceUnavailable : .ok) { Template.export(page, app: $0, into: &$1) }
    }

    func choose(_ visit: Visit, _ person: SignedInPerson) -> Response { Self.importPage(visit) }

    /// Checks an uploaded file and keeps it until the person confirms or cancels the import.
    func receive(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        guard let bytes = ImportForm(try visit.form.input).file else {
            return Self.importPage(visit, problem: visit.t.exports.noFile, status: .unprocessableContent)
        }
        do {
            let isWhole: Void? = try gate.run { _ = try ImportFile(at: try transfers.keepImport(bytes, of: person.user.id)) }
            guard isWhole != nil else { return Self.busyPage(visit) }
        } catch {
            transfers.removeImport(of: person.user.id)
            return try importPage(visit, refusing: error)
        }
        return visit.redirect(Paths.previewImport)
    }

    func preview(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        guard let path = transfers.importFile(of: person.user.id), let summary = try? ImportFile.summary(at: path) else {
            return visit.redirect(Paths.importBook)
        }
        let replaced = try store.copy(person.book) { try $0.copiedRecordCount().all }
        let page = ImportPreviewPage(
            username: summary.username, records: summary.records, accounts: summary.accounts, categories: summary.categories,
            budgets: summary.budgets, attachments: summary.attachments, address: summary.address, replaced: replaced, t: visit.t)
        return visit.page { Template.importPreview(page, app: $0, into: &$1) }
    }

    func replace(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        guard let path = transfers.importFile(of: person.user.id) else { return visit.redirect(Paths.importBook) }
        do {
            let isDone: Void? = try gate.run {
                try ImportFile(at: path, checksRecords: false)
                    .replace(bookOf: person.user.id, in: store, for: person.session, by: .user(person.user.id), at: visit.now)
            }
            guard isDone != nil else { return Self.busyPage(visit) }
            eraser.look()
        } catch StoreError.busy {
            // An import at the terminal is running.
            return Self.busyPage(visit)
        } catch {
            transfers.removeImport(of: person.user.id)
            return try importPage(visit, refusing: error)
        }
        transfers.removeImport(of: person.user.id)
        log.write(.imported(user: person.user.id.description))
        return visit.redirect(Paths.settings, .said(.bookImported))
    }

    func cancel(_ visit: Visit, _ person: SignedInPerson) -> Response {
        transfers.removeImport(of: person.user.id)
        return visit.redirect(Paths.settings)
    }

    /// Shows the problem of a file; throws all other errors.
    private func importPage(_ visit: Visit, refusing error: any Error) throws -> Response {
        guard let problem = error as? ImportProblem else { throw error }
        return Self.importPage(visit, problem: problem.sentence(visit.t.exports), status: .unprocessableContent)
    }

    /// Returns the page for an upload while another one is being processed.
    static func busyPage(_ visit: Visit) -> Response {
        var response = importPage(visit, problem: visit.t.exports.busy, status: .serviceUnavailable)
        response.headers["Retry-After"] = "60"
        return response
    }

    private static func importPage(_ visit: Visit, problem: String? = nil, status: Status = .ok) -> Response {
        visit.page(status) { Template.importFile(ImportPage(problem: problem, t: visit.t), app: $0, into: &$1) }
    }
}
