import BankFiles
import Bookkeeping
import Foundation
import Testing

/// The signs of amounts in OFX, compared with the types of the movements.
@Suite struct OFXSignTests {
    private static func file(_ movements: [(type: String, amount: String)]) -> [UInt8] {
        let list = movements.enumerated().map { number, movement in
            "<STMTTRN><TRNTYPE>\(movement.type)<DTPOSTED>20261113<TRNAMT>\(movement.amount)<FITID>\(number)<NAME>Grocer</STMTTRN>"
        }
        return Array("<OFX><STMTRS><CURDEF>EUR<BANKTRANLIST>\(list.joined())</BANKTRANLIST></STMTRS></OFX>".utf8)
    }

    private static let ordinary = [("DEBIT", "-12.34"), ("CREDIT", "100.00"), ("FEE", "-1.00"), ("INT", "0.10"), ("POS", "-3.00")]

    @Test(
        arguments: [
            (ordinary, false), ([("DEBIT", "12.34"), ("DEBIT", "3.00")], true), ([("FEE", "12.34"), ("CHECK", "3.00")], true),
            ([("DEBIT", "12.34"), ("CREDIT", "-100.00")], true), ([("CREDIT", "-12.34")], true),
            // One that was taken back.
            (ordinary + [("DEBIT", "5.00")], false),
            // A single type for both directions, and types without a direction.
            ([("CREDIT", "-12.34"), ("CREDIT", "-3.00"), ("CREDIT", "100.00")], false),
            ([("POS", "12.34"), ("OTHER", "3.00"), ("ATM", "20.00")], false),
        ] as [([(String, String)], Bool)])
    func `signs that the types contradict are a question`(movements: [(String, String)], isOpen: Bool) throws {
        let layout = try BankFileLayout.guess(Self.file(movements), currency: .eur)
        #expect(layout.doubts == (isOpen ? [.sign] : []))
    }

    @Test func `the answer turns the signs round, or keeps them`() throws {
        let bytes = Self.file([("DEBIT", "12.34"), ("CREDIT", "-100.00")])
        for (sign, units) in [(BankFileAnswers.Sign.card, [-1_234, 10_000]), (.asWritten, [1_234, -10_000])] as [(BankFileAnswers.Sign, [Int64])] {
            var layout = try BankFileLayout.guess(bytes, currency: .eur), answers = BankFileAnswers()
            answers.sign = sign
            try layout.change(by: answers, bytes, hint: BankFileHint())
            #expect(layout.doubts == [])
            let contents = try BankFileContents({ try layout.read($0, currency: .eur, $1) }, bytes)
            #expect(contents.statements.flatMap(\.entries).map(\.amount.minorUnits) == units)
        }
    }

    @Test func `the types say the direction where no amount has a sign and each type has one`() throws {
        let bytes = Self.file([("DEBIT", "12.34"), ("FEE", "1.00"), ("CREDIT", "100.00")]), layout = try BankFileLayout.guess(bytes, currency: .eur)
        #expect(layout.doubts == [])
        let contents = try BankFileContents({ try layout.read($0, currency: .eur, $1) }, bytes)
        #expect(contents.statements.flatMap(\.entries).map(\.amount.minorUnits) == [-1_234, -100, 10_000])
        #expect(try BankFileLayout.guess(Self.file([("DEBIT", "12.34"), ("CREDIT", "3.00"), ("POS", "5.00")]), currency: .eur).doubts == [.sign])
    }

    @Test func `a layout that was kept before files of OFX had questions is read`() throws {
        let kept = try JSONDecoder().decode(BankFileLayout.self, from: Data("{\"ofx\":{}}".utf8))
        #expect(kept == .ofx())
        #expect(try JSONDecoder().decode(BankFileLayout.self, from: JSONEncoder().encode(kept)) == kept)
    }
}
