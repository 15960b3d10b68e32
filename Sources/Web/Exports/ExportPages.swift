import Bookkeeping
import Exports
import Identity
import MicroHTTP
import OperatorLog
import SitePaths
import Storage
import Templates
import Upkeep
import Validation
import Views

/// The pages for exporting all data of a person, and for replacing it by an import; and the same for the book of a household, at its address, for its
/// administrator. One export or import runs at a time on the whole server.
struct ExportPages: Sendable {
    /// The previews, which open the uploaded file.
    private static let previewPaths: Set = [Paths.previewImport.path(in: .own), Paths.previewImport.path(in: .household)]
    /// True for a page that reads a file that somebody has uploaded.
    static func isSlow(_ request: Request) -> Bool { previewPaths.contains(request.path) }
    static let importPaths: Set = [Paths.importBook.path(in: .own), Paths.importBook.path(in: .household)]

    let store: Store
    let exportFiles: ExportFiles
    let eraser: Eraser
    let payments: PaymentFinder
    let log: EventLog
    private let gate = PersonalGate()

    func export(_ visit: Visit, _ person: SignedInPerson) throws -> Response { try exportPage(visit, person) }

    func send(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        guard let path = try gate.run(for: person.user.id, { try write(person.book) }) else { return try exportPage(visit, person, isBusy: true) }
        do {
            try store.write(in: person.session) { editor in
                let act: AuditAct = person.book.isOwn ? .exported : .householdExported
                try editor.audit.record(act, by: .user(person.user.id), about: person.user.id, at: visit.now)
                if person.book.isOwn { try editor.notify(person.user.id, .exported, from: visit.device, at: visit.now) }
            }
        } catch {
            exportFiles.remove(path)
            throw error
        }
        let user = person.user.id.description
        log.write(person.book.isOwn ? .exported(user: user) : .householdExported(by: user))
        var response = Response(.ok, body: .temporaryFile(path: path))
        response.headers["Content-Type"] = "application/zip"
        let subject = person.book.isOwn ? person.user.username : person.household?.household.name ?? ""
        let name = "penny-\(subject)-\(person.today).zip"
        response.headers.add("Content-Disposition", "attachment; filename*=UTF-8''" + name.urlQueryEncoded)
        return response
    }

    private func write(_ book: BookAccess) throws -> String {
        let path = try exportFiles.newExport()
        do {
            try Export.write(book, of: store, to: path)
            return path
        } catch {
            exportFiles.remove(path)
            throw error
        }
    }

    private func exportPage(_ visit: Visit, _ person: SignedInPerson, isBusy: Bool = false) throws -> Response {
        let (records, files) = try store.export(person.book) { (try $0.exportedRecordCount().all, try $0.exportedReceipts().count) }
        let page = ExportPage(records: records, attachments: files, isOfHousehold: !person.book.isOwn, isBusy: isBusy, t: visit.t)
        return visit.page(isBusy ? .serviceUnavailable : .ok) { Template.export(page, app: $0, into: &$1) }
    }

    func choose(_ visit: Visit, _ person: SignedInPerson) -> Response { Self.importPage(visit) }

    /// Checks an uploaded file and keeps it until the person confirms or cancels the import.
    func receive(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        guard let bytes = ImportForm(try visit.form.input).file else {
            return Self.importPage(visit, problem: visit.t.exports.noFile, status: .unprocessableContent)
        }
        do {
            let isWhole: Void? = try gate.run(for: person.user.id) {
                _ = try ImportFile(at: try exportFiles.keepImport(bytes, of: person.user.id, for: person.owner), for: person.owner)
            }
            guard isWhole != nil else { return Self.busyPage(visit) }
        } catch {
            exportFiles.removeImport(of: person.user.id, for: person.owner)
            return try importPage(visit, refusing: error)
        }
        return visit.redirect(Paths.previewImport)
    }

    func preview(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        guard let path = exportFiles.importFile(of: person.user.id, for: person.owner) else { return visit.redirect(Paths.importBook) }
        guard let read = gate.run(for: person.user.id, { try? ImportFile.summary(at: path) }) else { return Self.busyPage(visit) }
        guard let summary = read else { return visit.redirect(Paths.importBook) }
        let replaced = try store.export(person.book) { try $0.exportedRecordCount().all }
        let facts = ImportPreviewPage.Facts(
            name: summary.name, records: summary.records, accounts: summary.accounts, categories: summary.categories, budgets: summary.budgets,
            attachments: summary.attachments, address: summary.address)
        let page =
            person.book.isOwn
            ? ImportPreviewPage(facts, replaced: replaced, t: visit.t)
            : ImportPreviewPage(
                ofHousehold: facts, people: summary.people.count, candidates: try candidates(summary.people, person),
                name: person.user.displayName, replaced: replaced, t: visit.t)
        return visit.page { Template.importPreview(page, app: $0, into: &$1) }
    }

    /// Returns the people of a file who are not in the household: one of them may be the administrator. Empty if the file has the administrator.
    private func candidates(_ people: [ExportedHouseholdMember], _ person: SignedInPerson) throws -> [ExportedHouseholdMember] {
        guard let own = person.household, !people.contains(where: { $0.id == own.person }) else { return [] }
        let known = Set(try store.read { try $0.households.people(of: own) + $0.households.people(of: own, former: true) }.map(\.id))
        return people.filter { !known.contains($0.id) && !$0.name.isEmpty }.sorted { $0.name < $1.name }
    }

    func replace(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let input = try visit.form.input
        guard let path = exportFiles.importFile(of: person.user.id, for: person.owner) else { return visit.redirect(Paths.importBook) }
        do {
            let isDone: Void? = try gate.run(for: person.user.id) {
                let file = try ImportFile(at: path, for: person.owner, checksRecords: false)
                let owner: BookOwner
                if person.book.isOwn {
                    owner = .person(person.user.id)
                } else {
                    let candidates = try candidates(file.summary.people, person).map(\.id)
                    owner = .household(administrator: person.user.id, own: try ArrivalForm(input).draft(among: candidates))
                }
                try file.replace(bookOf: owner, in: store, for: person.session, by: .user(person.user.id), at: visit.now)
            }
            guard isDone != nil else { return Self.busyPage(visit) }
            eraser.look()
            payments.look()
        } catch is Problems {
            throw Failure.badRequest
        } catch StoreError.busy {
            // An import at the terminal is running.
            return Self.busyPage(visit)
        } catch {
            exportFiles.removeImport(of: person.user.id, for: person.owner)
            return try importPage(visit, refusing: error)
        }
        exportFiles.removeImport(of: person.user.id, for: person.owner)
        let user = person.user.id.description
        log.write(person.book.isOwn ? .imported(user: user) : .householdImported(by: user))
        return visit.redirect(Paths.settings, .said(.bookImported))
    }

    func cancel(_ visit: Visit, _ person: SignedInPerson) -> Response {
        exportFiles.removeImport(of: person.user.id, for: person.owner)
        return visit.redirect(Paths.settings)
    }

    /// Shows the problem of a file; throws all other errors.
    private func importPage(_ visit: Visit, refusing error: any Error) throws -> Response {
        guard let problem = error as? ImportProblem else { throw error }
        return Self.importPage(visit, problem: problem.sentence(visit.t), status: .unprocessableContent)
    }

    /// Returns the page for an upload while another one is being processed.
    static func busyPage(_ visit: Visit) -> Response {
        var response = importPage(visit, problem: visit.t.exports.busy, status: .serviceUnavailable)
        response.headers["Retry-After"] = "60"
        return response
    }

    private static func importPage(_ visit: Visit, problem: String? = nil, status: Status = .ok) -> Response {
        visit.page(status) {
            Template.importFile(ImportPage(problem: problem, isOfHousehold: visit.book == .household, t: visit.t), app: $0, into: &$1)
        }
    }
}

extension SignedInPerson {
    /// The owner of the page's book.
    fileprivate var owner: ImportFile.Owner { book.isOwn ? .person : .household }
}
