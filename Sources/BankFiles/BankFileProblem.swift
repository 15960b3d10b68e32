import Archives
import Bookkeeping

/// The reason why a file as a whole cannot be read.
public struct BankFileProblem: Error, Hashable, Sendable {
    public enum Reason: Hashable, Sendable {
        /// None of the known formats.
        case unknownFormat
        /// It begins as one of the formats and does not go on as its specification says, or ends too early.
        case malformed
        /// Longer than ``BankFileLimits/bytes``, or with more entries than ``BankFileLimits/entries``.
        case tooLarge
        /// A line, a value or the nesting is longer or deeper than any bank writes.
        case tooLong
        /// It has bytes that are no text in any encoding that was found for it.
        case notText
        /// It has no entries and no balances.
        case empty
        /// A list of balances, without entries.
        case balances
        /// It has rows, but none can be read. The value is the first one's problem.
        case unreadable(BankRowProblem)
        /// The currency of its entries is none that accounts can have: its code.
        case unknownCurrency(String)
        /// A document type in XML.
        case documentType
        /// A workbook of a spreadsheet program: its rows can be read from a CSV file that it writes.
        case spreadsheet
        case pdf
        case image
        /// A zip that cannot be opened, or has other files than it may.
        case archive(ArchiveError)
    }

    /// From 1; 0 for the file as a whole.
    public let line: Int
    public let reason: Reason

    public init(_ reason: Reason, line: Int = 0) { (self.reason, self.line) = (reason, line) }
}

/// The limits of a reader's input.
public enum BankFileLimits {
    /// The size of a file in bytes, unpacked.
    public static let bytes = 64 << 20
    /// The entries of a file, with the rows that are none.
    public static let entries = 200_000
    /// The accounts of a file: a page asks about each.
    public static let accounts = 1_000
    /// The rows of a table, also rows that say nothing.
    public static let rows = 2 * entries
    /// The lines of a file with several lines for each entry.
    static let lines = 4_000_000
    /// A value in bytes. Longer texts are cut when they are stored.
    public static let value = 64 << 10
    /// A line of text in bytes.
    public static let line = 1 << 20

    /// Counts one more entry, or row that is none. Throws ``BankFileProblem/Reason/tooLarge`` beyond ``entries``.
    static func count(_ entries: inout Int, line: Int = 0) throws(BankFileProblem) {
        entries += 1
        guard entries <= Self.entries else { throw BankFileProblem(.tooLarge, line: line) }
    }
}
