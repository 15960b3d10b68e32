import BrowserDriver
import Foundation
import TestSupport
import Testing

extension BrowserTests {
    /// Downloading, uploading and deleting a person's data in a browser.
    @Suite struct ExportTests {
        @Test(arguments: [true, false])
        func `what was downloaded can be brought back`(javaScript: Bool) throws {
            let site = try PennySite(), downloads = try TemporaryDirectory()
            let browser = try site.browser(try site.signUp(), width: 390, height: 844, mobile: true, javaScript: javaScript)
            try browser.keepDownloads(in: downloads.path)
            try browser.open(site.origin + "/settings/export")
            try browser.click("main form button.primary")
            var file = ""
            try browser.wait(for: "the download") {
                file = try FileManager.default.contentsOfDirectory(atPath: downloads.path).first { $0.hasSuffix(".zip") } ?? ""
                return !file.isEmpty
            }
            #expect(file.hasPrefix("penny-mika-"))
            try browser.open(site.origin + "/settings/import")
            try browser.find("#file").type(downloads.path + "/" + file)
            try browser.follow("main form .primary", to: "/settings/import/preview")
            #expect(try browser.text("main").contains("Exported for mika"))
            try browser.follow("main .danger", to: "/settings")
            #expect(try browser.text(".told").contains("Everything in the file has been imported."))
            try browser.expectNoErrors()
        }

        @Test(arguments: [true, false])
        func `who wants to leave types their name, is reminded, and can stay`(javaScript: Bool) throws {
            let site = try PennySite()
            let browser = try site.browser(try site.signUp(), javaScript: javaScript)
            try browser.open(site.origin + "/settings/delete")
            try browser.type("mike", into: "#username")
            try browser.click("main .danger")
            try browser.waitFor("#problems")
            // The console has a line for every answer that is not 200.
            #expect(try browser.takeErrors().allSatisfy { $0.contains("422") })
            try browser.type("mika", into: "#username")
            try browser.click("main .danger")
            try browser.waitFor("main .panel form[action$='/delete/cancel']")
            try browser.open(site.origin + "/records")
            #expect(try browser.text("#leaving").contains("Your account will be deleted on"))
            try browser.follow("#leaving button", to: "/settings")
            #expect(try browser.text(".told").contains("Your account stays."))
            #expect(try browser.findAll("#leaving").isEmpty)
            try browser.expectNoErrors()
        }
    }
}
