import BankFiles
import Bookkeeping
import Exports
import Language
import Storage
import TestSupport
import Testing

/// Penny's own table of records: exported from one book and imported into another one, its records are the same.
struct OwnTableTests {
    private static let texts = [
        "Bread", "=1+1", "two; =words", "\"quoted\", and, commas", "@home", "- 5 -", "/", "12.50", "パン屋", "Café \u{1F956}", "O'Neil", "It's = so",
        "+49 30 123456",
    ]

    @Test(arguments: Language.allCases) func `a random book comes back from its table as it was`(language: Language) throws {
        let first = try ImportingBook(), second = try ImportingBook()
        var random = SeededRandom(seed: 35)
        try fill(first, &random)
        let table = try first.store.read(first.book) { try Export.table(of: .all(RecordQuery()), in: $0, Texts.of(language)) }
        let brought = try second.bring(table)
        let (before, after) = (try records(first), try records(second))
        #expect(before.count > 100 && brought.records == before.count)
        #expect(before == after)
        let again = try second.bring(table), unchanged = try records(second)
        #expect(again.records == 0 && unchanged == after)
    }

    /// Adds records of all kinds, many of them on the same few days.
    private func fill(_ server: ImportingBook, _ random: inout SeededRandom) throws {
        var number: Int64 = 1_000
        try server.store.write(server.book) { editor in
            func id<Entity>() -> Identifier<Entity> {
                number += 1
                return Identifier(milliseconds: number)
            }
            let giro: Account.ID = id(), purse: Account.ID = id(), yen: Account.ID = id()
            for (account, name, code) in [(giro, "Giro 12345678", "EUR"), (purse, "Purse", "USD"), (yen, "財布", "JPY")] {
                _ = try editor.addAccount(
                    account, Account.Draft(name: name, currency: try currency(code), openingBalance: 0, isDefault: false), at: 1)
            }
            for (kind, name) in [(Category.Kind.expense, "Food"), (.expense, "住まい"), (.expense, "Fun; =x"), (.income, "Gifts"), (.income, "Food")] {
                _ = try editor.addCategory(id(), Category.Draft(kind: kind, name: name, hue: .teal, icon: .other), at: 1)
            }
            let categories = try editor.ledger.categories()
            let accounts = try editor.ledger.accounts()
            for _ in 0..<150 {
                let account = try #require(accounts.randomElement(using: &random)),
                    amount = Money(minorUnits: .random(in: 1...9_999, using: &random), account.currency)
                var texts = RecordTextValues()
                for text in RecordText.allCases where Bool.random(using: &random) {
                    texts[text] = try #require(Self.texts.randomElement(using: &random))
                }
                if Int.random(in: 0..<4, using: &random) == 0 { texts[.note] = "one line\n=another one\n\nand  a third" }
                var content: RecordContent
                let date = CalendarDate(daysSince1970: 20_000 + .random(in: 0..<9, using: &random))
                let time = try #require(TimeOfDay(hour: .random(in: 0..<24, using: &random), minute: 30))
                if Int.random(in: 0..<3, using: &random) == 0, let other = accounts.filter({ $0.id != account.id }).randomElement(using: &random) {
                    let received =
                        other.currency == account.currency ? amount : Money(minorUnits: .random(in: 1...9_999, using: &random), other.currency)
                    content = RecordContent(
                        movement: .transfer(from: account.id, to: other.id, amount: amount, received: received), date: date, time: time, texts: texts)
                } else {
                    let kind = try #require(Category.Kind.allCases.randomElement(using: &random)), ofKind = categories.filter { $0.kind == kind }
                    let category = try #require(ofKind.randomElement(using: &random))
                    content = RecordContent(
                        movement: kind == .expense
                            ? .expense(account: account.id, category: category.id, amount: amount)
                            : .income(account: account.id, category: category.id, amount: amount), date: date, time: time, texts: texts)
                    if Bool.random(using: &random), amount.minorUnits > 2 {
                        let one = Int64.random(in: 1..<amount.minorUnits, using: &random)
                        let other = try #require(ofKind.randomElement(using: &random))
                        content.parts = [
                            RecordPart(category: category.id, amount: Money(minorUnits: one, account.currency), note: "=half"),
                            RecordPart(category: other.id, amount: Money(minorUnits: amount.minorUnits - one, account.currency)),
                        ]
                    }
                    if Int.random(in: 0..<4, using: &random) == 0 { content.original = Money(minorUnits: 1_234, try currency("GBP")) }
                }
                if Int.random(in: 0..<4, using: &random) == 0 { content.place = Place(latitude: -3_304_005, longitude: 120_450_00, name: "Plaza") }
                let hashtags = ["home", "週末", "tax-2026"].filter { _ in Int.random(in: 0..<3, using: &random) == 0 }
                _ = try editor.add(id(), Transaction.Draft(content, hashtags: hashtags), at: 1)
            }
        }
    }

    /// Returns the records as texts with names in place of identifiers, sorted; the parts of one belong together.
    private func records(_ server: ImportingBook) throws -> [String] {
        try server.store.read(server.book) { ledger in
            let names = try ledger.names()
            var records: [Transaction.ID: [String]] = [:], whole: [[String]] = []
            try ledger.many.eachRow(of: .all(RecordQuery())) { row in
                let values = row.values
                let text = [
                    "\(values.kind) \(values.date) \(values.time)", names.account(values.account)?.name ?? "", plain(values.amount, values.currency),
                    values.category.flatMap(names.category)?.name ?? "", values.toAccount.flatMap(names.account)?.name ?? "",
                    values.received.flatMap { amount in values.receivedCurrency.map { plain(amount, $0) } } ?? "",
                    values.texts.all.joined(separator: "|"), "\(values.latitude ?? 0) \(values.longitude ?? 0) \(values.place ?? "")",
                    values.partNote ?? "", values.original.flatMap { amount in values.originalCurrency.map { plain(amount, $0) } } ?? "",
                    row.hashtags.sorted().joined(separator: " "),
                ].joined(separator: "¦")
                if let receipt = values.receipt { records[receipt, default: []].append(text) } else { whole.append([text]) }
            }
            return (whole + records.values).map { $0.joined(separator: "\n") }.sorted()
        }
    }
}
