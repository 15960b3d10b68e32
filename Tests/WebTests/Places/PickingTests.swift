import TestSupport
import Testing

@testable import Bookkeeping
@testable import Validation

/// Choosing the place of a record without a script.
@Suite struct PickingTests {
    /// Presses a button of the open page's form, with some fields filled in.
    static func press(_ browser: Browser, _ button: String, filling: [String: FormValue] = [:]) throws -> WebPage {
        let page = try #require(browser.web.page)
        let action = page.document.element(id: "picker") == nil ? nil : "picker"
        if let action { return try browser.web.submit(action, filling: filling, pressing: button) }
        let form = try #require(page.document.forms.first { $0.element["data-draft"] != nil })
        return try browser.web.submit(form, filling: filling, pressing: button)
    }

    /// Clicks a pixel of the map, as an image button sends it.
    static func click(_ browser: Browser, x: Int, y: Int) throws -> WebPage {
        let page = try #require(browser.web.page)
        let form = HTMLForm(try #require(page.document.element(id: "picker")))
        let fields = form.entries().map { ($0.name, $0.value.text) } + [("point.x", "\(x)"), ("point.y", "\(y)")]
        return try browser.web.post("/transactions/place", fields)
    }

    static func field(_ page: WebPage, _ name: String) -> String? {
        page.document.forms.first { $0.element["data-draft"] != nil || $0.element.id == "picker" }?.value(of: name)
    }

    static let typed: [String: FormValue] = [
        "amount": "12+3.50", "title": "Ice cream <3 #treat", "vendor": "Gelato \"Nonna\"", "note": "two\nlines & a half",
        "date": "2025-11-19",
        "time": "16:20", "tags": "summer fun",
    ]

    static func expectTyped(_ page: WebPage, sourceLocation: SourceLocation = #_sourceLocation) {
        for (name, value) in typed {
            #expect(field(page, name)?.replacing("\r\n", with: "\n") == value.text, "\(name)", sourceLocation: sourceLocation)
        }
    }

    @Test func `a click on the map sets the place, and everything typed is kept until it is saved`() throws {
        let household = try Household(), ada = household.ada
        let first = try ada.get("/transactions/new")
        let id = try #require(Self.field(first, "id"))
        var page = try Self.press(
            ada, "pick", filling: Self.typed.merging(["category": .text(try household.category("Coffee"))]) { one, _ in one })
        #expect(page.document.first("h1")?.text == "Set location" && page.document.element(id: "picker") != nil)
        #expect(Self.field(page, "pin_latitude") == nil)
        page = try Self.click(ada, x: 400, y: 200)
        let (latitude, longitude) = (
            try #require(Self.field(page, "pin_latitude")), try #require(Self.field(page, "pin_longitude"))
        )
        page = try Self.press(ada, "use")
        Self.expectTyped(page)
        #expect(Self.field(page, "latitude") == latitude && Self.field(page, "longitude") == longitude)
        #expect(Self.field(page, "id") == id)
        #expect(page.document.forms.first { $0.element["data-draft"] != nil }?.element.has("data-typed") == true)
        page = try ada.web.submit("/transactions", pressing: "Save record")
        #expect(page.redirects.first?.status == 303 && page.text.contains("Saved "))
        let saved = try #require(try TransactionTests.record(household, id))
        #expect(saved.place.map { [Coordinate.plain($0.latitude), Coordinate.plain($0.longitude)] } == [latitude, longitude])
        #expect(
            saved.title == "Ice cream <3 #treat" && saved.movement.amount.minorUnits == 1550
                && saved.hashtags == ["fun", "summer", "treat"])
    }

    @Test func `a record that is edited keeps its fields and its address`() throws {
        let household = try Household(), ada = household.ada, path = "/transactions/\(SampleID.transaction(2))"
        let before = try #require(try TransactionTests.record(household, SampleID.transaction(2)))
        _ = try ada.get(path + "/edit")
        var page = try Self.press(ada, "pick", filling: ["title": "Dinner again"])
        #expect(Self.field(page, "editing") == SampleID.transaction(2))
        #expect(Self.field(page, "pin_latitude") == "51.51370" && Self.field(page, "pin_name") == "Soho")
        page = try Self.click(ada, x: 300, y: 300)
        #expect(Self.field(page, "pin_latitude") != "51.51370")
        page = try Self.press(ada, "use")
        #expect(Self.field(page, "title") == "Dinner again" && page.document.first("h1")?.text == "Edit record")
        page = try ada.web.submit(path, pressing: "Save record")
        #expect(page.target == path)
        let after = try #require(try TransactionTests.record(household, SampleID.transaction(2)))
        #expect(after.place != before.place && after.place != nil && after.title == "Dinner again")
        #expect(
            (after.vendor, after.note, after.hashtags, after.movement) == (
                before.vendor, before.note, before.hashtags, before.movement
            ))
    }

    @Test func `a place is taken away, and the rest stays`() throws {
        let household = try Household(), ada = household.ada, path = "/transactions/\(SampleID.transaction(2))"
        let shown = try ada.get(path + "/edit")
        #expect(shown.document.element(id: "spot")?.text.contains("51.51370, \u{2212}0.13370") == true)
        let page = try Self.press(ada, "remove", filling: ["title": "Dinner"])
        #expect(Self.field(page, "title") == "Dinner" && Self.field(page, "latitude") == "" && Self.field(page, "place") == "")
        try ada.web.submit(path, pressing: "Save record")
        #expect(try TransactionTests.record(household, SampleID.transaction(2))?.place == nil)
    }

    @Test func `recent places are offered first, and one tap takes one`() throws {
        let household = try Household(), ada = household.ada
        let form = try ada.get("/transactions/new")
        let chip = try #require(form.document.all("button").first { $0.text == "Soho" })
        #expect(chip["value"] == "recent 51.51370 -0.13370 Soho")
        var page = try Self.press(ada, "Soho", filling: ["title": "Tea"])
        #expect(Self.field(page, "title") == "Tea" && Self.field(page, "place") == "Soho")
        #expect(Self.field(page, "latitude") == "51.51370" && Self.field(page, "longitude") == "-0.13370")
        #expect(page.document.all("button").contains { ($0["value"] ?? "").hasPrefix("recent") } == false)
        page = try Self.press(ada, "pick")
        #expect(Self.field(page, "pin_name") == "Soho" && page.document.all("button").contains { $0.text == "Soho" })
        #expect(try household.ben.get("/transactions/new").text.contains("Soho") == false)
    }

    @Test func `whoever turns back finds the form as it was`() throws {
        let household = try Household(), ada = household.ada
        _ = try ada.get("/transactions/\(SampleID.transaction(2))/edit")
        _ = try Self.press(ada, "pick", filling: ["amount": "not yet"])
        _ = try Self.click(ada, x: 10, y: 10)
        let page = try Self.press(ada, "Cancel")
        #expect(page.status == 200 && Self.field(page, "amount") == "not yet")
        #expect(Self.field(page, "latitude") == "51.51370" && Self.field(page, "place") == "Soho")
    }

    @Test(arguments: [("", "", "Café Uno"), ("91", "abc", "Nowhere")])
    func `turning back keeps what is no place yet`(latitude: String, longitude: String, name: String) throws {
        let ada = try Household().ada
        _ = try ada.get("/transactions/new")
        _ = try Self.press(ada, "pick", filling: ["latitude": .text(latitude), "longitude": .text(longitude), "place": .text(name)])
        let page = try Self.press(ada, "Cancel")
        #expect(Self.field(page, "latitude") == latitude && Self.field(page, "longitude") == longitude)
        #expect(Self.field(page, "place") == name)
    }

    @Test func `a name that was typed before the position stays with it`() throws {
        let ada = try Household().ada
        _ = try ada.get("/transactions/new")
        _ = try Self.press(ada, "pick", filling: ["place": "Café Uno"])
        _ = try Self.press(ada, "Search", filling: ["find": "Osaka"])
        let page = try Self.press(ada, "use")
        #expect(Self.field(page, "place") == "Café Uno" && Self.field(page, "latitude")?.hasPrefix("34.6") == true)
    }

    @Test func `the button of the map takes what a search found, not the place before it`() throws {
        let ada = try Household().ada
        _ = try ada.get("/transactions/\(SampleID.transaction(2))/edit")
        _ = try Self.press(ada, "pick")
        let found = try Self.press(ada, "Search", filling: ["find": "Osaka"])
        #expect(Self.field(found, "pin_name") == "Osaka")
        let page = try Self.press(ada, "use")
        #expect(Self.field(page, "place") == "Osaka" && Self.field(page, "latitude")?.hasPrefix("34.6") == true)
    }

    @Test func `buttons move the map, and the keyboard chooses its middle`() throws {
        let household = try Household(), ada = household.ada
        var page = try ada.get("/transactions/place")
        func view(_ page: WebPage) -> [String] {
            ["view_latitude", "view_longitude", "view_zoom"].map { Self.field(page, $0) ?? "" }
        }
        func number(_ text: String) -> Double { Double(text) ?? .nan }
        let start = view(page)
        #expect(start[2] == "11")
        page = try Self.press(ada, "north")
        #expect(number(view(page)[0]) > number(start[0]) && view(page)[1] == start[1])
        page = try Self.press(ada, "south")
        #expect(view(page) == start)
        page = try Self.press(ada, "east")
        #expect(number(view(page)[1]) > number(start[1]))
        page = try Self.press(ada, "west")
        #expect(view(page) == start)
        page = try Self.press(ada, "in")
        #expect(view(page)[2] == "12")
        page = try Self.press(ada, "out")
        #expect(view(page)[2] == "11")
        page = try Self.click(ada, x: 0, y: 0)
        #expect([Self.field(page, "pin_latitude"), Self.field(page, "pin_longitude")] == [view(page)[0], view(page)[1]])
        for _ in 0..<20 where page.document.all("button").contains(where: { $0["value"] == "out" && !$0.has("disabled") }) {
            page = try Self.press(ada, "out")
        }
        #expect(view(page)[2] == "1")
        for _ in 0..<20 where page.document.all("button").contains(where: { $0["value"] == "in" && !$0.has("disabled") }) {
            page = try Self.press(ada, "in")
        }
        #expect(view(page)[2] == "14")
        page = try Self.press(ada, "use")
        #expect(page.document.first("h1")?.text == "New record" && Self.field(page, "latitude")?.isEmpty == false)
        #expect(Self.field(page, "date") == "2025-11-20" && Self.field(page, "id")?.isEmpty == false)
    }

    @Test func `the position of a device gets a name, five decimals and a form`() throws {
        let household = try Household()
        let fields = try TransactionTests.form(household) + [("do", "at 51.5137049 -0.1337")]
        let page = try household.ada.post("/transactions/place", fields)
        #expect(Self.field(page, "latitude") == "51.51370" && Self.field(page, "longitude") == "-0.13370")
        #expect(Self.field(page, "title") == "Cake" && Self.field(page, "place") != nil)
    }

    @Test(arguments: [
        "at", "at 91 0", "at 0 181", "at a b", "at 1", "recent", "recent 91 0 X", "found", "found 1 2 3", "found 1 2 x Name",
        "found 99 2 3 Name", "found 1 2 99999999999999999999 N",
        "nothing", "", "in in",
    ])
    func `a button that is none changes nothing`(button: String) throws {
        let household = try Household()
        let hostile: [[(String, String)]] = [
            [], [("view_latitude", "91"), ("view_longitude", "x"), ("view_zoom", "-5")],
            [("view_latitude", "0"), ("view_longitude", "0"), ("view_zoom", "9223372036854775807")],
            [
                ("view_latitude", "85"), ("view_longitude", "180"), ("view_zoom", "19"), ("pin_latitude", "90"),
                ("pin_longitude", "-180"), ("pin_name", "<script>"),
            ],
        ]
        for more in hostile {
            let answer = try household.ada.send(
                "/transactions/place", try TransactionTests.form(household) + [("do", button)] + more)
            #expect(answer.status == 200, "\(more)")
            #expect(!answer.text.contains("<script>"))
        }
        #expect(household.site.events.errors == [])
    }

    @Test(arguments: ["-1", "720", "9223372036854775807", "99999999999999999999", "x", ""])
    func `a click beside the map counts as its middle`(x: String) throws {
        let household = try Household()
        let view = [("view_latitude", "10"), ("view_longitude", "20"), ("view_zoom", "5")]
        let page = try household.ada.post("/transactions/place", view + [("point.x", x), ("point.y", "3")])
        #expect(Self.field(page, "pin_longitude") == Self.field(page, "view_longitude"))
    }

    @Test func `the record of somebody else is not there, and a file goes no further`() throws {
        let household = try Household()
        let form = try TransactionTests.form(household) + [("do", "remove"), ("editing", SampleID.transaction(101))]
        #expect(try household.ada.send("/transactions/place", form).status == 404)
        let answer = try household.ada.upload(
            "/transactions/place", try TransactionTests.form(household) + [("do", "pick")],
            file: ("attachment", "a.png", SampleFile.png))
        #expect(answer.status == 200 && !answer.text.contains("attachment") && answer.text.contains("Cake"))
    }

    @Test func `a place without a position comes back with what to do`() throws {
        let household = try Household()
        let page = try household.ada.post(
            "/transactions", try TransactionTests.form(household, [("latitude", ""), ("longitude", ""), ("place", "Corner")]))
        #expect(page.status == 422 && Self.field(page, "place") == "Corner")
        let spot = try #require(page.document.element(id: "spot"))
        #expect(spot.first("details")?.has("open") == true)
        #expect(page.document.element(id: "problems")?.all("a").first?["href"] == "#place")
    }
}
