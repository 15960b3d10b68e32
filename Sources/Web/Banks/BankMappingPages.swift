import BankFiles
import BankImporting
import Bookkeeping
import MicroHTTP
import Storage
import Templates
import Upkeep
import Validation
import Views

/// The way in which files are read: their columns and accounts.
extension BankPages {
    func mappingPage(
        _ upload: BankUpload, _ id: BankImport.ID, _ visit: Visit, _ person: SignedInPerson, problem: String? = nil
    ) throws -> Response {
        let number = upload.next ?? 0
        guard let file = upload.files.dropFirst(number).first else { return visit.redirect(Paths.bankImports, .said(.importGone)) }
        let read: (summary: BankFileSummary, preview: TablePreview?)?? = try gate.run {
            guard let bytes = uploads.bytes(number, of: id, in: person.book) else { return nil }
            let summary = try reading(visit, person, nil).summary(bytes, file.form)
            if case .table(let mapping) = file.form { return (summary, try TablePreview(bytes, mapping)) }
            return (summary, nil)
        }
        guard let read else { return Self.busyPage(visit) }
        guard let (summary, preview) = read else { return visit.redirect(Paths.bankImports, .said(.importGone)) }
        let (accounts, currencies) = try store.read(person.book) { ledger in
            let accounts = try ledger.names().openAccounts
            return (accounts, Set(accounts.map(\.currency)).sorted { $0.code < $1.code })
        }
        let content = BankMappingPage.Content(
            name: file.name, form: file.form, isRemembered: file.isRemembered, preview: preview, summary: summary,
            accounts: file.accounts.map(\.choice), number: number + 1, count: upload.files.count)
        let page = BankMappingPage(
            content, id: id, accounts: accounts, currencies: currencies, problem: problem, today: person.today, t: visit.t)
        return visit.page(problem == nil ? .ok : .unprocessableContent) { Template.bankMapping(page, app: $0, into: &$1) }
    }

    func settle(_ upload: BankUpload, _ id: BankImport.ID, _ visit: Visit, _ person: SignedInPerson) throws -> Response {
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
            let accounts = try store.read(person.book) { try $0.names().openAccounts }
            let isReadable = try gate.run {
                var file = upload.files[number]
                let (before, formBefore) = (file.accounts.map(\.account), file.form)
                try file.change(by: form, bytes: bytes, hint: try reading.hint())
                if file.form != formBefore { _ = try reading.choose(&file, reading.summary(bytes, file.form)) }
                if file.accounts.map(\.account) == before { file.choose(by: form, among: accounts) }
                let isReadable = file.form.isComplete && file.entries > 0 && file.accounts.contains { !$0.choice.isEmpty }
                file.isSettled = isReadable && !form.isLook
                upload.files[number] = file
                return isReadable
            }
            guard let isReadable else { return Self.busyPage(visit) }
            try uploads.save(upload, id: id, in: person.book)
            if form.isLook { return visit.redirect(Paths.bankImport(id)) }
            guard isReadable else {
                let form = upload.files[number].form
                return try mappingPage(
                    upload, id, visit, person, problem: BankMappingPage.obstacle(form, try reading.summary(bytes, form), visit.t))
            }
        } catch let problem as BankFileProblem {
            return try mappingPage(upload, id, visit, person, problem: visit.t.bankProblems.sentence(problem))
        }
        return upload.next == nil ? try prepare(upload, id, visit, person) : visit.redirect(Paths.bankImport(id))
    }

    func prepare(_ upload: BankUpload, _ id: BankImport.ID, _ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let (store, uploads, book, now) = (store, uploads, person.book, visit.now)
        let state = work.run(BankWork.Key(id, in: book)) { count in
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
            return .done()
        }
        return try page(of: state, id, visit, person)
    }
}
