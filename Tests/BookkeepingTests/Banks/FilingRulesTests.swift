import Foundation
import TestSupport
import Testing

@testable import Bookkeeping

/// Rules that file entries, against a plain model, and what is learned from records.
struct FilingRulesTests {
    private static func id<Entity>(_ number: Int) -> Identifier<Entity> {
        let digits = String(number)
        return Identifier("01900000-0000-7000-8000-" + String(repeating: "0", count: 12 - digits.count) + digits) ?? Identifier(milliseconds: 1)
    }

    private static let euro = CurrencyCatalogue.all[0].currency, yen = CurrencyCatalogue.all[1].currency
    private static let words = [
        "taxi", "TAXI", "Bäckerei", "BÄCKEREI", "ﬁne", "fine", "ﾊﾟﾝ", "パン", "straße", "STRASSE", "12", "€", "a", "é", "e\u{301}", "",
    ]

    private static func text(_ numbers: inout SeededRandom) -> String {
        (0..<Int.random(in: 0...3, using: &numbers)).compactMap { _ in words.randomElement(using: &numbers) }.joined(
            separator: Bool.random(using: &numbers) ? " " : "")
    }

    private static func condition(_ numbers: inout SeededRandom) -> FilingText? {
        guard Int.random(in: 0..<3, using: &numbers) == 0 else { return nil }
        return FilingText(Bool.random(using: &numbers) ? .contains : .equals, text(&numbers))
    }

    private static func rule(_ number: Int, _ numbers: inout SeededRandom) -> FilingRule {
        func some<Value>(_ value: @autoclosure () -> Value?) -> Value? { Int.random(in: 0..<4, using: &numbers) == 0 ? value() : nil }
        let bounds = (Int64.random(in: 1...5, using: &numbers), Int64.random(in: 1...9, using: &numbers))
        let currency: Currency = Bool.random(using: &numbers) ? Self.euro : Self.yen
        let amount = some(
            FilingAmount(
                currency, least: bounds.0 == 1 ? nil : bounds.0, most: bounds.1 == 9 ? nil : bounds.1))
        let conditions = FilingConditions(
            payee: condition(&numbers), title: condition(&numbers), note: condition(&numbers), amount: amount,
            kind: some(Category.Kind.allCases.randomElement(using: &numbers)), account: some(id(Int.random(in: 1...2, using: &numbers))))
        let result = FilingResult(
            category: some(id(number)), title: some("title \(number)") ?? "", vendor: some("vendor \(number)") ?? "",
            hashtags: some(["tag\(number)"]) ?? [])
        return FilingRule(id: id(number), .init(conditions, result), rest: some(.category))
    }

    /// The model: each field looks for its own rule among all.
    private static func expected(_ rules: [FilingRule], _ entry: (vendor: String, title: String, note: String, Money, Category.Kind, Account.ID))
        -> Filing
    {
        func fits(_ condition: FilingText?, _ text: String) -> Bool {
            guard let condition else { return true }
            let pattern = condition.text.folded, text = text.folded
            if pattern.isEmpty { return false }
            return condition.way == .equals ? text == pattern : text.range(of: pattern, options: .literal) != nil
        }
        let fitting = rules.filter { rule in
            let c = rule.conditions, units = entry.3.minorUnits < 0 ? -entry.3.minorUnits : entry.3.minorUnits
            let payee = entry.vendor.folded.isEmpty ? entry.title : entry.vendor
            let isAmount =
                c.amount.map { $0.currency == entry.3.currency && units >= $0.least ?? 0 && units <= $0.most ?? .max } ?? true
            return rule.rest == nil && !rule.result.isEmpty && fits(c.payee, payee) && fits(c.title, entry.title) && fits(c.note, entry.note)
                && isAmount
                && (c.kind ?? entry.4) == entry.4 && (c.account ?? entry.5) == entry.5
        }
        let category = fitting.first { $0.result.category != nil }
        return Filing(
            category: category?.result.category, title: fitting.map(\.result.title).first { !$0.isEmpty } ?? "",
            vendor: fitting.map(\.result.vendor).first { !$0.isEmpty } ?? "", hashtags: fitting.map(\.result.hashtags).first { !$0.isEmpty } ?? [],
            reason: (category ?? fitting.first).map { .rule($0.id) })
    }

    @Test(arguments: 0..<20 as Range<UInt64>)
    func `each field is filled in by the first rule that holds and has it`(seed: UInt64) {
        var numbers = SeededRandom(seed: 7_000 + seed), filed = 0
        for _ in 0..<200 {
            let rules = (1...Int.random(in: 1...8, using: &numbers)).map { Self.rule($0, &numbers) }
            let engine = FilingRules(rules)
            for _ in 0..<5 {
                let amount = Money(minorUnits: Int64.random(in: -9...9, using: &numbers), Bool.random(using: &numbers) ? Self.euro : Self.yen)
                let kind: Bookkeeping.Category.Kind = Bool.random(using: &numbers) ? .expense : .income
                let account: Account.ID = Self.id(Int.random(in: 1...2, using: &numbers))
                let (vendor, title, note) = (Self.text(&numbers), Self.text(&numbers), Self.text(&numbers))
                let filing = engine.apply(
                    to: FilingSubject(vendor: vendor, title: title, note: note, amount: amount, kind: kind, account: account))
                #expect(filing == Self.expected(rules, (vendor, title, note, amount, kind, account)))
                if filing.reason != nil { filed += 1 }
            }
        }
        #expect(filed > 100, "enough rules hold to tell")
    }

    @Test func `an entry of a bank is told by its payee, or without one by its purpose`() {
        let rules = FilingRules([
            FilingRule(id: Self.id(1), .init(FilingConditions(payee: FilingText(.contains, "Stadtwerke")), FilingResult(category: Self.id(1)))),
            FilingRule(id: Self.id(2), .init(FilingConditions(note: FilingText(.contains, "rf 18")), FilingResult(hashtags: ["bill"]))),
        ])
        var entry = BankEntry(line: 1, date: CalendarDate(daysSince1970: 20_000), amount: Money(minorUnits: -500, Self.euro))
        entry.purpose = "STADTWERKE RF 18"
        #expect(rules.apply(to: FilingSubject(entry, in: Self.id(9))) == Filing(category: Self.id(1), hashtags: ["bill"], reason: .rule(Self.id(1))))
        entry.payee = "Other"
        #expect(rules.apply(to: FilingSubject(entry, in: Self.id(9))) == Filing(hashtags: ["bill"], reason: .rule(Self.id(2))))
    }

    private func learned(_ categories: [Int]) -> LearnedRule? {
        var learner = FilingLearner()
        for category in categories { learner.add(.init(key: "bakery", kind: .expense), name: "Bakery", category: Self.id(category)) }
        return learner.rules.first
    }

    @Test(
        arguments: [
            ([1, 1], nil), ([1, 1, 1], 3), ([1, 2, 1, 1, 1], nil), ([1, 1, 2, 1, 1], 4), ([2, 1, 1, 1, 1, 1, 1], nil), ([1, 1, 2, 2, 1], nil),
            ([1, 1, 2, 1], nil), (Array(repeating: 1, count: 19) + [2, 2, 2, 2, 2], 19), ([], nil),
        ] as [([Int], Int?)])
    func `a payee is learned from three records, four in five and the latest two alike, of the latest twenty`(categories: [Int], count: Int?) {
        #expect(learned(categories)?.count == count)
        #expect(learned(categories).map { $0.all <= LearnedRule.window && $0.category == Self.id(1) } ?? true)
    }

    @Test func `written rules come before learned ones, which know a payee also by its new name`() {
        let payee = LearnedRule.Payee(key: "rewe", kind: .expense)
        let learned = LearnedRule(payee: payee, name: "REWE", category: Self.id(5), count: 9, all: 10)
        let renamed = FilingRule(
            id: Self.id(1), .init(FilingConditions(payee: FilingText(.contains, "rewe sagt")), FilingResult(vendor: "Rewe")))
        let rules = FilingRules([renamed], learned: [learned])
        func file(_ vendor: String, _ rules: FilingRules, _ kind: Bookkeeping.Category.Kind = .expense) -> Filing {
            rules.apply(to: FilingSubject(vendor: vendor, title: "", amount: nil, kind: kind, account: nil))
        }
        #expect(file("REWE SAGT DANKE 4711", rules) == Filing(category: Self.id(5), vendor: "Rewe", reason: .learned(count: 9, of: 10)))
        #expect(file("Rewe", rules) == Filing(category: Self.id(5), reason: .learned(count: 9, of: 10)))
        #expect(file("Rewe", rules, .income) == Filing())
        let written = FilingRule(id: Self.id(2), .init(FilingConditions(payee: FilingText(.equals, "rewe")), FilingResult(category: Self.id(6))))
        #expect(file("Rewe", FilingRules([written], learned: [learned])) == Filing(category: Self.id(6), reason: .rule(Self.id(2))))
    }
}
