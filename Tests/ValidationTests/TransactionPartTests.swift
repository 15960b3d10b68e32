import Bookkeeping
import TestSupport
import Testing

@testable import Validation

struct TransactionPartTests {
    private let sample: Sample

    init() throws { sample = try Sample() }

    private func form(_ amount: String, _ parts: [(String, String, String)], kind: String = "expense") -> TransactionForm {
        let usual = sample.expense(["amount": amount, "category": nil, "kind": kind])
        return TransactionForm(
            usual.input.replacing(
                [], with: parts.flatMap { [("part_category", $0.0), ("part_amount", $0.1), ("part_note", $0.2)] }))
    }

    private var food: String { sample.food.id.description }
    private var fun: String { sample.fun.id.description }

    @Test func `parts that add up are saved with their notes, and an empty amount is their sum`() throws {
        for amount in ["61.70", "", "60+1.70"] {
            let draft = try sample.draft(form(amount, [(food, "41.20", " bread "), (fun, "20,50", "")]))
            #expect(draft.movement.amount.minorUnits == 6_170 && draft.movement.category == sample.food.id)
            #expect(draft.parts.map(\.amount.minorUnits) == [4_120, 2_050] && draft.parts.map(\.note) == ["bread", ""])
        }
    }

    @Test func `a single part is a record with one category, and its note is that of the record`() throws {
        let draft = try sample.draft(form("5", [("", "", ""), (fun, "5", "coffee")]))
        #expect(draft.parts.isEmpty && draft.movement.category == sample.fun.id && draft.note == "coffee")
    }

    @Test func `what is wrong with a part is told with its number`() throws {
        let problems = sample.problems(form("10", [("", "3", ""), (sample.salary.id.description, "x", String(repeating: "n", count: 201))]))
        #expect(problems["part_category_1"] == .required && problems["part_category_2"] == .notAChoice)
        #expect(problems["part_amount_2"] == .notAnAmount && problems["part_note_2"] == .tooLong(200))
        let many = form("21", (0..<21).map { _ in (food, "1", "") })
        #expect(sample.problems(many)["part_amount"] == .tooManyParts(20))
        #expect(sample.problems(form("", [("", "", "")])).list.map(\.field) == ["part_category_1"])
        #expect(sample.problems(form("10", [(food, "4", ""), (fun, "", "")]))["part_amount_2"] == .required)
    }

    @Test func `a transfer ignores parts`() throws {
        var pairs = form("10", [(food, "4", "")], kind: "transfer").input.pairs(of: TransactionForm.fields)
        pairs.append(("to_account", sample.card.id.description))
        let draft = try sample.draft(TransactionForm(FormInput(pairs)))
        #expect(draft.parts.isEmpty && draft.movement.kind == .transfer)
    }

    /// Thousands of random parts: saved if and only if they add up, and what is left is their difference.
    @Test func `parts are saved exactly if they add up to the amount`() throws {
        var random = SeededRandom(seed: 14)
        for _ in 0..<3_000 {
            let amounts = (0..<Int.random(in: 2...6, using: &random)).map { _ in Int64.random(in: 1...2_000, using: &random) }
            let sum = amounts.reduce(0, +), whole = Bool.random(using: &random) ? sum : max(1, sum + .random(in: -300...300, using: &random))
            func text(_ cents: Int64) -> String { MoneyFormat.plain(Money(minorUnits: cents, sample.euro)) }
            let form = form(text(whole), amounts.map { (food, text($0), "") })
            #expect(form.left(accounts: sample.accounts)?.minorUnits == whole - sum)
            if whole == sum {
                #expect(try sample.draft(form).parts.map(\.amount.minorUnits) == amounts)
            } else {
                #expect(sample.problems(form)["part_amount"] == .partsLeave(Money(minorUnits: whole - sum, sample.euro)))
            }
        }
    }

    @Test func `buttons add, fill, remove and end parts, and keep what is typed`() throws {
        let one = sample.expense(["amount": "61.70", "note": "kept"])
        func after(_ form: TransactionForm, _ change: TransactionForm.Change) -> TransactionForm {
            form.after(change, accounts: sample.accounts)
        }
        let two = after(one, .add)
        #expect(two.typedParts == [.init(category: food, amount: "61.70"), .init()] && two.input[TransactionForm.note] == "kept")
        let typed = form("61.70", [(food, "41.20", ""), (fun, "12.50", "")])
        #expect(after(typed, .addRest).typedParts.last == .init(amount: "8.00"))
        #expect(after(form("10", [(food, "4", ""), (fun, "", "")]), .addRest).typedParts.map(\.amount) == ["4", "6.00"])
        #expect(after(typed, .remove(0)).typedParts == [.init(category: fun, amount: "12.50")])
        #expect(after(typed, .remove(7)).typedParts.count == 2 && after(typed, .remove(-1)).typedParts.count == 2)
        let undivided = after(typed, .undivide)
        #expect(undivided.typedParts.isEmpty && undivided.input[TransactionForm.category] == food)
        let full = form("20", (0..<20).map { _ in (food, "1", "") })
        #expect(after(full, .add).typedParts.count == 20)
        for (name, change) in [("add_part", .add), ("rest", .addRest), ("one", .undivide)] as [(String, TransactionForm.Change)] {
            #expect(TransactionForm(FormInput([(name, "1")])).change == change)
        }
        #expect(TransactionForm(FormInput([("remove_part", "2")])).change == .remove(1) && one.change == nil)
        #expect(TransactionForm(FormInput([("on", "2026-02-30")])).change == nil)
    }
}
