import Bookkeeping
import Storage

extension Store {
    /// Deletes something under an identity that the form carries, and tells what `delete` does; nil when the form was sent twice. The second
    /// time finds nothing left to delete, which is as it should be when the deletion is there.
    func deleteOnce<Result>(_ deletion: Deletion.ID, in book: Book.ID, _ delete: (LedgerEditor) throws -> Result) throws -> Result? {
        do {
            return try write(book, delete)
        } catch {
            guard try read(book, { try $0.deletion(deletion) }) != nil else { throw error }
            return nil
        }
    }
}
