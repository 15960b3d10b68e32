/// Amounts as people of a language and a country write and say them, with the amount that each means.
///
/// Written by hand like those of ``TypedAmounts``. A dash stands for an amount that must be refused.
public enum SaidAmounts {
    public struct Row: Sendable, CustomStringConvertible {
        /// The tag of the person's language, and the main currency of their book.
        public let language, main: String
        /// The currency of the field.
        public let currency: String
        public let text: String
        /// Nil if it must be refused.
        public let amount: String?
        public var description: String { "\(text) in \(currency), \(language) \(main)" }
    }

    /// The people: a language with a main currency.
    public static let people = [("ja", "JPY"), ("zh-Hans", "CNY"), ("en", "USD"), ("en", "INR"), ("en", "EUR")]

    public static let all: [Row] = table.split(separator: "\n").flatMap { line -> [Row] in
        let cells = line.split(separator: "|", omittingEmptySubsequences: false).map { String($0.drop { $0 == " " }).trimmed }
        guard cells.count == 4 else { return [] }
        return cells[0].split(separator: " ").compactMap { person in
            let parts = person.split(separator: "/").map(String.init)
            guard parts.count == 2 else { return nil }
            return Row(language: parts[0], main: parts[1], currency: cells[1], text: cells[2], amount: cells[3] == "-" ? nil : cells[3])
        }
    }

    /// The people, the currency of the field, the text and the amount.
    private static let table = """
        ja/JPY zh-Hans/CNY | CNY | 1,280 | 1280.00
        ja/JPY zh-Hans/CNY | CNY | 1，280 | 1280.00
        ja/JPY zh-Hans/CNY | CNY | 12,800 | 12800.00
        ja/JPY zh-Hans/CNY | CNY | 100,000 | 100000.00
        ja/JPY zh-Hans/CNY | JPY | 1,280 | 1280
        ja/JPY zh-Hans/CNY | JPY | 1，280 | 1280
        ja/JPY zh-Hans/CNY | JPY | １２，８００ | 12800
        ja/JPY zh-Hans/CNY | KWD | 1,280 | 1280.000
        ja/JPY zh-Hans/CNY | KWD | 1.280 | 1.280
        ja/JPY zh-Hans/CNY | CNY | 1.280 | -
        ja/JPY zh-Hans/CNY | CNY | 12,8 | 12.80
        ja/JPY zh-Hans/CNY | CNY | 12。5 | 12.50
        ja/JPY zh-Hans/CNY | CNY | 1,280.50 | 1280.50
        ja/JPY zh-Hans/CNY | CNY | 1,280+1,000 | 2280.00
        ja/JPY zh-Hans/CNY en/EUR | CNY | 1万 | 10000.00
        ja/JPY zh-Hans/CNY en/EUR | JPY | 1万 | 10000
        ja/JPY zh-Hans/CNY en/EUR | JPY | 1.5万 | 15000
        ja/JPY zh-Hans/CNY en/EUR | JPY | １．５万 | 15000
        ja/JPY zh-Hans/CNY en/EUR | JPY | 25万8000 | 258000
        ja/JPY zh-Hans/CNY en/EUR | JPY | 25万8000円 | 258000
        ja/JPY zh-Hans/CNY en/EUR | JPY | 1万2千円 | 12000
        ja/JPY zh-Hans/CNY en/EUR | JPY | １万５０００円 | 15000
        ja/JPY zh-Hans/CNY en/EUR | JPY | 1千2百 | 1200
        ja/JPY zh-Hans/CNY en/EUR | JPY | 千二百円 | 1200
        ja/JPY zh-Hans/CNY en/EUR | JPY | 千二百 | 1200
        ja/JPY zh-Hans/CNY en/EUR | JPY | 九百八十円 | 980
        ja/JPY zh-Hans/CNY en/EUR | JPY | 三億円 | 300000000
        ja/JPY zh-Hans/CNY en/EUR | JPY | ¥5千 | 5000
        ja/JPY zh-Hans/CNY en/EUR | JPY | 1万+5千 | 15000
        ja/JPY zh-Hans/CNY en/EUR | JPY | 1万-2千円 | 8000
        ja/JPY zh-Hans/CNY en/EUR | JPY | 2千*3 | 6000
        ja/JPY zh-Hans/CNY en/EUR | JPY | 1.2345百 | -
        ja/JPY zh-Hans/CNY en/EUR | JPY | 1万2 | -
        ja/JPY zh-Hans/CNY en/EUR | JPY | 3千5 | -
        ja/JPY zh-Hans/CNY en/EUR | JPY | 1万円札 | -
        ja/JPY zh-Hans/CNY en/EUR | JPY | 万 | -
        ja/JPY zh-Hans/CNY en/EUR | JPY | 1万5億 | -
        ja/JPY zh-Hans/CNY en/EUR | JPY | 99999999999999億 | -
        ja/JPY zh-Hans/CNY en/EUR | JPY | 12块5 | -
        ja/JPY zh-Hans/CNY en/EUR | JPY | 5毛 | -
        ja/JPY zh-Hans/CNY en/EUR | EUR | 12块5 | -
        ja/JPY zh-Hans/CNY en/EUR | CNY | 12块5 | 12.50
        ja/JPY zh-Hans/CNY en/EUR | CNY | 12.5块 | 12.50
        ja/JPY zh-Hans/CNY en/EUR | CNY | 20块钱 | 20.00
        ja/JPY zh-Hans/CNY en/EUR | CNY | 35元 | 35.00
        ja/JPY zh-Hans/CNY en/EUR | CNY | ３５元 | 35.00
        ja/JPY zh-Hans/CNY en/EUR | CNY | 25元5角 | 25.50
        ja/JPY zh-Hans/CNY en/EUR | CNY | 二十五元五角 | 25.50
        ja/JPY zh-Hans/CNY en/EUR | CNY | 三十六块八毛 | 36.80
        ja/JPY zh-Hans/CNY en/EUR | CNY | 一百二十八块六 | 128.60
        ja/JPY zh-Hans/CNY en/EUR | CNY | 36块8毛5 | 36.85
        ja/JPY zh-Hans/CNY en/EUR | CNY | 8块零5分 | 8.05
        ja/JPY zh-Hans/CNY en/EUR | CNY | 8块05 | 8.05
        ja/JPY zh-Hans/CNY en/EUR | CNY | 5毛 | 0.50
        ja/JPY zh-Hans/CNY en/EUR | CNY | 5角 | 0.50
        ja/JPY zh-Hans/CNY en/EUR | CNY | 一毛钱 | 0.10
        ja/JPY zh-Hans/CNY en/EUR | CNY | 5分 | 0.05
        ja/JPY zh-Hans/CNY en/EUR | CNY | 三百块 | 300.00
        ja/JPY zh-Hans/CNY en/EUR | CNY | 1.2万 | 12000.00
        ja/JPY zh-Hans/CNY en/EUR | CNY | 8块5+3块2 | 11.70
        ja/JPY zh-Hans/CNY en/EUR | CNY | 8块5毛5分5 | -
        ja/JPY zh-Hans/CNY en/EUR | CNY | 8块555 | -
        ja/JPY zh-Hans/CNY en/EUR | CNY | 8.5块5 | -
        ja/JPY zh-Hans/CNY en/EUR | CNY | 块5 | 5.00
        ja/JPY zh-Hans/CNY en/EUR | CNY | 毛 | -
        ja/JPY zh-Hans/CNY en/EUR | CNY | 5零分 | -
        ja/JPY zh-Hans/CNY en/EUR | CNY | 05分 | -
        zh-Hans/CNY | CNY | 一万二 | 12000.00
        ja/JPY | CNY | 一万二 | -
        ja/JPY | JPY | 一千二 | -
        ja/JPY | JPY | 二万三円 | -
        ja/JPY | JPY | 千五円 | -
        ja/JPY | JPY | 千五百円 | 1500
        ja/JPY | JPY | 二千零五円 | 2005
        zh-Hans/CNY | CNY | 一千二 | 1200.00
        zh-Hans/CNY | CNY | 千二 | 1200.00
        zh-Hans/CNY | CNY | 两万三 | 23000.00
        zh-Hans/CNY | CNY | 一万零五百 | 10500.00
        zh-Hans/CNY | CNY | 一百来块 | -
        zh-Hans/CNY | CNY | 三千多 | -
        en/EUR | CNY | 一万二 | -
        zh-Hans/CNY | CNY | 三千五 | 3500.00
        zh-Hans/CNY | CNY | 一百零五 | 105.00
        en/USD en/INR | USD | 1,000 | 1000.00
        en/USD en/INR | USD | 5,000 | 5000.00
        en/USD en/INR | EUR | 1,234 | 1234.00
        en/USD en/INR | USD | 1.000 | -
        en/USD en/INR | USD | 14,99 | 14.99
        en/USD en/INR | KWD | 1,234 | 1234.000
        en/EUR | USD | 1,000 | -
        en/EUR | EUR | 1,234 | -
        en/EUR | JPY | 1,234 | 1234
        en/USD en/INR en/EUR ja/JPY zh-Hans/CNY | INR | 1,00,000 | 100000.00
        en/USD en/INR en/EUR ja/JPY zh-Hans/CNY | INR | 12,34,567.50 | 1234567.50
        en/USD en/INR en/EUR ja/JPY zh-Hans/CNY | USD | 1,00,00,000 | 10000000.00
        en/USD en/INR en/EUR ja/JPY zh-Hans/CNY | JPY | 1,00,000 | 100000
        en/USD en/INR en/EUR ja/JPY zh-Hans/CNY | INR | 1,00,00 | -
        en/USD en/INR en/EUR ja/JPY zh-Hans/CNY | INR | 0,00,000 | -
        en/USD en/INR en/EUR ja/JPY zh-Hans/CNY | INR | 1.00.000 | -
        en/USD en/INR en/EUR ja/JPY zh-Hans/CNY | INR | 100,00,000 | -
        """
}

extension String {
    fileprivate var trimmed: String {
        var text = self[...]
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
