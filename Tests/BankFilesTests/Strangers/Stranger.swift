import BankFiles
import Bookkeeping
import Foundation
import TestSupport
import Testing

/// A file that no reader was written for, with what may become of it: its entries and the rows that cannot be read, or a question.
struct Stranger: CustomStringConvertible, Sendable {
    let name: String
    let currency: Currency
    let zone: CivilTimeZone
    /// True for the account of a card.
    let isCard: Bool
    /// `2026-11-13 -12.34`, `unreadable 3`, `asks sign` or `refused`. Of several questions and a reading, either is right.
    let expected: [String]
    let text: String

    var description: String { name }

    /// Returns the files of a sample: each begins with `=== name: currency zone` or `=== name: currency zone card`, and lines with `=> ` before the file itself.
    static func all(in file: String) throws -> [Stranger] {
        let text = String(decoding: try sample("strangers/\(file).txt"), as: UTF8.self)
        return try "\n\(text)".split(separator: "\n=== ").map { block in
            let lines = block.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            let title = lines.first ?? "", colon = try #require(title.lastIndex(of: ":")), parts = title[colon...].split(separator: " ").dropFirst()
            let body = lines.dropFirst().drop { $0.hasPrefix("=> ") }
            return Stranger(
                name: String(title[..<colon]), currency: try #require(parts.first.flatMap { Currency(code: $0) }),
                zone: try #require(parts.dropFirst().first.flatMap { CivilTimeZone(String($0)) }), isCard: parts.contains("card"),
                expected: lines.dropFirst().prefix { $0.hasPrefix("=> ") }.map { String($0.dropFirst(3)) },
                text: body.joined(separator: "\n").trimmingCharacters(in: .whitespacesAndNewlines) + "\n")
        }
    }

    /// Returns what becomes of the file, in the words of ``expected``.
    func outcome() throws -> [String] {
        let bytes = Array(text.utf8), layout: BankFileLayout
        do {
            layout = try BankFileLayout.guess(
                bytes, currency: currency, hint: BankFileHint(timeZone: zone, currency: currency, today: CalendarDate("2026-11-28"), isDebt: isCard))
        } catch let problem as BankFileProblem {
            return ["refused \(problem.reason)"]
        }
        guard layout.isComplete else { return ["asks columns"] }
        guard layout.doubts.isEmpty else { return ["asks " + layout.doubts.map(\.rawValue).sorted().joined(separator: "+")] }
        var contents = BankFileContents()
        do { try layout.read(bytes, currency: currency) { contents.add($0) } } catch let problem as BankFileProblem {
            return ["refused \(problem.reason)"]
        }
        let entries = contents.statements.flatMap(\.entries).map { entry in
            let code = entry.amount.currency == currency ? "" : " \(entry.amount.currency.code)"
            return (entry.line, "\(entry.date) \(Self.text(entry.amount))\(code)\(entry.role == .movement ? "" : " \(entry.role)")")
        }
        return (entries + contents.problems.map { ($0.line, "unreadable \($0.line)") }).sorted { $0.0 < $1.0 }.map(\.1)
    }

    private static func text(_ amount: Money) -> String {
        let digits = String(amount.minorUnits.magnitude), decimals = amount.currency.minorUnits
        let padded = String(repeating: "0", count: max(decimals + 1 - digits.count, 0)) + digits
        let sign = amount.isNegative ? "-" : ""
        return decimals == 0 ? sign + padded : "\(sign)\(padded.dropLast(decimals)).\(padded.suffix(decimals))"
    }

    /// True if the outcome is one of those that are right.
    func isRight(_ outcome: [String]) -> Bool {
        let reading = expected.filter { !$0.hasPrefix("asks ") && !$0.hasPrefix("refused") }
        if !reading.isEmpty, outcome.sorted() == reading.sorted() { return true }
        guard outcome.count == 1, let only = outcome.first else { return false }
        return expected.contains { expected in
            if expected == "refused" { return only.hasPrefix("refused") }
            return expected.hasPrefix("asks ") && only.hasPrefix("asks ")
                && Set(expected.dropFirst(5).split(separator: "+")).isSubset(of: Set(only.dropFirst(5).split(separator: "+")))
        }
    }
}

/// Files of strangers: each is read right, or leaves a question open.
@Suite struct StrangerTests {
    private static let files = ["signs", "totals", "units", "columns", "words", "further", "purchases", "debts"]

    @Test(arguments: try files.flatMap(Stranger.all)) func `a file of a stranger is read right, or asks`(file: Stranger) throws {
        let outcome = try file.outcome()
        #expect(file.isRight(outcome), "\(file.name): \(outcome.joined(separator: " | "))")
    }
}
