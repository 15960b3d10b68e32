import Bookkeeping
import Testing

@testable import Journals

/// A book of few records, each of its own kind.
enum SmallBook {
    static var euro: Currency { get throws { try currency("EUR") } }
    static let firstDay = CalendarDate(daysSince1970: 19_723)

    static func currency(_ code: String) throws -> Currency { try #require(Currency(code: code)) }

    static func account(_ name: String, _ currency: Currency, opening: Int64 = 0, person: Bool = false) -> Account {
        Account(
            id: .init(milliseconds: 0), name: name, currency: currency, openingBalance: Money(minorUnits: opening, currency), isDefault: false,
            person: person ? .init(milliseconds: 0) : nil)
    }

    static func category(_ name: String, _ kind: Bookkeeping.Category.Kind = .expense) -> Bookkeeping.Category {
        Category(id: .init(milliseconds: 0), kind: kind, name: name, hue: .amber, icon: .bank)
    }

    static func head(_ accounts: [Account], _ categories: [Bookkeeping.Category]) throws -> JournalHead {
        JournalHead(title: "Home; \"2024\"", firstDay: firstDay, mainCurrency: try euro, accounts: accounts, categories: categories)
    }

    static func content(_ movement: Transaction.Movement, day: Int = 0, _ texts: [RecordText: String] = [:]) throws -> RecordContent {
        RecordContent(
            movement: movement, date: firstDay.adding(days: day), time: try #require(TimeOfDay(hour: 9, minute: 5)),
            texts: RecordTextValues { texts[$0] ?? "" })
    }

    /// Returns the ID that ends with a digit.
    static func id(_ digit: Int) throws -> Transaction.ID { try #require(.init("00000000-0000-7000-8000-00000000000\(digit)")) }

    /// The whole journal: an expense, a divided expense that was paid in another currency, an income, and two transfers.
    static func journal(_ format: JournalFormat) throws -> String {
        let euro = try euro, yen = try currency("JPY"), dinar = try currency("KWD")
        let bank = account("Bank: main", euro, opening: 100_005), debt = account("財布", yen, opening: -700), ada = account("Ada", dinar, person: true)
        let food = category("food & drink"), home = category("Home"), salary = category("Home", .income)
        var journal = Journal(format, try head([bank, debt, ada], [food, home, salary])), text = ""
        journal.begin(to: &text)
        let price = try #require(ExchangeRate.Value("161.05"))
        journal.append(try #require(ExchangeRate(base: euro, quote: yen, date: firstDay, value: price, source: .byHand)), to: &text)
        func money(_ units: Int64, _ currency: Currency) -> Money { Money(minorUnits: units, currency) }
        let lunch = try content(
            .expense(account: bank.id, category: food.id, amount: money(1_250, euro)), day: 1,
            [.title: "Lunch", .vendor: "Café \"X\" | Y; Z", .note: "two\n\nlines: \\", .reference: "R(1)"])
        try journal.append(Transaction(id: id(1), content: lunch, hashtags: ["work", "café"]), to: &text)
        var divided = try content(.expense(account: bank.id, category: food.id, amount: money(5, euro)), day: 2, [.title: "(both)"])
        divided.parts = [
            RecordPart(category: food.id, amount: money(2, euro), note: "date: [1/1]"), RecordPart(category: home.id, amount: money(3, euro)),
        ]
        divided.original = money(6, try currency("USD"))
        try journal.append(Transaction(id: id(2), content: divided), to: &text)
        let paid = try content(.income(account: ada.id, category: salary.id, amount: money(1_500, dinar)), day: 3)
        try journal.append(Transaction(id: id(3), content: paid), to: &text)
        let exchange = try content(.transfer(from: bank.id, to: debt.id, amount: money(700, euro), received: money(1_100, yen)), day: 3)
        try journal.append(Transaction(id: id(4), content: exchange), to: &text)
        return text
    }
}
