import Bookkeeping
import Testing

@testable import Storage

struct SearchTests {
    let sample: Sample

    init() throws {
        sample = try Sample()
        try sample.add(
            sample.expense("Green tea", vendor: "Café Müller", note: "don't forget"),
            sample.expense("スーパー", vendor: "東京駅"),
            sample.expense("紅茶とケーキ", hashtags: ["おやつ"]),
            sample.expense("超市购物", note: "牛奶、面包"),
            sample.expense("Bus", place: Place(latitude: 100, longitude: 100, name: "Straße 7")))
    }

    @Test(arguments: [
        ("green", "Green tea"), ("GREE", "Green tea"), ("tea green", "Green tea"), ("g t", "Green tea"), ("cafe", "Green tea"),
        ("café", "Green tea"), ("muller", "Green tea"), ("ＧＲＥＥＮ", "Green tea"), ("dont", "Green tea"), ("don’t", "Green tea"),
        ("een", ""), ("green coffee", ""),
        ("スーパー", "スーパー"), ("すーぱー", "スーパー"), ("ｽｰﾊﾟｰ", "スーパー"), ("ー", "スーパー,紅茶とケーキ"), ("東京", "スーパー"), ("駅", "スーパー"),
        ("京東", ""), ("紅", "紅茶とケーキ"), ("紅茶", "紅茶とケーキ"), ("茶", "紅茶とケーキ"), ("ケーキ", "紅茶とケーキ"), ("茶紅", ""),
        ("おやつ", "紅茶とケーキ"), ("#おやつ", "紅茶とケーキ"), ("＃おやつ", "紅茶とケーキ"), ("#おや", ""), ("紅茶 #おやつ", "紅茶とケーキ"),
        ("超", "超市购物"), ("超市", "超市购物"), ("牛奶", "超市购物"), ("面包 超市", "超市购物"), ("奶面", "超市购物"),
        ("straße", "Bus"), ("7", "Bus"), ("", "Bus,超市购物,紅茶とケーキ,スーパー,Green tea"), ("   ", "Bus,超市购物,紅茶とケーキ,スーパー,Green tea"),
    ])
    func `words are found in three languages`(query: String, titles: String) throws {
        let wanted = Set(titles.split(separator: ",").map(String.init))
        #expect(try Set(sample.titles(RecordQuery(text: query))) == wanted)
        // The full-text index alone agrees with a comparison of each record.
        let search = SearchQuery(query)
        guard search.hasWords, search.hashtags.isEmpty else { return }
        let found = try sample.store.read(sample.book) {
            try $0.connection.rows(
                "SELECT r.title FROM record_search JOIN record r ON r.number = record_search.rowid WHERE record_search MATCH ?",
                search.match()
            ) { $0.text(0) }
        }
        #expect(Set(found) == wanted)
    }

    @Test func `texts that are taken as they are have the form that Unicode gives them`() {
        let nfkc = (UInt32(0)...0x1FFFF).compactMap(Unicode.Scalar.init).filter(\.isNFKC).map { String($0) }
        #expect(nfkc.count > 40_000)
        let changed = nfkc.filter { $0.nfkc.unicodeScalars.elementsEqual($0.unicodeScalars) == false }
        #expect(changed == [])
        // They do not compose with any preceding character.
        for first in ["e", "か", "カ", "가", "Α", "🇩", "И"] {
            let joined = nfkc.filter { (first + $0).nfkc.unicodeScalars.count != 2 }
            #expect(joined == [], "\(first)")
        }
    }

    @Test(arguments: [
        "\"", "'", "\"\"", "*", "green*", "green OR tea", "NEAR(green tea)", "title:green", "green AND", "NOT green", "-green",
        "^green", "(", ")",
        "{", "green + tea", "; DROP TABLE record; --", "\\", "%", "_", "\u{0}", "\u{0}green", "#", "##", "# #", "#\"", "🍵",
        "\u{FE0F}", "a\u{301}",
        String(repeating: "green ", count: 5_000), String(repeating: "茶", count: 5_000), String(repeating: "\"(", count: 9_000),
    ])
    func `hostile queries are only text`(query: String) throws {
        for sort in RecordQuery.Sort.allCases {
            _ = try sample.titles(RecordQuery(text: query, sort: sort))
            _ = try sample.titles(RecordQuery(hashtag: query, text: query, sort: sort))
        }
        _ = try sample.store.read(sample.book) { try $0.totalsWithDays(RecordQuery(text: query), shown: nil) }
        _ = try sample.store.read(sample.book) { try $0.recall(title: query, kind: .expense) }
        #expect(try sample.store.read(sample.book) { try $0.recordCount() } == 5)
    }

    @Test func `punctuation alone finds nothing`() throws {
        #expect(try sample.titles(RecordQuery(text: "***")).isEmpty)
    }

    @Test func `search text has single spaces and plain letters`() {
        #expect(SearchText(["Crème  brûlée!", "ｶﾞﾑ", "x2 ☕️"]).stored == " creme brulee が む x2 ☕ ")
        #expect(SearchText(["", "…"]).stored == "")
        #expect(SearchText(["한국어"]).stored == " 한 국 어 ")
    }

    @Test func `a title recalls its last record`() throws {
        try sample.add(sample.expense("green TEA", 777), from: 3_000)
        let found = try sample.store.read(sample.book) { try $0.recall(title: "Green tea ", kind: .expense) }
        #expect(found?.movement.amount.minorUnits == 777)
        #expect(try sample.store.read(sample.book) { try $0.recall(title: "Green", kind: .expense) } == nil)
        #expect(try sample.store.read(sample.book) { try $0.recall(title: "Green tea", kind: .income) } == nil)
    }

    @Test func `titles are offered once, the latest first`() throws {
        try sample.add(sample.expense("Bread"), sample.expense("bus"), from: 3_000)
        #expect(try sample.store.read(sample.book) { try $0.titles(beginningWith: "B", limit: 5) } == ["bus", "Bread"])
        #expect(try sample.store.read(sample.book) { try $0.titles(beginningWith: "b", limit: 1) } == ["bus"])
        #expect(try sample.store.read(sample.book) { try $0.titles(beginningWith: "zz", limit: 5) }.isEmpty)
    }
}
