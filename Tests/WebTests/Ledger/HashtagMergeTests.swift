import TestSupport
import Testing

@testable import Bookkeeping

@Suite struct HashtagMergeTests {
    private func tags(_ household: Household) throws -> [String] {
        try household.site.store.read(household.book("ada")) { try $0.hashtags() }.map { "\($0.name) \($0.recordCount)" }
    }

    @Test func `two hashtags become one, and the page says how many records moved`() throws {
        let household = try Household()
        #expect(try tags(household).contains("holiday2025 1"))
        #expect(try tags(household).contains("東京 2"))
        let page = try household.ada.post("/hashtags/\(SampleID.hashtag(2))/merge", [("into", SampleID.hashtag(1))])
        #expect(page.document.text.contains("Hashtags merged: 2 records moved."))
        #expect(try tags(household).contains("holiday2025 2"))
        #expect(!(try tags(household)).contains { $0.hasPrefix("東京") })
        #expect(try household.ada.get("/records?view=all&tag=holiday2025").document.text.contains("寿司ランチ"))
        #expect(try household.site.store.check() == [])
    }

    @Test func `a name that is there already offers to merge, with the choice made`() throws {
        let household = try Household()
        let answer = try household.ada.post("/hashtags/\(SampleID.hashtag(2))", [("name", "HOLIDAY2025")])
        #expect(answer.response.status == 422)
        let link = try #require(answer.document.all("a").compactMap { $0["href"] }.first { $0.contains("/merge?into=") })
        let merge = try household.ada.get(link)
        #expect(merge.document.all("option").first { $0.has("selected") }?["value"] == SampleID.hashtag(1))
        #expect(merge.document.text.contains("2 records get the other hashtag"))
    }

    @Test func `a name that is wrong offers nothing`() throws {
        let answer = try Household().ada.post("/hashtags/\(SampleID.hashtag(2))", [("name", "two words")])
        #expect(answer.response.status == 422)
        #expect(!answer.document.all("a").contains { $0["href"]?.contains("into=") == true })
    }

    @Test(arguments: ["", "x", SampleID.hashtag(2), SampleID.hashtag(101), SampleID.absent])
    func `nothing but one of the others is a hashtag to become`(into: String) throws {
        let household = try Household(), before = try tags(household)
        #expect(try household.ada.send("/hashtags/\(SampleID.hashtag(2))/merge", [("into", into)]).status == 422)
        #expect(try tags(household) == before)
    }

    @Test func `a form that is sent twice finds the hashtag gone`() throws {
        let household = try Household(), form = [("into", SampleID.hashtag(1))]
        #expect(try household.ada.send("/hashtags/\(SampleID.hashtag(2))/merge", form).status == 303)
        #expect(try household.ada.send("/hashtags/\(SampleID.hashtag(2))/merge", form).status == 404)
    }

    @Test func `a hashtag that stands alone has none to become`() throws {
        let household = try Household(), newcomer = household.newcomer
        let tags = try household.site.store.read(household.book("newcomer")) { try $0.hashtags() }
        for tag in tags.dropFirst() { try newcomer.post("/hashtags/\(tag.id)/delete") }
        let id = try #require(tags.first?.id)
        #expect(try newcomer.get("/hashtags/\(id)/merge").document.text.contains("There is no other hashtag yet."))
        #expect(!(try newcomer.get("/hashtags")).document.all("a").contains { $0["href"]?.hasSuffix("/merge") == true })
    }
}
