import Bookkeeping
import Testing

private func codes(_ query: String) -> [String] { CurrencyCatalogue.search(query).map(\.currency.code) }

@Test(arguments: [
    ("jap", "JPY"), ("Japan", "JPY"), ("yen", "JPY"), ("円", "JPY"), ("日本", "JPY"), ("日元", "JPY"), ("ｊｐｙ", "JPY"), ("¥", "JPY"),
    ("￥", "JPY"), ("€", "EUR"), ("Euro", "EUR"),
    ("ユーロ", "EUR"), ("herzegovina", "BAM"), ("turkiye", "TRY"), ("são tomé", "STN"), ("sao tome", "STN"), ("us dollar", "USD"),
    ("dollar us", "USD"), ("united states", "USD"),
    ("kr", "SEK"), (" usd ", "USD"), ("kinshasa", "CDF"),
])
func `a currency is found by code, symbol, name and country in three languages`(query: String, code: String) {
    #expect(codes(query).contains(code))
}

@Test(arguments: [
    ("apan", "JPY"), ("円", "EUR"), ("日本", "USD"), ("ollar", "USD"), ("euro", "USD"), ("トルコ", "USD"), ("us dollar", "JPY"),
    ("jap", "EUR"),
])
func `words are matched from their beginning and not everywhere`(query: String, code: String) {
    #expect(!codes(query).contains(code))
}

@Test func `an empty search lists all, an exact code comes first, nonsense finds nothing`() {
    #expect(codes("") == codes("  ") && codes("").count == CurrencyCatalogue.all.count && codes("").count > 150)
    #expect(codes("all").first == "ALL" && codes("CHF").first == "CHF")
    #expect(codes("qqqq").isEmpty && codes("\u{0}").isEmpty && codes("円円円").isEmpty)
    #expect(codes(String(repeating: "dollar ", count: 10_000)).contains("USD"))
}

@Test func `codes are known in either case and decimals are those of ISO 4217`() {
    for (code, decimals, scale) in [("jpy", 0, Int64(1)), ("EUR", 2, 100), ("kwd", 3, 1_000), ("CLF", 4, 10_000)] {
        #expect(Currency(code: code)?.minorUnits == decimals && Currency(code: code)?.scale == scale)
    }
    for code in ["", "XXX", "EURO", "€", "\u{0}"] { #expect(Currency(code: code) == nil) }
    for entry in CurrencyCatalogue.all {
        #expect(entry.currency.code.count == 3 && 0...4 ~= entry.currency.minorUnits)
        for language in Language.allCases {
            #expect(!entry.currency.name(in: language).isEmpty && !entry.currency.symbol(in: language).isEmpty)
        }
        for code in entry.countries { #expect(CountryCatalogue.name(code, in: .japanese) != nil, "\(code)") }
    }
}

@Test(arguments: Language.allCases) func `every currency has a name in each language, and no two have the same`(language: Language) {
    for entry in CurrencyCatalogue.all {
        let name = entry.currency.name(in: language)
        #expect(!name.isEmpty && name.uppercased() != entry.currency.code, "\(entry.currency.code)")
    }
    #expect(Set(CurrencyCatalogue.all.map { $0.currency.name(in: language) }).count == CurrencyCatalogue.all.count)
}

@Test func `countries have a currency and a time zone that are known`() {
    #expect(
        CurrencyCatalogue.currency(ofCountry: "JP")?.code == "JPY" && CurrencyCatalogue.currency(ofCountry: "CN")?.code == "CNY")
    #expect(CurrencyCatalogue.currency(ofCountry: "AQ") == nil && CurrencyCatalogue.currency(ofCountry: "??") == nil)
    #expect(CountryCatalogue.timeZone(ofCountry: "JP") == "Asia/Tokyo" && CountryCatalogue.timeZone(ofCountry: "??") == nil)
    for entry in CurrencyCatalogue.all {
        for code in entry.countries {
            if let zone = CountryCatalogue.timeZone(ofCountry: code) { #expect(CivilTimeZone(zone) != nil, "\(zone)") }
        }
    }
}
