import BrowserDriver
import Foundation
import LoadSupport
import TestSupport
import Testing

extension WholeSiteTests {
    /// axe-core's rules for WCAG 2.2, levels A and AA, and its best practices, on every page.
    @Suite struct AccessibilityTests {
        /// The path where the README's test command installs it, unless `PENNY_AXE` gives another.
        static let path =
            ProcessInfo.processInfo.environment["PENNY_AXE"]
            ?? URL(fileURLWithPath: #filePath).appending(path: "../../../.build/axe/axe_playwright_python/axe.min.js").standardized.path

        @Test(arguments: [Browser.ColorScheme.light, .dark]) func `axe finds nothing on any page`(scheme: Browser.ColorScheme) throws {
            let axe = try #require(
                try? String(contentsOfFile: Self.path, encoding: .utf8),
                "There is no axe-core at \(Self.path). Install it as the README's test command does, or name it in PENNY_AXE.")
            let site = try PennySite()
            let session = try EveryPageTests.inhabit(site, "en-US")
            let isPhone = scheme == .light
            let browser = try site.browser(session, width: isPhone ? 390 : 1280, height: 844, mobile: isPhone)
            try EveryPageTests.stopMotion(browser, scheme)
            let pages = try EveryPageTests.pages(session)
            for page in pages {
                try browser.open(site.origin + page)
                let findings = try Self.findings(browser, axe)
                #expect(findings == [], "\(page): \(findings)")
            }
            try browser.deleteCookies()
            for page in ["/", "/sign-in", "/sign-up", "/nowhere"] {
                try browser.open(site.origin + page)
                #expect(try Self.findings(browser, axe) == [], "\(page), signed out")
            }
            // A test that looks at nothing would pass as well.
            try browser.run("document.body.insertAdjacentHTML('beforeend', '<img src=/icon.png><button></button>')")
            let findings = try Self.findings(browser, axe)
            for rule in ["image-alt", "button-name"] { #expect(findings.contains { $0.hasPrefix(rule) }, "\(findings)") }
        }

        /// Returns a sentence for each violation: the rule, the elements, and what to mend.
        private static func findings(_ browser: Browser, _ axe: String) throws -> [String] {
            try browser.run(
                axe + """
                    ;for (const details of document.querySelectorAll('details')) details.open = true;
                    return axe.run(document, { resultTypes: ['violations'] }).then((found) => found.violations.flatMap((rule) =>
                      rule.nodes.map((node) => rule.id + ': ' + node.target.join(' ') + ': ' + node.failureSummary.replace(/\\s+/g, ' '))));
                    """
            ).array.compactMap(\.string)
        }
    }
}
