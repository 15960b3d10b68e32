import BrowserDriver
import LoadSupport
import TestSupport
import Testing

extension WholeSiteTests {
    /// The layout of every page in the fonts that people have: no sideways scrolling, also beside a classic scrollbar of 15 pixels, and no text or
    /// button cut.
    @Suite struct LayoutTests {
        /// A language, and the fonts in which its Latin letters and digits are set.
        struct Setting: CustomTestStringConvertible {
            let language: String
            let fonts: [String]
            var testDescription: String { language }
        }

        /// Debian's stand-ins for the fonts of systems. Roboto is Android's own; Inter is drawn as Apple's San Francisco is; Open Sans is a little
        /// wider than Windows' Segoe UI; DejaVu Sans is what a Debian without other fonts has, and the widest. Japanese and Chinese pages
        /// have only figures and names in them.
        private static let settings = [
            Setting(language: "en-US", fonts: ["Roboto", "Inter", "Open Sans", "DejaVu Sans"]),
            Setting(language: "ja", fonts: ["Inter", "DejaVu Sans"]),
            Setting(language: "zh-Hans", fonts: ["Roboto", "DejaVu Sans"]),
        ]
        /// A page longer than the window has a scrollbar: the second screen is as narrow as the first.
        private static let screens = [(320, 640), (335, 900), (390, 844), (768, 1024), (844, 390), (1280, 900)]

        @Test(arguments: settings) func `no page cuts a word or a button in any font on any screen`(setting: Setting) throws {
            let site = try PennySite()
            let session = try EveryPageTests.inhabit(site, setting.language)
            try Self.addLongest(session, isEnglish: setting.language == "en-US")
            try Self.addPlace(session)
            try Self.addBudgetNearItsLimit(session)
            let browser = try site.browser(session, width: 320, height: 640)
            try EveryPageTests.stopMotion(browser, .light)
            for font in setting.fonts { #expect(try Self.isInstalled(font, browser), "Install \(font) as the README's test command does.") }
            for (turn, page) in try EveryPageTests.pages(session).enumerated() {
                try browser.open(site.origin + page)
                for (place, font) in setting.fonts.enumerated() {
                    try browser.run("document.documentElement.style.setProperty('--latin', arguments[0])", [.string("'\(font)'")])
                    // Every page in the widest font on every screen; the others take turns.
                    let isWidest = font == setting.fonts.last
                    for (width, height) in TestMatrix.values(Self.screens, oneIn: 3, turn: turn + place, isFirst: isWidest) {
                        try browser.setViewport(width: width, height: height)
                        let wrong = try PageAudit.layout(browser)
                        #expect(wrong.isEmpty, "\(page) in \(font), \(width)×\(height): \(wrong)")
                    }
                }
            }
            // An audit that finds nothing anywhere would pass as well.
            try browser.run(
                """
                const cut = Object.assign(document.createElement('p'), { textContent: 'Clipped' });
                Object.assign(cut.style, { width: '20px', whiteSpace: 'nowrap', overflow: 'hidden' });
                document.querySelector('main').prepend(cut);
                """)
            #expect(try PageAudit.layout(browser).contains { $0.hasPrefix("\"Clipped\"") })
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

        /// Returns true if the browser sets a text in the font and not in the one that stands in.
        private static func isInstalled(_ font: String, _ browser: Browser) throws -> Bool {
            try browser.run(
                """
                const pen = document.createElement('canvas').getContext('2d'), width = (font) => (pen.font = '40px ' + font, pen.measureText('Wide, illicit').width);
                return width(`'${arguments[0]}', monospace`) !== width('monospace');
                """, [.string(font)]
            ).bool ?? false
        }

        /// Adds names as long as they may be, amounts of nine digits, and a record with many hashtags.
        private static func addLongest(_ session: WebSession, isEnglish: Bool) throws {
            let category = isEnglish ? "Entertainment, WWM & gif" : "外食と飲み会とおみやげと推し活のための長い費目"
            let account = isEnglish ? "Rainy-day savings WWMMWW" : "旅行と家電の買い替えのための長い名前の普通預金"
            try session.get("/categories/new?kind=expense")
            try session.submit("/categories", filling: ["name": .text(category)])
            try session.get("/accounts/new")
            try session.submit("/accounts", filling: ["name": .text(account), "starting_balance": "123456789"])
            try session.get("/budgets/new")
            try session.submit("/budgets", filling: ["name": .text(account), "amount": "987654321", "period": "yearly"])
            for amount in ["123456789", "987654321"] {
                try session.get("/transactions/new")
                let tile = try #require(
                    session.page?.document.all("label").first { $0.text.contains(category) }?.descendants.first { $0.tag == "input" }?["value"])
                let option = try #require(session.page?.document.all("option").first { $0.text.contains(account) }?["value"])
                let tags = (0..<6).map { (isEnglish ? "averylonghashtagname" : "とても長いハッシュタグ") + String($0) }
                try session.submit(
                    "/transactions",
                    filling: [
                        "amount": .text(amount), "category": .text(tile), "account": .text(option), "title": "Treats",
                        "tags": .text(tags.joined(separator: " ")),
                    ])
            }
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
