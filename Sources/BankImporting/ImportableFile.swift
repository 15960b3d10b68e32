import BankFiles
import Bookkeeping
import Validation

/// A file that is to be imported: the way to read it, and the accounts of the book that its entries go to. It can be kept as JSON.
public struct ImportableFile: Codable, Sendable {
    /// An account of a file.
    public struct Account: Codable, Sendable {
        public let number, bank, name: String
        /// An ISO 4217 code; nil if the file names none.
        public let currency: String?
        /// The ID of an account of the book, `BankMappingForm.newAccount` for one that is made, or empty to leave it out.
        public var choice: String
        /// The codes of the currencies of its entries, the first entry's currency first; empty without entries.
        public internal(set) var currencies: [String] = []
        /// True for an account that occurs only as the other side of transfers.
        public var isOtherSide: Bool? = nil

        /// True if an account is made for it.
        public var isNew: Bool { choice == BankMappingForm.newAccount }

        public var account: BankAccount { BankAccount(number: number, bank: bank, name: name, currency: currency.flatMap { Currency(code: $0) }) }

        init(_ found: BankAccount, choice: String) {
            (number, bank, name, currency) = (found.number, found.bank, found.name, found.currency?.code)
            self.choice = choice
        }
    }

    /// At most 100 characters.
    public let name: String
    public var form: BankFileLayout
    /// The fingerprint of a table's layout, for recognising it the next time; nil for other formats.
    public let fingerprint: String?
    /// The layout that read the last file with these columns; nil if there was none.
    public let remembered: BankFileLayout?
    /// The accounts of the file, in its order; empty as long as the layout is not complete.
    public var accounts: [Account] = []
    /// The number of entries that can be read like this.
    public var entries = 0
    /// The code of the currency that makes all entries unreadable; nil if an entry can be read, or if the reason is another.
    public internal(set) var unknownCurrency: String?
    /// The questions that the file leaves open by itself, answered or not.
    public internal(set) var asked: Set<TableDoubt> = []
    /// False as long as its letters cannot be read in the encoding.
    public internal(set) var isText = true
    /// True once the person, or an earlier import, has said how it is read.
    public var isSettled = false

    /// True while it is read like the last file with these columns.
    public var isRemembered: Bool { remembered == form }

    /// The choice for its account, if it has a single one.
    public var onlyChoice: String? { accounts.count == 1 ? accounts.first?.choice : nil }

    /// Reads the file as a person says. Throws `BankFileProblem`.
    ///
    /// - Parameter hint: known facts about the person, for questions that a table read anew leaves open.
    public mutating func answer(_ answers: BankFileAnswers, _ bytes: [UInt8], hint: BankFileHint) throws {
        if isText {
            try form.change(by: answers, bytes, hint: hint)
        } else if case .table(let table) = form {
            let encoding = answers.encoding ?? table.dialect.encoding
            form = .table(try TableMapping.guess(bytes, encoding: encoding, separator: answers.separator, header: answers.header, hint: hint))
            isText = true
        }
        asked.formUnion(form.doubts)
    }

    init(name: String, form: BankFileLayout, fingerprint: String?, remembered: BankFileLayout?) {
        (self.name, self.form, self.fingerprint, self.remembered) = (name.cut(to: 100), form, fingerprint, remembered)
    }
}

extension [ImportableFile] {
    /// The name of an import of these files.
    public var importName: String { map(\.name).joined(separator: ", ").cut(to: 120) }
}
