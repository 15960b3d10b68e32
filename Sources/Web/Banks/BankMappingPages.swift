import BankFiles
import BankImporting
import Bookkeeping
import MicroHTTP
import SitePaths
import Storage
import Templates
import Upkeep
import Validation
import Views

/// The way to read files: their columns and accounts.
extension BankPages {
    /// - Parameters:
    ///   - problem: the reason why the file cannot go on like this; nil for the page as such.
    ///   - sign: the answer about signs that was given and does not settle them.
    func mappingPage(
        _ upload: BankUpload, _ id: BankImport.ID, _ visit: Visit, _ person: SignedInPerson, problem: String? = nil,
        sign: BankFileAnswers.Sign? = nil
    ) throws -> Response {
        let number = upload.next ?? 0
        guard let file = upload.files.dropFirst(number).first else { return visit.redirect(Paths.bankImports, .said(.importGone)) }
        guard let look = looks.find(BankLooks.Key(number, of: id, in: person.book), file) else {
            return try lookAgain(number, file, of: upload, id, visit, person)
        }
        let accounts = try store.read(person.book) { try $0.names().openAccounts }
        let content = BankMappingPage.Content(
            name: file.name, form: file.form, asked: file.asked, isText: file.isText, isRemembered: file.isRemembered,
            choices: file.accounts.map(\.choice), reading: look.reading, sign: sign, questions: file.questions(among: accounts), number: number + 1,
            count: upload.files.count,
            isRefused: problem != nil)
        let page = BankMappingPage(
            content, id: id, accounts: accounts, main: person.book.settings.mainCurrency, problem: problem, today: person.today, t: visit.t)
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
            let settled = try gate.run(for: person.user.id) {
                var file = upload.files[number]
                let place = BankLooks.Key(number, of: id, in: person.book)
                try change(&file, by: form, bytes, reading, accounts)
                if looks.find(place, file) == nil { looks.keep(try BankLooks.Look(bytes, file, reading), of: place) }
                let questions = file.questions(among: accounts)
                file.isSettled = questions.isEmpty && file.entries > 0 && !form.isLook
                upload.files[number] = file
                return (file: file, questions: questions)
            }
            guard let settled else { return Self.busyPage(visit) }
            try uploads.save(upload, id: id, in: person.book)
            if form.isLook { return visit.redirect(Paths.bankImport(id)) }
            guard settled.questions.isEmpty, settled.file.entries > 0 else {
                let look = looks.find(BankLooks.Key(number, of: id, in: person.book), settled.file)
                let problem = BankMappingPage.obstacle(
                    settled.file.form, look?.reading.summary ?? BankFileSummary(), settled.questions, visit.t)
                return try mappingPage(
                    upload, id, visit, person, problem: problem, sign: BankFileAnswers.Sign(rawValue: form[BankMappingForm.sign]))
            }
            if let over = try tooManyAccounts(upload, person, visit) {
                upload.files[number].isSettled = false
                try uploads.save(upload, id: id, in: person.book)
                return try mappingPage(upload, id, visit, person, problem: over)
            }
        } catch let problem as BankFileProblem {
            let letters = problem.reason == .notText ? visit.t.bankQuestions.otherLetters : visit.t.bankProblems.sentence(problem)
            return try mappingPage(upload, id, visit, person, problem: letters)
        }
        return upload.next == nil ? try prepare(upload, id, visit, person) : visit.redirect(Paths.bankImport(id))
    }

    /// Changes a file by a form: how it is read, and the accounts of its entries.
    private func change(
        _ file: inout ImportableFile, by form: BankMappingForm, _ bytes: [UInt8], _ reading: FileInspection, _ accounts: [Account]
    ) throws {
        let before = file.accounts.map(\.account), formBefore = file.form, wasText = file.isText
        try file.answer(form.answers(about: file.form), bytes, hint: try reading.hint(file.onlyChoice))
        if file.form != formBefore || file.isText != wasText {
            try reading.choose(&file, reading.summary(bytes, file.form, choice: file.onlyChoice))
        }
        if file.accounts.map(\.account) == before { file.choose(by: form, among: accounts) }
    }

    /// Returns the sentence for more accounts than a book may have; nil if there is room for the new accounts of the files.
    private func tooManyAccounts(_ upload: BankUpload, _ person: SignedInPerson, _ visit: Visit) throws -> String? {
        let used = try store.read(person.book) { try $0.names().openAccounts.count }
        guard used + upload.files.newAccounts > Account.limit else { return nil }
        return visit.t.bankQuestions.tooManyAccounts(Account.limit, used, upload.files.newAccounts)
    }

    /// Begins to look at a file again after its look was forgotten, and shows that this goes on.
    private func lookAgain(
        _ number: Int, _ file: ImportableFile, of upload: BankUpload, _ id: BankImport.ID, _ visit: Visit, _ person: SignedInPerson
    ) throws -> Response {
        let (uploads, looks, book) = (uploads, looks, person.book)
        let reading = reading(visit, person, upload.account.flatMap { Account.ID($0) })
        let state = work.run(BankWork.Key(id, in: book), waits: false) { _ in
            guard let bytes = uploads.bytes(number, of: id, in: book) else { return .gone }
            looks.keep(try BankLooks.Look(bytes, file, reading), of: BankLooks.Key(number, of: id, in: book))
            return .done()
        }
        return try page(of: state, id, visit, person)
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
