import Bookkeeping
import SitePaths
import Templates
import Testing

@testable import Views

struct LinkTests {
    private let id = Identifier<Account>(milliseconds: 0)

    private func written(_ link: Link, in book: BookAddress) -> String {
        var out = HTMLWriter(capacity: 64)
        out.addressPrefix = book.prefix
        link.write(into: &out)
        return out.string
    }

    @Test func `a link to a page of a book leads to the book of the page that it stands on`() {
        let shared = BookAddress("/shared")
        for (link, own, other) in [
            (Paths.overview, "/", "/shared"), (Paths.overview.query("date", "2026"), "/?date=2026", "/shared?date=2026"),
            (Paths.records.query("kind", "a b"), "/records?kind=a%20b", "/shared/records?kind=a%20b"),
            (Paths.editAccount(id), "/accounts/\(id)/edit", "/shared/accounts/\(id)/edit"),
            (Paths.rates.appending("#EUR"), "/settings/rates#EUR", "/shared/settings/rates#EUR"),
            (Paths.settings, "/settings", "/shared/settings"),
            (Paths.deleteToken(id), "/settings/tokens/\(id)/delete", "/settings/tokens/\(id)/delete"),
            (Paths.tile(zoom: 1, x: 2, y: 3), "/map/tiles/1/2/3", "/map/tiles/1/2/3"),
        ] {
            #expect(written(link, in: .own) == own && link.path(in: .own) == own && link.description == own)
            #expect(written(link, in: shared) == other && link.path(in: shared) == other)
            #expect(link.isOfBook == (own != other))
        }
    }
}
