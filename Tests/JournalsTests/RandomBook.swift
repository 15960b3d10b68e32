import Bookkeeping
import TestSupport
import Testing

@testable import Journals

/// A book of random names, texts and amounts that a seed decides, and the sums that its journals have to have.
struct RandomBook {
    let head: JournalHead
    let records: [Transaction]
    let rates: [ExchangeRate]

    private static let currencies = ["EUR", "USD", "JPY", "KRW", "KWD", "CLF"].compactMap { Currency(code: $0) }
    private static let alphabet = Array(
        "ab cdefghijKLM0189,;:;:\\\"'=|()[]{}@*!#^~-_/.%&\t\n\r\0\u{1}\u{7F}\u{85}\u{A0}\u{2028}\u{3000}Äßéǰ漢字家賃房租ガ🏠👨‍👩‍👧‍👦½٣e\u{301}\u{FEFF}\u{202E}\u{FFFF}\u{10FFFF}"
    ).map(String.init)
    private static let hostile = [
        "", "date:", "date: x", "[2024/99/99]", "[9/9/9]", "  ;comment", "(code) x", "* x", "! x", "=2024-01-01", "include /etc/passwd", "\"", "\\",
        "\\\"",
        "a\"\n2024-01-01 open Assets:Evil", "a\nP 2024-01-01 EUR 1 USD", "---", "!!!", "\0", "type:E", "a  b", "家  賃", "|", "a | b | c", "  1 EUR",
        "@@ 5 EUR", String(repeating: "長", count: 200), String(repeating: "x", count: 200), String(repeating: "\n", count: 300), "–",
    ]

    init(seed: UInt64, count: Int) throws {
        var random = SeededRandom(seed: seed)
        func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
        func text(_ longest: Int) -> String {
            if number(0...3) == 0 { return Self.hostile[number(0...Self.hostile.count - 1)] }
            return (0..<number(0...longest)).map { _ in Self.alphabet[number(0...Self.alphabet.count - 1)] }.joined()
        }
        func money(_ currency: Currency) -> Money {
            Money(minorUnits: Int64(number(1...9) == 1 ? number(1...999_999_999_999_999) : number(1...99_999)), currency)
        }
        func currency() -> Currency { Self.currencies[number(0...Self.currencies.count - 1)] }
        let accounts = (0..<12).map { place in
            SmallBook.account(text(25), currency(), opening: place % 3 == 0 ? 0 : Int64(number(-9_999_999...9_999_999)), person: place > 9)
        }
        let categories = (0..<30).map { SmallBook.category(text(25), $0 % 3 == 0 ? .income : .expense) }
        head = JournalHead(
            title: text(80), firstDay: SmallBook.firstDay, mainCurrency: try SmallBook.euro, accounts: accounts, categories: categories)
        rates = (0..<40).compactMap { _ in
            ExchangeRate.Value(digits: Int64(number(1...999_999_999)), scale: number(0...10)).flatMap {
                ExchangeRate(base: currency(), quote: currency(), date: SmallBook.firstDay.adding(days: number(-9...99)), value: $0, source: .byHand)
            }
        }
        func movement() -> Transaction.Movement {
            let account = accounts[number(0...11)], other = accounts[number(0...11)]
            let category = categories[number(0...29)], amount = money(account.currency)
            if other.id != account.id, number(0...2) == 0 {
                let received = other.currency == account.currency ? amount : money(other.currency)
                return .transfer(from: account.id, to: other.id, amount: amount, received: received)
            }
            return category.kind == .income
                ? .income(account: account.id, category: category.id, amount: amount)
                : .expense(account: account.id, category: category.id, amount: amount)
        }
        func parts(of movement: Transaction.Movement) -> [RecordPart] {
            guard let kind = movement.category.flatMap({ id in categories.first { $0.id == id }?.kind }), number(0...3) == 0 else { return [] }
            let own = categories.filter { $0.kind == kind }, amount = movement.amount
            guard amount.minorUnits > 2 else { return [] }
            return [1, 1, amount.minorUnits - 2].map {
                RecordPart(category: own[number(0...own.count - 1)].id, amount: Money(minorUnits: $0, amount.currency), note: text(80))
            }
        }
        records = try (0..<count).map { _ in
            let movement = movement()
            var texts = RecordTextValues()
            let time = TimeOfDay(hour: number(0...23), minute: number(0...59))
            for kind in RecordText.allCases where number(0...2) > 0 { texts[kind] = text(kind.limit) }
            let content = RecordContent(
                movement: movement, original: number(0...4) == 0 && movement.category != nil ? money(currency()) : nil, parts: parts(of: movement),
                date: SmallBook.firstDay.adding(days: number(0...800)),
                time: try #require(time), texts: texts)
            let tags = ["a_b-c", "date", "id", "type", "work", "café", "e\u{301}t\u{e9}", "नमस्ते", "②", "昼食"]
            return Transaction(id: .init(milliseconds: 0), content: content, hashtags: tags.filter { _ in number(0...3) == 0 })
        }
    }

    func journal(_ format: JournalFormat) throws -> String {
        var journal = Journal(format, head), text = ""
        journal.begin(to: &text)
        for rate in rates { journal.append(rate, to: &text) }
        for record in records { try journal.append(record, to: &text) }
        return text
    }

    /// The balance of each account and currency at the end, in minor units, without those that are zero.
    func balances(_ format: JournalFormat) throws -> [Balance: Int128] {
        let names = JournalNames(head, format.syntax)
        var sums: [Balance: Int128] = [:]
        func add(_ account: String, _ money: Money, _ sign: Int128) {
            sums[Balance(account: account, currency: money.currency.code), default: 0] += sign * Int128(money.minorUnits)
        }
        for account in head.accounts {
            add(try names.account(account.id), account.openingBalance, 1)
            add(names.openingBalances, account.openingBalance, -1)
        }
        for record in records {
            switch record.movement {
            case .transfer(let from, let to, let amount, let received):
                add(try names.account(from), amount, -1)
                add(try names.account(to), received, 1)
            case .expense(let account, let category, let amount), .income(let account, let category, let amount):
                let sign: Int128 = record.movement.kind == .income ? 1 : -1
                add(try names.account(account), amount, sign)
                for part in record.parts { add(try names.category(part.category), part.amount, -sign) }
                if record.parts.isEmpty { add(try names.category(category), amount, -sign) }
            }
        }
        return sums.filter { $0.value != 0 }
    }
}
