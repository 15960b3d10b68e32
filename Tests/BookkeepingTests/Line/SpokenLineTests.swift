import TestSupport
import Testing

@testable import Bookkeeping

/// Lines as people say them, read in a book of English, Japanese or Chinese names on Monday, 23 November 2026.
@Suite struct SpokenLineTests {
    /// The line, and what is read from it: amount, date, category, account, hashtags, title and doubts.
    static let english = """
        12.50 lunch eating out yesterday cash #work | 12.50 | 2026-11-22 | Eating out | Cash | work | lunch |
        lunch 12.50 eating out | 12.50 | | Eating out | | | lunch |
        12,50 groceries | 12,50 | | Groceries | | | |
        €12.50 groceries | 12.50 | | Groceries | | | |
        12.50€ groceries | 12.50 | | Groceries | | | |
        12.50 eur groceries | 12.50 | | Groceries | | | |
        groceries for 12.50 euros | 12.50 | | Groceries | | | |
        GROCERIES 12 | 12 | | Groceries | | | |
        Ｇｒｏｃｅｒｉｅｓ １２．５０ | １２．５０ | | Groceries | | | |
        3*4 coffee | 3*4 | | Coffee | | | |
        12 + 3.50 coffee | 12 + 3.50 | | Coffee | | | |
        2x3.20 coffee | 2x3.20 | | Coffee | | | |
        café 4 | 4 | | | | | café | category
        cafe crème 3 Café Bar | 3 | | Café Bar | | | cafe crème |
        cafe bar 3 | 3 | | Café Bar | | | |
        35 cinema friday fun credit card | 35 | 2026-11-20 | Fun | Credit card | | cinema |
        35 cinema on friday with cash fun | 35 | 2026-11-20 | Fun | Cash | | cinema |
        last monday 8 bus transport | 8 | 2026-11-16 | Transport | | | bus |
        today 8 transport | 8 | 2026-11-23 | Transport | | | |
        the day before yesterday 8 transport | 8 | 2026-11-21 | Transport | | | |
        3 days ago 8 transport taxi | 8 | 2026-11-20 | Transport | | | taxi |
        two weeks ago 8 transport | 8 | 2026-11-09 | Transport | | | |
        2026-11-03 8 transport | 8 | 2026-11-03 | Transport | | | |
        8 transport 3.11. | 8 | 2026-11-03 | Transport | | | |
        8 transport 3.11.2025 | 8 | 2025-11-03 | Transport | | | |
        8 transport 3 November | 8 | 2026-11-03 | Transport | | | |
        8 transport Nov 3rd | 8 | 2026-11-03 | Transport | | | |
        8 transport December 3 | 8 | 2025-12-03 | Transport | | | | date
        8 transport March 3 | 8 | 2026-03-03 | Transport | | | |
        3 Nov 3*4 coffee | 3*4 | 2026-11-03 | Coffee | | | |
        3 Nov 7 coffee | 3 | 2026-11-07 | Coffee | | | | date
        8 transport 2026-12-24 | 8 | 2026-12-24 | Transport | | | | date
        8 transport friday monday | 8 | 2026-11-23 | Transport | | | friday | date
        8 transportation | 8 | | | | | transportation | category
        functional shoes 80 | 80 | | | | | functional shoes | category
        cashew nuts 4 groceries | 4 | | Groceries | | | cashew nuts |
        non-cash 4 groceries | 4 | | Groceries | | | non-cash |
        8 fun transport | 8 | | Transport | | | fun | category
        cash credit card 8 fun | 8 | | Fun | Credit card | | cash | account
        2 coffees 7.50 coffee | 7.50 | | Coffee | | | 2 coffees | amount
        2 coffees €7.50 coffee | 7.50 | | Coffee | | | 2 coffees |
        lunch eating out | | | Eating out | | | lunch | amount
        A4 paper 3 other | 3 | | Other | | | A4 paper |
        3rd round 20 fun | 20 | | Fun | | | 3rd round |
        10% off 20 fun | 20 | | Fun | | | 10% off | amount
        +2000 salary | 2000 | | Salary | | | |
        2000 salary november pay | 2000 | | Salary | | | november pay |
        salary docked 200 | 200 | | Salary | | | docked | category
        other Bob paid me 50 | 50 | | Other | | | Bob paid me | category
        3.50 coffee x two | 3.50 | | Coffee | | | x two | amount
        transport one way 2.75 and back | 2.75 | | Transport | | | one way and back | amount
        transport round trip 5.50 | 5.50 | | Transport | | | round trip |
        +50 other flea market | 50 | | Other (income) | | | flea market |
        50 other | 50 | | Other | | | |
        +50 groceries | 50 | | Groceries | | | | category
        -5 coffee | 5 | | Coffee | | | | amount
        1.234 groceries | 1.234 | | Groceries | | | |
        $20 museum fun | 20 | | Fun | Travel | | museum | account
        20 dollars museum fun travel | 20 | | Fun | Travel | | museum |
        20 francs fun | 20 | | Fun | | | |
        20 pesos fun | 20 | | Fun | | | | amount
        #work #Trip 8 transport #work | 8 | | Transport | | work Trip | |
        8 transport, yesterday, cash | 8 | 2026-11-22 | Transport | Cash | | |
        coffee beans 9 coffee | 9 | | Coffee | | | coffee beans |
        spent 43 on petrol transport | 43 | | Transport | | | petrol |
        i paid 43 for shoes fun | 43 | | Fun | | | shoes |
        a fiver for parking transport | 5 | | Transport | | | parking |
        12 transport on 25.11.2025 bus | 12 | 2025-11-25 | Transport | | | bus |
        2049 €14 fun | 14 | | Fun | | | 2049 | amount
        shelf 129,- other | 129 | | Other | | | shelf |
          8    transport   bus   home | 8 | | Transport | | | bus home |
        | | | | | | | amount category
        """

    static let japanese = """
        昨日 スーパー 1280円 食費 | 1280 | 2026-11-22 | 食費 | | | スーパー |
        昨日スーパー1280円食費 | 1280 | 2026-11-22 | 食費 | | | スーパー |
        １２８０円　食費 | １２８０ | | 食費 | | | |
        交通費 片道220円 往復 | 220 | | 交通費 | | | 片道 往復 | amount
        食費 卅五円 | 5 | | 食費 | | | 卅 | amount
        ¥1,280 食費 現金 | 1280 | | 食費 | 現金 | | |
        一昨日 タクシー 2500円 交通費 クレジットカード | 2500 | 2026-11-21 | 交通費 | クレジットカード | | タクシー |
        ｸﾚｼﾞｯﾄｶｰﾄﾞ 食費 500 | 500 | | 食費 | クレジットカード | | |
        3日前 ランチ 900 外食 #仕事 | 900 | 2026-11-20 | 外食 | | 仕事 | ランチ |
        三日前のランチ 900円 外食 | 900 | 2026-11-20 | 外食 | | | ランチ |
        昨日のり弁 400円 食費 | 400 | 2026-11-22 | 食費 | | | のり弁 |
        スーパーで1280円 食費 | 1280 | | 食費 | | | スーパー |
        かに1200円 食費 | 1200 | | 食費 | | | かに |
        金曜に飲み会で6千円 外食 | 6000 | 2026-11-20 | 外食 | | | 飲み会 |
        金曜日 映画 1900円 趣味 | 1900 | 2026-11-20 | 趣味 | | | 映画 |
        先週の金曜日 映画 1900円 趣味 | 1900 | 2026-11-20 | 趣味 | | | 映画 |
        先週の水曜 映画 1900円 趣味 | 1900 | 2026-11-18 | 趣味 | | | 映画 |
        11月3日 バス 210円 | 210 | 2026-11-03 | バス | | | |
        11/3 バス 210円 | 210 | 2026-11-03 | バス | | | |
        12月24日 ケーキ 3000円 食費 | 3000 | 2025-12-24 | 食費 | | | ケーキ | date
        バスタオル 800円 日用品 | 800 | | 日用品 | | | バスタオル |
        りんご3個 300円 食費 | 300 | | 食費 | | | りんご3個 |
        りんご3個 食費 | | | 食費 | | | りんご3個 | amount
        きょう 120*3 食費 | 120*3 | 2026-11-23 | 食費 | | | |
        ランチ 900円 | 900 | | | | | ランチ | category
        +250000円 給料 | 250000 | | 給料 | | | |
        """

    static let chinese = """
        昨天 打车 35 交通 | 35 | 2026-11-22 | 交通 | | | 打车 |
        餐饮 廿五元 | 5 | | 餐饮 | | | 廿 | amount
        餐饮 块八毛 | 0.80 | | 餐饮 | | | | amount
        昨天打车35元交通 | 35 | 2026-11-22 | 交通 | | | 打车 |
        前天 午饭 28块 餐饮 现金 | 28 | 2026-11-21 | 餐饮 | 现金 | | 午饭 |
        大前天 午饭 28块钱 餐饮 | 28 | 2026-11-20 | 餐饮 | | | 午饭 |
        3天前 电影 60 娱乐 信用卡 #周末 | 60 | 2026-11-20 | 娱乐 | 信用卡 | 周末 | 电影 |
        两天前 电影 60 娱乐 | 60 | 2026-11-21 | 娱乐 | | | 电影 |
        周五 电影 60 娱乐 | 60 | 2026-11-20 | 娱乐 | | | 电影 |
        上周三 电影 60 娱乐 | 60 | 2026-11-18 | 娱乐 | | | 电影 |
        星期天 电影 60 娱乐 | 60 | 2026-11-22 | 娱乐 | | | 电影 |
        11月3号 鞋 399 购物 | 399 | 2026-11-03 | 购物 | | | 鞋 |
        2025年12月3日 鞋 ￥399 购物 | 399 | 2025-12-03 | 购物 | | | 鞋 |
        今天 苹果 12.5元 水果店 | 12.5 | 2026-11-23 | 水果店 | | | 苹果 |
        昨天的午饭 25 餐饮 | 25 | 2026-11-22 | 餐饮 | | | 午饭 |
        昨天的士费 35 交通 | 35 | 2026-11-22 | 交通 | | | 的士费 |
        水果 12.5 | 12.5 | | 水果 | | | |
        打车 35 | 35 | | | | | 打车 | category
        工资 8000 | 8000 | | 工资 | | | |
        """

    struct Line: CustomTestStringConvertible, Sendable {
        let text: String
        let language: Language
        let expected: [String]
        var testDescription: String { text }
    }

    static let lines = [(Language.english, english), (.japanese, japanese), (.simplifiedChinese, chinese)].flatMap { language, table in
        table.split(separator: "\n").map { row in
            let cells = row.split(separator: "|", omittingEmptySubsequences: false).map { $0.trimming() }
            return Line(text: cells[0], language: language, expected: Array(cells.dropFirst()))
        }
    }

    @Test(arguments: lines) func `a line is read as it was meant, or is in doubt`(line: Line) {
        let book = LineBook.of(line.language)
        let read = SpokenLine(
            line.text, today: LineBook.today, writing: NumberWriting(line.language), accounts: book.accounts, categories: book.categories)
        #expect(book.cells(read) == line.expected)
    }

    @Test func `there are lines enough`() { #expect(Self.lines.count >= 60) }

    /// A line made of parts in any order gives the parts back.
    @Test(arguments: Language.allCases) func `what is said in any order is read`(language: Language) {
        var numbers = SeededRandom.ofRun()
        let book = LineBook.of(language)
        for _ in 0..<400 {
            let part = LineParts(book, using: &numbers), text = part.text
            let read = SpokenLine(text, today: LineBook.today, writing: NumberWriting(language), accounts: book.accounts, categories: book.categories)
            #expect(book.cells(read) == part.cells, "\(text)")
        }
    }

    @Test func `no text is too much for it`() {
        var numbers = SeededRandom.ofRun()
        let book = LineBook.of(.english), characters = Array("1２.,/ -+*x#＃€円元日月年前ago may ア゛ßﬁ½²e\u{301}👨‍👩‍👧\u{202E}\u{0}")
        for length in 0..<400 {
            let text = String((0..<length).map { _ in characters.randomElement(using: &numbers) ?? "1" })
            let read = SpokenLine(
                text, today: LineBook.today, writing: NumberWriting(.japanese), accounts: book.accounts, categories: book.categories)
            #expect(read.title.count <= SpokenLine.limit)
        }
    }
}

extension Substring {
    fileprivate func trimming() -> String {
        var text = self
        while text.first == " " { text.removeFirst() }
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
