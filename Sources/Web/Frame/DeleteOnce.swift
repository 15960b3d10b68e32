import Bookkeeping
import Storage

extension Store {
    /// Deletes something under an identity that the form carries. A form that is sent twice finds nothing left to delete the second time,
    /// which is as it should be when the deletion is there.
    func deleteOnce(_ deletion: Deletion.ID, in book: Book.ID, _ delete: (LedgerEditor) throws -> Void) throws {
        do {
            try write(book, delete)
        } catch let error as StoreError {
            guard try read(book, { try $0.deletion(deletion) }) != nil else { throw error }
        }
    }
}
