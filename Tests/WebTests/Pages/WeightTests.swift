import Foundation
import TestSupport
import Testing

/// A phone on a weak network loads these.
@Suite struct WeightTests {
    static func sizes(_ ending: String) throws -> Int {
        let folder = SourceTree.root.appending(path: "Public")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(ending) }
        return try names.reduce(0) { try $0 + Data(contentsOf: folder.appending(path: $1)).count }
    }

    @Test(arguments: ["charts.css", "guide.css"]) func `the style sheets of a page are below 40 kB`(beside: String) throws {
        let size = try Self.sizes("penny.css") + Self.sizes(beside)
        #expect(size > 0 && size < 40_000)
    }

    @Test func `all scripts together are below 15 kB`() throws {
        let size = try Self.sizes(".js")
        #expect(size > 0 && size < 15_000)
    }

    @Test func `a page of fifty records is below 60 kB`() throws {
        let household = try Household()
        let (everyday, coffee) = (try household.everyday(), try household.category("Coffee"))
        for number in 0..<60 {
            _ = try household.ada.send(
                "/transactions",
                [("id", SampleID.transaction(600 + number)), ("kind", "expense"), ("date", "2025-11-\(10 + number % 10)"), ("time", "10:00"),
                    ("account", everyday), ("category", coffee), ("amount", "3.\(10 + number)"), ("title", "Flat white number \(number)"), ("tags", "work treat")])
        }
        let page = try household.ada.get("/records")
        #expect(page.document.all("a").count { ($0["href"] ?? "").hasSuffix("/edit") } == 50)
        #expect(page.response.body.count < 60_000)
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
