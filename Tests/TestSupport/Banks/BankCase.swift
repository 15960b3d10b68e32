import Foundation

/// Files of a bank or a program, and what becomes of them on every way into a book: the records that they have, a question, or a refusal.
public struct BankCase: Decodable, Sendable, CustomStringConvertible {
    /// The account that a person chooses before the file.
    public enum Choice: String, Decodable, Sendable {
        case chosen, none, new
    }

    /// The result of the files.
    public enum Outcome: Sendable {
        /// The records as `2026-11-13 -3.50 EUR`, the changes of the balances as `-3.50 EUR`, and the rows of the last file that look like a record.
        case records([String], balances: [String], alike: Int)
        /// The answers that are asked for, by the names of the interface.
        case asked(Set<String>)
        case refused(String)
    }

    /// Brought one after the other.
    public let files: [String]
    /// The currency of the chosen account.
    public let currency: String
    /// The time zone of the person.
    public let zone: String
    private let account: Choice?
    /// The day, the amount, and its currency unless it is that of the account.
    private let entries: [[String]]
    private let balances: [String]?
    private let asked: Set<String>?
    private let says: String?
    private let alike: Int?

    public var description: String { files.joined(separator: " + ") }
    public var choice: Choice { account ?? .chosen }

    private static let directory = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../BankFilesTests/Samples/cases")
        .standardized

    public static func all() throws -> [BankCase] {
        try JSONDecoder().decode([BankCase].self, from: Data(contentsOf: directory.appending(path: "cases.json")))
    }

    public static func path(of file: String) -> String { directory.appending(path: file).path }

    public static func bytes(of file: String) throws -> [UInt8] { try [UInt8](Data(contentsOf: directory.appending(path: file))) }

    /// Returns how an outcome differs from what is expected; nil for none.
    ///
    /// - Parameter choosesAccounts: false for a way on which no new account can be chosen, so that it is asked for or the only one is taken.
    public func difference(_ outcome: Outcome, choosesAccounts: Bool = true) -> String? {
        switch outcome {
        case .asked(let fields): return fields == asked && (entries.isEmpty || isDayOpen || !choosesAccounts) ? nil : "asked for \(fields.sorted())"
        case .refused(let text): return says.map(text.contains) == true ? nil : "refused: \(text.prefix(400))"
        case .records(let found, let sums, let rows):
            guard says == nil, !entries.isEmpty else { return "imported \(found)" }
            let right = entries.map { "\($0[0]) \(Self.plain($0[1])) \($0.dropFirst(2).first ?? currency)" }.sorted()
            let read = found.map { record in
                let plain = Self.plain(record: record)
                return isDayOpen ? "* " + plain.drop { $0 != " " }.dropFirst() : plain
            }
            guard read.sorted() == right else { return "\(found.sorted()) is \(right)" }
            if let alike, rows != alike { return "\(rows) rows look like a record" }
            guard choosesAccounts, let balances else { return nil }
            return sums.map(Self.plain(record:)).sorted() == balances.map(Self.plain(record:)).sorted() ? nil : "balances \(sums)"
        }
    }

    /// True if the file does not say which of two days counts, so that either is right.
    private var isDayOpen: Bool { entries.contains { $0.first == "*" } }

    private static func plain(record: String) -> String { record.split(separator: " ").map { plain(String($0)) }.joined(separator: " ") }

    /// Returns an amount without zeros at its end, and any other text as it is.
    private static func plain(_ text: String) -> String {
        guard text.contains(where: \.isNumber), !text.dropFirst().contains("-") else { return text }
        return Decimal(string: text).map { "\($0)" } ?? text
    }
}
