import BankFiles
import Bookkeeping
import Testing

/// Answers to the questions of tables, and what becomes of the rows then.
@Suite struct TableAnswerTests {
    private static func units(_ text: String, _ answer: (inout BankFileAnswers) -> Void) throws -> [Int64] {
        let bytes = Array(text.utf8)
        var layout = try BankFileLayout.guess(bytes, currency: .eur), answers = BankFileAnswers()
        #expect(!layout.doubts.isEmpty)
        answer(&answers)
        try layout.change(by: answers, bytes, hint: BankFileHint(currency: .eur))
        #expect(layout.doubts == [])
        let contents = try BankFileContents({ try layout.read($0, currency: .eur, $1) }, bytes)
        #expect(contents.problems == [])
        #expect(Set(contents.statements.flatMap(\.entries).map(\.amount.currency)) == [.eur])
        return contents.statements.flatMap(\.entries).map(\.amount.minorUnits)
    }

    @Test(arguments: [("Ordaindu", [-1_234, 200_000]), ("jaso", [1_234, -200_000])] as [(String, [Int64])])
    func `the word that means money out decides`(word: String, expected: [Int64]) throws {
        let text = "Date,Description,Amount,Kind\n2026-11-13,Grocer,12.34,Ordaindu\n2026-11-14,Employer,2000.00,Jaso\n"
        #expect(try Self.units(text) { $0.outWord = word } == expected)
    }

    @Test func `words that say something else leave the signs open`() throws {
        let text = "Date,Description,Amount,Kind\n2026-11-13,Grocer,12.34,Online\n2026-11-14,Employer,2000.00,Shop\n"
        #expect(
            try Self.units(text) { answers in
                answers.outWord = BankFileAnswers.noWord
                answers.sign = .card
            } == [-1_234, -200_000])
    }

    @Test(
        arguments: [(.card, [-1_000, 500, 50_000]), (.asWritten, [1_000, -500, 50_000]), (.ask, [-1_000, -500, 50_000])]
            as [(BankFileAnswers.Sign, [Int64])])
    func `a minus in the column of money out is what a person says`(sign: BankFileAnswers.Sign, expected: [Int64]) throws {
        let text = "Date,Details,Debit,Credit\n2026-11-13,Grocer,10.00,\n2026-11-14,Grocer,-5.00,\n2026-11-16,Employer,,500.00\n"
        #expect(try Self.units(text) { $0.sign = sign } == expected)
    }

    @Test(
        arguments: [(.card, [-1_000, 500, -50_000]), (.asWritten, [1_000, -500, 50_000]), (.ask, [-1_000, -500, 50_000])]
            as [(BankFileAnswers.Sign, [Int64])])
    func `words that signs contradict are what a person says`(sign: BankFileAnswers.Sign, expected: [Int64]) throws {
        let text = "Date,Details,Type,Amount\n2026-11-13,Grocer,Debit,10.00\n2026-11-14,Grocer,Debit,-5.00\n2026-11-16,Employer,Credit,500.00\n"
        #expect(try Self.units(text) { $0.sign = sign } == expected)
    }

    @Test func `the column that is named has its own currency and scale`() throws {
        let text = "Date,Description,Amount (USD),Amount (EUR cents)\n2026-11-13,Hotel,-120.00,-11050\n2026-11-14,Cafe,-4.10,-350\n"
        #expect(try Self.units(text) { $0.column = 4 } == [-11_050, -350])
    }
}
