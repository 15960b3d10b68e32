import TestSupport
import Testing

@Suite struct CategoryTests {
    static func form(_ name: String, kind: String = "expense") -> [(String, String)] {
        [("kind", kind), ("name", name), ("colour", "sky"), ("icon", "pets")]
    }

    @Test func `a name can be used once for each kind`() throws {
        let household = try Household()
        #expect(try household.ada.send("/categories", Self.form("coffee")).status == 422)
        #expect(try household.ada.send("/categories", Self.form("coffee", kind: "income")).status == 303)
        #expect(try household.ada.send("/categories", Self.form("Coffee", kind: "income")).status == 422)
    }

    @Test func `a person adds one, finds it in the form of a record and renames it`() throws {
        let household = try Household()
        let ada = household.ada
        try ada.get("/categories/new")
        let list = try ada.web.submit("/categories", filling: ["name": "Cats", "colour": "rose", "icon": "pets"])
        #expect(list.target == "/categories?kind=expense" && list.text.contains("Cats"))
        #expect(try ada.get("/transactions/new").text.contains("Cats"))
        let id = try household.category("Cats")
        try ada.get("/categories/\(id)/edit")
        #expect(try ada.web.submit("/categories/\(id)", filling: ["name": "Cats and dogs"]).text.contains("Cats and dogs"))
    }

    @Test func `a category keeps its kind`() throws {
        let household = try Household()
        let salary = try household.category("Salary")
        #expect(try household.ada.send("/categories/\(salary)", Self.form("Wages")).status == 303)
        #expect(try DatabaseWitness(household.site).value("SELECT kind FROM category WHERE name = 'Wages'") == "income")
    }

    @Test(arguments: [("kind", "loan"), ("colour", "red"), ("icon", "gun"), ("name", ""), ("name", String(repeating: "x", count: 26))])
    func `a choice that is not offered is refused`(field: (String, String)) throws {
        let household = try Household()
        #expect(try household.ada.send("/categories", Self.form("New").filter { $0.0 != field.0 } + [field]).status == 422)
    }

    @Test func `the order by hand is that of the list, the form of a record and the filters`() throws {
        let household = try Household(), ada = household.ada, names = ["Groceries", "Coffee"]
        func order(_ path: String) throws -> [String] {
            let text = try ada.get(path).text
            return try names.sorted { try #require(text.range(of: $0)).lowerBound < #require(text.range(of: $1)).lowerBound }
        }
        let before = try order("/categories/order"), id = try household.category(try #require(before.last))
        let count = try household.site.store.read(household.book("ada")) { try $0.categories(.expense).count }
        for _ in 0..<count where try order("/categories/order") == before {
            let answer = try ada.send("/categories/\(id)/move", [("direction", "up")])
            #expect(answer.status == 303 && answer["Location"] == "/categories/order?kind=expense#c-\(id)")
        }
        for path in ["/categories/order", "/categories", "/budgets/new", "/reports"] { #expect(try order(path) == before.reversed(), "\(path)") }
        try ada.post("/categories/order", [("kind", "expense")])
        #expect(try order("/categories/order") == ["Coffee", "Groceries"])
    }

    @Test func `two categories become one, the page says how many records moved, and it can be undone`() throws {
        let household = try Household(), ada = household.ada, id = SampleID.category(1)
        let before = try household.site.store.read(household.book("ada")) { try $0.categories(.expense).map(\.name) }
        let name = "Music & films"
        #expect(try ada.get("/categories/\(id)/merge").document.text.contains("records move to the other category"))
        #expect(try ada.send("/categories/\(id)/merge", [("move_to", id)]).status == 422)
        #expect(try ada.send("/categories/\(id)/merge", [("move_to", try household.category("Salary"))]).status == 422)
        let form = [("move_to", try household.category("Coffee")), ("deletion", SampleID.deletion(900))]
        let page = try ada.post("/categories/\(id)/merge", form)
        #expect(page.document.text.contains("“\(name)” merged:"))
        #expect(try ada.send("/categories/\(id)/merge", form).status == 303)
        #expect(!(try ada.get("/categories")).document.all("a").contains { $0.text == name })
        try ada.post("/trash/\(SampleID.deletion(900))/restore")
        #expect(try household.site.store.read(household.book("ada")) { try $0.categories(.expense).map(\.name) } == before)
        #expect(try household.site.store.check() == [])
    }

    @Test func `a subcategory is made below a category, and its records count in both`() throws {
        let household = try Household(), ada = household.ada, groceries = try household.category("Groceries")
        try ada.get("/categories/new?kind=expense&parent=\(groceries)")
        let list = try ada.web.submit("/categories", filling: ["name": "Bakery"])
        #expect(list.document.all("li").first { $0.classes.contains("below") }?.text.contains("Bakery") == true)
        let bakery = try household.category("Bakery"), id = SampleID.transaction(500)
        try ada.post("/quick", [("id", id), ("category", bakery), ("amount", "3.20")])
        #expect(try ada.get("/records?category=\(groceries)").document.all("a").contains { $0["href"]?.contains(id) == true })
        #expect(try ada.get("/records").document.all("option").contains { $0.text == "Groceries › Bakery" })
        #expect(try ada.get("/reports").text.contains("Bakery"))
        #expect(try ada.get("/categories/\(groceries)/delete").document.text.contains("Its subcategories stay"))
        #expect(try ada.send("/categories/\(groceries)", Self.form("Groceries") + [("parent", try household.category("Coffee"))]).status == 422)
        #expect(try ada.send("/categories/\(bakery)", Self.form("Bakery") + [("parent", bakery)]).status == 422)
        #expect(try ada.send("/categories/\(bakery)", Self.form("Bakery") + [("parent", try household.category("Salary"))]).status == 422)
        #expect(try household.site.store.check() == [])
    }

    @Test func `each category leads to its records`() throws {
        let household = try Household()
        let page = try household.ada.get("/records?category=\(try household.category("Groceries"))")
        #expect(page.document.all("a").count { $0.text == "Weekly shop" } == 2)
        #expect(!page.text.contains("Headphones"))
    }
}

@Suite struct HashtagTests {
    @Test(arguments: ["#weekly", "WEEKLY", "two words", "a/b", "", "#", "-", String(repeating: "x", count: 26)])
    func `a hashtag that is taken or no word is refused`(name: String) throws {
        let household = try Household()
        let answer = try household.ada.send("/hashtags", [("name", name)])
        #expect(answer.status == 422, "\(name)")
    }

    @Test(arguments: ["#new", "家計", "under_score", "with-dash", "２０２５", "été"])
    func `letters, digits, underscore and dash of any script make a hashtag`(name: String) throws {
        let household = try Household()
        #expect(try household.ada.send("/hashtags", [("name", name)]).status == 303)
    }

    @Test func `renaming a hashtag renames it on its records`() throws {
        let household = try Household()
        try household.ada.post("/hashtags/\(SampleID.hashtag(2))", [("name", "tokyo")])
        #expect(try household.ada.get("/transactions/\(SampleID.transaction(7))").text.contains("#tokyo"))
        #expect(try household.ada.get("/records?tag=tokyo").text.contains("寿司ランチ"))
    }
}
