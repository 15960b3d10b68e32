import Foundation
import TestSupport
import Testing

/// The sizes of stylesheets and scripts, which a phone on a weak network has to load.
@Suite struct WeightTests {
    /// Returns the total size of the files that a page loads, by file extension.
    static func sizes(_ ending: String, of page: WebPage) throws -> Int {
        let references = page.document.elements.compactMap { $0.tag == "script" ? $0["src"] : $0.tag == "link" ? $0["href"] : nil }
        let names = references.compactMap { $0.split(separator: "?").first }.filter { $0.hasSuffix(ending) }
        return try names.reduce(0) { try $0 + Data(contentsOf: SourceTree.root.appending(path: "Public" + $1)).count }
    }

    @Test(arguments: [
        "/", "/records", "/statistics", "/map", "/transactions/new", "/accounts/new", "/budgets/new", "/goals/new", "/settings/https",
        "/settings/passkeys/new",
        "/privacy", "/settings/feedback", "/help", "/help/entry",
    ])
    func `the style sheets of a page are below 45 kB and its scripts below 19 kB, 35 kB for records`(path: String) throws {
        let page = try Household().ada.get(path)
        let (styles, scripts) = (try Self.sizes(".css", of: page), try Self.sizes(".js", of: page))
        #expect(styles > 0 && styles < 45_000)
        // Amounts are read as people of each region write them; numbers as they are said have a script of their own, which comes with the first of them.
        // The form of a record keeps drafts, finds places, works out amounts, has keys for them, converts them, knows yesterday and makes photos smaller.
        #expect(scripts > 0 && scripts < (path == "/transactions/new" ? 35_000 : 19_000))
    }

    @Test func `the script of the lock fits beside that of the map`() throws {
        let scripts = try Self.sizes(".js", of: LockScene.ada(try Household()).get("/map"))
        #expect(scripts > 0 && scripts < 17_000)
    }

    @Test func `a page of fifty records is below 31 kB`() throws {
        let household = try Household()
        let (everyday, coffee) = (try household.everyday(), try household.category("Coffee"))
        for number in 0..<60 {
            _ = try household.ada.send(
                "/transactions",
                [
                    ("id", SampleID.transaction(600 + number)), ("kind", "expense"), ("date", "2025-11-\(10 + number % 10)"), ("time", "10:00"),
                    ("account", everyday), ("category", coffee), ("amount", "3.\(10 + number)"), ("title", "Flat white number \(number)"),
                    ("tags", "work treat"),
                ])
        }
        let page = try household.ada.get("/records")
        #expect(page.document.all("a").count { $0["class"] == "go" } == 50)
        #expect(page.response.body.count < 31_000)
    }

    @Test func `static files are kept by the browser and pages are not`() throws {
        let household = try Household()
        let page = try household.ada.get("/")
        let style = try #require(page.document.all("link").first { $0["rel"] == "stylesheet" }?["href"])
        let answer = try household.ada.fetch(style)
        #expect(answer["Cache-Control"] == "public, max-age=31536000, immutable")
        #expect(answer["Set-Cookie"] == nil)
        let again = try household.ada.fetch(style, headers: [("If-None-Match", answer["ETag"] ?? "")])
        #expect(again.status == 304)
    }
}
