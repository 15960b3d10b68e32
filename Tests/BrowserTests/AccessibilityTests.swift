import BrowserDriver
import Foundation
import LoadSupport
import TestSupport
import Testing

/// axe-core's rules for WCAG 2.2, levels A and AA, and its best practices.
struct Axe {
    private let script: String

    /// Reads the file that the README's test command installs, unless `PENNY_AXE` names another.
    init() throws {
        let path =
            ProcessInfo.processInfo.environment["PENNY_AXE"]
            ?? URL(fileURLWithPath: #filePath).appending(path: "../../../.build/axe/axe_playwright_python/axe.min.js").standardized.path
        script = try #require(
            try? String(contentsOfFile: path, encoding: .utf8),
            "There is no axe-core at \(path). Install it as the README's test command does, or name it in PENNY_AXE.")
    }

    /// Returns a sentence for each violation on the open page: the rule, the elements, and what to mend.
    func findings(_ browser: Browser) throws -> [String] {
        // No rule in use reads style sheets, which axe would fetch.
        try browser.run(
            script + """
                ;for (const details of document.querySelectorAll('details')) details.open = true;
                return axe.run(document, { resultTypes: ['violations'], preload: false }).then((found) => found.violations.flatMap((rule) =>
                  rule.nodes.map((node) => rule.id + ': ' + node.target.join(' ') + ': ' + node.failureSummary.replace(/\\s+/g, ' '))));
                """
        ).array.compactMap(\.string)
    }
}

extension WholeSiteTests {
    @Suite struct AccessibilityTests {
        /// A test that looks at nothing would pass as well.
        @Test func `axe finds an image and a button without names`() throws {
            let site = try PennySite(), browser = try Browser.start(width: 390, height: 844)
            try browser.open(site.origin + "/sign-in")
            try browser.run("document.body.insertAdjacentHTML('beforeend', '<img src=/icon.png><button></button>')")
            let findings = try Axe().findings(browser)
            for rule in ["image-alt", "button-name"] { #expect(findings.contains { $0.hasPrefix(rule) }, "\(findings)") }
        }
    }
}
