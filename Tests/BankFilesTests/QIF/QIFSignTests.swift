import BankFiles
import Bookkeeping
import Foundation
import Testing

/// The signs of amounts in registers of cards: the format writes charges below zero, some banks without a sign.
@Suite struct QIFSignTests {
    private static func file(_ type: String, _ records: [String]) -> [UInt8] {
        Array("!Type:\(type)\n\(records.map { "D2026-11-13\n\($0)\nPGrocer\n^\n" }.joined())".utf8)
    }

    @Test(
        arguments: [
            ("CCard", ["T12.34", "T3.00"], true), ("CCard", ["T12.34", "T3.00", "T-50.00"], true), ("CCard", ["T-12.34", "T-3.00", "T50.00"], false),
            ("CCard", ["T-12.34", "T12.34"], false), ("CCard", ["T12.34-"], false),
            // A payment from another account, and registers that are of no card.
            ("CCard", ["T50.00\nL[Checking]", "T-3.00"], false), ("Bank", ["T12.34", "T3.00"], false), ("Cash", ["T12.34"], false),
        ] as [(String, [String], Bool)])
    func `a card without charges is a question`(type: String, records: [String], isOpen: Bool) throws {
        let layout = try BankFileLayout.guess(Self.file(type, records), currency: .eur)
        #expect(layout.doubts == (isOpen ? [.sign] : []))
    }

    @Test func `the answer turns the signs of cards round with those of their parts, or keeps them`() throws {
        let parts = "T12.00\nSGroceries\n$10.00\nSHousehold\n$2.00"
        let bytes = Self.file("CCard", [parts, "T3.00", "T-50.00"]) + Self.file("Bank", ["T7.00"])
        let answered: [(BankFileAnswers.Sign, [Int64])] = [(.card, [-1_000, -200, -300, 5_000, 700]), (.asWritten, [1_000, 200, 300, -5_000, 700])]
        for (sign, units) in answered {
            var layout = try BankFileLayout.guess(bytes, currency: .eur), answers = BankFileAnswers()
            #expect(layout.doubts == [.sign])
            answers.sign = sign
            try layout.change(by: answers, bytes, hint: BankFileHint())
            #expect(layout.doubts == [])
            let kept = try JSONDecoder().decode(BankFileLayout.self, from: JSONEncoder().encode(layout))
            #expect(kept == layout)
            let contents = try BankFileContents({ try kept.read($0, currency: .eur, $1) }, bytes)
            let amounts = contents.statements.flatMap(\.entries).flatMap { $0.parts.isEmpty ? [$0.amount] : $0.parts.map(\.amount) }
            #expect(amounts.map(\.minorUnits) == units)
        }
    }
}
