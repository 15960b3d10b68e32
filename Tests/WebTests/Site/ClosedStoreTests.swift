import TestSupport
import Testing

@Suite struct ClosedStoreTests {
    @Test func `a store is closed once, and what is asked afterwards is a page`() throws {
        let household = try Household()
        try household.site.store.close()
        try household.site.store.close()
        let answer = try household.ada.fetch("/records")
        #expect(answer.status == 500 || answer.status == 503)
        #expect(answer["Content-Type"] == "text/html; charset=utf-8")
        for word in ["SQLite", "GRDB", "Storage", "penny.sqlite"] { #expect(!answer.text.contains(word)) }
        #expect(try household.ada.send("/quick", [("amount", "1")]).status >= 500)
    }
}
