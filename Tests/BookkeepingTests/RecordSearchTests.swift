import Bookkeeping
import Testing

private let euro = Currency(code: "EUR"), yen = Currency(code: "JPY"), dinar = Currency(code: "KWD")

/// Returns the amounts of a search of one term, in minor units of euros, yen and dinars.
private func amounts(_ text: String) throws -> [String] {
    let search = RecordSearch(text)
    guard case .amounts(let bounds)? = search.terms.first?.meaning, search.terms.count == 1 else { return [] }
    return try [euro, yen, dinar].map { currency in
        guard let range = bounds.minorUnits(in: try #require(currency)) else { return "none" }
        return "\(range.lowerBound)…" + (range.upperBound == .max ? "" : "\(range.upperBound)")
    }
}

@Test(
    arguments: [
        ("=12.50", "1250…1250", "none", "12500…12500"), ("=12,5", "1250…1250", "none", "12500…12500"), ("=12", "1200…1200", "12…12", "12000…12000"),
        (">100", "10001…", "101…", "100001…"), (">=100", "10000…", "100…", "100000…"), ("≥100", "10000…", "100…", "100000…"),
        ("<20", "1…1999", "1…19", "1…19999"), ("<=20", "1…2000", "1…20", "1…20000"), ("＜２０", "1…1999", "1…19", "1…19999"),
        ("10..20", "1000…2000", "10…20", "10000…20000"), ("20..10", "1000…2000", "10…20", "10000…20000"),
        ("10…20", "1000…2000", "10…20", "10000…20000"),
        ("10〜20", "1000…2000", "10…20", "10000…20000"), ("10..", "1000…", "10…", "10000…"), ("..20", "1…2000", "1…20", "1…20000"),
        (">12.50", "1251…", "13…", "12501…"), ("<12.50", "1…1249", "1…12", "1…12499"), (">12.5051", "1251…", "13…", "12506…"),
        ("<0", "none", "none", "none"),
        (">=0", "1…", "1…", "1…"), ("> 100", "10001…", "101…", "100001…"),
        // Three digits after one separator are a group, except where they are decimals, as in forms.
        (">=1,234", "123400…", "1234…", "1234…"), (">=1.234", "123400…", "1234…", "1234…"), (">=0.234", "24…", "1…", "234…"),
        (">=1,234.50", "123450…", "1235…", "1234500…"), (">=1.234,50", "123450…", "1235…", "1234500…"),
        (">=1'234'567", "123456700…", "1234567…", "1234567000…"), (">=1,234,567", "123456700…", "1234567…", "1234567000…"),
        (">=€5", "500…", "none", "none"), (">=5€", "500…", "none", "none"), ("=500円", "none", "500…500", "none"), ("=5 EUR", "", "", ""),
        (">1万", "1000001…", "10001…", "10000001…"), (">=1.5万", "1500000…", "15000…", "15000000…"), ("＞千円", "none", "1001…", "none"),
        ("1万..2万5千", "1000000…2500000", "10000…25000", "10000000…25000000"), (">1万2", "", "", ""), (">千葉", "", "", ""),
        (">1,25,000", "12500001…", "125001…", "125000001…"), ("40～60", "4000…6000", "40…60", "40000…60000"),
        ("＞１０００", "100001…", "1001…", "1000001…"),
        (">=30ユーロ", "3000…", "none", "none"),
        (">=EUR5", "500…", "none", "none"), ("<99999999999999999999", "1…", "1…", "1…"), (">99999999999999999999", "none", "none", "none"),
    ] as [(String, String, String, String)])
func `comparisons and ranges are amounts of every currency`(text: String, euros: String, yens: String, dinars: String) throws {
    #expect(try amounts(text) == (euros.isEmpty ? [] : [euros, yens, dinars]))
}

@Test(arguments: [
    "12.50", "12", "1280", "１２．５０", "€12.50", "12,50€", "1280円", "\u{2212}€61.30", "+5", "1,234", "5USD", "1万", "1万5千円",
    "1,25,000", "12块5", "5毛", "25元5角", "三百块", "40-60", "40–60", "1.5-2.5", "10-20",
])
func `a number alone is an amount or a word`(text: String) {
    let terms = RecordSearch(text).terms
    guard case .number(_, text)? = terms.first?.meaning, terms.count == 1 else {
        Issue.record("\(terms)")
        return
    }
}

@Test(arguments: [
    "20-10", "11-03", "2026-11", "40-", "2026-11-03", "12:30", "v1.2", "1.2.3", "12.", ".5", "..", ">", ">=", "<>", ">tea", "tea..5", "1234,567,8",
    "€5€",
    "12x", "=", "三井", "千葉", "一万二",
    "1234567890123456789012345678901234567890",
])
func `anything else is words`(text: String) {
    #expect(RecordSearch(text).terms.map(\.meaning) == [.words(text)])
}

@Test(arguments: [">12x", ">1万2", "1万2", "1..2..3", "≧一千二", ">千葉", ">1234567890123456789012345678901234567890"])
func `what asks for amounts that cannot be read is told`(text: String) {
    #expect(RecordSearch(text, NumberWriting(.japanese)).terms.map(\.meaning) == [.unread(text)])
}

@Test func `numbers of a search are read as the person writes and says them`() throws {
    func least(_ text: String, _ writing: NumberWriting, _ code: String) throws -> Int64? {
        let currency = try #require(Currency(code: code))
        guard case .amounts(let bounds)? = RecordSearch(text, writing).terms.first?.meaning else { return nil }
        return bounds.minorUnits(in: currency)?.lowerBound
    }
    let chinese = NumberWriting(.simplifiedChinese), japanese = NumberWriting(.japanese)
    #expect(try least(">=1,280", japanese, "KWD") == 1_280_000 && least(">=1,280", .unknown, "KWD") == 1_280)
    #expect(try least(">=一万二", chinese, "CNY") == 1_200_000 && least(">=一万二", japanese, "CNY") == nil)
    #expect(try least(">=12块5", chinese, "CNY") == 1_250 && least(">=12块5", chinese, "JPY") == nil)
    #expect(try least(">=1、280", chinese, "CNY") == 128_000)
}

@Test func `a search is read term by term`() {
    let search = RecordSearch("  coffee  -tea -#work ＃旅行 \"green tea\" -「紅茶」 － -- “a b")
    #expect(search.terms.map(\.text) == ["coffee", "-tea", "-#work", "＃旅行", "\"green tea\"", "-「紅茶」", "－", "--", "“a b"])
    #expect(search.terms.map(\.isExcluded) == [false, true, true, false, false, true, false, true, false])
    let meanings = search.terms.map(\.meaning)
    #expect(meanings.prefix(6) == [.words("coffee"), .words("tea"), .hashtag("work"), .hashtag("旅行"), .phrase("green tea"), .phrase("紅茶")])
    #expect(meanings.last == .phrase("a b"))
    #expect(search.terms.map(\.bareText).prefix(3) == ["coffee", "tea", "#work"])
    #expect(RecordSearch("").terms.isEmpty && RecordSearch(" \n\u{3000}").terms.isEmpty)
}

@Test func `a search without one of its terms is the rest of it`() {
    let search = RecordSearch("coffee > 100 \"green tea\" -#work")
    #expect(
        search.terms.indices.map(search.text(without:)) == [
            "> 100 \"green tea\" -#work", "coffee \"green tea\" -#work", "coffee > 100 -#work", "coffee > 100 \"green tea\"",
        ])
    for index in search.terms.indices {
        let rest = RecordSearch(search.text(without: index)).terms
        #expect(rest == search.terms.enumerated().filter { $0.offset != index }.map(\.element))
    }
}

@Test func `the number of terms and of characters is limited`() {
    #expect(RecordSearch(String(repeating: "a ", count: 5_000)).terms.count == RecordSearch.termLimit)
    #expect(RecordSearch(String(repeating: "-1..2 ", count: 5_000)).terms.count == RecordSearch.termLimit)
    #expect(RecordSearch(String(repeating: "#a ", count: 5_000)).terms.count == Hashtag.limitPerTransaction)
    #expect(RecordSearch(String(repeating: "9", count: 8_000)).terms.map(\.text.count) == [RecordSearch.textLimit])
    #expect(RecordSearch("\"" + String(repeating: "a ", count: 8_000)).terms.count == 1)
}
