import BrowserDriver
import Foundation
import LoadSupport
import TestSupport
import Testing

extension BrowserTests {
    /// Photos of receipts, and the comparison of an account with a statement.
    @Suite struct ReceiptTests {
        /// Writes a picture, of 9 MB if it is not smaller, that the server does not know: only a browser can make a photo of it.
        private static func picture(_ width: Int = 2_000, _ height: Int = 1_500, in directory: TemporaryDirectory) throws -> String {
            let size = width * height * 3
            func number(_ value: Int, _ bytes: Int) -> [UInt8] { (0..<bytes).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) } }
            var bytes = Array("BM".utf8) + number(54 + size, 4) + number(0, 4) + number(54, 4)
            bytes += number(40, 4) + number(width, 4) + number(height, 4) + number(1, 2) + number(24, 2) + number(0, 4) + number(size, 4)
            bytes += [UInt8](repeating: 0, count: 16) + (0..<size).map { UInt8(truncatingIfNeeded: $0 / 3 % width / 8) }
            let path = directory.path + "/receipt.bmp"
            try Data(bytes).write(to: URL(fileURLWithPath: path))
            return path
        }

        /// True if the sign of a record's files is beside its title, and the disc of its category before that.
        private static let isMarkInItsPlace = """
            const [title, mark, disc] = [".go", ".go .icon", ".cat"].map((part) => document.querySelector(".ledger .rows > li " + part).getBoundingClientRect());
            return mark.top >= title.top && mark.bottom <= title.bottom + 1 && mark.left > title.left && disc.right <= title.left && disc.top < title.bottom;
            """

        @Test func `a photo that is too large is made smaller before it is sent, and shown`() throws {
            let site = try PennySite(), directory = try TemporaryDirectory(), person = try site.signUp()
            let browser = try site.browser(person, width: 390, height: 844, mobile: true)
            try browser.open(site.origin + "/transactions/new")
            try browser.type("12.50", into: "#amount")
            try browser.click("label:has([name=category])")
            try browser.find("[name=attachment]").type(try Self.picture(in: directory))
            try browser.wait(for: "the smaller photo") {
                try browser.run("return document.querySelector('[name=attachment]').files[0].name").string == "receipt.jpg"
            }
            let size = try browser.run("return document.querySelector('[name=attachment]').files[0].size").number ?? 0
            #expect(size > 1_000 && size < 2_000_000)
            try browser.click(".dock .primary")
            try browser.waitFor(".told")
            try browser.open(site.origin + "/records")
            #expect(try browser.run(Self.isMarkInItsPlace).bool == true)
            try browser.click(".ledger .go")
            try browser.wait(for: "the picture") {
                try browser.run(
                    "const i = document.querySelector('main img[src*=\"preview\"]'); return i !== null && i.complete && i.naturalWidth === 480"
                ).bool == true
            }
            #expect(try browser.text("main").contains("receipt.jpg"))
            try browser.expectNoErrors()
            let desktop = try site.browser(person, width: 1280, height: 800)
            try desktop.open(site.origin + "/records")
            #expect(try desktop.run(Self.isMarkInItsPlace).bool == true)
        }

        @Test(arguments: [(2_000, 1_500, "Choose a file of at most 8 MB."), (200, 150, "Choose a JPEG, PNG, WebP, HEIC or PDF file.")])
        func `without scripts a file that is no receipt is refused with a sentence, and what was typed stays`(
            width: Int, height: Int, sentence: String
        ) throws {
            let site = try PennySite(), directory = try TemporaryDirectory()
            let browser = try site.browser(try site.signUp(), javaScript: false)
            try browser.open(site.origin + "/transactions/new")
            try browser.type("12.50", into: "#amount")
            try browser.click("label:has([name=category])")
            try browser.find("[name=attachment]").type(try Self.picture(width, height, in: directory))
            try browser.click(".dock .primary")
            try browser.waitFor("#problems")
            #expect(try browser.text("#problems").contains(sentence))
            #expect(try browser.value("#amount") == "12.50")
        }

        @Test(arguments: [true, false]) func `the difference to a statement follows the ticks`(javaScript: Bool) throws {
            let site = try PennySite(), session = try site.signUp()
            try session.addExpense("Tea", "3")
            try session.addExpense("A lamp", "20")
            let browser = try site.browser(session, width: 390, height: 844, mobile: true, javaScript: javaScript)
            try browser.open(site.origin + "/accounts")
            try browser.click("main .rows a")
            try browser.click("main a[href$='/reconcile']")
            try browser.type("-3", into: "#balance")
            try browser.click("form[novalidate]:not([method]) button")
            try browser.waitFor("#comparison .near")
            try browser.click(".ticks li:first-child input")
            if !javaScript { try browser.click(".dock button:not([name])") }
            try browser.waitFor("#comparison .in")
            try browser.follow(".dock [name=do]", to: try browser.path().replacing("/reconcile", with: ""))
            try browser.expectNoErrors()
        }
    }
}
