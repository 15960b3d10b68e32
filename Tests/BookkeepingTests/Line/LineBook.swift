@testable import Bookkeeping

/// A book of names in a language, in which lines are read.
struct LineBook: Sendable {
    static let today = CalendarDate(year: 2026, month: 11, day: 23) ?? { preconditionFailure("a day") }()

    let accounts: [Account]
    let categories: [Bookkeeping.Category]
    let titles, tags: [String]
    let amounts: [(typed: String, read: String)]
    let days: [(typed: String, ago: Int)]

    init(
        _ accounts: [(String, String)], expenses: [String], incomes: [String], titles: [String], tags: [String],
        amounts: [(typed: String, read: String)], days: [(typed: String, ago: Int)]
    ) {
        self.accounts = accounts.enumerated().map { place, account in
            let currency = Currency(code: account.1) ?? { preconditionFailure("a currency") }()
            return Account(
                id: .init(milliseconds: Int64(place)), name: account.0, currency: currency, openingBalance: Money(minorUnits: 0, currency),
                isDefault: place == 0)
        }
        categories = (expenses.map { ($0, Category.Kind.expense) } + incomes.map { ($0, .income) }).enumerated().map { place, category in
            Category(id: .init(milliseconds: Int64(100 + place)), kind: category.1, name: category.0, hue: .copper, icon: .other)
        }
        (self.titles, self.tags, self.amounts, self.days) = (titles, tags, amounts, days)
    }

    static func of(_ language: Language) -> LineBook {
        switch language {
        case .english: english
        case .japanese: japanese
        case .simplifiedChinese: chinese
        }
    }

    private static let english = LineBook(
        [("Everyday", "EUR"), ("Cash", "EUR"), ("Credit card", "EUR"), ("Travel", "USD")],
        expenses: ["Groceries", "Eating out", "Transport", "Fun", "Coffee", "Café Bar", "Other"], incomes: ["Salary", "Other"],
        titles: ["lunch", "Two tickets", "mum's present", "non-cash thing", "H&M", "transportation", "ein Brot", "Everybody"],
        tags: ["work", "trip_2026", "Ärzte", "a-b"],
        amounts: [("12.50", "12.50"), ("€12.50", "12.50"), ("12,50€", "12,50"), ("3*4", "3*4"), ("7 euros", "7"), ("1’000.00", "1’000.00")],
        days: [
            ("yesterday", 1), ("today", 0), ("3 days ago", 3), ("on friday", 3), ("Sunday", 1), ("2026-11-03", 20), ("3.11.", 20),
            ("November 3rd, 2026", 20),
        ])
    private static let japanese = LineBook(
        [("普段", "JPY"), ("現金", "JPY"), ("クレジットカード", "JPY")], expenses: ["食費", "外食", "交通費", "バス", "日用品", "趣味"], incomes: ["給料"],
        titles: ["スーパー", "タクシー代", "バスタオル", "ノートとペン", "lunch"], tags: ["仕事", "旅行", "Ａ"],
        amounts: [("1280円", "1280"), ("¥1,280", "1280"), ("１２８０円", "１２８０"), ("120*3円", "120*3")],
        days: [("昨日", 1), ("今日", 0), ("3日前", 3), ("一昨日", 2), ("金曜日", 3), ("先週の水曜日", 5), ("11月3日", 20), ("11/3", 20)])
    private static let chinese = LineBook(
        [("日常", "CNY"), ("现金", "CNY"), ("信用卡", "CNY")], expenses: ["餐饮", "交通", "购物", "娱乐", "水果", "水果店"], incomes: ["工资"],
        titles: ["打车", "午饭", "买书", "电影票"], tags: ["出差", "家", "A1"],
        amounts: [("35元", "35"), ("￥35.50", "35.50"), ("28块钱", "28"), ("12.5块", "12.5")],
        days: [("昨天", 1), ("今天", 0), ("3天前", 3), ("前天", 2), ("周五", 3), ("上周三", 5), ("11月3号", 20)])

    /// Returns what was read, as a row of the table.
    func cells(_ line: SpokenLine) -> [String] {
        let category = categories.first { $0.id == line.category }
        let isDouble = categories.count { $0.name == category?.name } > 1
        let doubts = SpokenLine.Doubt.allCases.filter(line.doubts.contains).map { "\($0)" }
        return [
            line.amount, line.date?.description ?? "", category.map { $0.name + (isDouble && $0.kind == .income ? " (income)" : "") } ?? "",
            accounts.first { $0.id == line.account }?.name ?? "", line.hashtags.joined(separator: " "), line.title,
            doubts.joined(separator: " "),
        ]
    }
}

/// Parts of a line, and the line that says them in some order.
struct LineParts {
    let text: String
    let cells: [String]

    init(_ book: LineBook, using numbers: inout some RandomNumberGenerator) {
        func some<Part>(_ parts: [Part], _ chance: Int = 2) -> Part? {
            Int.random(in: 0..<3, using: &numbers) < chance ? parts.randomElement(using: &numbers) : nil
        }
        let amount = book.amounts.randomElement(using: &numbers) ?? ("1", "1")
        let category = book.categories.randomElement(using: &numbers)
        let day = some(book.days), account = some(book.accounts.filter { $0.currency == book.accounts[0].currency }), title = some(book.titles),
            tag = some(book.tags)
        let isIncome = category?.kind == .income, hasPlus = isIncome && book.categories.count { $0.name == category?.name } > 1
        let words = [
            (hasPlus ? "+" : "") + amount.typed, category?.name, day?.typed, account?.name, title, tag.map { "#" + $0 },
        ].compactMap(\.self).shuffled(using: &numbers)
        text = words.map { Bool.random(using: &numbers) || $0.hasPrefix("#") || $0 == title ? $0 : $0.uppercased() }.joined(separator: " ")
        cells = [
            amount.read, day.map { LineBook.today.adding(days: -$0.ago).description } ?? "",
            category.map { $0.name + (hasPlus ? " (income)" : "") } ?? "", account?.name ?? "", tag ?? "", title ?? "",
            "",
        ]
    }
}
