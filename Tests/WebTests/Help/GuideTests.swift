import Bookkeeping
import Foundation
import SitePaths
import TestSupport
import Testing
import Views

/// The guide: its pages for everybody, and that all they name exists.
@Suite struct GuideTests {
    @Test(arguments: GuideTopic.allCases) func `a page of the guide opens signed in and signed out, in each language`(topic: GuideTopic) throws {
        let household = try Household()
        for language in ["en", "ja", "zh-CN"] {
            let guest = household.site.browser(language: language), page = try guest.get("/help/\(topic.rawValue)")
            #expect(page.status == 200)
            let article = try #require(page.document.all("article").first { $0["class"]?.contains("guide-page") == true })
            #expect((3...6).contains(article.all("section").count { $0["aria-labelledby"]?.hasPrefix("s") == true }))
            #expect(article.all("svg").contains { $0["role"] == "img" && !($0["aria-label"] ?? "").isEmpty })
            #expect(article.all("a").count >= 3, "links to the pages that it names, and to related ones")
        }
        #expect(try household.ada.get("/help/\(topic.rawValue)").status == 200)
    }

    @Test func `the guide lists all of its pages, and knows no others`() throws {
        let household = try Household(), guest = household.site.browser()
        let links = try guest.get("/help").document.all("a").compactMap { $0["href"] }
        #expect(GuideTopic.allCases.count == 12)
        #expect(GuideTopic.allCases.filter { !links.contains("/help/\($0.rawValue)") } == [])
        #expect(try guest.fetch("/help/nowhere").status == 404)
        #expect(try household.ada.get("/settings").document.all("a").contains { $0["href"] == "/help" })
    }

    @Test func `a page of the guide is read in two minutes`() throws {
        let household = try Household()
        for topic in GuideTopic.allCases {
            for (language, limit) in [("en", 350), ("ja", 900), ("zh-CN", 700)] {
                let page = try household.site.browser(language: language).get("/help/\(topic.rawValue)")
                let article = try #require(page.document.first("article"))
                let sections = article.all("section").filter { $0["aria-labelledby"]?.hasPrefix("s") == true }.map(\.text).joined(separator: " ")
                let size = language == "en" ? sections.split { $0.isWhitespace }.count : sections.count { !$0.isWhitespace }
                #expect(size <= limit, "\(topic) in \(language): \(size)")
            }
        }
    }

    @Test func `only those who may open a page of the server or the household find a link to it`() throws {
        let household = try Household()
        func links(_ page: WebPage) -> [String] { page.document.all("a").compactMap { $0["href"] } }
        #expect(links(try household.ada.get("/help/backup")).contains("/operator/backups"))
        for page in [try household.ben.get("/help/backup"), try household.site.browser().get("/help/backup")] {
            #expect(!links(page).contains { $0.hasPrefix("/operator") })
            #expect(page.document.all("b").contains { $0.text == "Backups" })
        }
        #expect(!links(try household.ada.get("/help/household")).contains("/household/people"))
        try household.share()
        #expect(links(try household.ada.get("/help/household")).contains("/household/people"))
    }

    @Test func `the shortcuts are on the page about the keyboard, and their former address leads there`() throws {
        let household = try Household()
        let page = try household.ada.get("/help/keyboard")
        let shortcuts = try #require(page.document.element(id: "shortcuts"))
        #expect(shortcuts.all("kbd").map(\.text).contains("/") && shortcuts.text.contains("New record"))
        let moved = try household.ada.fetch("/settings/keyboard")
        #expect(moved.status == 303 && moved["Location"] == "/help/keyboard")
    }

    @Test func `the guide says nothing personal`() throws {
        let household = try Household()
        for topic in GuideTopic.allCases {
            let article = try #require(try household.ada.get("/help/\(topic.rawValue)").document.first("article"))
            #expect(article.text == (try household.site.browser().get("/help/\(topic.rawValue)").document.first("article")?.text), "\(topic)")
        }
    }

    @Test func `every address that the guide shows exists`() throws {
        let household = try Household()
        var addresses: Set<String> = []
        for topic in GuideTopic.allCases {
            let codes = try household.site.browser().get("/help/\(topic.rawValue)").document.all("code").map(\.text)
            for code in codes where code.count > 1 {
                code.firstMatch(of: #/(?:^|localhost:8080)(/[a-z0-9/.]+)/#).map { _ = addresses.insert(String($0.output.1)) }
            }
        }
        #expect(addresses == ["/api/v1/accounts", "/api/v1/openapi.json"])
        for address in addresses { #expect(try household.ada.fetch(address).status != 404, "\(address)") }
    }

    @Test(arguments: [
        ("/transactions/new", GuideTopic.entry), ("/budgets", .budgets), ("/budgets/new", .budgets), ("/settings/daily-budget", .budgets),
        ("/household", .household), ("/import", .banks), ("/banks", .banks), ("/reports", .reports), ("/map", .map), ("/settings/https", .https),
        ("/operator/backups", .backup), ("/settings/export", .backup), ("/settings/tokens", .programs), ("/settings/api", .programs),
        ("/settings/passkeys", .phone), ("/accounts", .begin),
    ])
    func `a page leads to that of the guide which answers its questions`(path: String, topic: GuideTopic) throws {
        let page = try Household().ada.get(path), head = try #require(page.document.first("header"))
        #expect(head.all("a").contains { $0["href"] == "/help/\(topic.rawValue)" && $0["aria-label"] == "Help" })
    }

    @Test func `the list of records, which has to be light, does not lead to the guide`() throws {
        #expect(try Household().ada.get("/records").document.all("a").allSatisfy { $0["href"]?.contains("/help") != true })
    }
}
