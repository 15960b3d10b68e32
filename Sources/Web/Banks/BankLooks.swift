import BankFiles
import BankImporting
import Bookkeeping
import Storage
import Synchronization
import Upkeep
import Views

/// The contents of the page of an uploaded file: found beside pages, when the file arrives and when the way to read it changes, so that no page reads
/// the file. The looks of a few files are in memory; one that was forgotten is found again, beside pages too.
final class BankLooks: Sendable {
    /// A file as it is read in one form, for one account.
    struct Look: Sendable {
        let reading: BankMappingPage.Reading
        private let form: BankFileLayout
        private let choice: String?
        private let isText: Bool

        init(_ bytes: [UInt8], _ file: ImportableFile, _ inspection: FileInspection) throws {
            (form, choice, isText) = (file.form, file.onlyChoice, file.isText)
            guard isText else {
                reading = BankMappingPage.Reading()
                return
            }
            let summary = try inspection.summary(bytes, form, choice: choice)
            reading = try BankMappingPage.Reading(bytes, form, summary, currency: inspection.hint(choice).currency)
        }

        fileprivate func isOf(_ file: ImportableFile) -> Bool { form == file.form && choice == file.onlyChoice && isText == file.isText }

        /// The number of list entries in it, which bounds its memory.
        fileprivate var weight: Int { 50 + reading.weight }
    }

    /// A file of an import of a person.
    struct Key: Hashable, Sendable {
        private let work: BankWork.Key
        private let number: Int

        init(_ number: Int, of id: BankImport.ID, in book: BookAccess) { (work, self.number) = (BankWork.Key(id, in: book), number) }
    }

    /// The weight of all looks that are kept.
    private static let limit = 20_000

    private let kept = Mutex<[(key: Key, look: Look)]>([])

    /// Keeps a look in place of an earlier one of the same file, and forgets the oldest.
    func keep(_ look: Look, of key: Key) {
        kept.withLock { kept in
            kept.removeAll { $0.key == key }
            kept.append((key, look))
            var weight = kept.reduce(0) { $0 + $1.look.weight }
            while weight > Self.limit, kept.count > 1 { weight -= kept.removeFirst().look.weight }
        }
    }

    /// Returns the look of a file as it is read now; nil if there is none.
    func find(_ key: Key, _ file: ImportableFile) -> Look? {
        kept.withLock { kept in kept.first { $0.key == key && $0.look.isOf(file) }?.look }
    }
}
