import Bookkeeping
import Foundation
import StrictJSON
import Testing
import Validation

/// Every column of `record` that a person fills is in the form, on the page, in the search, in the JSON interface and in exports. The schema itself
/// says which columns there are.
struct RecordColumnTests {
    /// Columns that nobody fills, each with the reason.
    private static let exempt = [
        "number": "the place in lists, which date and time give", "book": "the book that the record is entered in",
        "deletion": "set and removed by the trash", "created_at": "the server's clock", "updated_at": "the server's clock",
        "search_text": "the words of the texts, in the form in which they are searched", "main_amount": "the amount at the rate of the day",
        "cell": "the square of the map around the position",
    ]

    /// The names of a column elsewhere.
    private struct Names {
        var field, member, exported: String
    }

    private static let names: [String: Names] = [
        "hashtags": Names(field: "tags", member: "tags", exported: "hashtags"),
        // The account decides on it.
        "currency": Names(field: "account", member: "currency", exported: "currency"),
        "to_account": Names(field: "to_account", member: "to_account", exported: "toAccount"),
        "received": Names(field: "to_amount", member: "to_amount", exported: "received"),
        "received_currency": Names(field: "to_account", member: "to_currency", exported: "receivedCurrency"),
        "latitude": Names(field: "latitude", member: "place", exported: "latitude"),
        "longitude": Names(field: "longitude", member: "place", exported: "longitude"),
        "receipt": Names(field: "part_category", member: "parts", exported: "receipt"),
        "original": Names(field: "original_amount", member: "original", exported: "original"),
        "original_currency": Names(field: "original_currency", member: "original", exported: "originalCurrency"),
        "part_note": Names(field: "part_note", member: "parts", exported: "partNote"),
    ]

    private static func names(of column: String) -> Names { names[column] ?? Names(field: column, member: column, exported: column) }

    private let household: Household
    private let witness: DatabaseWitness
    private static let expense = SampleID.transaction(500), transfer = SampleID.transaction(501), divided = SampleID.transaction(502)

    /// Three records with a value in every field: a transfer and a divided record have fields of their own.
    init() throws {
        household = try Household()
        let ada = household.ada
        try ada.get("/transactions/new")
        let texts = RecordText.allCases.map { ($0.rawValue, Self.word($0)) }
        let everywhere =
            texts + [("tags", "everytag"), ("latitude", "51.5"), ("longitude", "-0.12"), ("place", "everyplace")]
            + [("original_amount", "5.60"), ("original_currency", "USD")]
        let status = try ada.send("/transactions", try TransactionTests.form(household, everywhere, id: Self.expense)).status
        #expect(status == 303)
        let sent = try ada.send(
            "/transactions",
            try TransactionTests.form(
                household,
                texts + [
                    ("kind", "transfer"), ("account", SampleID.account(1)), ("to_account", SampleID.account(2)), ("amount", "10"),
                    ("to_amount", "1900"),
                ], id: Self.transfer))
        #expect(sent.status == 303)
        let parts = [
            ("category", ""), ("amount", "7"), ("original_amount", "1,200"), ("original_currency", "jpy"),
            ("part_category", try household.category("Coffee")), ("part_amount", "4"),
            ("part_note", "everypart"), ("part_category", try household.category("Groceries")), ("part_amount", "3"), ("part_note", ""),
        ]
        #expect(try ada.send("/transactions", try TransactionTests.form(household, parts, id: Self.divided)).status == 303)
        witness = try DatabaseWitness(household.site)
    }

    private static func word(_ text: RecordText) -> String { "every\(text.rawValue)" }

    private func columns() throws -> [String] {
        try #require(try witness.value("SELECT group_concat(name, ' ') FROM pragma_table_info('record')")).split(separator: " ").map(String.init)
    }

    private var filled: [String] {
        get throws { try columns().filter { Self.exempt[$0] == nil } }
    }

    /// All values of a record by their columns, apart from the time of its last change.
    private func values(of id: String) throws -> [String: String?] {
        let key = "x'\(id.replacing("-", with: ""))'"
        return Dictionary(
            uniqueKeysWithValues: try columns().filter { $0 != "updated_at" }.map {
                ($0, try witness.value("SELECT quote(\($0)) FROM record WHERE id = \(key)"))
            })
    }

    @Test func `the form fills every column, and exemptions are of columns that there are`() throws {
        let columns = try columns()
        #expect(Set(Self.exempt.keys).union(Self.names.keys).isSubset(of: columns))
        let records = try [Self.expense, Self.transfer, Self.divided].map(values(of:)), empty = ["NULL", "''"]
        for column in try filled {
            #expect(TransactionForm.fields.contains { $0.name == Self.names(of: column).field }, "no field fills \(column)")
            let found = records.compactMap { $0[column] ?? nil }
            #expect(found.contains { !empty.contains($0) }, "no form fills \(column)")
        }
    }

    @Test func `the interface and exports have every column`() throws {
        let program = household.program()
        let shown = try [Self.expense, Self.transfer, Self.divided].map { try program.get("/transactions/\($0)").json }
        let book = try household.book("ada"), ids = [Self.expense, Self.transfer, Self.divided]
        let exported = try household.site.store.export(book) { try $0.exportedRecords(limit: 500).records }
            .filter { ids.contains($0.id.description) }.map { try JSONValue(Array(try JSONEncoder().encode($0))) }
        #expect(exported.count == 3)
        for column in try filled {
            let names = Self.names(of: column)
            #expect(shown.contains { $0[names.member] != nil && $0[names.member] != .null }, "the interface lacks \(column)")
            #expect(exported.contains { $0[names.exported] != nil }, "exports lack \(column)")
        }
    }

    @Test func `every text and the place are on the page, in the form and in the search`() throws {
        let page = try household.ada.get("/transactions/\(Self.expense)").text
        let form = try household.ada.get("/transactions/\(Self.expense)/edit").response.text
        for word in RecordText.allCases.map(Self.word) + ["everyplace", "everytag"] {
            #expect(page.contains(word) && form.contains(word), "\(word)")
            let found = try household.ada.get("/records?q=\(word)").text
            #expect(found.contains(Self.word(.title)), "\(word) is not found")
        }
    }

    @Test(arguments: [expense, transfer, divided]) func `what a form or a program leaves alone stays as it is`(id: String) throws {
        let before = try values(of: id), path = "/transactions/\(id)"
        let ada = household.ada
        try ada.get(path + "/edit")
        let saved = try ada.web.submit(path)
        #expect(saved.target == path)
        #expect(try values(of: id) == before, "saving the form unchanged")
        let changed = try household.program().patch(path, ["time": "13:01"])
        #expect(changed.status == 200)
        let after = try values(of: id)
        let different = before.keys.filter { before[$0] != after[$0] }
        #expect(Set(different) == ["time", "number"], "changing the time over the interface")
    }
}
