import Bookkeeping
import Storage

extension Store {
    /// Deletes something idempotently, with the deletion's ID as idempotency key, and returns the result of `delete`. Returns nil
    /// if an earlier submission of the same form has deleted it; rethrows the error if there is no such deletion.
    func deleteOnce<Result>(_ deletion: Deletion.ID, in book: BookAccess, _ delete: (LedgerEditor) throws -> Result) throws -> Result? {
        do {
            return try write(book, delete)
        } catch {
            guard try read(book, { try $0.deletion(deletion) }) != nil else { throw error }
            return nil
        }
    }
}
