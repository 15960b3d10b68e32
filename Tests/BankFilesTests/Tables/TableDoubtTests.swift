import BankFiles
import Bookkeeping
import Testing

/// The questions that tables leave open, and the proofs that answer them.
@Suite struct TableDoubtTests {
    private static func guess(_ rows: [String], currency: Currency? = nil) throws -> TableMapping {
        try TableMapping.guess(Array(rows.joined(separator: "\n").utf8), hint: BankFileHint(currency: currency))
    }

    // MARK: Signs

    @Test(
        arguments: [
            // No sign anywhere.
            (["Date,Description,Amount", "2026-11-13,Grocer,12.34", "2026-11-14,Cafe,3.50"], false, [.sign]),
            // A minus.
            (["Date,Description,Amount", "2026-11-13,Grocer,-12.34", "2026-11-14,Cafe,3.50"], false, []),
            // Names that only cards have.
            (["利用日,利用店名,利用金額", "2026/11/13,コンビニ,1280", "2026/11/14,スーパー,3456"], true, []),
            // The balance falls by each amount.
            (
                [
                    "Date,Text,Amount,Balance", "2026-11-13,A,12.34,100.00", "2026-11-14,B,3.50,96.50", "2026-11-15,C,2.00,94.50",
                    "2026-11-16,D,4.00,90.50",
                ],
                true, []
            ),
            // One row follows from the balance, and the other may have gone either way.
            (["Date,Text,Amount,Balance", "2026-11-13,A,12.34,100.00", "2026-11-14,B,3.50,96.50"], false, [.sign]),
            // The balance rises by each amount, and the newest row is the first.
            (
                [
                    "Date,Text,Amount,Balance", "2026-11-16,A,12.34,117.84", "2026-11-15,B,3.50,105.50", "2026-11-14,C,2.00,102.00",
                    "2026-11-13,D,4.00,100.00",
                ],
                false, []
            ),
            // Nearly all amounts of a card are purchases, and nobody pays an account so often.
            (["Date,Text,Amount", "2026-11-13,A,12.34", "2026-11-14,B,5.00", "2026-11-15,C,-17.34"], false, [.sign]),
            (["Date,Text,Amount", "2026-11-13,A,12.34", "2026-11-14,B,5.00", "2026-11-15,PAYMENT THANK YOU,-17.34"], true, []),
            // Words that say the direction beside the signs of a card.
            (["Date,Text,Type,Amount", "2026-11-13,A,Purchase,45.00", "2026-11-14,A,Return,-10.00", "2026-11-15,B,Payment,-300.00"], false, []),
            // Words that contradict the signs.
            (
                ["Date,Text,Type,Amount", "2026-11-13,A,Purchase,45.00", "2026-11-14,A,Purchase,-10.00", "2026-11-15,B,Payment,-300.00"], false,
                [.sign]
            ),
            (["Date,Text,Amount", "2026-11-13,Salary,2000.00", "2026-11-14,Interest paid,5.00", "2026-11-15,C,-17.34"], false, []),
        ] as [([String], Bool, Set<TableDoubt>)])
    func `the direction of amounts is proven or asked`(rows: [String], isReversed: Bool, doubts: Set<TableDoubt>) throws {
        let mapping = try Self.guess(rows)
        #expect(mapping.doubts == doubts)
        #expect(mapping.isReversed == isReversed)
    }

    // MARK: Decimal marks

    @Test(
        arguments: [
            (["Date,Payee,Amount", "2026-11-13,A,-1.500", "2026-11-14,B,2.000"], "EUR", nil, [.decimalMark]),
            (["Date,Payee,Amount", "2026-11-13,A,-1.500", "2026-11-14,B,2.250"], "KWD", nil, [.decimalMark]),
            // A language that groups by the sign.
            (["Buchungstag;Verwendungszweck;Betrag", "13.11.2026;Miete;-1.500", "14.11.2026;Lohn;2.000"], "EUR", .comma, []),
            (["日付,内容,金額", "2026/11/13,A,\"-1,500\"", "2026/11/14,B,\"2,000\""], "JPY", .point, []),
            // The same in Switzerland.
            (["Buchungstag;Verwendungszweck;Betrag", "13.11.2026;Miete;-1.500", "14.11.2026;Lohn;2.000"], "CHF", nil, [.decimalMark]),
            // Currencies without parts.
            (["Date,Payee,Amount", "2026-11-13,A,-45.000", "2026-11-14,B,2.950"], "COP", .comma, []),
            (["Date,Payee,Amount", "2026-11-13,A,-45.000", "2026-11-14,B,2.950"], "VND", .comma, []),
            // A third digit that no cent has.
            (["Date,Payee,Amount", "2026-11-13,A,-1.505", "2026-11-14,B,2.000"], "EUR", .comma, []),
            // But fuel has, where people write a point before it.
            (["Date,Payee,Amount", "2026-11-13,A,-45.129", "2026-11-14,B,-30.255"], "USD", nil, [.decimalMark]),
            // Another amount, and the balance.
            (["Date;Payee;Amount", "2026-11-13;A;-1.500", "2026-11-14;B;12,50"], "EUR", .comma, []),
            (["Date;Payee;Amount;Balance", "2026-11-13;A;-1.500;2.000", "2026-11-14;B;-500;1.500"], "EUR", .comma, []),
            // Nothing is open.
            (["Date;Payee;Amount", "2026-11-13;A;-1500", "2026-11-14;B;2 000"], "EUR", nil, []),
        ] as [([String], String, DecimalMark?, Set<TableDoubt>)])
    func `the decimal mark is proven or asked`(rows: [String], currency: String, mark: DecimalMark?, doubts: Set<TableDoubt>) throws {
        let mapping = try Self.guess(rows, currency: try #require(Currency(code: currency)))
        #expect(mapping.doubts == doubts)
        #expect(mapping.decimalMark == mark)
    }
}
