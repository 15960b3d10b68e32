import Bookkeeping
import Synchronization

/// A cache of what was read from books, each for as long as nobody writes: the further pages of a search and the way back to it add up nothing again.
///
/// SQLite's data version, which a connection sees change with every commit of another, is part of the transaction that reads it, so that a cached value is
/// that of the same state of the database. It has a meaning for one connection only, and the connections that read are open as long as the store.
final class UnchangedReads: Sendable {
    /// The number of values kept for a connection.
    private static let limit = 8

    private struct Read {
        let book: Book.ID
        let question, answer: any Sendable
    }

    private let known = Mutex<[ObjectIdentifier: (version: Int64, reads: [Read])]>([:])

    func answer<Question: Equatable & Sendable, Answer: Sendable>(
        _ question: Question, in book: Book.ID, _ connection: Connection, read: () throws -> Answer
    ) throws -> Answer {
        let key = ObjectIdentifier(connection.database)
        let version = try connection.first("PRAGMA data_version") { $0.int64(0) } ?? 0
        let reads = known.withLock { known in known[key].flatMap { $0.version == version ? $0.reads : nil } ?? [] }
        for read in reads where read.book == book && read.question as? Question == question {
            if let answer = read.answer as? Answer { return answer }
        }
        let answer = try read()
        // A connection has one transaction at a time, so that nobody else has added to its values.
        known.withLock { $0[key] = (version, reads.suffix(Self.limit - 1) + [Read(book: book, question: question, answer: answer)]) }
        return answer
    }
}

/// The answers to questions about a book, which are read again only after somebody has written.
public struct KeptAnswers {
    fileprivate let ledger: Ledger

    /// Returns the answer to a question.
    ///
    /// - Parameter question: everything the answer depends on besides the database, of a type that is used for nothing else.
    public func answer<Question: Equatable & Sendable, Answer: Sendable>(_ question: Question, read: () throws -> Answer) throws -> Answer {
        // A write may be rolled back, so that its reads are not kept.
        guard let reads = ledger.reads else { return try read() }
        return try reads.answer(question, in: ledger.book, ledger.connection, read: read)
    }
}

extension Ledger {
    public var kept: KeptAnswers { KeptAnswers(ledger: self) }
}
