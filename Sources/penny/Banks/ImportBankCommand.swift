import ArgumentParser
import BankFiles
import BankImporting
import Bookkeeping
import Language
import Storage
import StrictJSON

/// Imports files of banks and of other programs into a person's book; works while the server runs.
struct ImportBankCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import-bank", abstract: "Import files of a bank, or of another program, into a person's book.",
        discussion: """
            CSV, OFX, QFX, QIF, CAMT, MT940, or a zip of them. Without --apply it says what would be done, and changes nothing. With it, what is new is \
            added, what is there already is left out, and what looks like a record is added beside it. The server may keep running.
            """)

    @OptionGroup var data: DataOptions
    @Option(help: "The user name or the e-mail address of the person.") var user: String
    @Flag(help: "Use the book of the household that the person is in instead.") var household = false
    @Option(help: "The name or the ID of the account that files of a single account belong to.") var account: String?
    @OptionGroup var answers: BankAnswerOptions
    @Argument(help: "The files.") var files: [String] = []
    @Flag(help: "Import them.") var apply = false
    @Flag(name: .customLong("make-categories"), help: "With --apply: make the categories that the files name and the book lacks.")
    var makeCategories = false
    @Flag(help: "List what was imported, instead of importing.") var list = false
    @Option(name: .customLong("take-back"), help: "Take back the import with this ID, instead of importing.") var takeBack: String?
    @Flag(name: .customLong("including-changed"), help: "With --take-back: delete records that were changed since, too.") var includingChanged = false
    @Flag(help: "Write JSON.") var json = false

    func validate() throws {
        guard [!files.isEmpty, list, takeBack != nil].count(where: \.self) == 1 else {
            throw ValidationError("Give the files to import, or --list, or --take-back with the ID of an import.")
        }
        guard !files.isEmpty || (!apply && account == nil && answers.isEmpty && !makeCategories) else {
            throw ValidationError("--apply, --account, --make-categories and what is said about files need files.")
        }
        guard takeBack != nil || !includingChanged else { throw ValidationError("--including-changed needs --take-back.") }
    }

    func run() throws {
        let store = try data.open()
        try CommandFailure.explaining {
            guard let person = try store.read({ try $0.users.find(login: user)?.user }) else { throw CommandFailure("There is no user \(user).") }
            let book = try PersonBook(of: person, household: household, for: .writing, in: store).access
            if list { return try BankImportList(store: store, book: book).printAll(json: json) }
            if let takeBack {
                return try BankImportList(store: store, book: book).takeBack(takeBack, includingChanged: includingChanged, json: json)
            }
            let report = try importFiles(book, store)
            if json { print(json: report.json) } else { print(report.text) }
        }
    }

    private func importFiles(_ book: BookAccess, _ store: Store) throws -> BankReport {
        let now = Clock.seconds, id = BankImport.ID(milliseconds: now &* 1_000)
        let found = try NamedBankFiles(files, account: account, answers: answers.answers, book: book, store: store)
        // Whatever happens, nothing is left of a preview that was not imported.
        defer { try? store.write(book) { try $0.banks.discard(id) } }
        do {
            _ = try BankPreparing(store: store, book: book, now: now).run(found.files, as: id, isTrial: !apply, bytes: found.bytes)
            if apply && makeCategories { try store.write(book) { _ = try $0.banks.makeCategories(of: id, at: now) } }
            if apply { try finish(id, book, store, at: now) }
        } catch let problem as BankFileProblem {
            throw CommandFailure(Texts.of(.english).bankProblems.sentence(problem))
        } catch StoreError.conflict(.tooManyRecords) {
            throw CommandFailure("The files have more than \(BankImports.rowLimit) rows. Import them one by one, or export shorter periods.")
        }
        return try store.read(book) { try BankReport(of: id, files: found.files, rows: json ? .max : BankReport.shownRows, $0, at: now) }
    }

    private func finish(_ id: BankImport.ID, _ book: BookAccess, _ store: Store, at now: Int64) throws {
        // If somebody has just changed the record of a row, the next attempt takes the usual decision for the row's new state.
        for _ in 1...3 {
            if case .done = try store.write(book, { try $0.banks.finish(id, at: now) }) { return }
        }
        throw CommandFailure("Somebody is changing the same records. Nothing was imported; try again.")
    }
}
