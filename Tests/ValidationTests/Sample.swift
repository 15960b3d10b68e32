import Bookkeeping
import Testing

@testable import Validation

/// A small book with fixed dates: two accounts in euros, one in yen, three categories.
struct Sample {
    let cash: Account, card: Account, yen: Account
    let food: Bookkeeping.Category, fun: Bookkeeping.Category, salary: Bookkeeping.Category
    let now: CivilTime
    let euro: Currency

    init() throws {
        euro = try #require(Currency(code: "EUR"))
        let jpy = try #require(Currency(code: "JPY"))
        cash = Account(id: .init(milliseconds: 1), name: "Cash", currency: euro, openingBalance: .zero(euro), isDefault: true)
        card = Account(
            id: .init(milliseconds: 2), name: "Card", currency: euro, openingBalance: Money(minorUnits: -500, euro),
            isDefault: false)
        yen = Account(id: .init(milliseconds: 3), name: "Yen", currency: jpy, openingBalance: .zero(jpy), isDefault: false)
        food = Category(id: .init(milliseconds: 4), kind: .expense, name: "Food", hue: .olive, icon: .groceries)
        fun = Category(id: .init(milliseconds: 5), kind: .expense, name: "Fun", hue: .plum, icon: .fun)
        salary = Category(id: .init(milliseconds: 6), kind: .income, name: "Salary", hue: .teal, icon: .salary)
        now = CivilTime(date: try #require(CalendarDate("2026-11-21")), time: try #require(TimeOfDay("18:42")))
    }

    var accounts: [Account] { [card, cash, yen] }
    var categories: [Bookkeeping.Category] { [food, fun, salary] }

    func filter(_ pairs: [(String, String)], today: CalendarDate? = nil) -> RecordFilter {
        RecordFilter(
            FormInput(pairs), today: today ?? now.date, calendar: CivilCalendar(weekStart: .monday, monthStart: 1), accounts: accounts,
            categories: categories)
    }

    /// Returns the form of an expense with some fields changed; nil removes a field.
    func expense(_ changes: [String: String?] = [:], files: [FormInput.File] = []) -> TransactionForm {
        let usual: [String: String?] = [
            "kind": "expense", "date": "2026-11-20", "time": "09:30", "account": cash.id.description,
            "category": food.id.description, "amount": "12.50",
            "title": "Lunch",
        ]
        let pairs = usual.merging(changes) { $1 }.compactMap { name, value in value.map { (name, $0) } }
        return TransactionForm(FormInput(pairs, files: files))
    }

    func draft(_ form: TransactionForm) throws(Problems) -> Transaction.Draft {
        try form.draft(accounts: accounts, categories: categories, now: now)
    }

    func problems(_ form: TransactionForm) -> Problems {
        do { _ = try draft(form) } catch { return error }
        return Problems()
    }
}

/// Returns the problems that reading a form throws; empty if it succeeds.
func problems(_ read: () throws(Problems) -> Void) -> Problems {
    do { try read() } catch { return error }
    return Problems()
}
