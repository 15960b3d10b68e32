import BankFiles
import Bookkeeping
import Testing

/// Tables as 75 banks and programs write them, with the entries that they have: each is read right, or leaves a question open.
@Suite struct TableCaseTests {
    /// The file, the currency of the account, and the entries: the day and the amount, in that currency unless it has another one behind it.
    private static let cases: [(file: String, currency: String, entries: [String])] = [
        ("n26-2024", "EUR", ["2026-11-13 -3.50", "2026-11-14 450"]),
        ("revolut-fee-reverted", "EUR", ["2026-11-13 -10.50", "2026-11-14 50"]),
        ("revolut-de-header", "EUR", ["2026-11-13 -10.50", "2026-11-14 50"]),
        ("paypal-es", "EUR", ["2026-11-13 97.16"]),
        ("wise-history", "EUR", ["2026-11-13 -12.34", "2026-11-14 100"]),
        ("dkb-2024", "EUR", ["2026-11-13 -12.50", "2026-11-14 2500", "2026-11-15 -50"]),
        ("dkb-visa", "EUR", ["2026-11-14 -19.99", "2026-11-14 -100"]),
        ("sparkasse-camt-v2", "EUR", ["2026-11-13 -1234.56", "2026-11-14 2000"]),
        ("sparkasse-camt-v8", "EUR", ["2026-11-13 -1234.56"]),
        ("postbank-2024", "EUR", ["2026-11-13 -12.34", "2026-11-14 2000"]),
        ("volksbank-old-s-h", "EUR", ["2026-11-13 -12", "2026-11-14 2000"]),
        ("consorsbank", "EUR", ["2026-11-13 -12.34", "2026-11-14 2000"]),
        ("amex-de", "EUR", ["2026-11-13 -12.34", "2026-11-20 100"]),
        ("chase-checking-trailing-comma", "USD", ["2026-11-03 -12.34", "2026-11-04 2000"]),
        ("chase-card", "USD", ["2026-11-04 -12.34", "2026-11-05 100"]),
        ("discover-card", "USD", ["2026-11-04 -12.34", "2026-11-05 100"]),
        ("citi-card", "USD", ["2026-11-13 -12.34", "2026-11-15 100"]),
        ("wells-fargo-no-header", "USD", ["2026-11-13 -12.34", "2026-11-14 2000"]),
        ("capital-one-360", "USD", ["2026-11-13 -12.34", "2026-11-14 2000"]),
        ("starling", "GBP", ["2026-11-03 -12.34", "2026-11-04 100"]),
        ("nationwide", "GBP", ["2026-11-13 -12.34", "2026-11-14 1100"]),
        ("hsbc-uk-no-header", "GBP", ["2026-11-13 -12.34", "2026-11-14 2000"]),
        ("commbank-au", "AUD", ["2026-11-13 -12.34", "2026-11-14 2000"]),
        ("asb-nz", "NZD", ["2026-11-13 -12.34", "2026-11-14 2000"]),
        ("rbc", "CAD", ["2026-11-13 -12.34", "2026-11-14 2000"]),
        ("td-no-header", "CAD", ["2026-11-13 -12.34", "2026-11-14 2000", "2026-11-15 -7"]),
        ("nubank-br", "BRL", ["2026-11-13 -12.34", "2026-11-14 2000"]),
        ("sbi-lakh", "INR", ["2026-11-13 -1234.50", "2026-11-14 100000"]),
        ("dnb-no", "NOK", ["2026-11-13 -123.45", "2026-11-14 20000"]),
        ("danske-dk", "DKK", ["2026-11-13 -123.45", "2026-11-14 20000"]),
        ("swedbank-se", "SEK", ["2026-11-13 -120", "2026-11-14 20000"]),
        ("pko-pl", "PLN", ["2026-11-13 -12.34", "2026-11-14 2000"]),
        ("fio-cz", "CZK", ["2026-11-13 -123.45", "2026-11-14 20000"]),
        ("tinkoff-ru", "RUB", ["2026-11-13 -123.45"]),
        ("cgd-pt", "EUR", ["2026-11-13 -12.34", "2026-11-14 2000"]),
        ("intesa-it-dare-avere", "EUR", ["2026-11-13 -12.34", "2026-11-14 2000"]),
        ("credit-agricole-fr", "EUR", ["2026-11-13 -12.34", "2026-11-14 2000"]),
        ("postfinance-ch", "CHF", ["2026-11-13 -12.35", "2026-11-14 5000"]),
        ("ubs-ch-2024", "CHF", ["2026-11-14 5000", "2026-11-13 -12.35"]),
        ("rakuten-card", "JPY", ["2026-11-13 -1280", "2026-11-14 -3456"]),
        ("mufg", "JPY", ["2026-11-13 -1280", "2026-11-14 200000"]),
        ("smbc", "JPY", ["2026-11-13 -1280", "2026-11-14 200000"]),
        ("smbc-card-no-header", "JPY", ["2026-11-13 -1280", "2026-11-14 -3456"]),
        ("wareki-dates", "JPY", ["2026-11-13 -1280", "2026-11-14 200000"]),
        ("zaim", "JPY", ["2026-11-13 -1280", "2026-11-14 200000"]),
        ("alipay", "CNY", ["2026-11-13 -12.34", "2026-11-14 2000"]),
        ("wechat", "CNY", ["2026-11-13 -12.34", "2026-11-14 1020"]),
        ("cmb-debit-cn", "CNY", ["2026-11-13 -12.34", "2026-11-14 2000"]),
        ("mmex-2227-one-row", "EUR", ["2026-01-03 -7.62"]),
        ("ynab-register", "USD", ["2026-11-13 -12.34", "2026-11-14 -100", "2026-11-14 100"]),
        ("firefly-export", "EUR", ["2026-11-13 -12.34", "2026-11-14 2000", "2026-11-15 -100"]),
        ("cop-whole-dots", "COP", ["2026-11-13 -45000", "2026-11-14 -2950", "2026-11-15 120000"]),
        ("vnd", "VND", ["2026-11-13 -45000", "2026-11-14 15000000"]),
        ("bom-crlf-blank-lines", "EUR", ["2026-11-13 -1.50", "2026-11-14 2"]),
        ("minus-u-2212-and-nbsp", "EUR", ["2026-11-13 -1234.50", "2026-11-14 2000"]),
        ("arabic-indic-digits", "AED", ["2026-11-13 -12.50", "2026-11-14 2000"]),
        ("mixed-int-and-decimals", "EUR", ["2026-11-13 -1234", "2026-11-14 -12.50", "2026-11-15 1000"]),
        ("aib-ie", "EUR", ["2026-11-13 -12.34", "2026-11-14 2000"]),
        ("kbc-card-foreign", "EUR", ["2026-11-14 -15.02", "2026-11-16 -10"]),
        ("bunq-en", "EUR", ["2026-11-13 -12.34", "2026-11-14 2000"]),
        ("rabobank", "EUR", ["2026-11-13 -12.34"]),
        ("akahu-anz-nz", "NZD", ["2026-11-13 -12.34", "2026-11-14 2000"]),
        ("toshl", "EUR", ["2026-11-13 -12.34", "2026-11-14 2000"]),
        ("ezbookkeeping", "EUR", ["2026-11-13 -12.34", "2026-11-14 2000", "2026-11-15 -50"]),
        ("cur-n26-usd-book", "USD", ["2026-11-13 -3.50 EUR"]),
        ("dec-de-whole", "EUR", ["2026-11-13 -1500", "2026-11-14 2000"]),
        ("sign-card-pos", "USD", ["2026-11-13 -12.34", "2026-11-14 -3.50", "2026-11-15 -50"]),
        ("sign-knab", "EUR", ["2026-11-21 -27.75", "2026-11-22 100"]),
        ("col-swedbank-lt", "EUR", ["2026-11-13 -12.34"]),
        ("net-fr", "EUR", ["2026-11-13 96.80"]),
        ("date-wareki", "JPY", ["2026-11-13 -1280"]),
        ("date-us-ambiguous", "USD", ["2026-11-02 -12.34", "2026-11-05 2000"]),
    ]

    /// The time zones of persons, by the currency of their accounts.
    private static let zones = [
        "JPY": "Asia/Tokyo", "CNY": "Asia/Shanghai", "AUD": "Australia/Sydney", "COP": "America/Bogota", "USD": "America/New_York",
    ]

    /// The cases that prove too little: their questions.
    private static let asked: [String: Set<TableDoubt>] = ["sign-card-pos": [.sign], "dkb-visa": [.dateOrder], "date-us-ambiguous": [.dateOrder]]

    @Test(arguments: cases) func `a table of a bank is read right, or asks`(file: String, code: String, expected: [String]) throws {
        let bytes = try sample("cases/\(file).csv"), currency = try #require(Currency(code: code))
        let zone = try #require(CivilTimeZone(Self.zones[code] ?? "Europe/Berlin"))
        let layout = try BankFileLayout.guess(bytes, currency: currency, hint: BankFileHint(timeZone: zone, today: CalendarDate("2026-11-28")))
        guard case .table(let mapping) = layout else { throw BankFileProblem(.unknownFormat) }
        #expect(mapping.doubts == Self.asked[file] ?? [])
        guard mapping.doubts.isEmpty else { return }
        let contents = try BankFileContents({ try layout.read($0, currency: currency, $1) }, bytes)
        let entries = contents.statements.flatMap(\.entries).sorted { $0.line < $1.line }
        let read = entries.map { "\($0.date) \(Self.text($0.amount, code))" }, right = try expected.map { try Self.normal($0, currency) }
        #expect(read == right)
        #expect(contents.problems == [])
    }

    private static func text(_ amount: Money, _ code: String) -> String {
        amount.currency.code == code ? String(amount.minorUnits) : "\(amount.minorUnits) \(amount.currency.code)"
    }

    /// Returns an expected entry with its amount in minor units.
    private static func normal(_ text: String, _ currency: Currency) throws -> String {
        let parts = text.split(separator: " ").map(String.init)
        let own = parts.count > 2 ? try #require(Currency(code: parts[2])) : currency
        let amount = try AmountText.parse(parts[1], mark: .point, currency: own).get()
        return "\(parts[0]) \(Self.text(amount, currency.code))"
    }

    @Test func `a list of balances is no table of entries`() throws {
        #expect(throws: BankFileProblem(.balances)) { try TableMapping.guess(try sample("cases/col-balance-only.csv")) }
    }
}
