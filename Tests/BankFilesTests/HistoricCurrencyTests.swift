import BankFiles
import Bookkeeping
import Testing

/// Currencies that no longer exist are never taken for others.
@Suite struct HistoricCurrencyTests {
    private static let statement =
        ":20:X\n:25:1234567890\n:28C:1/1\n:60F:C991101DEM1000,00\n:61:9911131113D100,00NTRFNONREF\n:62F:C991120DEM900,00\n-"
    private static let ofx =
        "OFXHEADER:100\nDATA:OFXSGML\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>FRF<BANKACCTFROM><ACCTID>1</BANKACCTFROM><BANKTRANLIST><STMTTRN>"
        + "<TRNTYPE>DEBIT<DTPOSTED>19991113<TRNAMT>-100.00<FITID>1</STMTTRN></BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>"

    @Test(
        arguments: [
            ("DEM", statement), ("FRF", ofx), ("ITL", "Data,Descrizione,Importo,Divisa\n1999-11-13,Bar,-3500,ITL\n"),
            ("ATS", "Datum;Text;Betrag\n1999-11-13;Bar;-35,00 ATS\n"),
        ])
    func `no entry in a currency that no longer exists is read`(code: String, text: String) throws {
        let currency = try #require(Currency(code: "EUR")), bytes = Array(text.utf8), layout = try BankFileLayout.guess(bytes, currency: currency)
        var summary = BankFileSummary()
        try layout.read(bytes, currency: currency) { summary.add($0) }
        #expect(summary.entries == 0 && summary.unknownCurrency == code)
        #expect(summary.firstProblems.map(\.reason) == [.unknownCurrency(code)])
    }

    @Test(
        arguments: [
            "Datum;Text;Betrag DEM\n1999-11-13;Bar;-35,00\n", "Datum;Text;Betrag (DEM)\n1999-11-13;Bar;-35,00\n",
            "Konto 12345 DEM;;\nDatum;Text;Betrag\n1999-11-13;Bar;-35,00\n", "Kontowährung;DEM;\nDatum;Text;Betrag\n1999-11-13;Bar;-35,00\n",
        ])
    func `a table in a currency that no longer exists asks in which its amounts are`(text: String) throws {
        let layout = try BankFileLayout.guess(Array(text.utf8), currency: try #require(Currency(code: "EUR")))
        #expect(layout.doubts.contains(.currency))
    }

    @Test func `a word of three small letters in a header is no currency of the past`() throws {
        let layout = try BankFileLayout.guess(
            Array("Date;Prélevé sur;Libellé;Montant\n1999-11-13;1;Bar;-35,00\n".utf8), currency: try #require(Currency(code: "EUR")))
        #expect(!layout.doubts.contains(.currency))
    }

    @Test func `each has a name in three languages, and none is a currency of today`() throws {
        let mark = try #require(HistoricCurrency(code: "dem"))
        #expect(Language.allCases.map(mark.name) == ["German Mark", "ドイツ マルク", "德国马克"])
        #expect(HistoricCurrency.title("DEM", in: .english) == "German Mark (DEM)" && HistoricCurrency.title("XYZ", in: .english) == "XYZ")
        #expect(CurrencyCatalogue.all.allSatisfy { HistoricCurrency(code: $0.currency.code) == nil })
        #expect(HistoricCurrency(code: "EUR") == nil && HistoricCurrency(code: "DE") == nil)
    }
}
