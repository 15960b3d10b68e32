import BankFiles
import Bookkeeping
import Foundation
import Testing

/// Files of all formats, read by the layout that is found in them.
@Suite struct BankFileLayoutTests {
    @Test(arguments: try ["camt", "mt940", "ofx", "qif", "tables"].flatMap(SampleFiles.names))
    func `a layout that was kept as JSON reads a file, and its summary counts what is in it`(name: String) throws {
        let file = try sample(name)
        guard let layout = try? BankFileLayout.guess(file, currency: .eur) else { return }
        let kept = try JSONDecoder().decode(BankFileLayout.self, from: JSONEncoder().encode(layout))
        #expect(kept == layout)
        var contents = BankFileContents(), summary = BankFileSummary()
        guard layout.isComplete else { return }
        try kept.read(file, currency: .eur) {
            contents.add($0)
            summary.add($0)
        }
        let entries = contents.statements.flatMap(\.entries)
        #expect(summary.entries == entries.count && summary.problems == contents.problems.count)
        #expect(summary.firstEntries == Array(entries.prefix(5)))
        #expect(summary.days?.lowerBound == entries.map(\.date).min() && summary.days?.upperBound == entries.map(\.date).max())
        #expect(Set(summary.accounts.filter { !$0.isOtherSide }.map(\.account)) == Set(contents.statements.map(\.account)))
    }

    @Test func `a table without a currency has that of the account`() throws {
        let file = Array("Date,Payee,Amount\n2026-11-20,Bakery,-3.20\n2026-11-21,Market,-12.00\n".utf8)
        let layout = try BankFileLayout.guess(file, currency: .eur)
        var amounts: [Money] = []
        try layout.read(file, currency: .chf) { if case .entry(let entry) = $0 { amounts.append(entry.amount) } }
        #expect(amounts == [Money(minorUnits: -320, .chf), Money(minorUnits: -1_200, .chf)])
    }

    @Test func `an amount of zero is left out, and a closing balance is in the summary without entries`() throws {
        let file = Array("Date,Payee,Amount\n2026-11-20,Bakery,-3.20\n2026-11-21,Card check,0.00\n2026-11-22,Market,-12.00\n".utf8)
        var contents = BankFileContents(), summary = BankFileSummary()
        try BankFileLayout.guess(file, currency: .eur).read(file, currency: .eur) { contents.add($0) }
        #expect(contents.statements.flatMap(\.entries).map(\.amount) == [euro(-320), euro(-1_200)])
        #expect(contents.problems == [])
        let empty = Array(
            "<OFX><STMTRS><CURDEF>EUR<BANKTRANLIST></BANKTRANLIST><LEDGERBAL><BALAMT>990.00<DTASOF>20261120</LEDGERBAL></STMTRS></OFX>".utf8)
        try BankFileLayout.ofx().read(empty, currency: .eur) { summary.add($0) }
        #expect(summary.entries == 0)
        #expect(summary.accounts.map(\.closing) == [BankBalance(euro(99_000), on: day("2026-11-20"))])
    }

    @Test(arguments: [(0, 3), (3, 0), (1, 2), (2, 2)]) func `a layout that was kept finds the rows behind a longer or shorter preface`(
        before: Int, now: Int
    ) throws {
        let file = { (lines: Int) in
            Array((String(repeating: "Konto: DE02\n", count: lines) + "Datum;Name;Betrag\n20.11.2026;Bäcker;-3,20\n21.11.2026;Markt;-12,00\n").utf8)
        }
        let kept = try BankFileLayout.guess(file(before), currency: .eur), found = try BankFileLayout.guess(file(now), currency: .eur)
        var count = 0
        try kept.fitted(to: found).read(file(now), currency: .eur) { if case .entry = $0 { count += 1 } }
        #expect(count == 2)
        #expect(BankFileLayout.ofx().fitted(to: found) == .ofx())
    }

    @Test func `a file beyond the limit is refused before it is looked at`() {
        #expect(throws: BankFileProblem(.tooLarge)) {
            try BankFileLayout.guess([UInt8](repeating: 0x41, count: BankFileLimits.bytes + 1), currency: .eur)
        }
    }
}
