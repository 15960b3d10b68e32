import BankFiles
import BankImporting
import Bookkeeping
import Exports
import Identity
import MicroHTTP
import Storage
import Templates
import Upkeep
import Validation
import Views

/// The import of bank files: the upload, the way to read them, the preview, what was done, and taking it back.
struct BankPages: Sendable {
    static let uploadPaths: Set = [Paths.bankImports.path(in: .own), Paths.bankImports.path(in: .household)]

    let store: Store
    let uploads: BankUploads
    let work: BankWork
    let payments: PaymentFinder
    /// Looking at files takes as much memory as they are large.
    private let gate = BoundedGate(running: 1, waiting: 2)
    static let group = FormField.hidden("state"), after = FormField.hidden("after"), edit = BankPreviewForm.edit
    static let changed = FormField.hidden("changed")
    /// The rows of a group on a page with all of them, and on a page of its own.
    private static let rows = 50, manyRows = 200

    init(store: Store, transfers: Transfers, payments: PaymentFinder, work: BankWork = BankWork()) {
        (self.store, self.payments, self.work) = (store, payments, work)
        uploads = BankUploads(transfers: transfers)
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
            let upload = try gate.run {
                try uploads.keep(form.files, id: id, account: form.account, in: person.book) { file, bytes in
                    name = file
                    return try reading.look(file, bytes).file
                }
            }
            guard let upload else { return try indexPage(visit, person, form, problems: [visit.t.banks.busy], status: .serviceUnavailable) }
            return upload.next == nil ? try prepare(upload, id, visit, person) : visit.redirect(Paths.bankImport(id))
        } catch let problem as BankFileProblem {
            let name = name.isEmpty ? form.files.first?.name ?? "" : name
            let sentence = [visit.t.bankProblems.inFile(name.cut(to: 100)), visit.t.bankProblems.sentence(problem)].joined(separator: " ")
            return try indexPage(visit, person, form, problems: [sentence])
        }
    }

    private func reading(_ visit: Visit, _ person: SignedInPerson, _ account: Account.ID?) -> FileInspection {
        FileInspection(store: store, book: person.book, chosen: account, hint: visit.t.language == .english ? nil : .yearMonthDay)
    }

    private func indexPage(
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
        switch work.state(of: id) {
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
        if case .running(let rows)? = work.state(of: id) { return progressPage(id, rows, visit) }
        if let item = try store.read(person.book, { try $0.banks.find(id, at: visit.now) }) {
            return item.state.isDecided ? visit.redirect(Paths.bankImport(id)) : try decide(item, visit, person)
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

    // MARK: Columns and accounts

    private func mappingPage(
        _ upload: BankUpload, _ id: BankImport.ID, _ visit: Visit, _ person: SignedInPerson, problem: String? = nil
    ) throws -> Response {
        let number = upload.next ?? 0
        guard let file = upload.files.dropFirst(number).first, let bytes = uploads.bytes(number, of: id, in: person.book) else {
            return visit.redirect(Paths.bankImports, .said(.importGone))
        }
        let summary = try reading(visit, person, nil).summary(bytes, file.form)
        var preview: TablePreview?
        if case .table(let mapping) = file.form { preview = try TablePreview(bytes, mapping) }
        let (accounts, currencies) = try store.read(person.book) { ledger in
            let accounts = try ledger.names().accounts
            return (accounts, Set(accounts.map(\.currency)).sorted { $0.code < $1.code })
        }
        let content = BankMappingPage.Content(
            name: file.name, form: file.form, preview: preview, summary: summary, accounts: file.accounts.map(\.choice), number: number + 1,
            count: upload.files.count)
        let page = BankMappingPage(
            content, id: id, accounts: accounts, currencies: currencies, problem: problem, today: person.today, t: visit.t)
        return visit.page(problem == nil ? .ok : .unprocessableContent) { Template.bankMapping(page, app: $0, into: &$1) }
    }

    private func settle(_ upload: BankUpload, _ id: BankImport.ID, _ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let form = BankMappingForm(try visit.form.input)
        if form.isCancel {
            uploads.remove(id, in: person.book)
            return visit.redirect(Paths.bankImports, .said(.importDiscarded))
        }
        var upload = upload
        guard let number = upload.next, let bytes = uploads.bytes(number, of: id, in: person.book) else {
            return try prepare(upload, id, visit, person)
        }
        let reading = reading(visit, person, upload.account.flatMap { Account.ID($0) })
        do {
            let accounts = try store.read(person.book) { try $0.names().accounts }
            let isReadable = try gate.run {
                var file = upload.files[number]
                let before = file.accounts.map(\.account)
                try file.change(by: form, bytes: bytes)
                let summary = try reading.summary(bytes, file.form)
                _ = try reading.choose(&file, summary)
                if file.accounts.map(\.account) == before { file.choose(by: form, among: accounts) }
                let isReadable = file.form.isComplete && summary.entries > 0 && file.accounts.contains { !$0.choice.isEmpty }
                file.isSettled = isReadable && !form.isLook
                upload.files[number] = file
                return isReadable
            }
            guard let isReadable else { return try mappingPage(upload, id, visit, person, problem: visit.t.banks.busy) }
            try uploads.save(upload, id: id, in: person.book)
            if form.isLook { return visit.redirect(Paths.bankImport(id)) }
            guard isReadable else {
                return try mappingPage(
                    upload, id, visit, person, problem: upload.files[number].form.isComplete ? visit.t.banks.noEntries : visit.t.banks.needsColumns)
            }
        } catch let problem as BankFileProblem {
            return try mappingPage(upload, id, visit, person, problem: visit.t.bankProblems.sentence(problem))
        }
        return upload.next == nil ? try prepare(upload, id, visit, person) : visit.redirect(Paths.bankImport(id))
    }

    private func prepare(_ upload: BankUpload, _ id: BankImport.ID, _ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let (store, uploads, book, now) = (store, uploads, person.book, visit.now)
        let state = work.run(id) { count in
            _ = try BankPreparing(store: store, book: book, now: now).run(
                upload.files, as: id,
                bytes: { place in
                    guard let bytes = uploads.bytes(place, of: id, in: book) else { throw BankFileProblem(.empty) }
                    return bytes
                },
                settled: { files in
                    var settled = upload
                    settled.files = files
                    try uploads.save(settled, id: id, in: book)
                }, count: count)
            return .done
        }
        return try page(of: state, id, visit, person)
    }

    // MARK: Work

    private func page(of state: BankWork.State, _ id: BankImport.ID, _ visit: Visit, _ person: SignedInPerson) throws -> Response {
        switch state {
        case .ended(let outcome): try answer(outcome, id, visit, person) ?? visit.redirect(Paths.bankImport(id))
        case .running(let rows): progressPage(id, rows, visit)
        case .busy: try indexPage(visit, person, problems: [visit.t.banks.busy], status: .serviceUnavailable)
        }
    }

    /// Returns the page for the outcome of work; nil for the page of the import as it is now.
    private func answer(_ outcome: BankWork.Outcome, _ id: BankImport.ID, _ visit: Visit, _ person: SignedInPerson) throws -> Response? {
        switch outcome {
        case .done: return nil
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

    // MARK: Preview

    private func previewPage(
        _ item: BankImport, _ visit: Visit, _ person: SignedInPerson, problem: String? = nil, edited: Int? = nil
    ) throws -> Response {
        let query = visit.query, shown = query.text(Self.group).flatMap(ImportedRow.State.init),
            after = query.text(Self.after).flatMap { Int($0) } ?? 0
        let edited = edited ?? query.text(Self.edit).flatMap { Int($0) }
        let content = try store.read(person.book) { ledger in
            let banks = ledger.banks, states = shown.map { [$0] } ?? ImportedRow.State.allCases
            let parts = try states.map { state in
                // Rows that are there already need no look.
                let limit = shown != nil ? Self.manyRows : state == .present ? 0 : Self.rows
                let rows = limit == 0 ? [] : try banks.rows(of: item.id, state, after: shown == nil ? 0 : after, limit: limit + 1)
                return BankPreviewPage.Part(state, Array(rows.prefix(limit)), hasMore: rows.count > limit)
            }
            return BankPreviewPage.Content(
                item: item, counts: try banks.counts(of: item.id), decisions: try banks.decisionCounts(of: item.id), parts: parts,
                matches: try Self.matches(parts.flatMap(\.rows), of: item.id, ledger), names: try ledger.names(), shown: shown, edited: edited,
                canGoBack: uploads.find(item.id, in: person.book) != nil)
        }
        let page = BankPreviewPage(content, problem: problem, now: person.civil, zone: person.timeZone, t: visit.t)
        return visit.page(problem == nil ? .ok : .conflict) { Template.bankPreview(page, app: $0, into: &$1) }
    }

    private static func matches(_ rows: [ImportedRow], of id: BankImport.ID, _ ledger: Ledger) throws -> BankMatches {
        var records: [Transaction.ID: Transaction] = [:], others: [Int: ImportedRow] = [:]
        for row in rows {
            switch row.match {
            case .record(let record): records[record] = try ledger.transaction(record)
            case .row(let number): others[number] = try ledger.banks.row(number, of: id)
            case .account, nil: break
            }
        }
        return BankMatches(records: records, rows: others)
    }

    private func decide(_ item: BankImport, _ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let form = BankPreviewForm(try visit.form.input), id = item.id
        guard form.step != .cancel else {
            try store.write(person.book) { try $0.banks.discard(id) }
            uploads.remove(id, in: person.book)
            return visit.redirect(Paths.bankImports, .said(.importDiscarded))
        }
        try store.write(person.book) { editor in
            for (number, choice) in form.rows { try Self.decide(choice, onRow: number, of: id, editor) }
            if let (state, decision) = form.all, ImportedRow.decisions(state).contains(decision) {
                try editor.banks.decide(decision, onAll: state, of: id)
            }
        }
        switch form.step {
        case .keep, .cancel: return visit.redirect(kept(form, id, visit))
        case .columns:
            guard var upload = uploads.find(id, in: person.book) else { return visit.redirect(Paths.bankImport(id)) }
            for number in upload.files.indices { upload.files[number].isSettled = false }
            try uploads.save(upload, id: id, in: person.book)
            try store.write(person.book) { try $0.banks.discard(id) }
            return visit.redirect(Paths.bankImport(id))
        case .finish: return try finish(id, visit, person)
        }
    }

    /// Keeps a choice. One that does not fit the row, such as that of a page from before it was restated, leaves it as it is.
    private static func decide(
        _ choice: BankPreviewForm.RowChoice, onRow number: Int, of id: BankImport.ID, _ editor: LedgerEditor
    ) throws {
        do {
            switch choice {
            case .decision(let decision): try editor.banks.decide(decision, onRow: number, of: id)
            case .category(let category):
                try editor.banks.file(category, row: number, of: id)
                try editor.banks.decide(.add, onRow: number, of: id)
            }
        } catch StoreError.notFound, StoreError.conflict {
            return
        }
    }

    /// Returns the address of the same rows of a preview.
    private func kept(_ form: BankPreviewForm, _ id: BankImport.ID, _ visit: Visit) -> Link {
        var query: [String] = []
        if let state = visit.query.text(Self.group).flatMap(ImportedRow.State.init) { query.append("state=\(state)") }
        if let after = visit.query.text(Self.after).flatMap({ Int($0) }) { query.append("after=\(after)") }
        if let edited = form.edited { query.append("edit=\(edited)#row\(edited)") }
        return Paths.bankImport(id).query(query.joined(separator: "&"))
    }

    private func finish(_ id: BankImport.ID, _ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let (store, uploads, payments, book, now) = (store, uploads, payments, person.book, visit.now)
        let state = work.run(id) { _ in
            switch try store.write(book, { try $0.banks.finish(id, at: now) }) {
            case .done:
                uploads.remove(id, in: book)
                payments.look()
                return .done
            case .changed(let rows): return .changed(rows)
            case .gone: return .gone
            }
        }
        return try page(of: state, id, visit, person)
    }

    // MARK: Done

    private func donePage(_ item: BankImport, _ visit: Visit, _ person: SignedInPerson, changed: Int? = nil) throws -> Response {
        let page = try store.read(person.book) { ledger in
            let checks = try ledger.banks.balanceChecks(of: item.id)
            var records: [Transaction.ID: Transaction] = [:]
            for id in checks.compactMap(\.explanation) { records[id] = try ledger.transaction(id) }
            return BankDonePage(
                item, counts: try ledger.banks.counts(of: item.id), decisions: try ledger.banks.decisionCounts(of: item.id), checks: checks,
                explanations: records, names: try ledger.names(), changed: changed, now: visit.now, zone: person.timeZone, t: visit.t)
        }
        return visit.page(changed == nil ? .ok : .conflict) { Template.bankDone(page, app: $0, into: &$1) }
    }

    func takeBack(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let id: BankImport.ID = try visit.id(), includesChanged = try visit.form[Self.changed] == "1"
        do {
            let taken = try store.write(person.book) { try $0.banks.takeBack(id, includingChanged: includesChanged, at: visit.now) }
            payments.look()
            switch taken {
            case .done: return visit.redirect(Paths.bankImport(id), .said(.importTakenBack))
            case .changed(let count):
                guard let item = try store.read(person.book, { try $0.banks.find(id, at: visit.now) }) else { throw Failure.notFound }
                return try donePage(item, visit, person, changed: count)
            }
        } catch StoreError.notFound {
            guard let item = try store.read(person.book, { try $0.banks.find(id, at: visit.now) }), item.state.isDecided else {
                throw Failure.notFound
            }
            return visit.redirect(Paths.bankImport(id), .said(.importTooLate))
        }
    }
}
