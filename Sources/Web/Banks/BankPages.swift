import BankFiles
import BankImporting
import Bookkeeping
import Exports
import Identity
import MicroHTTP
import SitePaths
import Storage
import Templates
import Upkeep
import Validation
import Views

/// The import of bank files: the upload, and the page of an import, which shows its columns, its preview or its result.
struct BankPages: Sendable {
    static let uploadPaths: Set = [Paths.bankImports.path(in: .own), Paths.bankImports.path(in: .household)]

    let store: Store
    let uploads: BankUploads
    let work: BankWork
    let payments: PaymentFinder
    /// Looking at files takes as much memory as they are large.
    let gate = PersonalGate()
    let looks = BankLooks()
    static let group = FormField.hidden("state"), after = FormField.hidden("after"), edit = BankPreviewForm.edit
    static let changed = FormField.hidden("changed")

    init(store: Store, exportFiles: ExportFiles, payments: PaymentFinder, work: BankWork) {
        (self.store, self.payments, self.work) = (store, payments, work)
        uploads = BankUploads(exportFiles: exportFiles)
    }

    // MARK: Upload

    func index(_ visit: Visit, _ person: SignedInPerson) throws -> Response { try indexPage(visit, person) }

    func receive(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let form = BankUploadForm(try visit.form.input), id = form.id ?? visit.new()
        guard !form.files.isEmpty else { return try indexPage(visit, person, form, problems: [visit.t.banks.noFile]) }
        // A form sent twice is the same import.
        if try store.read(person.book, { try $0.banks.find(id, at: visit.now) }) != nil { return visit.redirect(Paths.bankImport(id)) }
        let reading = reading(visit, person, form.account)
        var name = ""
        do {
            let upload = try gate.run(for: person.user.id) {
                var number = 0
                return try uploads.keep(form.files, id: id, account: form.account, in: person.book) { file, bytes in
                    name = file
                    let found = try reading.look(file, bytes).file
                    let place = BankLooks.Key(number, of: id, in: person.book)
                    if !found.isSettled { looks.keep(try BankLooks.Look(bytes, found, reading), of: place) }
                    number += 1
                    return found
                }
            }
            guard let upload else { return try indexPage(visit, person, form, problems: [visit.t.banks.busy], status: .serviceUnavailable) }
            return upload.next == nil ? try prepare(upload, id, visit, person) : visit.redirect(Paths.bankImport(id))
        } catch let problem as BankFileProblem {
            let name = name.isEmpty ? form.files.first?.name ?? "" : name
            let sentence = [visit.t.bankProblems.inFile(name.cut(to: 100)), visit.t.bankProblems.sentence(problem)].joined(
                separator: visit.t.changes.between)
            return try indexPage(visit, person, form, problems: [sentence])
        }
    }

    func reading(_ visit: Visit, _ person: SignedInPerson, _ account: Account.ID?) -> FileInspection {
        FileInspection(store: store, book: person.book, chosen: account, now: visit.now)
    }

    func indexPage(
        _ visit: Visit, _ person: SignedInPerson, _ form: BankUploadForm? = nil, problems: [String] = [], status: Status? = nil
    ) throws -> Response {
        let (imports, accounts) = try store.read(person.book) { (try $0.banks.all(at: visit.now), try $0.names().accounts) }
        let page = BankIndexPage(
            id: visit.new(), imports: imports, accounts: accounts, chosen: form?.account, problems: problems, now: visit.now, zone: person.timeZone,
            t: visit.t)
        return visit.page(status ?? (problems.isEmpty ? .ok : .unprocessableContent)) { Template.bankIndex(page, app: $0, into: &$1) }
    }

    /// Returns the page for an upload while another one is being received.
    static func busyPage(_ visit: Visit) -> Response {
        var response = visit.errorPage(Failure(.serviceUnavailable), status: .serviceUnavailable, saying: visit.t.banks.busy, back: Paths.bankImports)
        response.headers["Retry-After"] = "60"
        return response
    }

    // MARK: One import

    func show(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let id: BankImport.ID = try visit.id()
        switch work.state(of: BankWork.Key(id, in: person.book)) {
        case .running(let rows): return progressPage(id, rows, visit)
        case .ended(let outcome): if let answer = try answer(outcome, id, visit, person) { return answer }
        case .busy, nil: break
        }
        if let item = try store.read(person.book, { try $0.banks.find(id, at: visit.now) }) {
            return item.state.isDecided ? try donePage(item, visit, person) : try previewPage(item, visit, person)
        }
        guard let upload = uploads.find(id, in: person.book), person.book.mayWrite else { throw Failure.notFound }
        return try mappingPage(upload, id, visit, person)
    }

    func update(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let id: BankImport.ID = try visit.id()
        var alerts: [Notification.ID] = []
        switch work.state(of: BankWork.Key(id, in: person.book)) {
        case .running(let rows): return progressPage(id, rows, visit)
        case .ended(.done(let raised)): alerts = raised
        case .ended, .busy, nil: break
        }
        if let item = try store.read(person.book, { try $0.banks.find(id, at: visit.now) }) {
            return item.state.isDecided ? visit.redirect(Paths.bankImport(id), alerts: alerts) : try decide(item, visit, person)
        }
        guard let upload = uploads.find(id, in: person.book) else { throw Failure.notFound }
        return try settle(upload, id, visit, person)
    }

    private func progressPage(_ id: BankImport.ID, _ rows: Int, _ visit: Visit) -> Response {
        var response = visit.page { Template.bankProgress(BankProgressPage(id, rows: rows, t: visit.t), app: $0, into: &$1) }
        // Works without a script, and keeps no connection open.
        response.headers["Refresh"] = "1; url=" + visit.site.base + Paths.bankImport(id).path(in: visit.book)
        return response
    }

    // MARK: Work

    func page(of state: BankWork.State, _ id: BankImport.ID, _ visit: Visit, _ person: SignedInPerson) throws -> Response {
        switch state {
        case .ended(let outcome): try answer(outcome, id, visit, person) ?? visit.redirect(Paths.bankImport(id))
        case .running(let rows): progressPage(id, rows, visit)
        case .busy: try indexPage(visit, person, problems: [visit.t.banks.busy], status: .serviceUnavailable)
        }
    }

    /// Returns the page for the outcome of work; nil for the page of the import as it is now.
    private func answer(_ outcome: BankWork.Outcome, _ id: BankImport.ID, _ visit: Visit, _ person: SignedInPerson) throws -> Response? {
        switch outcome {
        case .done(let alerts): return alerts.isEmpty ? nil : visit.redirect(Paths.bankImport(id), alerts: alerts)
        case .changed(let rows):
            guard let item = try store.read(person.book, { try $0.banks.find(id, at: visit.now) }) else { return nil }
            return try previewPage(item, visit, person, problem: visit.t.banks.changedRows(rows))
        case .gone: return visit.redirect(Paths.bankImports, .said(.importGone))
        case .failed(let problem as BankFileProblem):
            return try indexPage(visit, person, problems: [visit.t.bankProblems.sentence(problem)])
        case .failed(StoreError.conflict(.accountLimit)):
            return try indexPage(visit, person, problems: [visit.t.problems.sentence(.accountLimit(Account.limit), "")])
        case .failed(StoreError.conflict(.tooManyRecords)):
            return try indexPage(visit, person, problems: [visit.t.bankProblems.tooLarge])
        case .failed(let error): throw error
        }
    }
}
