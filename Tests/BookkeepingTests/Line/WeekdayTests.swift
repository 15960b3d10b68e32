import Testing

@testable import Bookkeeping

/// Weekdays on a Friday, 27 November 2026: the day itself, one before it, or one that is coming and asked about.
@Suite struct WeekdayTests {
    static let english = """
        5 coffee friday | 2026-11-27
        5 coffee on friday | 2026-11-27
        5 coffee this friday | 2026-11-27
        5 coffee last friday | 2026-11-20
        5 coffee friday last week | 2026-11-20
        5 coffee last week friday | 2026-11-20
        5 coffee past friday | 2026-11-20
        5 coffee thursday | 2026-11-26
        5 coffee saturday | 2026-11-21
        5 coffee last saturday | 2026-11-21
        5 coffee last tuesday | ? 2026-11-24
        5 coffee this saturday | ? 2026-11-28
        5 coffee next friday | ? 2026-12-04
        5 coffee next monday | ? 2026-11-30
        5 coffee every friday | ?
        """
    static let japanese = """
        食費 500円 金曜 | 2026-11-27
        食費 500円 金曜日 | 2026-11-27
        食費 500円 今週の金曜 | 2026-11-27
        食費 500円 先週の金曜 | 2026-11-20
        食費 500円 先々週の金曜 | 2026-11-13
        食費 500円 先週月曜日 | 2026-11-16
        食費 500円 日曜 | 2026-11-22
        食費 500円 先週の日曜 | ? 2026-11-22
        食費 500円 来週月曜 | ? 2026-11-30
        食費 500円 再来週の月曜 | ? 2026-12-07
        食費 500円 毎週金曜 | ?
        """
    static let chinese = """
        餐饮 5块 周五 | 2026-11-27
        餐饮 5块 星期五 | 2026-11-27
        餐饮 5块 这周五 | 2026-11-27
        餐饮 5块 上周五 | 2026-11-20
        餐饮 5块 上个星期五 | 2026-11-20
        餐饮 5块 上上周五 | 2026-11-13
        餐饮 5块 周日 | 2026-11-22
        餐饮 5块 下周一 | ? 2026-11-30
        餐饮 5块 下个星期一 | ? 2026-11-30
        餐饮 5块 每周五 | ?
        """

    @Test(arguments: Language.allCases) func `a weekday is the latest one up to today, unless its week is said`(language: Language) throws {
        let book = LineBook.of(language), today = try #require(CalendarDate(year: 2026, month: 11, day: 27))
        let table = [Language.english: Self.english, .japanese: Self.japanese, .simplifiedChinese: Self.chinese][language] ?? ""
        for row in table.split(separator: "\n") {
            let cells = row.split(separator: "|").map { String($0) }, wanted = cells[1].filter { $0 != " " && $0 != "?" }
            let line = SpokenLine(
                cells[0], today: today, writing: NumberWriting(language), accounts: book.accounts, categories: book.categories)
            #expect(line.doubts.isEmpty != cells[1].contains("?"), "\(cells[0]): \(line.doubts)")
            if !wanted.isEmpty { #expect(line.date?.description == wanted && line.title.isEmpty, "\(cells[0]): \(book.cells(line))") }
        }
    }

    @Test(
        arguments: [
            ("5 coffee every month", .english), ("5 coffee weekly", .english), ("5 coffee every friday", .english), ("coffee $5 a month", .english),
            ("食費 500円 毎週金曜", .japanese), ("食費 500円 毎月", .japanese), ("餐饮 5块 每周五", .simplifiedChinese), ("餐饮 5块 每个月", .simplifiedChinese),
        ] as [(String, Language)])
    func `what repeats is told apart`(text: String, language: Language) {
        let book = LineBook.of(language)
        let line = SpokenLine(text, today: LineBook.today, writing: NumberWriting(language), accounts: book.accounts, categories: book.categories)
        #expect(line.doubts.contains(.repetition))
    }
}
