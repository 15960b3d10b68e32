import Bookkeeping
import Testing

@testable import Validation

private func account(_ pairs: [String: String]) -> AccountForm { AccountForm(FormInput(pairs.map { ($0.key, $0.value) })) }

@Test func `an account becomes a draft`() throws {
    let sample = try Sample()
    let draft = try account(["name": " Savings ", "currency": "eur", "starting_balance": "−1,234.50", "is_default": "on"]).draft(
        among: sample.accounts)
    #expect(draft == Account.Draft(name: "Savings", currency: sample.euro, openingBalance: -123_450, isDefault: true))
    #expect(try account(["name": "A", "currency": "JPY", "starting_balance": " "]).draft(among: []).isDefault)
    #expect(
        try AccountForm(sample.card).draft(editing: sample.card, hasRecords: true, among: sample.accounts)
            == Account.Draft(name: "Card", currency: sample.euro, openingBalance: -500, isDefault: false))
}

@Test func `an account has all its problems at once`() throws {
    let sample = try Sample()
    let many = (0..<20).map {
        Account(
            id: .init(milliseconds: Int64($0)), name: "A\($0)", currency: sample.euro, openingBalance: .zero(sample.euro),
            isDefault: $0 == 0)
    }
    let found = problems { () throws(Problems) in
        _ = try account(["name": "ａ1 ", "currency": "XXX", "starting_balance": "1"]).draft(among: many)
    }
    #expect(found.list.map(\.field) == ["", "name", "currency"] && found[Problems.wholeForm] == .accountLimit(20))
    #expect(found["name"] == .duplicateName && found["currency"] == .notAChoice)
    #expect(problems { () throws(Problems) in _ = try AccountForm().draft(among: []) }.list.map(\.field) == ["name", "currency"])
}

@Test func `the default stays the default and a used currency stays`() throws {
    let sample = try Sample()
    let changed = account(["name": "cash", "currency": "JPY"])
    let found = problems { () throws(Problems) in
        _ = try changed.draft(editing: sample.cash, hasRecords: true, among: sample.accounts)
    }
    #expect(
        found.list.map(\.field) == ["currency", "is_default"] && found["currency"] == .currencyInUse
            && found["is_default"] == .defaultRequired)
    #expect(
        try account(["name": "x", "currency": "JPY", "is_default": "1"]).draft(editing: sample.cash, among: sample.accounts)
            .currency.code == "JPY")
}

@Test func `a category is one of its kind and keeps it`() throws {
    let sample = try Sample()
    func form(_ kind: String, _ name: String) -> CategoryForm {
        CategoryForm(FormInput([("kind", kind), ("name", name), ("colour", "teal"), ("icon", "repeat")]))
    }
    #expect(
        try form("income", "food").draft(among: sample.categories)
            == Category.Draft(kind: .income, name: "food", hue: .teal, icon: .repeat))
    #expect(
        problems { () throws(Problems) in _ = try form("expense", "FOOD").draft(among: sample.categories) }["name"]
            == .duplicateName)
    #expect(try form("income", "Food").draft(editing: sample.food, among: sample.categories).kind == .expense)
    let empty = problems { () throws(Problems) in _ = try CategoryForm(FormInput([("icon", "skull")])).draft(among: []) }
    #expect(
        empty
            == {
                var list = Problems(); list.add(.required, to: "kind"); list.add(.required, to: "name");
                list.add(.required, to: "colour"); list.add(.notAChoice, to: "icon"); return list
            }())
}

@Test func `records of a deleted category go to another one of its kind`() throws {
    let sample = try Sample()
    let used = Category.Use(category: sample.food, recordCount: 3), unused = Category.Use(category: sample.food, recordCount: 0)
    func form(_ id: String) -> DeleteCategoryForm { DeleteCategoryForm(FormInput([("move_to", id)])) }
    #expect(try form(sample.fun.id.description).draft(deleting: used, among: sample.categories) == sample.fun.id)
    #expect(try form("").draft(deleting: unused, among: sample.categories) == nil)
    for (text, problem) in [
        ("", Problem.required), (sample.food.id.description, .notAChoice), (sample.salary.id.description, .notAChoice),
        ("x", .notAChoice),
    ] {
        #expect(
            problems { () throws(Problems) in _ = try form(text).draft(deleting: used, among: sample.categories) }["move_to"]
                == problem)
    }
}

@Test(
    arguments: [
        ("#Trip", .success("Trip")), ("＃旅行", .success("旅行")), (" trip ", .success("trip")), ("#", .failure(.required)),
        ("a b", .failure(.notAHashtag)), ("a!", .failure(.notAHashtag)),
        (String(repeating: "a", count: 26), .failure(.tooLong(25))),
        ("#" + String(repeating: "a", count: 25), .success(String(repeating: "a", count: 25))),
        ("WORK", .failure(.duplicateName)),
    ] as [(String, Result<String, Problem>)])
func `a hashtag is one word that is not there yet`(typed: String, expected: Result<String, Problem>) {
    let form = HashtagForm(FormInput([("name", typed)])),
        known = [Hashtag(id: .init(milliseconds: 1), name: "work", recordCount: 2)]
    switch expected {
    case .success(let name): #expect((try? form.draft(among: known)) == name)
    case .failure(let problem): #expect(problems { () throws(Problems) in _ = try form.draft(among: known) }["name"] == problem)
    }
}

@Test func `two clicks make a record`() throws {
    let sample = try Sample(), id = Transaction.ID(milliseconds: 8)
    func form(_ category: String, _ amount: String) -> QuickForm {
        QuickForm(FormInput([("id", id.description), ("category", category), ("amount", amount)]))
    }
    let draft = try form(sample.food.id.description, "4,20").draft(
        accounts: sample.accounts, categories: sample.categories, now: sample.now)
    #expect(
        draft.movement == .expense(account: sample.cash.id, category: sample.food.id, amount: Money(minorUnits: 420, sample.euro))
    )
    #expect(
        draft.title.isEmpty && draft.date == sample.now.date && draft.time == sample.now.time && form("", "").id == id
            && QuickForm().id == nil)
    let income = try form(sample.salary.id.description, "1").draft(
        accounts: sample.accounts, categories: sample.categories, now: sample.now)
    #expect(income.movement.kind == .income)
    let found = problems { () throws(Problems) in
        _ = try form("", "0").draft(accounts: sample.accounts, categories: sample.categories, now: sample.now)
    }
    #expect(found["category"] == .required && found["amount"] == .amountNotPositive)
    #expect(
        problems { () throws(Problems) in _ = try form("", "1").draft(accounts: [], categories: [], now: sample.now) }["account"]
            == .required)
}
