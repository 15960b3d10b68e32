import TestSupport
import Testing

/// The hashtags of a form in a book of many.
@Suite struct HashtagFormTests {
    private static func names(_ elements: [HTMLElement]) -> [String] {
        elements.filter { $0["name"] == "tags" && $0["type"] == "checkbox" }.compactMap { $0["value"] }
    }

    @Test(arguments: ["/transactions/new", "/budgets/new"])
    func `the most used and the chosen ones are at hand, the others a tap away`(path: String) throws {
        let household = try Household(), ada = household.ada
        let few = try ada.get(path).document
        #expect(!few.all("details").contains { !Self.names($0.descendants).isEmpty })
        #expect(!few.all("script").contains { $0["src"]?.hasPrefix("/hashtags.js") == true })
        for number in 0..<40 { try ada.post("/hashtags", [("id", SampleID.hashtag(500 + number)), ("name", "tag\(number)")]) }
        let used = Set(try household.site.store.read(household.book("ada")) { try $0.hashtags() }.filter { $0.recordCount > 0 }.map(\.name))
        let page = try ada.get(path).document
        let rest = try #require(page.all("details").first { $0.text.contains("hashtags") && !Self.names($0.descendants).isEmpty })
        let all = Self.names(page.all("input")), hidden = Set(Self.names(rest.descendants))
        #expect(all.count == Set(all).count && all.count - hidden.count == 16)
        #expect(rest.text.contains("All \(all.count) hashtags"))
        #expect(!used.isEmpty && used.isDisjoint(with: hidden))
        #expect(page.all("script").contains { $0["src"]?.hasPrefix("/hashtags.js") == true })
    }

    @Test func `a chosen one that is hardly used is at hand`() throws {
        let household = try Household(), ada = household.ada
        for number in 0..<40 { try ada.post("/hashtags", [("id", SampleID.hashtag(500 + number)), ("name", "tag\(number)")]) }
        let answer = try ada.send("/transactions", [("kind", "expense"), ("amount", "x"), ("tags", "tag39 tag38 brandnew")])
        let page = answer.document
        let rest = try #require(page.all("details").first { Self.names($0.descendants).count > 10 })
        #expect(answer.status == 422 && !Self.names(rest.descendants).contains("tag39"))
        let chosen = page.all("input").filter { $0["name"] == "tags" && $0.has("checked") }.compactMap { $0["value"] }
        #expect(Set(chosen) == ["tag38", "tag39"] && page.first { $0["id"] == "tags" }?["value"] == "brandnew")
    }
}
