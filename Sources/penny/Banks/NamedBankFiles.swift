import BankFiles
import BankImporting
import Bookkeeping
import Foundation
import Language
import Storage
import Validation

/// The files that are named at the terminal, each file of a zip by itself, with the accounts of the book that they belong to.
struct NamedBankFiles {
    private(set) var files: [ImportableFile] = []
    private var contents: [[UInt8]] = []

    /// Throws a `CommandFailure` if one of them cannot be read in one way only, or if its account is not known.
    init(_ paths: [String], account: String?, answers: BankFileAnswers, book: BookAccess, store: Store) throws {
        let accounts = try store.read(book) { try $0.names().accounts }
        let chosen = try account.map { try Self.account($0, accounts) }
        let inspection = FileInspection(store: store, book: book, chosen: chosen?.id, now: Clock.seconds, answers: answers)
        for path in paths {
            guard FileManager.default.isReadableFile(atPath: path) else { throw CommandFailure("There is no file \(path), or it cannot be read.") }
            var current = path
            do {
                try BankFileUpload.read(at: path, named: URL(filePath: path).lastPathComponent) { name, bytes in
                    current = name.shown
                    files.append(
                        try Self.settled(try inspection.look(name, bytes), accounts) { try inspection.summary(bytes, $0).firstProblems.first })
                    contents.append(bytes)
                }
            } catch let problem as BankFileProblem {
                throw CommandFailure("\(current): \(Texts.of(.english).bankProblems.sentence(problem))")
            }
        }
    }

    func bytes(_ place: Int) throws -> [UInt8] {
        guard let bytes = contents.dropFirst(place).first else { throw BankFileProblem(.empty) }
        return bytes
    }

    private static func settled(
        _ found: (file: ImportableFile, form: FileInspection.Certainty, accounts: FileInspection.Certainty), _ accounts: [Account],
        firstProblem: (BankFileLayout) throws -> BankRowProblem?
    ) throws -> ImportableFile {
        let file = found.file, title = file.name.shown, names = "The accounts are: \(list(accounts))."
        for question in file.questions(among: accounts) {
            if let sentence = Self.sentence(question) { throw CommandFailure("\(title): \(sentence)") }
        }
        if let code = file.unknownCurrency { throw BankFileProblem(.unknownCurrency(code)) }
        guard file.entries > 0 else {
            if let problem = try firstProblem(file.form) {
                throw CommandFailure("\(title): \(Texts.of(.english).bankProblems.noneReadable(problem))")
            }
            throw CommandFailure("\(title): there are no entries in it. Choose a period with entries, and export it again.")
        }
        guard found.accounts > .guessed else {
            guard file.accounts.count > 1 else {
                throw CommandFailure("\(title): its account is not known. Say which with --account. \(names)")
            }
            guard file.accounts.contains(where: { !$0.name.isEmpty || !$0.number.isEmpty }) else {
                let codes = file.accounts.compactMap(\.currency).joined(separator: ", ")
                throw CommandFailure(
                    "\(title): its amounts are in several currencies (\(codes)), and for at least one of them no account is known. Import it in the browser once, "
                        + "where an account is chosen or made for each. \(names)")
            }
            let strangers = file.accounts.map { [$0.name, $0.number, $0.currency ?? ""].first { !$0.isEmpty } ?? "one without a name" }.map(\.shown)
            throw CommandFailure(
                "\(title): it has several accounts (\(strangers.joined(separator: ", "))), of which at least one is not known. Import it in the browser "
                    + "once, or give an account the name that it has in the file. \(names)")
        }
        return file
    }

    /// Returns the sentence for a question, with the option that answers it; nil for one that is asked in another way.
    private static func sentence(_ question: BankFileQuestion) -> String? {
        switch question {
        case .letters: "its letters cannot be read. Say their encoding with --encoding, for example windows-1252 or shift_jis."
        case .columns:
            "the meaning of its columns cannot be told. Say which has the amounts with --column, or import it in the browser once; files with the same columns "
                + "are known afterwards."
        case .doubt(.sign):
            "it does not say which amounts are money in. Say with --sign card that amounts without a minus are money out, or with --sign as_written that they "
                + "are money in."
        case .doubt(.direction):
            "a column says in two words which amounts are money in. Say with --out-word which of them means money out, or --out-word none if neither does."
        case .doubt(.decimalMark): "its amounts can be read in two ways. Say with --decimal point or --decimal comma what is before the decimals."
        case .doubt(.dateOrder): "its dates can be read in several ways. Say which with --dates: dmy, mdy, ymd or ydm."
        case .doubt(.amount): "several columns may have the amounts. Say which with --column and its number, from 1."
        case .doubt(.currency): "the currency of its amounts is not known. Say its code with --currency, for example USD."
        case .otherCurrency(_, let currency, let account):
            "its amounts are in \(currency.code), and the account \(account.name) is in \(account.currency.code). Say another one with --account."
        case .account: nil
        }
    }

    private static func account(_ text: String, _ accounts: [Account]) throws -> Account {
        if let account = accounts.first(where: { $0.id.description == text }) { return account }
        let named = accounts.filter { $0.name.folded == text.folded }
        guard let account = named.first else { throw CommandFailure("There is no account \(text). The accounts are: \(list(accounts)).") }
        guard named.count == 1 else {
            let ids = named.map { "\($0.id) (\($0.currency.code))" }.joined(separator: ", ")
            throw CommandFailure("Several accounts are named \(text). Give the ID of one: \(ids).")
        }
        return account
    }

    private static func list(_ accounts: [Account]) -> String {
        accounts.isEmpty ? "none" : accounts.map { "\($0.name) (\($0.currency.code))" }.joined(separator: ", ")
    }
}
