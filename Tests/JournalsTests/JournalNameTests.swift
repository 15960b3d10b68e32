import Bookkeeping
import Testing

@testable import Journals

/// Names of people become names of accounts.
@Suite struct JournalNameTests {
    @Test(arguments: [
        ("Bank", "Bank"), ("  two   blanks ", "two blanks"), ("tab\tand\nline", "tab and line"), ("全角\u{3000} 空白", "全角 空白"), ("a;b:c", "a,b-c"),
        ("(x) [y]", "(x) [y]"), ("\"q\"", "\"q\""), ("🏠", "🏠"), ("\0", "Unnamed"), ("", "Unnamed"), ("\u{85}a\u{2028}", "a"), ("---", "---"),
    ])
    func `hledger gets`(name: String, part: String) {
        #expect(HledgerSyntax().part(name) == part)
    }

    @Test(arguments: [
        ("Bank", "Bank"), ("bank", "Bank"), ("2nd", "2nd"), ("  two   blanks ", "Two-blanks"), ("a;b:c", "A-b-c"), ("(x) [y]", "X-y"),
        ("食費", "X-食費"), ("A食費", "A食費"), ("が\u{3099}", "X-が"), ("カ\u{3099}", "X-ガ"), ("élan", "Élan"), ("e\u{301}lan", "Élan"),
        ("ßa", "SSa"), ("🏠", "Unnamed"), ("🏠 home", "Home"), ("\0", "Unnamed"), ("---", "Unnamed"), ("–", "Unnamed"), ("a_b", "A-b"), ("٣", "٣"),
        ("ǰ", "X-ǰ"), ("ǆ", "Ǆ"), ("O'Neil", "O-Neil"), ("½", "Unnamed"), ("सि", "X-स"),
    ])
    func `Beancount gets`(name: String, part: String) {
        #expect(BeancountSyntax().part(name) == part)
    }

    @Test func `a category below another is an account below its account`() throws {
        let food = SmallBook.category("Food"), lunch: Bookkeeping.Category.ID = .init(milliseconds: 1)
        let below = Bookkeeping.Category(id: lunch, kind: .expense, name: "Lunch", hue: .amber, icon: .bank, parent: food.id)
        let names = JournalNames(try SmallBook.head([], [below, food]), HledgerSyntax())
        #expect(try names.category(lunch) == "Expenses:Food:Lunch")
        #expect(try names.category(food.id) == "Expenses:Food")
    }

    @Test func `names that become equal get numbers, and expenses are apart from income`() throws {
        let euro = try SmallBook.euro
        let accounts = ["a b", "a  b", "a:b", "A-b-2", "a;b"].map { SmallBook.account($0, euro) }
        let categories = [SmallBook.category("Gift"), SmallBook.category("Gift", .income), SmallBook.category("gift")]
        let head = try SmallBook.head(accounts, categories)
        #expect(
            JournalNames(head, BeancountSyntax()).all.map(\.name) == [
                "Assets:A-b", "Assets:A-b-2", "Assets:A-b-3", "Assets:A-b-2-2", "Assets:A-b-4", "Expenses:Gift", "Income:Gift", "Expenses:Gift-2",
                "Equity:Opening-Balances",
            ])
        #expect(
            JournalNames(head, HledgerSyntax()).all.map(\.name) == [
                "Assets:a b", "Assets:a b 2", "Assets:a-b", "Assets:A-b-2", "Assets:a,b", "Expenses:Gift", "Income:Gift", "Expenses:gift",
                "Equity:Opening Balances",
            ])
    }

    @Test(arguments: [
        (0, "EUR", "0.00 EUR", "0.00 EUR"), (1, "EUR", "0.01 EUR", "-0.01 EUR"), (-105, "EUR", "-1.05 EUR", "1.05 EUR"),
        (1_234_567, "JPY", "1234567 JPY", "-1234567 JPY"), (1_234_567, "KWD", "1234.567 KWD", "-1234.567 KWD"),
        (7, "CLF", "0.0007 CLF", "-0.0007 CLF"),
        (Int64.max, "EUR", "92233720368547758.07 EUR", "-92233720368547758.07 EUR"),
        (Int64.min, "EUR", "-92233720368547758.08 EUR", "92233720368547758.08 EUR"),
    ])
    func `amounts have the decimals of their currency`(units: Int64, code: String, plain: String, turned: String) throws {
        let money = Money(minorUnits: units, try SmallBook.currency(code))
        #expect(JournalAmount(money: money).description == plain)
        #expect(JournalAmount(money: money, isTurned: true).description == turned)
    }

    @Test func `a record that the head does not allow for is refused, and nothing is written`() throws {
        let euro = try SmallBook.euro, one = Money(minorUnits: 1, euro)
        let bank = SmallBook.account("Bank", euro), food = SmallBook.category("Food")
        let other = SmallBook.account("Bank", euro)
        for format in JournalFormat.allCases {
            var journal = Journal(format, try SmallBook.head([bank], [food])), text = ""
            func record(_ movement: Transaction.Movement, day: Int = 0) throws -> Transaction {
                Transaction(id: try SmallBook.id(1), content: try SmallBook.content(movement, day: day))
            }
            let known = Transaction.Movement.expense(account: bank.id, category: food.id, amount: one)
            #expect(throws: JournalProblem.beforeFirstDay) { try journal.append(try record(known, day: -1), to: &text) }
            #expect(throws: JournalProblem.unknownAccount) {
                try journal.append(try record(.transfer(from: other.id, to: bank.id, amount: one, received: one)), to: &text)
            }
            #expect(throws: JournalProblem.unknownCategory) {
                try journal.append(try record(.expense(account: bank.id, category: .init(milliseconds: 0), amount: one)), to: &text)
            }
            #expect(text.isEmpty)
            try journal.append(try record(known), to: &text)
            #expect(!text.isEmpty)
        }
    }
}
