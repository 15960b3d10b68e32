import Bookkeeping
import Testing

@testable import Validation

/// The form of a goal.
struct GoalFormTests {
    private let today = CalendarDate(daysSince1970: 20_780)
    private let euro: Currency, jpy: Currency
    private let euros = Account.ID(milliseconds: 1), yen = Account.ID(milliseconds: 2), old = Account.ID(milliseconds: 3)

    init() throws {
        let sample = try Sample()
        (euro, jpy) = (sample.euro, sample.yen.currency)
    }

    private var accounts: [Account] {
        func account(_ id: Account.ID, _ currency: Currency, isArchived: Bool = false) -> Account {
            Account(id: id, name: "\(id)", currency: currency, openingBalance: .zero(currency), isDefault: id == euros, isArchived: isArchived)
        }
        return [account(euros, euro), account(yen, jpy), account(old, euro, isArchived: true)]
    }

    private func form(_ changes: [String: String?] = [:]) -> GoalForm {
        let usual: [String: String?] = ["name": "Bicycle", "amount": "1,200.50", "by": "2027-06-30", "account": euros.description]
        return GoalForm(FormInput(usual.merging(changes) { $1 }.compactMap { name, value in value.map { (name, $0) } }))
    }

    private func found(_ changes: [String: String?], editing goal: SavingGoal? = nil, count: Int = 0) -> Problems {
        problems { () throws(Problems) in _ = try form(changes).draft(editing: goal, count: count, accounts: accounts, today: today) }
    }

    private func goal(on account: Account.ID, due: String) throws -> SavingGoal {
        let day = try #require(CalendarDate(due))
        return SavingGoal(
            id: .init(milliseconds: 9),
            .init(name: "Old", account: account, amount: Money(minorUnits: 500, euro), due: day, keep: Money(minorUnits: 90, euro)), createdAt: 4)
    }

    @Test func `a goal becomes a draft in the currency of its account`() throws {
        let due = try #require(CalendarDate("2027-06-30"))
        #expect(
            try form().draft(count: 0, accounts: accounts, today: today)
                == .init(name: "Bicycle", account: euros, amount: Money(minorUnits: 120_050, euro), due: due))
        #expect(
            try form(["account": yen.description, "amount": "90,000", "keep": "5000"]).draft(count: 49, accounts: accounts, today: today)
                == .init(
                    name: "Bicycle", account: yen, amount: Money(minorUnits: 90_000, jpy), due: due, keep: Money(minorUnits: 5_000, jpy)))
        #expect(try form(["keep": "0"]).draft(count: 0, accounts: accounts, today: today).keep.isZero)
    }

    @Test func `a saved goal fills the form, which gives it back`() throws {
        let goal = try goal(on: old, due: "2026-01-31")
        #expect(try GoalForm(goal).draft(editing: goal, count: 50, accounts: accounts, today: today) == goal.draft)
    }

    @Test(
        arguments: [
            (["name": ""], "name", Problem.required), (["name": String(repeating: "x", count: 26)], "name", .tooLong(25)),
            (["amount": "0"], "amount", .amountNotPositive),
            (["amount": nil], "amount", .required), (["amount": "-5"], "amount", .amountNotPositive), (["keep": "-5"], "keep", .amountNotPositive),
            (["keep": "much"], "keep", .notAnAmount), (["by": nil], "by", .required), (["by": "2027-02-30"], "by", .noSuchDay),
            (["account": nil], "account", .required), (["account": "x"], "account", .notAChoice),
            (["account": "01900000-0000-7000-8000-00000000dead"], "account", .notAChoice),
        ] as [([String: String?], String, Problem)])
    func `what is wrong is said of its field`(changes: [String: String?], field: String, problem: Problem) {
        let found = found(changes)
        #expect(found[field] == problem && found.list.count == 1)
    }

    @Test func `the day is after today and within twenty years, unless it stays`() throws {
        let first = today.adding(days: 1), last = today.adding(months: 240)
        for day in [today, today.adding(days: -9), last.adding(days: 1)] {
            #expect(found(["by": day.description])["by"] == .notBetween(first, last), "\(day)")
        }
        for day in [first, last] { #expect(found(["by": day.description]).isEmpty, "\(day)") }
        let passed = try goal(on: euros, due: "2026-01-31")
        #expect(found(["by": "2026-01-31"], editing: passed).isEmpty && found(["by": "2026-01-30"], editing: passed)["by"] != nil)
    }

    @Test func `an archived account is offered to the goal that it has, and a fifty-first goal to nobody`() throws {
        #expect(found(["account": old.description])["account"] == .notAChoice)
        #expect(found(["account": old.description], editing: try goal(on: old, due: "2027-01-31")).isEmpty)
        #expect(found([:], count: 50)[Problems.wholeForm] == .goalLimit(50))
    }
}
