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
        let found: [String]? = try sample.store.read(sample.book) { ledger in
            let filter = try RecordConditions(RecordQuery(text: query), in: ledger)
            guard !filter.words.isEmpty, filter.terms.allSatisfy(\.isText), filter.hashtags.isEmpty, filter.isSatisfiable else { return nil }
            return try ledger.connection.rows(
                "SELECT r.title FROM record_search JOIN record r ON r.number = record_search.rowid WHERE record_search MATCH ?",
                filter.words.match()
            ) { $0.text(0) }
        }
        if let found { #expect(Set(found) == wanted) }
    }

    @Test(arguments: [
        ("food", "Green tea,Bus,Market"), ("foo", "Green tea,Bus,Market"), ("ood", ""), ("FOOD green", "Green tea"), ("travel", "Ferry,Sushi"),
        ("tokyo", "Sushi,Moved"), ("cash", "Moved"), ("-tokyo", "Green tea,Bus,Ferry,Market,Pay"), ("-food -travel", "Moved,Pay"),
        ("salary", "Pay"), ("food -#lunch", "Green tea,Market"), ("-#none bus", "Bus"), ("#lunch -bus", ""), ("-#lunch tokyo", "Sushi,Moved"),
        ("12.50", "Green tea"), ("12,50", "Green tea"), ("１２．５０", "Green tea"), ("€12.50", "Green tea"), ("$12.50", ""), ("1250", "Sushi"),
        ("¥1250", "Sushi"),
        ("1,250円", "Sushi"), ("1250円 tokyo", "Sushi"), ("-1250 tokyo", "Moved"), ("3", "Ferry,Market"), ("=3", "Ferry"), ("90", "Moved"),
        ("=0.60", "Moved"),
        (">1000", "Sushi,Pay"), (">=12.50 -tokyo", "Green tea,Pay"), ("0.5..0.7", "Moved"), ("<1", "Bus,Moved"), (">5 <20", "Green tea,Moved"),
        ("\"green tea\"", "Green tea"), ("\"tea green\"", ""), ("\"gre tea\"", ""), ("-\"green tea\" food", "Bus,Market"), ("\"eating out\"", ""),
        ("\"food\" -bus", "Green tea,Market"), ("food *** green", "Green tea"), ("-*** green", "Green tea"), ("-", ""),
        ("food main green", "Green tea"),
    ])
    func `names, amounts and exclusions find records`(query: String, titles: String) throws {
        let sample = try Sample()
        try sample.add(
            sample.expense("Green tea", 1_250), sample.expense("Bus", 99, hashtags: ["lunch"]),
            sample.expense("Sushi", 1_250, account: sample.tokyo, category: sample.travel), sample.expense("Ferry", 300, category: sample.travel),
            sample.expense("Market 3", 450), sample.transfer(from: sample.cash, to: sample.tokyo, 60, received: 90),
            Transaction.Draft(
                movement: .income(account: sample.main, category: sample.salary, amount: Money(minorUnits: 250_000, .eur)),
                date: .day("2026-03-10"), time: .midnight, title: "Pay"))
        let wanted = Set(titles.split(separator: ",").map(String.init))
        #expect(try Set(sample.titles(RecordQuery(text: query)).map { $0 == "Market 3" ? "Market" : $0 }) == wanted)
    }

    @Test func `a renamed category is found by its new name only`() throws {
        let name = "Groceries 2"
        #expect(try sample.titles(RecordQuery(text: "groc")).isEmpty)
        #expect(try sample.titles(RecordQuery(text: "food")).count == 5)
        _ = try sample.store.write(sample.book) { try $0.updateCategory(sample.food, Sample.category(.expense, name)) }
        #expect(try sample.titles(RecordQuery(text: "groc")).count == 5)
        #expect(try sample.titles(RecordQuery(text: "food")).isEmpty)
        #expect(try sample.titles(RecordQuery(text: "\"groceries 2\"")).count == 5)
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
        "-", "--", "-#", "-\"", "\"green", ">", "..", "1..", "..1", ">99999999999999999999999999999999999999999", "=0", "1..2..3",
        "-0..9999999999999999",
        "\u{0}-\u{0}", "-> 5", "> ", "€", "-€", String(repeating: "-1..9 ", count: 2_000), String(repeating: "9", count: 8_000),
        String(repeating: "-\"green tea\" ", count: 1_000), String(repeating: "#a ", count: 3_000), String(repeating: "-#lunch ", count: 1_000),
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

    @Test(arguments: [
        (
            "O'Brien's Pub", ["brien", "obrien", "O'Brien", "\"O'Brien\"", "\"o’brien's pub\"", "obriens", "pub", "\"brien s\""],
            ["rien", "\"obrien\""]
        ),
        ("Lange Straße 5", ["strasse 5", "STRASSE", "straße", "STRAẞE", "\"lange strasse 5\""], ["strase"]),
        ("Café de l’Été", ["ete", "lete", "l'été", "\"de l'ete\""], ["cafedel"]),
        ("Smørrebrød på Æbelø", ["smorre", "aebelo", "smørrebrød"], ["sm rre"]),
        ("the dogs' 'home'", ["dogs", "home", "\"dogs home\""], ["dogshome"]),
    ])
    func `a word with an apostrophe is found by its parts and whole, and letters without marks as they are spelled`(
        title: String, found: [String], missed: [String]
    ) throws {
        try sample.add(sample.expense(title, 100), from: 3_000)
        func isFound(_ text: String) throws -> Bool {
            try sample.store.read(sample.book) { try $0.records(RecordQuery(text: text)).records.contains { $0.title == title } }
        }
        for text in found { #expect(try isFound(text), "\(text)") }
        for text in missed { #expect(try !isFound(text), "\(text)") }
        #expect(try sample.store.check() == [])
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
