import BrowserDriver
import Foundation
import LoadSupport
import TestSupport
import Testing

extension WholeSiteTests {
    /// Regular payments of the past, which the server looks for when it starts.
    @Suite struct FoundTests {
        @Test(arguments: ["en-US", "ja", "zh-Hans"]) func `what was found fits every screen, can be tapped, and is taken away with a way back`(
            language: String
        ) throws {
            let site = try PennySite(), session = try site.signUp(language: language)
            try Self.pay(session, language == "en-US" ? "A film subscription with a long name" : "とても長い名前の動画配信サービスの月額料金")
            try site.stop()
            try site.startAgain()
            let browser = try site.browser(session, width: 320, height: 900)
            // The search runs beside the first pages.
            for _ in 1...200 {
                try browser.open(site.origin + "/recurring")
                if try browser.run("return document.querySelectorAll('#found .beats rect').length").number ?? 0 > 3 { break }
            }
            #expect(try browser.run("return document.querySelectorAll('#found .beats .missing').length").number == 1)
            for width in [320, 390, 768, 1280] {
                try browser.setViewport(width: width, height: 900)
                Self.expectNone(try PageAudit.overflow(browser), "\(width)")
                if width < 400 { Self.expectNone(try PageAudit.smallTargets(browser), "\(width)") }
            }
            for scheme in [Browser.ColorScheme.light, .dark] {
                try EveryPageTests.stopMotion(browser, scheme)
                try browser.open(site.origin + "/recurring")
                Self.expectNone(try PageAudit.weakContrast(browser), "\(scheme)")
            }
            try browser.click("#found .offer button")
            try browser.waitFor("#found .dismissed")
            #expect(try browser.run("return document.querySelectorAll('#found .offer').length").number == 0)
            Self.expectNone(try PageAudit.overflow(browser), "dismissed")
            try browser.click(".notice.told button")
            try browser.waitFor("#found .offer")
        }

        private static func expectNone(_ problems: [String], _ place: String, sourceLocation: SourceLocation = #_sourceLocation) {
            #expect(problems == [], "\(place)", sourceLocation: sourceLocation)
        }

        /// Adds a payment of each month but one, up to today.
        private static func pay(_ session: WebSession, _ title: String) throws {
            var calendar = Calendar(identifier: .gregorian)
            calendar.timeZone = .gmt
            let form = try session.transactionForm(), format = Date.ISO8601FormatStyle().year().month().day()
            for month in 0..<8 where month != 3 {
                let day = try #require(calendar.date(byAdding: .month, value: -month, to: Date()))
                let fields = [
                    "id": TimeOrderedUUID.make(), "amount": "1299", "title": title, "date": day.formatted(format), "time": "00:00",
                ]
                #expect(try session.send(form.request(fields)).status == 303)
            }
        }
    }
}
