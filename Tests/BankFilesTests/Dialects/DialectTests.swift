import BankFiles
import Bookkeeping
import Foundation
import TestSupport
import Testing

/// Tables in thousands of ways, whose entries are known: each entry that is read without an open question is right. `PENNY_RANDOM_TABLES` is the number
/// of files and `PENNY_TABLE_SEED` the seed of the first; from 2,000 on, every fifth of them is of the share that no reader was written for.
@Suite struct DialectTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let count = environment["PENNY_RANDOM_TABLES"].flatMap(Int.init) ?? 200
    /// The seed of the first file; those of the others follow.
    private static let first = environment["PENNY_TABLE_SEED"].flatMap(Int.init) ?? 0

    enum Outcome: Hashable { case right, asked(String), incomplete, refused(String), problems, wrong }

    @Test func `no entry of a table is read wrong without a question`() throws {
        var outcomes: [Outcome: Int] = [:], proven = (all: 0, read: 0), files: [(Dialect, String, String)] = []
        for seed in Self.first..<Self.first + Self.count {
            let isHeldOut = seed % 5 == 4
            if isHeldOut, Self.count < 2_000 { continue }
            let dialect = try Dialect(seed: seed, isHeldOut: isHeldOut)
            let (outcome, problem) = try Self.outcome(of: dialect)
            outcomes[outcome, default: 0] += 1
            if dialect.isProven { proven = (proven.all + 1, proven.read + (outcome == .right ? 1 : 0)) }
            if outcome == .wrong { files.append((dialect, dialect.written().text, problem)) }
            if Self.environment["PENNY_TABLES_SHOWN"] != nil, outcome != .right {
                print(dialect.isProven ? "PROVEN" : "-")
                print(
                    "---- \(seed) \(outcome) \(problem)\n\(dialect.encoding) \(dialect.currency.code) \(dialect.signs) \(dialect.dates.order)\n\(dialect.written().text.prefix(500))"
                )
            }
        }
        for (dialect, text, problem) in files.prefix(20) {
            Issue.record("table \(dialect.seed), \(dialect.encoding), \(dialect.signs), \(dialect.currency.code): \(problem)\n\(text.prefix(900))")
        }
        #expect(files.isEmpty)
        let read = outcomes.values.reduce(0, +), right = outcomes[.right] ?? 0
        print(
            "\(read) tables from PENNY_TABLE_SEED=\(Self.first): \(outcomes.sorted { $0.value > $1.value }.map { "\($0.key) \($0.value)" }.joined(separator: ", "))"
        )
        print("\(proven.read) read of \(proven.all) whose files prove everything")
        // Asking for everything is no reading. Cards and unknown words prove nothing.
        #expect(right * 10 >= read * 7)
        #expect(proven.read * 10 >= proven.all * 9)
    }

    /// Reads the file of a dialect and compares its entries.
    static func outcome(of dialect: Dialect) throws -> (Outcome, String) {
        let (text, rows) = dialect.written()
        let bytes = try DialectEncoding.bytes(text, dialect.encoding, hasMark: dialect.seed % 3 == 0)
        let layout: BankFileLayout
        do {
            layout = try BankFileLayout.guess(bytes, currency: dialect.currency, hint: BankFileHint(timeZone: dialect.zone, today: dialect.today))
        } catch let problem
            as BankFileProblem
        {
            return (.refused("\(problem.reason)"), "")
        }
        guard case .table(let mapping) = layout else { return (.wrong, "not a table") }
        if !mapping.doubts.isEmpty { return (.asked(mapping.doubts.map(\.rawValue).sorted().joined(separator: "+")), "") }
        guard layout.isComplete else { return (.incomplete, "\(mapping.columns)") }
        var contents = BankFileContents()
        do { try layout.read(bytes, currency: dialect.currency) { contents.add($0) } } catch let problem as BankFileProblem {
            return (.refused("\(problem.reason)"), "")
        }
        // A row that is neither income nor an expense is left out, or taken for what moves money between accounts.
        let neutral = Set(rows.filter { $0.entry.kind == .neutral }.map(\.line))
        let entries = contents.statements.flatMap(\.entries).sorted { $0.line < $1.line }
            .filter { !neutral.contains($0.line) || $0.role == .movement }
        let read = entries.map { "\($0.date) \($0.amount.minorUnits) \($0.amount.currency.code)\($0.isPending ? " pending" : "")" }
        let right = rows.map(\.entry).filter { $0.kind == .booked || $0.kind == .pending }.map { entry in
            let currency = entry.isOtherCurrency ? dialect.otherCurrency ?? dialect.currency : dialect.currency
            return "\(entry.day) \(entry.units) \(currency.code)\(entry.kind == .pending ? " pending" : "")"
        }
        if read == right { return (.right, "") }
        // Rows that are listed as unreadable are not lost in silence.
        var rest = right[...], isPart = true
        for entry in read {
            guard let place = rest.firstIndex(of: entry) else {
                isPart = false
                break
            }
            rest = rest[place...].dropFirst()
        }
        if isPart, right.count - read.count == contents.problems.count {
            return (.problems, contents.problems.prefix(2).map { "\($0.reason)" }.joined(separator: ", "))
        }
        let difference = zip(read, right).first { $0 != $1 }
        return (
            .wrong,
            "\(mapping.columns.map { $0?.rawValue ?? "-" }.joined(separator: " ")) \(difference.map { "\($0.0) is \($0.1)" } ?? "\(read.count) of \(right.count)")"
        )
    }
}
