import Bookkeeping
import Synchronization

/// A cache of answers to questions about books, each for as long as nobody writes: the further pages of a search and the way back to it add up nothing
/// again.
///
/// SQLite's data version, which a connection sees change with every commit of another, is part of the transaction that reads it, so that a cached
/// answer belongs to the same state of the database. It has a meaning for one connection only, and the connections that read are open as long as the
/// store.
final class AnswersCache: Sendable {
    /// The number of answers kept for a connection: enough for a page with everything that the people of a large household share.
    static let limit = 32

    private struct Known {
        let book: Book.ID
        /// The accounts that the answer is limited to; nil for the whole book.
        let seen: [Account]?
        let question, answer: any Sendable
    }

    private let cached = Mutex<[ObjectIdentifier: (version: Int64, answers: [Known])]>([:])

    func answer<Question: Equatable & Sendable, Answer: Sendable>(
        _ question: Question, in ledger: Ledger, read: () throws -> Answer
    ) throws -> Answer {
        let key = ObjectIdentifier(ledger.connection.database)
        let version = try ledger.connection.first("PRAGMA data_version") { $0.int64(0) } ?? 0
        let known = cached.withLock { cached in cached[key].flatMap { $0.version == version ? $0.answers : nil } ?? [] }
        for one in known where one.book == ledger.book && one.seen == ledger.seen && one.question as? Question == question {
            if let answer = one.answer as? Answer { return answer }
        }
        let answer = try read()
        // A connection has one transaction at a time, so that nobody else has added to its answers.
        let new = Known(book: ledger.book, seen: ledger.seen, question: question, answer: answer)
        cached.withLock { $0[key] = (version, known.suffix(Self.limit - 1) + [new]) }
        return answer
    }
}

/// The answers to questions about a book, which are read again only after somebody has written.
public struct CachedAnswers {
    fileprivate let ledger: Ledger

    /// Returns the answer to a question.
    ///
    /// - Parameter question: everything the answer depends on besides the database, of a type that is used for nothing else.
    public func answer<Question: Equatable & Sendable, Answer: Sendable>(_ question: Question, read: () throws -> Answer) throws -> Answer {
        // A write may be rolled back, so that its answers are not kept.
        guard let cache = ledger.answersCache else { return try read() }
        return try cache.answer(question, in: ledger, read: read)
    }
}

extension Ledger {
    /// The answers that are the same until somebody writes.
    public var cached: CachedAnswers { CachedAnswers(ledger: self) }
}
