import StrictJSON
import TestSupport
import Testing

/// A receipt over several categories, on pages and for programs.
struct PartTests {
    private let household: Household
    private let coffee: String, groceries: String

    init() throws {
        household = try Household()
        (coffee, groceries) = (try household.category("Coffee"), try household.category("Groceries"))
    }

    /// Adds a record of three parts to Ada's book.
    static func divide(_ household: Household) throws {
        let coffee = try household.category("Coffee"), groceries = try household.category("Groceries")
        let parts = [(coffee, "41.20", "beans"), (groceries, "12.50", ""), (coffee, "8", "filters")]
        let fields = parts.flatMap { [("part_category", $0.0), ("part_amount", $0.1), ("part_note", $0.2)] }
        let form = try TransactionTests.form(household, [("amount", "61.70"), ("title", "Weekly shop"), ("category", ""), ("tags", "weekly")])
        #expect(try household.ada.send("/transactions", form + fields).status == 303)
    }

    private static func amounts(_ page: WebPage) -> [String] { page.document.all { $0["name"] == "part_amount" }.compactMap { $0["value"] } }

    @Test func `a record is divided with the buttons of its form, without a script`() throws {
        let ada = household.ada
        try ada.get("/transactions/new")
        var page = try ada.web.submit(
            "/transactions", filling: ["kind": "expense", "category": .text(coffee), "amount": "61.70", "title": "Weekly shop"],
            pressing: "add_part")
        #expect(page.status == 200 && Self.amounts(page) == ["61.70", ""])
        let form = try TransactionTests.form(household, [("amount", "61.70"), ("title", "Weekly shop"), ("category", "")])
        let parts = [
            ("part_category", coffee), ("part_amount", "41.20"), ("part_note", "beans"), ("part_category", groceries), ("part_amount", "12.50"),
        ]
        page = try ada.post("/transactions", form + parts)
        #expect(page.status == 422 && page.text.contains("Divide the remaining £8.00 too") && page.text.contains("£8.00 left to divide"))
        page = try ada.post("/transactions", form + parts + [("rest", "1")])
        #expect(Self.amounts(page) == ["41.20", "12.50", "8.00"])
        let rest = [("part_note", ""), ("part_category", coffee), ("part_amount", "8.00"), ("part_note", "filters")]
        #expect(try ada.send("/transactions", form + parts + rest).status == 303)
        let list = try ada.get("/records?view=daily&date=2025-11-20")
        #expect(list.text.contains("3 parts") && list.text.contains("Groceries £12.50") && list.text.contains("−£61.70"))
        let shown = try ada.get("/transactions/\(SampleID.transaction(500))")
        #expect(shown.text.contains("beans") && shown.text.contains("filters") && shown.text.contains("£61.70"))
        let filtered = try ada.get("/records?view=all&category=\(groceries)&q=weekly").text
        #expect(filtered.contains("Groceries (part)") && filtered.contains("−£12.50"))
        #expect(household.site.events.errors == [])
    }

    @Test func `a program divides, changes and joins a transaction`() throws {
        let program = household.program(), path = "/transactions/\(SampleID.transaction(700))"
        func part(_ category: String, _ amount: String, _ note: String = "") -> JSONValue {
            ["category": .text(category), "amount": .text(amount), "note": .text(note)]
        }
        let body: JSONValue = [
            "id": .text(SampleID.transaction(700)), "kind": "expense", "amount": "10", "title": "Shop", "date": "2025-11-19",
            "parts": [part(coffee, "4.50", "beans"), part(groceries, "5.50")],
        ]
        let made = try program.post("/transactions", body)
        #expect(made.status == 201 && made["category"] == .null && made["amount"] == "10.00", "\(made.json)")
        #expect(made["parts"] == [part(coffee, "4.50", "beans"), part(groceries, "5.50")])
        #expect(try program.post("/transactions", body).status == 200)
        for sort in ["-date", "amount"] {
            let found = try program.get("/transactions?q=Shop&from=2025-11-19&to=2025-11-19&sort=\(sort)")["data"]?.list ?? []
            #expect(found.filter { $0["id"] == made["id"] } == [made.json], "\(sort)")
        }
        #expect(try program.get("/transactions?category=\(groceries)&from=2025-11-19")["data"]?.list?.contains(made.json) == true)
        let refused = try program.patch(path, ["amount": "11"])
        #expect(refused.status == 409 && refused.wrong == ["parts"])
        #expect(try program.patch(path, ["time": "10:10"])["parts"] == made["parts"])
        let changed = try program.patch(path, ["amount": "3", "parts": [part(coffee, "1"), part(coffee, "2")]])
        #expect(changed.status == 200 && changed["parts"]?.list?.count == 2)
        let joined = try program.patch(path, ["category": .text(groceries)])
        #expect(joined["parts"] == [] && joined["category"]?.text == groceries && joined["amount"] == "3.00")
        #expect(try program.patch(path, ["parts": [], "category": .text(coffee)])["category"]?.text == coffee)
        for wrong in [
            ["category": .text(coffee)], ["category": .text(coffee), "amount": "x"], ["category": .text(coffee), "amount": "1", "colour": "red"],
        ] as [JSONValue] {
            let answer = try program.patch(path, ["parts": [wrong]])
            #expect(answer.status == 422 && answer.wrong.first?.hasPrefix("parts") == true, "\(answer.json)")
        }
        #expect(try program.patch(path, ["parts": [part(SampleID.category(99), "3")]]).status == 409)
        #expect(household.site.events.errors == [])
    }
}
