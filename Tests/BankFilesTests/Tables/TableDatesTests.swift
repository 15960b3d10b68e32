import BankFiles
import Bookkeeping
import Testing

/// The days of tables: their order, columns, years and zones.
@Suite struct TableDatesTests {
    static func hint(_ zone: String, _ currency: String, today: String? = "2026-11-28") -> BankFileHint {
        BankFileHint(timeZone: CivilTimeZone(zone), currency: Currency(code: currency), today: today.flatMap { CalendarDate($0) })
    }

    static func read(_ text: String, _ hint: BankFileHint = hint("Europe/Berlin", "EUR")) throws -> (
        mapping: TableMapping, contents: BankFileContents
    ) {
        let bytes = Array(text.utf8)
        var mapping = try TableMapping.guess(bytes, hint: hint), contents = BankFileContents()
        if mapping.currency == nil, !mapping.has(.currency) { mapping.currency = hint.currency?.code ?? "EUR" }
        try TableReader(mapping).read(bytes) { contents.add($0) }
        return (mapping, contents)
    }

    private static func days(_ text: String, _ hint: BankFileHint = hint("Europe/Berlin", "EUR")) throws -> [String] {
        try read(text, hint).contents.statements.flatMap(\.entries).map(\.date.description)
    }

    // MARK: Order

    private static let american = hint("America/New_York", "USD"), german = hint("Europe/Berlin", "EUR"), japanese = hint("Asia/Tokyo", "JPY")

    /// Dates of a table with the order that is found, and whether it is settled.
    @Test(
        arguments: [
            // Nothing but the person.
            (["05/11/2026", "06/11/2026"], german, .dayMonthYear, true),
            // Nor is the person enough for a file in English, which may be of a program of another country.
            (["11/02/2026", "11/05/2026"], american, .monthDayYear, false), (["02/11/2026", "05/11/2026"], american, .monthDayYear, false),
            (["05/11/2026", "06/11/2026"], hint("Europe/London", "GBP"), .dayMonthYear, false),
            // A file or an account of another country.
            (["11/02/2026", "11/05/2026"], hint("Europe/Berlin", "USD"), .dayMonthYear, false),
            (["11/02/2026", "11/05/2026"], hint("America/New_York", "EUR"), .dayMonthYear, false),
            (["11/02/2026", "11/05/2026"], hint("America/Toronto", "CAD"), .dayMonthYear, false),
            (["11/02/2026", "11/05/2026"], japanese, .dayMonthYear, false), (["11/02/2026"], BankFileHint(), .dayMonthYear, false),
            (["11/02/2026"], hint("UTC", "EUR"), .dayMonthYear, false),
            // A row that settles it.
            (["11/02/2026", "11/13/2026"], german, .monthDayYear, true), (["05/11/2026", "13/11/2026"], american, .dayMonthYear, true),
            // The same day in both orders.
            (["11/11/2026", "10/10/2026"], BankFileHint(), .dayMonthYear, true),
            // Points are written in one order.
            (["02.11.2026", "05.11.2026"], american, .dayMonthYear, true),
            // Far ahead of today in one order.
            (["02/01/2027", "04/12/2026"], hint("America/New_York", "USD", today: "2026-04-20"), .monthDayYear, false),
            (["04/12/2026", "04/11/2026"], hint("Europe/Berlin", "EUR", today: "2026-04-20"), .monthDayYear, true),
            (["05/12/2026", "04/12/2026"], hint("America/New_York", "USD", today: "2026-12-20"), .monthDayYear, false),
            (["12/04/2026", "12/05/2026"], hint("Europe/Berlin", "EUR", today: "2026-04-20"), .dayMonthYear, true),
            (["01/12/2026", "11/12/2026"], german, .dayMonthYear, false), (["12/01/2026", "12/11/2026"], american, .monthDayYear, false),
            // Rows in the order of their days.
            (["10/30/2026", "11/02/2026"], german, .monthDayYear, true),
            (
                ["10/09/2026", "10/12/2026", "11/01/2026", "11/04/2026", "12/02/2026", "12/05/2026"],
                hint("Europe/Berlin", "USD", today: "2026-12-20"),
                .monthDayYear, true
            ),
            (
                ["09/10/2026", "12/10/2026", "01/11/2026", "04/11/2026", "02/12/2026", "05/12/2026"],
                hint("America/New_York", "USD", today: "2026-12-20"),
                .dayMonthYear, true
            ),
            (["09/10/2026", "12/10/2026", "01/11/2026"], hint("America/New_York", "USD", today: "2026-12-20"), .monthDayYear, false),
            // Two digits that may be a year.
            (["26-11-05", "26-11-07"], japanese, .yearMonthDay, false), (["05-11-26", "07-11-26", "12-11-26"], german, .dayMonthYear, true),
            (["26-11-03", "26-11-05", "26-11-09"], german, .yearMonthDay, true), (["26-11-05"], german, .dayMonthYear, false),
            // Years in front, eras and names of months.
            (["2026-05-06"], BankFileHint(), .yearMonthDay, true), (["R8.11.2", "R8.11.5"], BankFileHint(), .dayMonthYear, true),
            (["5 Nov 2026", "Nov 6, 2026"], BankFileHint(), .dayMonthYear, true),
        ] as [([String], BankFileHint, DateOrder, Bool)])
    func `the order of days and months is proved, follows the person, or is asked`(
        dates: [String], hint: BankFileHint, order: DateOrder, isSettled: Bool
    ) throws {
        let rows = dates.map { "\"\($0)\",Kiosk,-1.00\n" }.joined()
        let header = hint.timeZone?.name == "Europe/Berlin" ? "Datum,Empfänger,Betrag" : "Date,Payee,Amount"
        let mapping = try TableMapping.guess(Array("\(header)\n\(rows)".utf8), hint: hint)
        #expect(mapping.doubts.contains(.dateOrder) == !isSettled)
        if isSettled { #expect(mapping.dateOrder == order || dates.contains { $0.contains("N") || $0.hasPrefix("R") || $0.hasPrefix("11/11") }) }
    }

    @Test(
        arguments: [
            ("Date,Payee,Amount", german, false), ("Datum,Empfänger,Amount", german, true),
            ("Transaction Date,IBAN,D/C,Amount", german, false), ("Date,Libellé,Montant", hint("Europe/Paris", "EUR"), true),
            ("Date,Payee,Amount", hint("Europe/Dublin", "EUR"), false), ("Date,Payee,Amount", hint("Europe/London", "EUR"), false),
            ("日付,内容,金額", japanese, false), ("Date,Payee,Amount", hint("Australia/Sydney", "AUD"), false), ("Datum,Empfänger,Betrag", american, false),
        ])
    func `the person's country counts for a file in its language`(header: String, hint: BankFileHint, isSettled: Bool) throws {
        let mapping = try TableMapping.guess(Array("\(header)\n05/11/2026,Kiosk,-1.00\n".utf8), hint: hint)
        #expect(mapping.doubts.contains(.dateOrder) == !isSettled)
    }

    @Test func `two dates of a row that are near each other in one order settle it`() throws {
        let rows = "11/03/2026,11/04/2026,A,-1.00\n11/05/2026,11/05/2026,B,-2.00\n11/06/2026,11/09/2026,C,-3.00\n"
        let mapping = try TableMapping.guess(Array("Trans. Date,Post Date,Description,Amount\n\(rows)".utf8), hint: Self.hint("Europe/Berlin", "USD"))
        #expect(mapping.dateOrder == .monthDayYear)
        #expect(!mapping.doubts.contains(.dateOrder))
    }

    // MARK: Columns

    @Test func `a time beside the date is no date, in cells of spreadsheets too`() throws {
        let text =
            "# 交易记录,,,,,,\n# 账号: [1234],,,,,,\n交易日期,交易时间,收入,支出,余额,交易类型,交易备注\n"
            + "=\"20261113\",=\"12:00:00\",,\"12.34\",\"987.66\",\"消费\",\"餐厅\"\n=\"20261114\",=\"12:00:00\",\"2000.00\",,\"2987.66\",\"工资\",\"公司\"\n"
        let (mapping, contents) = try Self.read(text, Self.hint("Asia/Shanghai", "CNY"))
        #expect(mapping.columns.prefix(2) == [.date, .time])
        let entries = contents.statements.flatMap(\.entries)
        #expect(entries.map(\.date.description) == ["2026-11-13", "2026-11-14"])
        #expect(entries.map(\.time?.description) == ["12:00", "12:00"])
        #expect(entries.map(\.amount.minorUnits) == [-1_234, 200_000])
        let digits = text.replacing("12:00:00", with: "101112")
        #expect(try Self.days(digits, Self.hint("Asia/Shanghai", "CNY")) == ["2026-11-13", "2026-11-14"])
    }

    @Test func `a column of codes is the currency and not the value date`() throws {
        let text =
            "Radnummer,Kontonummer,Valuta,Bokföringsdag,Transaktionsdag,Valutadag,Beskrivning,Belopp\n"
            + "1,0036110559,SEK,2026-11-13,2026-11-12,2026-11-13,Kortköp,-120.00\n2,0036110559,SEK,2026-11-14,2026-11-14,2026-11-14,Insättning,20000.00\n"
        let (mapping, contents) = try Self.read(text, Self.hint("Europe/Stockholm", "SEK"))
        #expect(mapping.columns.dropFirst(2).first == .currency)
        #expect(contents.statements.flatMap(\.entries).map(\.date.description) == ["2026-11-13", "2026-11-14"])
        #expect(contents.statements.flatMap(\.entries).map(\.amount.currency.code) == ["SEK", "SEK"])
    }

    @Test func `the day of the booking counts in a German export of two dates, and what was taken back is left out`() throws {
        let text =
            "Art,Produkt,Datum des Beginns,Datum des Abschlusses,Beschreibung,Betrag,Gebühr,Währung,Status,Kontostand\n"
            + "Kartenzahlung,Girokonto,2026-11-12 23:58:00,2026-11-13 02:00:00,Shop,-10.00,0.00,EUR,ABGESCHLOSSEN,89.50\n"
            + "Kartenzahlung,Girokonto,2026-11-12 10:00:00,,Hold,-5.00,0.00,EUR,RÜCKGÄNGIG,\n"
            + "Kartenzahlung,Girokonto,2026-11-14 10:00:00,,Café,-7.00,0.00,EUR,AUSSTEHEND,\n"
        let entries = try Self.read(text).contents.statements.flatMap(\.entries)
        #expect(entries.map(\.date.description) == ["2026-11-13", "2026-11-14"])
        #expect(entries.map(\.isPending) == [false, true])
    }

    @Test(arguments: [
        "FAILED", "REVERTED", "declined", "Storniert", "RÜCKGÄNGIG", "交易关闭", "失败", "キャンセル", "Отменено", "Odrzucona", "Afvist", "Annullata", "Rejeté",
        "취소", "Iptal edildi",
    ])
    func `a row whose state says that nothing was paid is left out`(state: String) throws {
        let text = "Date,Payee,Amount,Status\n2026-11-13,Kiosk,-1.00,OK\n2026-11-14,Bar,-2.00,\(state)\n"
        #expect(try Self.days(text) == ["2026-11-13"])
    }

    @Test(arguments: ["PENDING", "Vorgemerkt", "En attente", "処理中", "处理中", "In behandeling", "В обработке", "w realizacji"])
    func `a row whose state says that it is not booked yet is pending`(state: String) throws {
        let text = "Date,Payee,Amount,Status\n2026-11-13,Kiosk,-1.00,OK\n2026-11-14,Bar,-2.00,\(state)\n"
        #expect(try Self.read(text).contents.statements.flatMap(\.entries).map(\.isPending) == [false, true])
    }

    // MARK: Years and zones

    @Test(
        arguments: [
            ("账单周期：2026-12-06 至 2027-01-05", "12/28,超市,88.00\n01/03,餐厅,12.00", ["2026-12-28", "2027-01-03"]),
            ("账单月份 2026年11月", "11/02,超市,88.00\n11/30,餐厅,12.00", ["2026-11-02", "2026-11-30"]),
            ("账单日 2026/11/05", "1028,超市,88.00\n1104,餐厅,12.00", ["2026-10-28", "2026-11-04"]),
            ("账号 20301112\n账单日 2026-11-05", "10/28,超市,88.00\n11/04,餐厅,12.00", ["2026-10-28", "2026-11-04"]),
            ("账单日 20261105", "10/28,超市,88.00\n11/04,餐厅,12.00", ["2026-10-28", "2026-11-04"]),
            ("账单日 2026年11月5日", "10月28日,超市,88.00\n11月4日,餐厅,12.00", ["2026-10-28", "2026-11-04"]),
        ])
    func `dates without a year have that of the statement`(preface: String, rows: String, days: [String]) throws {
        let text = "招商银行信用卡对账单\n\(preface)\n交易日,交易摘要,人民币金额\n\(rows)\n"
        let (mapping, contents) = try Self.read(text, Self.hint("Asia/Shanghai", "CNY", today: "2027-01-20"))
        #expect(mapping.lacksYears)
        #expect(contents.statements.flatMap(\.entries).map(\.date.description) == days)
    }

    @Test func `dates without a year in a table that names none are problems`() throws {
        let contents = try Self.read("交易日,交易摘要,金额\n11/02,超市,-88.00\n11/30,餐厅,-12.00\n", Self.hint("Asia/Shanghai", "CNY")).contents
        #expect(contents.problems.map(\.reason) == [.badDate("11/02"), .badDate("11/30")])
    }

    @Test func `times in UTC are of the day where the person is`() throws {
        let text =
            "account,category,currency,amount,type,date\nCash,Food,USD,-5.00,Expense,2026-11-14T03:30:00.000Z\nCash,Food,USD,-6.00,Expense,2026-11-14T00:00:00.000Z\n"
        let newYork = try Self.days(text, Self.hint("America/New_York", "USD")), tokyo = try Self.days(text, Self.hint("Asia/Tokyo", "JPY"))
        #expect(newYork == ["2026-11-13", "2026-11-14"])
        #expect(tokyo == ["2026-11-14", "2026-11-14"])
        let named = "Timestamp (UTC),Description,Amount\n2026-11-14 03:30:00,Shop,-5.00\n2026-11-20 12:00:00,Bar,-1.00\n"
        #expect(try Self.days(named, Self.hint("America/New_York", "USD")) == ["2026-11-13", "2026-11-20"])
    }

    // MARK: Form

    @Test func `a header behind a preface that looks like an entry is found, and another one can be chosen`() throws {
        let text =
            "Volksbank eG;;;;;\n;;;;;\nUmsatzanzeige;;;;;\n;;;;;\nBLZ:;42461435;;Datum:;28.11.2026;\nKonto:;1008800049;;Uhrzeit:;22:57:16;\n"
            + "Abfrage von:;Ada;;Kontoinhaber:;Ada;\n;;;;;\nZeitraum:;;von:;01.11.2026;bis:;28.11.2026\nBetrag in EUR:;;von:;;bis:;\n;;;;;\n"
            + "Buchungstag;Valuta;Empfänger;Verwendungszweck;Währung;Umsatz\n"
            + "13.11.2026;13.11.2026;REWE;\"ÜBERWEISUNG\nEinkauf\";EUR;-12,00\n14.11.2026;14.11.2026;FIRMA;GEHALT;EUR;2.000,00\n"
        let (mapping, contents) = try Self.read(text)
        #expect(mapping.dialect.header == 12)
        #expect(contents.statements.flatMap(\.entries).map(\.amount.minorUnits) == [-1_200, 200_000])
        let bytes = Array(text.utf8)
        #expect(try TableMapping.guess(bytes, header: 12).columns == mapping.columns)
        #expect(try TableMapping.guess(bytes, header: 5).dialect.header == 5)
        #expect(try TableMapping.guess(bytes, header: 0).dialect.header == 0)
        let lines = try TablePreview(bytes, mapping).beginning
        #expect(lines.map(\.number).contains(12) && lines.first?.text == "Volksbank eG")
    }

    @Test(arguments: [
        ("=\"0012\"", "0012"), ("=\"Say 1,5\"", "Say 1,5"), ("\"=\"\"0012\"\"\"", "0012"), ("=1+2", "=1+2"), ("\t0012\t", "0012"), ("=\"\"", ""),
    ])
    func `a cell that a spreadsheet is kept from changing is its text`(value: String, payee: String) throws {
        let contents = try Self.read("Date,Payee,Amount,\n2026-11-20,\(value),-3.00,\n2026-11-21,Bar,-1.00,\n").contents
        #expect(contents.statements.flatMap(\.entries).map(\.payee) == [payee, "Bar"])
    }

    @Test(arguments: [
        ("Ben &amp; Jerry&#39;s", "Ben & Jerry's"), ("&quot;Bar&quot; &#x26; Co", "\"Bar\" & Co"), ("A &lt;B&gt;", "A <B>"), ("R&B", "R&B"),
        ("Fish &amp; Chips & Co", "Fish &amp; Chips & Co"), ("&#0;", "&#0;"), ("&#xFFFFFFF;", "&#xFFFFFFF;"), ("&nothing;", "&nothing;"),
    ])
    func `references to characters are read where a file has no other ampersand`(value: String, payee: String) throws {
        let contents = try Self.read("Date,Payee,Amount\n2026-11-20,\"\(value.replacing("\"", with: "\"\""))\",-3.00\n").contents
        #expect(contents.statements.flatMap(\.entries).map(\.payee) == [payee])
    }
}
