import Foundation
import TestSupport
import Testing

@testable import Bookkeeping

@Suite struct MapTests {
    /// Adds places in two towns of England, Paris, and on both sides of 180°, beside Ada's dinner in Soho.
    static func fill(_ household: Household) throws {
        let places: [(Int, String, String, String, [(String, String)])] = [
            (801, "Flat white", "51.5145", "-0.1269", [("amount", "3.20"), ("place", "Monmouth & Sons")]),
            (802, "Beans", "51.5145", "-0.1269", [("amount", "9"), ("place", "Monmouth & Sons"), ("date", "2025-10-02")]),
            (
                803, "Consulting", "51.5155", "-0.0922",
                [("amount", "500"), ("kind", "income"), ("income_category", try household.category("Salary")), ("place", "Bank")]
            ),
            (804, "Punting", "52.2053", "0.1192", [("amount", "20"), ("category", try household.category("Fun")), ("place", "Cambridge")]),
            (805, "Croissant", "48.8566", "2.3522", [("amount", "4"), ("place", "")]),
            (806, "ラーメン", "35.6812", "139.7671", [("amount", "980"), ("account", SampleID.account(2)), ("place", "東京駅")]),
        ]
        for (number, title, latitude, longitude, more) in places {
            let fields = [("title", title), ("latitude", latitude), ("longitude", longitude)] + more
            let form = try TransactionTests.form(household, fields, id: SampleID.transaction(number))
            #expect(try household.ada.send("/transactions", form).status == 303)
        }
    }

    static func filled() throws -> Household {
        let household = try Household()
        try fill(household)
        return household
    }

    private func labels(_ page: WebPage) -> [String] {
        page.document.first(where: { $0.tag == "g" && $0.classes.contains("map-marks") })?.all("a").compactMap { $0["aria-label"] } ?? []
    }
    private func rows(_ page: WebPage) -> [String] {
        page.document.all("section").first { $0["aria-label"] == "Places on this map" }?.all("li").map { $0.first("a")?.text ?? "" } ?? []
    }

    @Test func `the map shows all records with a place, and the list beside it the places with the most money first`() throws {
        let page = try Self.filled().ada.get("/map")
        #expect(page.text.contains("7 records on this map"))
        #expect(rows(page) == ["Consulting", "Dinner & drinks at Luigi's", "Punting", "Monmouth & Sons", "Croissant", "ラーメン"])
        #expect(labels(page).count >= 2)
    }

    @Test func `what stands together is one marker with its sum, and comes apart from near`() throws {
        let household = try Self.filled()
        let far = try household.ada.get("/map?lat=51.5&lon=-0.1&zoom=6")
        #expect(labels(far).contains { $0.contains("records") })
        let near = try household.ada.get("/map?lat=51.5141&lon=-0.1303&zoom=15")
        #expect(labels(near).contains("Monmouth & Sons · 2 records · −£12.20"))
        #expect(labels(near).contains("Dinner & drinks at Luigi's · −£32.50 · Eating out"))
    }

    @Test func `what came in stands on a square and what went out on a disc`() throws {
        let page = try Self.filled().ada.get("/map?lat=51.5155&lon=-0.0922&zoom=16")
        let income = try #require(page.document.all("a").first { $0["aria-label"]?.hasPrefix("Consulting") == true })
        #expect(income.first("rect") != nil && income.text.contains("+£500"))
        let other = try Self.filled().ada.get("/map?lat=52.2053&lon=0.1192&zoom=16")
        let expense = try #require(other.document.all("a").first { $0["aria-label"]?.hasPrefix("Punting") == true })
        #expect(expense.first("rect") == nil && expense.text.contains("−£20"))
    }

    @Test func `a chosen marker tells its amount and title, and leads to its record and to the records of its place`() throws {
        let household = try Self.filled()
        let near = try household.ada.get("/map?lat=52.2053&lon=0.1192&zoom=14")
        let link = try #require(near.document.all("a").first { $0["aria-label"]?.hasPrefix("Punting") == true }?["href"])
        let page = try household.ada.get(link)
        let call = try #require(page.document.first(where: { $0.tag == "g" && $0.classes.contains("map-call") }))
        #expect(call.text.contains("−£20.00") && call.text.contains("Punting"))
        let chosen = try #require(page.document.all("section").first { $0["aria-labelledby"] == "chosen" })
        let links = chosen.all("a").compactMap { $0["href"] }
        #expect(links.contains("/transactions/\(SampleID.transaction(804))"))
        let list = try household.ada.get(try #require(links.first { $0.hasPrefix("/records") }))
        #expect(list.text.contains("Punting"))
    }

    @Test func `a chosen place and a cluster bring the map closer`() throws {
        let household = try Self.filled()
        func zoom(_ page: WebPage) throws -> Int { try #require(page.document.element(id: "map")?["data-zoom"].flatMap { Int($0) }) }
        let far = try household.ada.get("/map?lat=51.6&lon=-0.05&zoom=6")
        let markers = far.document.all("a").filter {
            $0.descendants.contains { $0.classes.contains("map-cluster") || $0.classes.contains("map-pin") }
        }
        #expect(markers.contains { $0.descendants.contains { $0.classes.contains("map-cluster") } })
        for marker in markers { #expect(try zoom(household.ada.get(try #require(marker["href"]))) > 6) }
        for row in far.document.all("a") where row.classes.contains("go") { #expect(try zoom(household.ada.get(try #require(row["href"]))) > 6) }
    }

    @Test func `a category, a kind and a period each show their own records`() throws {
        let household = try Self.filled()
        for (query, count) in [
            ("", 7), ("kind=income", 1), ("kind=expense", 6), ("kind=transfer", 0), ("view=monthly&date=2025-10", 1), ("view=yearly&date=2025", 7),
            ("view=yearly&date=2024", 0), ("view=weekly&date=2025-11-17", 6), ("category=\(try household.category("Fun"))", 1),
            ("category=\(try household.category("Fun"))&view=yearly&date=2025", 1), ("category=\(try household.category("Fun"))&kind=income", 0),
        ] {
            let page = try household.ada.get("/map?" + query)
            #expect(page.text.contains(count == 1 ? "1 record on this map" : "\(count) records on this map"), "\(query)")
        }
    }

    @Test func `a place that is searched for is where the map goes`() throws {
        let household = try Self.filled()
        let page = try household.ada.get("/map?q=Kyoto&kind=expense")
        let map = try #require(page.document.element(id: "map"))
        #expect(map["data-lat"]?.hasPrefix("35.0") == true && map["data-lon"]?.hasPrefix("135.7") == true)
        #expect(page.document.all("input").contains { $0["name"] == "kind" && $0["value"] == "expense" })
        #expect(try household.ada.get("/map?q=Xyzzyq").text.contains("No place has that name."))
    }

    @Test func `links move the map and bring it closer, and all of them keep what is shown`() throws {
        let household = try Self.filled()
        let page = try household.ada.get("/map?lat=51.5&lon=-0.1&zoom=9&kind=expense&view=yearly&date=2025")
        func link(_ label: String) throws -> WebPage {
            let address = try #require(page.document.all("a").first { $0["aria-label"] == label }?["href"])
            #expect(address.contains("kind=expense") && address.contains("view=yearly"), "\(label)")
            return try household.ada.get(address)
        }
        func number(_ name: String, _ page: WebPage) -> Double { page.document.element(id: "map")?["data-" + name].flatMap(Double.init) ?? .nan }
        #expect(try number("zoom", link("Closer")) == 10 && number("zoom", link("Further away")) == 8)
        #expect(try number("lat", link("To the north")) > 51.6 && number("lat", link("To the south")) < 51.4)
        #expect(try number("lon", link("To the east")) > 0 && number("lon", link("To the west")) < -0.2)
        #expect(try link("Show all records").text.contains("6 records on this map"))
    }

    @Test(arguments: [("89.5", "85.05"), ("-90", "-85.05")])
    func `a record nearer to a pole than maps reach stands at the edge of the map`(latitude: String, edge: String) throws {
        let household = try Household()
        let fields = [("title", "Ice"), ("latitude", latitude), ("longitude", "10"), ("amount", "3"), ("place", "Pole")]
        #expect(try household.ada.send("/transactions", try TransactionTests.form(household, fields, id: SampleID.transaction(801))).status == 303)
        for query in ["lat=\(edge)&lon=10&zoom=3", "lat=\(edge)&lon=10&zoom=12", "lat=0&lon=10&zoom=1"] {
            let page = try household.ada.get("/map?" + query)
            #expect(rows(page).contains("Ice") && labels(page).contains { $0.hasPrefix("Ice") }, "\(query)")
        }
    }

    @Test func `nobody sees the places of somebody else`() throws {
        let household = try Self.filled()
        let page = try household.ben.get("/map?lat=51.5145&lon=-0.1269&zoom=17&at=51.51450,-0.12690")
        #expect(!page.text.contains("Monmouth") && !page.text.contains("Dinner"))
    }

    @Test func `without the files of the map its markers stand on a grid, and the page says why`() throws {
        let household = try Household(atlas: nil)
        let page = try household.ada.get("/map")
        #expect(page.text.contains("The base map is not installed"))
        #expect(page.document.first(where: { $0.tag == "path" && $0.classes.contains("map-grid") }) != nil && labels(page).count == 1)
        #expect(try household.ada.get("/map?q=London").text.contains("No place has that name."))
        #expect(household.site.events.errors == [])
    }

    @Test(arguments: [
        "lat=91&lon=0", "lat=x", "lat=0&lon=0&zoom=99", "lat=0&lon=0&zoom=-99999999999999999999", "zoom=3", "at=1,2,3", "at=,", "at=51.5137,-0.1337",
        "lat=-90&lon=180&zoom=19&at=-90,180", "view=daily&date=9999-12-31", "view=yearly&date=0001", "category=nothing&kind=nothing",
        "q=%F0%9F%92%A9",
        "lat=51.5137&lon=-0.1337",
    ])
    func `any address has an answer`(query: String) throws {
        let household = try Household()
        let page = try household.ada.get("/map?" + query)
        #expect(page.status == 200 && household.site.events.errors == [])
    }

    @Test func `a map of any size is below 250 kB`() throws {
        let household = try Self.filled()
        for zoom in 1...17 {
            for spot in ["lat=51.5&lon=-0.1", "lat=60.5&lon=10", "lat=35&lon=135", "lat=55&lon=-100", "lat=-15&lon=179.5"] {
                #expect(try household.ada.get("/map?\(spot)&zoom=\(zoom)").response.body.count < 250_000, "\(spot), zoom \(zoom)")
            }
        }
    }

    @Test func `a record with a place leads to the map around it`() throws {
        let household = try Household()
        let page = try household.ada.get("/transactions/\(SampleID.transaction(2))")
        let link = try #require(page.document.all("a").first { $0["href"]?.hasPrefix("/map?") == true }?["href"])
        #expect(
            try household.ada.get(link).document.first(where: { $0.tag == "g" && $0.classes.contains("map-call") })?.text.contains("Dinner") == true)
    }
}
