import BrowserDriver
import Foundation
import LoadSupport
import TestSupport
import Testing

extension WholeSiteTests {
    /// Contrast, target sizes and axe's rules on every linked page, in two languages.
    @Suite struct EveryPageTests {
        @Test(arguments: ["en-US", "ja"])
        func `every page can be read in both themes, and says nothing on the console`(language: String) throws {
            let site = try PennySite()
            let session = try Self.inhabit(site, language)
            let browser = try site.browser(session, width: 1280, height: 900)
            try Self.stopMotion(browser, .light)
            _ = try browser.takeErrors()
            let axe = try Axe()
            for page in try Self.pages(session) {
                try browser.open(site.origin + page)
                for scheme in [Browser.ColorScheme.light, .dark] {
                    try Self.stopMotion(browser, scheme)
                    try expectNone(PageAudit.weakContrast(browser), "\(page), \(scheme)")
                }
                let errors = try browser.takeErrors().filter { !(page.hasPrefix("/nowhere") && $0.contains("404")) }
                #expect(errors == [], "\(page)")
                // In English alone, since its rules are about elements; here in the dark, on the phone in the light.
                if language == "en-US" { try expectNone(axe.findings(browser), "\(page)") }
            }
            try browser.deleteCookies()
            for page in Self.signedOut {
                try browser.open(site.origin + page)
                try expectNone(axe.findings(browser), "\(page), signed out")
            }
        }

        /// The pages that visitors see before they have signed in.
        private static let signedOut = ["/", "/sign-in", "/sign-up", "/nowhere"]

        @Test(arguments: ["en-US", "ja"])
        func `on a phone everything that can be tapped is large enough`(language: String) throws {
            let site = try PennySite()
            let session = try Self.inhabit(site, language)
            let browser = try site.browser(session, width: 390, height: 844, mobile: true)
            try Self.stopMotion(browser, .light)
            let axe = try Axe()
            for page in try Self.pages(session) {
                try browser.open(site.origin + page)
                try expectNone(PageAudit.smallTargets(browser), "\(page)")
                try expectNone(PageAudit.overflow(browser), "\(page) on a phone")
                if language == "en-US" { try expectNone(axe.findings(browser), "\(page) on a phone") }
            }
            try browser.deleteCookies()
            for page in Self.signedOut {
                try browser.open(site.origin + page)
                try expectNone(PageAudit.smallTargets(browser), "\(page), signed out")
                try expectNone(PageAudit.overflow(browser), "\(page), signed out")
                for scheme in [Browser.ColorScheme.light, .dark] {
                    try Self.stopMotion(browser, scheme)
                    try expectNone(PageAudit.weakContrast(browser), "\(page), signed out, \(scheme)")
                    try expectNone(axe.findings(browser), "\(page), signed out, \(scheme)")
                }
            }
        }

        @Test func `a form that came back is as good as the others`() throws {
            let site = try PennySite()
            let browser = try site.browser(try site.signUp(), width: 390, height: 844, mobile: true)
            for page in ["/transactions/new", "/accounts/new", "/categories/new", "/settings/password"] {
                try browser.open(site.origin + page)
                try browser.click(".dock .primary")
                try browser.waitFor("#problems")
                #expect(try browser.focusedElement().attribute("id") == "problems")
                #expect(try browser.title().hasPrefix("Error: "))
                try expectNone(PageAudit.smallTargets(browser), "\(page)")
                try expectNone(PageAudit.overflow(browser), "\(page)")
                for scheme in [Browser.ColorScheme.light, .dark] {
                    try Self.stopMotion(browser, scheme)
                    try expectNone(PageAudit.weakContrast(browser), "\(page), \(scheme)")
                }
            }
        }

        private func expectNone(_ problems: [String], _ place: String, sourceLocation: SourceLocation = #_sourceLocation) {
            #expect(problems == [], "\(place)", sourceLocation: sourceLocation)
        }

        /// Disables transitions, so that measurements are of the final state.
        static func stopMotion(_ browser: Browser, _ scheme: Browser.ColorScheme) throws {
            try browser.devTools(
                "Emulation.setEmulatedMedia",
                [
                    "features": [
                        ["name": "prefers-color-scheme", "value": .string(scheme.rawValue)],
                        ["name": "prefers-reduced-motion", "value": "reduce"],
                    ]
                ])
        }

        /// Signs up a person with records of every kind, long words and large amounts among them, and something in the trash.
        static func inhabit(_ site: PennySite, _ language: String) throws -> WebSession {
            let session = try site.signUp(language: language)
            let isJapanese = language == "ja"
            try session.get("/accounts/new")
            try session.submit(
                "/accounts", filling: ["name": isJapanese ? "とても長い名前の旅行用の普通預金口座です" : "Rainy-day savings number1", "starting_balance": "9876543"])
            let titles =
                isJapanese
                ? ["昼ごはん", "新幹線の指定席券と駅弁とお土産をまとめて買ったときの長い題名の記録です", "電気代"]
                : ["Lunch", "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen and a very long title", "Power"]
            for (number, title) in (titles + titles).enumerated() {
                try session.get("/transactions/new")
                let category = session.page?.document.first { $0["name"] == "category" && $0["type"] == "radio" }?["value"] ?? ""
                let amount = ["12", "1234567", "80"][number % 3]
                try session.submit(
                    "/transactions",
                    filling: [
                        "amount": .text(amount), "title": .text(title), "category": .text(category), "vendor": "K-Market Kamppi",
                        "note": "One\nTwo", "date": .text("2026-0\(number + 1)-15"),
                    ])
            }
            try session.get("/")
            try session.submit("/budgets/daily", filling: ["amount": "10"])
            try session.get("/budgets/new")
            try session.submit("/budgets", filling: ["name": "Rainy-day money numbers 1", "amount": "9876543", "period": "yearly"])
            try session.get("/goals/new")
            try session.submit(
                "/goals",
                filling: ["name": isJapanese ? "とても長い名前の海外旅行のための貯蓄目標です" : "Rainy-day money numbers 1", "amount": "9876543", "by": "2040-12-31"])
            for amount in ["3", "4", "5"] {
                try session.get("/")
                let category = session.page?.document.first { $0["name"] == "category" }?["value"] ?? ""
                try session.submit("/quick", filling: ["amount": .text(amount), "category": .text(category)])
            }
            let list = try session.get("/records"), newest = try #require(list.document.all("a").first { $0["class"] == "go" }?["href"])
            let page = try session.get(newest),
                record = page.document.siteLinks(from: newest).first { $0.path.hasSuffix("/delete") && $0.method == "POST" }
            let token = page.document.first { $0["name"] == "csrf" }?["value"] ?? ""
            try session.post(try #require(record).target, [("csrf", token), ("deletion", UUID().uuidString.lowercased())])
            try connectBank(site, session)
            try repeatOften(session, isJapanese ? "とても長い名前の動画配信サービスの月額料金" : "Electricity with a title that is long")
            try share(site, session, language)
            return session
        }

        /// Adds a rule that posts and one that waits for its amount.
        private static func repeatOften(_ session: WebSession, _ title: String) throws {
            for (posting, amount) in [("post", "1234567"), ("ask", "80")] {
                try session.get("/recurring/new")
                let category = session.page?.document.first { $0["name"] == "category" && $0["type"] == "radio" }?["value"] ?? ""
                try session.submit(
                    "/recurring",
                    filling: [
                        "amount": .text(amount), "title": .text(title), "category": .text(category), "posting": .text(posting),
                        "frequency": "weekly",
                    ])
            }
        }

        /// Adds a rule that files entries, and a connection to a bridge that is not fetched while the test runs.
        private static func connectBank(_ site: PennySite, _ session: WebSession) throws {
            try session.get("/rules/new")
            try session.submit("/rules", filling: ["payee": "Liikenneministeriönkadunvarsipysäköinti", "title": "Parking with a title that is long"])
            try site.connectBank()
        }

        /// Uploads bank files, and returns the page of the columns of one, the preview of another, and what was done of a third.
        private static func imports(_ session: WebSession) throws -> [String] {
            func file(_ number: Int) -> [UInt8] {
                Array(
                    """
                    Date,Payee,Purpose,Amount,Currency,Category
                    2026-03-1\(number),Donaudampfschifffahrtsgesellschaft AG & Co,Card 4411,-1234567.80,EUR,Waffles & wares
                    2026-03-1\(number),K-Market Kamppi,Card 4411,-6.80,EUR,
                    2026-02-31,Broken,Card 4411,-1.00,EUR,

                    """.utf8)
            }
            try session.get("/import")
            try session.submit("/import", filling: ["files": .file(name: "columns.csv", type: "text/csv", bytes: file(1))])
            var found = [try #require(session.page?.target)]
            for number in 2...3 {
                try session.previewBankFile("preview.csv", file(number))
                if number == 3 { try session.finishBankImport() }
                found.append(try #require(session.page?.target))
            }
            #expect(Set(found).count == 3 && found.allSatisfy { $0.hasPrefix("/import/") }, "\(found)")
            return found
        }

        /// Returns one path of each shape that is reachable from the overview, the records in all their views, and each step of an import; of the household's
        /// pages those that are not the same as a page of a person's own book.
        static func pages(_ session: WebSession) throws -> [String] {
            var found =
                try imports(session) + [
                    "/", "/records", "/records?view=daily", "/records?view=weekly", "/records?view=monthly&kind=expense", "/records?q=K-Market",
                    "/records?q=nothing-at-all&sort=-amount", "/nowhere", "/records?view=all&choose=page", "/records/change?view=all&all=1",
                    "/records/delete?view=all&all=1", "/recurring", "/recurring?view=calendar",
                ]
            var shapes = Set(found.map(shape)), shared: [String] = [], next = 0
            while next < found.count || !shared.isEmpty {
                if next == found.count {
                    // All pages of the own book are known now.
                    found += shared.filter { isSharedAlone(shape($0), beside: shapes) && shapes.insert(shape($0)).inserted }
                    shared = []
                    continue
                }
                let page = try session.get(found[next])
                next += 1
                for link in page.document.siteLinks(from: page.target) where link.method == "GET" && isPage(link) {
                    if link.path.hasPrefix("/household") {
                        shared.append(link.target)
                    } else if shapes.insert(shape(link.target)).inserted {
                        found.append(link.target)
                    }
                }
            }
            return found
        }

        /// Returns true for a page of a household that no own book has, or that shows people there.
        private static func isSharedAlone(_ shape: String, beside own: Set<String>) -> Bool {
            let path = String(shape.dropFirst("household/".count))
            return ["", "records", "transactions/new", "transactions/{id}", "transactions/{id}/edit"].contains(path) || !own.contains(path)
        }

        /// Returns true for pages, false for files and data.
        private static func isPage(_ link: SiteLink) -> Bool {
            !link.path.contains(".") && !["/api/", "/map/", "/attachments", "/records/export"].contains { link.path.hasPrefix($0) }
                && link.target.utf8.count < 400
        }

        /// Returns the path without IDs and digits: pages of one shape look alike.
        private static func shape(_ target: String) -> String {
            let path = target.prefix { $0 != "?" }
            return path.split(separator: "/").map { UUID(uuidString: String($0)) == nil ? String($0) : "{id}" }.joined(separator: "/")
        }
    }
}
