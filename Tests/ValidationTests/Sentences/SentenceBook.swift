@testable import Bookkeeping

/// A book in which the sentences of a language are said, on Saturday, 28 November 2026.
struct SentenceBook: Sendable {
    static let today = CalendarDate(year: 2026, month: 11, day: 28) ?? { preconditionFailure("a day") }()

    let writing: NumberWriting
    let accounts: [Account]
    let categories: [Bookkeeping.Category]

    private init(
        _ language: Language, _ code: String, in zone: String, accounts: [String], expenses: [String], incomes: [String]
    ) {
        let currency = Currency(code: code) ?? { preconditionFailure("a currency") }()
        writing = NumberWriting(language, currency: currency, timeZone: CivilTimeZone(zone))
        self.accounts = accounts.enumerated().map { place, name in
            Account(
                id: .init(milliseconds: Int64(place)), name: name, currency: currency, openingBalance: Money(minorUnits: 0, currency),
                isDefault: place == 0)
        }
        categories = (expenses.map { ($0, Category.Kind.expense) } + incomes.map { ($0, .income) }).enumerated().map { place, category in
            Category(id: .init(milliseconds: Int64(100 + place)), kind: category.1, name: category.0, hue: .copper, icon: .other)
        }
    }

    /// The books by the name that the tables give them.
    static let all: [String: SentenceBook] = [
        "us": english("USD", in: "America/New_York"), "eu": english("EUR", in: "Europe/Berlin"), "gb": english("GBP", in: "Europe/London"),
        "in": english("INR", in: "Asia/Kolkata"), "ja": japanese, "zh": chinese("CNY", in: "Asia/Shanghai"), "zj": chinese("JPY", in: "Asia/Tokyo"),
    ]

    private static func english(_ code: String, in zone: String) -> SentenceBook {
        SentenceBook(
            .english, code, in: zone, accounts: ["Everyday", "Cash", "Credit card"],
            expenses: [
                "Groceries", "Eating out", "Coffee", "Transport", "Home", "Utilities", "Health", "Shopping", "Fun", "Gifts", "Kids", "Pets", "Other",
            ],
            incomes: ["Salary", "Refunds", "Other income"])
    }

    private static let japanese = SentenceBook(
        .japanese, "JPY", in: "Asia/Tokyo", accounts: ["普段", "現金", "楽天カード", "Suica", "PayPay"],
        expenses: [
            "食費", "外食", "日用品", "交通費", "住居", "水道・光熱", "通信", "健康・医療", "衣服", "趣味", "交際費", "教養", "子ども", "ペット", "旅行", "その他",
        ],
        incomes: ["給料", "賞与", "その他収入"])

    private static func chinese(_ code: String, in zone: String) -> SentenceBook {
        SentenceBook(
            .simplifiedChinese, code, in: zone, accounts: ["日常", "支付宝", "微信零钱", "招商信用卡", "现金"],
            expenses: ["餐饮", "买菜", "交通", "购物", "住房", "水电", "通讯", "医疗", "娱乐", "人情往来", "学习", "孩子", "宠物", "旅行", "其他"],
            incomes: ["工资", "奖金", "红包", "理财"])
    }
}
