import BrowserDriver
import LoadSupport
import TestSupport
import Testing

extension WholeSiteTests {
    /// The narrowest screens: 320 pixels, also reduced by a classic scrollbar of 15.
    @Suite struct NarrowTests {
        @Test(arguments: ["en-US", "ja", "zh-Hans"]) func `every page fits 320 pixels, also beside a scrollbar that takes some of them`(
            language: String
        ) throws {
            let site = try PennySite()
            let session = try EveryPageTests.inhabit(site, language)
            try Self.addPlace(session)
            try Self.addBudgetNearItsLimit(session)
            let browser = try site.browser(session, width: 320, height: 900)
            for page in try EveryPageTests.pages(session) {
                try browser.open(site.origin + page)
                // A page longer than the window has a scrollbar, and 15 pixels less.
                for width in [335, 320] {
                    try browser.setViewport(width: width, height: 900)
                    #expect(try PageAudit.overflow(browser) == [], "\(page) in a window of \(width) pixels")
                }
            }
        }

        @Test func `no word of a category is broken on the tiles of the overview`() throws {
            let site = try PennySite(), browser = try site.browser(EveryPageTests.inhabit(site, "en-US"), width: 320, height: 900)
            try browser.open(site.origin + "/")
            let names = try browser.run("return document.querySelectorAll('form.quick .tile').length")
            #expect(names.number ?? 0 >= 4, "\(names)")
            let broken = try browser.run(
                """
                return [...document.querySelectorAll('form.quick .tile > span:not(.cat)')].filter(name => {
                    const range = document.createRange();
                    range.selectNodeContents(name);
                    const lines = new Set([...range.getClientRects()].map(line => Math.round(line.top)));
                    return lines.size > name.textContent.trim().split(/\\s+/).length;
                }).map(name => name.textContent);
                """)
            #expect(broken.array.isEmpty, "\(broken)")
        }

        /// Adds a record with a place, so that the map is not empty.
        private static func addPlace(_ session: WebSession) throws {
            let form = try session.transactionForm()
            let fields = [
                "id": TimeOrderedUUID.make(), "amount": "3", "title": "Coffee", "latitude": "51.5137", "longitude": "-0.1337", "place": "Soho",
            ]
            #expect(try session.send(form.request(fields)).status == 303)
        }

        /// Adds a budget whose name and state are one long word each: 15 of 16 are spent this month.
        private static func addBudgetNearItsLimit(_ session: WebSession) throws {
            try session.get("/budgets/new")
            try session.submit("/budgets", filling: ["name": "Groceries", "amount": "16", "period": "monthly"])
        }
    }
}
