import Bookkeeping
import Testing

@testable import BankFiles

/// Tables with values, rows and lines that no bank writes: each costs its row, and the rest is read.
struct LongTableTests {
    private static let header = "Date,Text,Amount\n", row = "2026-11-01,a,1.00\n"
    private static let mapping = TableMapping(
        dialect: TableDialect(), columns: [.date, .purpose, .amount], dateOrder: .yearMonthDay, decimalMark: .point, currency: "EUR")

    @Test(arguments: [
        ("a quote that is never closed", "2026-11-01,\"a\n", 2),
        ("a quote that is closed too many lines later", "2026-11-01,\"a\n" + lines(200) + "\",1.00\n", 2),
        ("a long value in quotes", "2026-11-01,\"\(long)\",1.00\n", 2), ("a long value", "2026-11-01,\(long),1.00\n", 2),
        ("a long value in a quote that is never closed", "2026-11-01,\"\(long)\n", 2),
        ("too many columns", "2026-11-01,\(String(repeating: ",", count: 2_000))\n", 2),
        ("text behind a quote without end", "2026-11-01,\"a\" \(long)\n", 2),
    ])
    func `what is too long costs its row`(name: String, broken: String, line: Int) throws {
        let (entries, problems) = try Self.read(Self.header + broken + String(repeating: Self.row, count: 300))
        #expect(entries == 300, "\(name)")
        #expect(problems.first?.line == line && problems.first?.reason == .incomplete, "\(name)")
    }

    @Test func `each of many quotes that are never closed costs its row`() throws {
        let (entries, problems) = try Self.read(Self.header + String(repeating: "2026-11-01,\"\"\"\(Self.lines(1))\(Self.row)", count: 500))
        #expect(entries + problems.count >= 500 && !problems.isEmpty)
        let (others, open) = try Self.read(
            Self.header + String(repeating: "2026-11-01,\"a,1.00\n\(Self.row)", count: 500) + String(repeating: "\n", count: 300))
        #expect((others, open.count) == (500, 500))
    }

    @Test func `a table of one endless line is none`() {
        #expect(throws: BankFileProblem(.tooLong, line: 1)) { try TableMapping.guess(Array(Self.long.utf8)) }
    }

    @Test func `a table has a number of rows, whether or not they say anything`() {
        var parser = TableParser([UInt8](repeating: UInt8(ascii: "\n"), count: BankFileLimits.rows + 1), TableDialect()), rows = 0
        #expect(throws: BankFileProblem(.tooLarge, line: BankFileLimits.rows + 1)) { while try parser.next() != nil { rows += 1 } }
        #expect(rows == BankFileLimits.rows)
    }

    private static let long = String(repeating: "a", count: 70_000)
    private static func lines(_ count: Int) -> String { String(repeating: "x\n", count: count) }

    private static func read(_ text: String) throws -> (entries: Int, problems: [BankRowProblem]) {
        var entries = 0, problems: [BankRowProblem] = []
        try TableReader(mapping).read(Array(text.utf8)) { event in
            switch event {
            case .entry: entries += 1
            case .problem(let problem): problems.append(problem)
            default: break
            }
        }
        return (entries, problems)
    }
}
