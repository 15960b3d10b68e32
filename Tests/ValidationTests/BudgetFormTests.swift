import Bookkeeping
import Testing

@testable import Validation

private let calendar = CivilCalendar(weekStart: .monday, monthStart: 1)

private let id = Budget.ID(milliseconds: 5)

/// Returns the form of a monthly budget with some fields changed; nil removes a field.
private func form(_ changes: [String: String?] = [:], and more: [(String, String)] = []) -> BudgetForm {
    let usual: [String: String?] = ["name": "Fun money", "period": "monthly", "amount": "120"]
    return BudgetForm(FormInput(usual.merging(changes) { $1 }.compactMap { name, value in value.map { (name, $0) } } + more))
}

struct BudgetFormTests {
    let sample: Sample

    init() throws { sample = try Sample() }

    private func budget(_ name: String, _ scope: Budget.Scope = .everything, isDaily: Bool = false) throws -> Budget {
        Budget(
            id: .init(milliseconds: Int64(name.count)), name: name, length: isDaily ? .daily : .monthly, scope: scope,
            amounts: BudgetAmounts(Money(minorUnits: 12_000, sample.euro), from: sample.now.date.firstOfMonth),
            hasRollover: !isDaily,
            alertPercent: 75, isDaily: isDaily, begins: sample.now.date)
    }

    private func draft(_ form: BudgetForm, editing: Budget? = nil, among budgets: [Budget] = []) throws(Problems) -> Budget.Draft {
        try form.draft(editing: editing, among: budgets, categories: sample.categories, in: sample.euro)
    }

    private func found(_ form: BudgetForm, editing: Budget? = nil, among budgets: [Budget] = []) -> Problems {
        problems { () throws(Problems) in _ = try draft(form, editing: editing, among: budgets) }
    }

    @Test func `a budget becomes a draft`() throws {
        #expect(
            try draft(form())
                == Budget.Draft(
                    name: "Fun money", length: .monthly, scope: .everything, amount: Money(minorUnits: 12_000, sample.euro),
                    appliesFrom: .this, hasRollover: false, alertPercent: 90))
        let full = form(
            [
                "name": " Food ", "period": "weekly", "amount": "30*2", "applies_from": "next", "alert_percent": "80 %",
                "rollover": "on",
            ],
            and: [
                ("categories", sample.fun.id.description), ("categories", sample.food.id.description),
                ("categories", sample.food.id.description), ("tags", "#Work lunch"), ("tags", "work,旅行"),
            ])
        #expect(
            try draft(full)
                == Budget.Draft(
                    name: "Food", length: .weekly,
                    scope: .only(categories: [sample.food.id, sample.fun.id], hashtags: ["lunch", "Work", "旅行"]),
                    amount: Money(minorUnits: 6_000, sample.euro), appliesFrom: .next, hasRollover: true, alertPercent: 80))
    }

    @Test func `a budget has all its problems at once`() throws {
        let wrong = form(
            [
                "name": "fun MONEY", "period": "hourly", "amount": "-1", "applies_from": "yesterday", "alert_percent": "101",
                "tags": "a!b", "categories": sample.salary.id.description,
            ])
        let problems = found(wrong, among: [try budget("Fun money")])
        #expect(
            problems.list.map(\.field) == ["name", "period", "amount", "applies_from", "categories", "tags", "alert_percent"])
        #expect(
            problems["name"] == .duplicateName && problems["period"] == .notAChoice && problems["amount"] == .amountNotPositive)
        #expect(
            problems["categories"] == .notAChoice && problems["tags"] == .notAHashtag && problems["alert_percent"] == .notAPercent
        )
        let empty = found(BudgetForm())
        #expect(empty.list.map(\.field) == ["name", "period", "amount"] && empty.list.allSatisfy { $0.problem == .required })
        #expect(found(form(["name": String(repeating: "字", count: 26)]))["name"] == .tooLong(25))
        #expect(found(form(["categories": Bookkeeping.Category.ID(milliseconds: 99).description]))["categories"] == .notAChoice)
        let many = (0...Hashtag.limitPerTransaction).map { "t\($0)" }.joined(separator: " ")
        #expect(found(form(["tags": many]))["tags"] == .tooManyHashtags(20))
    }

    @Test(
        arguments: [
            (nil, 90), ("", 90), ("1", 1), ("100", 100), ("９５", 95), (" 85% ", 85), ("85％", 85), ("0", nil), ("101", nil),
            ("-5", nil), ("9.5", nil),
            ("x", nil), ("%", nil), ("99999", nil),
        ] as [(String?, Int?)])
    func `the alert percent is a whole number from 1 to 100`(text: String?, percent: Int?) {
        #expect((try? draft(form(["alert_percent": text])))?.alertPercent == percent)
    }

    @Test func `a budget keeps its own name, and the daily budget has none to collide with`() throws {
        let fun = try budget("Fun money"), daily = try budget("", isDaily: true)
        #expect(found(form(), editing: fun, among: [fun, daily]).isEmpty)
        #expect(found(form(), editing: try budget("Other"), among: [fun, daily])["name"] == .duplicateName)
        #expect(found(form(["name": ""]), among: [daily])["name"] == .required)
    }

    @Test func `a saved budget comes out of its form as it went in`() throws {
        for scope in [Budget.Scope.everything, .only(categories: [sample.food.id], hashtags: ["lunch", "Work"])] {
            let budget = try budget("Fun money", scope), form = BudgetForm(budget, today: sample.now.date, calendar: calendar, in: sample.euro)
            #expect(form.id == budget.id)
            let draft = try draft(form, editing: budget, among: [budget])
            #expect(budget.changed(by: draft, today: sample.now.date, calendar: calendar) == budget)
        }
        let new = BudgetForm(id: id, period: .weekly)
        #expect(new.id == id && new[BudgetForm.period] == "weekly" && new[BudgetForm.alertPercent] == "90")
    }

    @Test func `the daily budget is an amount, when it applies, and from which day it counts`() throws {
        func read(_ pairs: [(String, String)]) throws(Problems) -> Budget.DailyDraft {
            try DailyBudgetForm(FormInput(pairs)).draft(in: sample.euro, today: sample.now.date)
        }
        #expect(
            try read([("amount", "25,50")])
                == Budget.DailyDraft(amount: Money(minorUnits: 2_550, sample.euro), appliesFrom: .this))
        #expect(try read([("amount", "1"), ("applies_from", "next")]).appliesFrom == .next)
        let wrong = problems { () throws(Problems) in _ = try read([("amount", "0"), ("applies_from", "x")]) }
        #expect(wrong["amount"] == .amountNotPositive && wrong["applies_from"] == .notAChoice)
        #expect(problems { () throws(Problems) in _ = try read([]) } == Problems("amount", .required))
        let daily = try budget("", isDaily: true), form = DailyBudgetForm(daily, today: sample.now.date, calendar: calendar, in: sample.euro)
        #expect(form.id == daily.id)
        #expect(daily.changed(by: try form.draft(in: sample.euro, today: sample.now.date), today: sample.now.date, calendar: calendar) == daily)
        #expect(DailyBudgetForm(id: id).id == id)
        let today = sample.now.date
        #expect(try read([("amount", "1"), ("counts_from", "\(today)")]).counting == .from(today))
        #expect(try read([("amount", "1"), ("counts_from", "")]).counting == .allDays)
        #expect(try read([("amount", "1")]).counting == .unchanged)
        for (text, problem) in [("\(today.adding(days: 1))", Problem.futureDate), ("x", .notADate), ("2026-02-30", .noSuchDay)] {
            #expect(problems { () throws(Problems) in _ = try read([("amount", "1"), ("counts_from", text)]) } == Problems("counts_from", problem))
        }
    }

    @Test func `a category that the form names is made when there is none of that name, and counts`() throws {
        let new = form(["new_category": " Kites "])
        #expect(new.newCategory(among: [sample.food])?.name == "Kites")
        #expect(new.newCategory(among: [sample.food])?.kind == .expense)
        let known = form(["new_category": sample.food.name.uppercased()])
        #expect(known.newCategory(among: [sample.food]) == nil)
        #expect(try draft(known).scope == .only(categories: [sample.food.id], hashtags: []))
        let long = form(["new_category": String(repeating: "x", count: 26)])
        #expect(long.newCategory(among: []) == nil)
        #expect(found(long)["new_category"] == .tooLong(25))
    }
}
