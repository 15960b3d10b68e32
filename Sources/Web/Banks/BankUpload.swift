import BankImporting
import Bookkeeping

/// Files that somebody has uploaded and not imported yet, with the way to read each of them and the accounts that they belong to.
struct BankUpload: Codable, Sendable {
    let id: String
    /// The account that was chosen with the upload; nil for none.
    let account: String?
    var files: [ImportableFile] = []

    /// The number of the file that has to be settled next; nil if all are.
    var next: Int? { files.firstIndex { !$0.isSettled } }
}
