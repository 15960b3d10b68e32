import BankFiles
import Bookkeeping

/// Files that somebody has uploaded and not imported yet, with the way to read each of them and the accounts that they belong to.
struct BankUpload: Codable, Sendable {
    /// One file of the upload, or of a zip in it.
    struct File: Codable, Sendable {
        let name: String
        var form: BankFileForm
        /// The form of a table, by which it is recognised the next time; nil for other formats.
        let fingerprint: String?
        var accounts: [FoundAccount] = []
        /// True once the person, or an earlier import, has said how it is read.
        var isSettled = false
    }

    /// An account of a file.
    struct FoundAccount: Codable, Sendable {
        let number, bank, name: String
        let currency: String?
        /// The ID of an account of the book, `new` for one that is made, or empty to leave it out.
        var choice: String

        var account: BankAccount { BankAccount(number: number, bank: bank, name: name, currency: currency.flatMap { Currency(code: $0) }) }
    }

    let id: String
    /// The account that was chosen with the upload; nil for none.
    let account: String?
    var files: [File] = []

    /// The number of the file that has to be settled next; nil if all are.
    var next: Int? { files.firstIndex { !$0.isSettled } }

    /// The name of the import.
    var name: String { files.map(\.name).joined(separator: ", ").cut(to: 120) }
}
