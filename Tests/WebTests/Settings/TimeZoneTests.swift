import TestSupport
import Testing

@Suite struct TimeZoneTests {
    private static func zones(_ page: WebPage) -> [String] {
        page.document.first("datalist")?.all("option").compactMap { $0["value"] } ?? []
    }

    private static func field(_ page: WebPage) -> String? { page.document.all("input").first { $0["name"] == "time_zone" }?["value"] }

    @Test(arguments: [("en", "Tokyo (UTC+9)"), ("ja", "東京 (UTC+9)"), ("zh-Hans", "东京 (UTC+9)")])
    func `time zones are chosen by city in the person's language`(language: String, city: String) throws {
        let household = try Household()
        try household.ada.post("/settings/preferences", [("language", language)])
        let page = try household.ada.get("/settings/preferences"), zones = Self.zones(page)
        #expect(zones.contains(city) && Set(zones).count == zones.count && zones.count > 400)
        #expect(try household.ada.send("/settings/preferences", [("time_zone", city)]).status == 303)
        #expect(try Self.field(household.ada.get("/settings/preferences")) == city)
    }

    @Test(arguments: [
        ("Asia/Calcutta", "Kolkata (UTC+5:30)"), ("US/Pacific", "Los Angeles (UTC−8)"), ("Etc/GMT+5", "Etc/GMT+5 (UTC−5)"), ("UTC", "UTC"),
    ])
    func `every IANA name is accepted, and shown by its city`(name: String, shown: String) throws {
        let household = try Household()
        #expect(try household.ada.send("/settings/preferences", [("time_zone", name)]).status == 303)
        let page = try household.ada.get("/settings/preferences")
        #expect(Self.field(page) == shown)
        #expect(try household.ada.send("/settings/preferences", [("time_zone", shown)]).status == 303)
        #expect(try Self.field(household.ada.get("/settings/preferences")) == shown)
    }

    @Test func `an unknown city comes back as typed`() throws {
        let page = try Household().ada.post("/settings/preferences", [("time_zone", "Atlantis")])
        #expect(page.status == 422 && Self.field(page) == "Atlantis" && page.text.contains("Choose one of the entries in the list."))
        let empty = try Household().ada.post("/settings/preferences", [("time_zone", "")])
        #expect(empty.status == 422 && empty.text.contains("Enter the city of your time zone"))
    }
}
