import Storage
import TestSupport
import Testing

@testable import Bookkeeping

@Suite struct BannerPagesTests {
    static func switchedOn() throws -> Household {
        let household = try Household()
        #expect(try household.ada.send("/operator/banners", [("is_on", "1"), ("address", "")]).status == 303)
        return household
    }

    static let pages = ["/", "/records", "/statistics", "/budgets", "/accounts"]

    static let sample = [
        "overview", "records", "statistics", "budgets", "accounts", "transaction", "transaction-new", "settings-profile", "overview-first-visit",
        "sign-in",
    ]

    @Test(arguments: PageState.all.filter { sample.contains($0.name) })
    func `pages are the same to the byte whether banners are hidden or were never switched on`(state: PageState) throws {
        let without = try Household(), hidden = try Self.switchedOn()
        for browser in [hidden.ada, hidden.ben, hidden.newcomer] { _ = try browser.send("/settings/banners", [("hidden", "1")]) }
        func stable(_ household: Household) throws -> String { try StablePage(try state.open(household).response.text, of: household).html }
        let page = try stable(hidden)
        #expect(page == (try stable(without)))
        #expect(!page.contains("banner.css") && !page.contains("class=\"banner\""))
    }

    @Test(arguments: pages) func `a banner is marked, and leads out without telling from where`(path: String) throws {
        let page = try Self.switchedOn().ben.get(path)
        let aside = try #require(page.document.all("aside").first)
        #expect(aside["aria-label"] == "Advertisement")
        let link = try #require(page.document.all("a").first { $0["href"] == "https://luigi.example/tea" })
        #expect(link["rel"] == "noreferrer noopener nofollow" && link["referrerpolicy"] == "no-referrer" && link["target"] == "_blank")
        #expect(page.document.text.contains("Tea & <cake> at Luigi's"))
        let picture = try #require(page.document.all("img").compactMap { $0["src"] }.first { $0.hasPrefix("/banners/") })
        #expect(!page.response.text.contains("src=\"http"))
        #expect(page.document.all("link").contains { $0["href"]?.hasPrefix("/banner.css") == true })
        #expect(picture.hasPrefix("/banners/\(SampleID.banner(1))/image?v="))
    }

    @Test(arguments: ["/settings", "/transactions/new", "/accounts/new", "/trash", "/operator/banners", "/nowhere", "/map", "/records/x"])
    func `forms, settings and mistakes have none`(path: String) throws {
        #expect(try Self.switchedOn().ada.get(path).document.all("aside").isEmpty)
    }

    @Test func `the picture comes from this server, as a picture and nothing else, while banners are on`() throws {
        let household = try Self.switchedOn(), path = "/banners/\(SampleID.banner(1))/image"
        let answer = try household.ben.fetch(path)
        #expect(answer.status == 200 && answer.body == SampleFile.png)
        #expect(answer["Content-Type"] == "image/png" && answer["X-Content-Type-Options"] == "nosniff")
        #expect(answer["Content-Security-Policy"] == "default-src 'none'; sandbox")
        #expect(try household.ben.fetch("/banners/\(SampleID.absent)/image").status == 404)
        _ = try household.ada.send("/operator/banners", [("address", "")])
        #expect(try household.ben.fetch(path).status == 404)
        #expect(try household.ben.get("/").document.all("aside").isEmpty)
    }

    @Test func `each person hides banners for themselves, and has them again`() throws {
        let household = try Self.switchedOn()
        let page = try household.ben.post("/settings/banners", [("hidden", "1")])
        #expect(page.document.text.contains("Banners are hidden."))
        #expect(page.document.all("aside").isEmpty)
        #expect(!(try household.ada.get("/")).document.all("aside").isEmpty)
        #expect(
            try household.ben.get("/settings").document.all("button").contains { $0["aria-label"] == "Hide banners" && $0["aria-checked"] == "true" })
        _ = try household.ben.send("/settings/banners")
        #expect(!(try household.ben.get("/")).document.all("aside").isEmpty)
    }

    @Test func `the settings speak of banners only where there are some`() throws {
        #expect(!(try Household().ben.get("/settings")).document.text.contains("Hide banners"))
        #expect(try Self.switchedOn().ben.get("/settings").document.text.contains("Hide banners"))
    }

    @Test func `the settings name the host of the feed`() throws {
        let household = try Household()
        try household.site.store.write { try $0.banners.setSlot(isOn: true, address: "https://ads.example:8443/feed.json?site=7") }
        #expect(try household.ben.get("/settings").document.text.contains("It gets public files from ads.example:8443 and contacts nobody else."))
    }

    @Test(arguments: [
        "ftp://ads.example/feed", "ads.example", "https://", "javascript:alert(1)", "https://a:b@ads.example/",
        "https://ads.example/" + String(repeating: "x", count: 2_000),
    ])
    func `a wrong address comes back with what to do`(address: String) throws {
        let household = try Household()
        let answer = try household.ada.send("/operator/banners", [("is_on", "1"), ("address", address)])
        #expect(answer.status == 422)
        #expect(answer.document.all("input").first { $0["name"] == "address" }?["value"] == address)
        #expect(answer.document.all("input").first { $0["name"] == "is_on" }?.has("checked") == true)
        #expect(try household.site.store.read { try $0.banners.slot().isOn } == false)
    }

    @Test func `the operator removes a banner, and the log says who switched what`() throws {
        let household = try Self.switchedOn()
        let page = try household.ada.post("/operator/banners/\(SampleID.banner(1))/delete")
        #expect(page.document.text.contains("There are no banners yet."))
        #expect(household.site.events.lines.contains { $0.hasPrefix("banners switched on: by user ") })
        #expect(household.site.events.lines.contains { $0.hasPrefix("banner removed: by user ") })
        #expect(try household.ada.send("/operator/banners/\(SampleID.banner(1))/delete").status == 404)
    }

    @Test func `the audit log says who switched banners and removed one, and nothing of a form that changes neither`() throws {
        let household = try Self.switchedOn()
        _ = try household.ada.send("/operator/banners", [("is_on", "1"), ("address", "https://ads.example/feed.json")])
        _ = try household.ada.send("/operator/banners/\(SampleID.banner(1))/delete")
        _ = try household.ada.send("/operator/banners", [("address", "")])
        let entries = try household.site.store.read { try $0.audit.entries(AuditQuery(limit: 3)) }
        #expect(entries.map(\.act) == [.bannersOff, .bannerRemoved, .bannersOn])
        #expect(entries.allSatisfy { $0.actorName == "ada" && $0.about == nil })
    }

    @Test func `a text of the ad service is shown as text`() throws {
        let household = try Self.switchedOn()
        #expect(try household.ada.get("/").response.text.contains("Tea &amp; &lt;cake&gt; at Luigi"))
    }
}
