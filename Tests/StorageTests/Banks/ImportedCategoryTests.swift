import Bookkeeping
import Testing

@testable import Storage

/// The categories that rows of a preview name and the book lacks.
struct ImportedCategoryTests {
    private let banks: BankSample
    private let id: BankImport.ID = Sample.id(5_000)

    init() throws { banks = try BankSample() }

    /// An entry of 1 EUR with the category of another program.
    private static func entry(_ category: String, cents: Int64 = -100, payee: String = "Shop", transfer: String = "") -> BankEntry {
        var entry = BankSample.entry("2026-03-10", cents, payee)
        (entry.category, entry.transferAccount) = (category, transfer)
        return entry
    }

    private func prepare(_ entries: [BankEntry], filing: (BankEntry) -> Filing = { _ in Filing() }) throws {
        _ = try banks.store.prepareImport(id, name: "a.csv", format: "csv", in: banks.sample.book, at: BankSample.now) { entry, _ in
            filing(entry)
        } parts: { take in
            try take(.account(banks.main))
            for entry in entries { try take(.entry(entry)) }
        }
    }

    private func missing() throws -> [MissingCategory] { try banks.read { try $0.banks.missingCategories(of: id) } }

    /// The category of each row by name, and the reason.
    private func filed() throws -> [String] {
        let names = try banks.read { try $0.names() }
        return try banks.rows(id).map { row in
            "\(row.filing.category.flatMap { names.category($0)?.name } ?? "-") \(row.filing.reason.map(\.stored) ?? "-")"
        }
    }

    @Test func `names are those of the last level, one for each spelling and kind, most rows first`() throws {
        try prepare([
            Self.entry("Home: Rent"), Self.entry("Pets"), Self.entry("pets"), Self.entry("PETS", cents: 100), Self.entry("Animals:Pets"),
            Self.entry("Food"), Self.entry(""), Self.entry(":"), Self.entry(String(repeating: "long ", count: 20)),
        ])
        #expect(
            try missing() == [
                MissingCategory(name: "Pets", kind: .expense, rows: 3), MissingCategory(name: "PETS", kind: .income, rows: 1),
                MissingCategory(name: "Rent", kind: .expense, rows: 1),
                MissingCategory(name: "long long long long long ", kind: .expense, rows: 1),
            ], "Food is there already")
    }

    @Test func `those that are chosen are made once, and the rows that name them are filed under them`() throws {
        try prepare([Self.entry("Pets"), Self.entry("Rent"), Self.entry("pets"), Self.entry("Bonus", cents: 100)]) { entry in
            entry.category == "Rent" ? Filing() : Filing(category: nil, reason: .learned(count: 1, of: 2))
        }
        #expect(try banks.write { try $0.banks.makeCategories(of: id, at: BankSample.now) { $0.name != "Rent" } } == 2)
        #expect(try filed() == ["Pets file", "- -", "Pets file", "Bonus file"])
        #expect(try missing().map(\.name) == ["Rent"])
        #expect(try banks.write { try $0.banks.makeCategories(of: id, at: BankSample.now) } == 1)
        #expect(try banks.write { try $0.banks.makeCategories(of: id, at: BankSample.now) } == 0)
        #expect(try filed() == ["Pets file", "Rent file", "Pets file", "Bonus file"])
        #expect(try banks.finish(id) == 4)
        let names = try banks.read { try $0.names() }
        #expect(
            try banks.records().compactMap { $0.movement.category.flatMap { names.category($0)?.name } }.sorted() == [
                "Bonus", "Pets", "Pets", "Rent",
            ])
        #expect(names.categories.filter { $0.name == "Bonus" }.map(\.kind) == [.income])
        #expect(throws: StoreError.notFound) { try banks.write { try $0.banks.makeCategories(of: id, at: BankSample.now) } }
        #expect(try banks.store.check() == [])
    }

    @Test func `rows that a person or a rule has filed, and transfers, name none`() throws {
        let food = banks.sample.food, rule: Filing.Reason = .rule(Sample.id(7))
        try prepare([
            Self.entry("Pets", payee: "rule"), Self.entry("Pets", payee: "title"), Self.entry("Pets", payee: "person"),
            Self.entry("Pets", transfer: "Savings"),
        ]) { entry in
            switch entry.payee {
            case "rule": Filing(category: food, reason: rule)
            case "title": Filing(title: "Dog", reason: rule)
            default: Filing()
            }
        }
        try banks.write { try $0.banks.file(food, row: 3, of: id) }
        #expect(try missing() == [MissingCategory(name: "Pets", kind: .expense, rows: 1)])
        try banks.write { _ = try $0.banks.makeCategories(of: id, at: BankSample.now) }
        #expect(try filed() == ["Food \(rule.stored)", "Pets file", "Food person", "- -"])
    }

    @Test func `a category that the book has by now is used`() throws {
        try prepare([Self.entry("Pets")])
        let made: Bookkeeping.Category.ID = Sample.id(5_100)
        try banks.write { editor in
            _ = try editor.addCategory(
                made, Category.Draft(kind: .expense, name: "pets", hue: .teal, icon: .pets), at: BankSample.now)
        }
        #expect(try missing().isEmpty)
        #expect(try banks.write { try $0.banks.makeCategories(of: id, at: BankSample.now) } == 0)
        #expect(try banks.rows(id).map(\.filing.category) == [made])
    }

    @Test func `at most 200 are made at once`() throws {
        try prepare((1...250).map { Self.entry("Kind \($0)") })
        #expect(try banks.write { try $0.banks.makeCategories(of: id, at: BankSample.now) } == BankImports.categoryLimit)
        #expect(try missing().count == 50)
    }

    @Test func `other books are out of reach`() throws {
        try prepare([Self.entry("Pets")])
        let bob = try banks.sample.neighbour()
        #expect(try banks.store.read(bob) { try $0.banks.missingCategories(of: id) }.isEmpty)
        #expect(throws: StoreError.notFound) { try banks.store.write(bob) { try $0.banks.makeCategories(of: id, at: BankSample.now) } }
    }
}
