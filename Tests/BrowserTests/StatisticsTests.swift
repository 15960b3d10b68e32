import BrowserDriver
import Foundation
import TestSupport
import Testing

extension BrowserTests {
    /// The charts of a year of a household.
    @Suite struct StatisticsTests {
        @Test(arguments: ["en", "ja", "zh-Hans"])
        func `charts fit every screen, and no label touches another`(language: String) throws {
            let demo = try Demo(language)
            let browser = try demo.browser()
            for query in ["", "?period=weekly&date=last-week", "?period=monthly", "?view=yearly&show=months", "?view=daily"] {
                try browser.open(demo.origin + "/statistics" + query)
                for width in [320, 390, 768, 1280] {
                    try browser.setViewport(width: width, height: 900)
                    #expect(try PageAudit.collidingLabels(browser) == [], "\(query) at \(width) pixels")
                    #expect(try PageAudit.overflow(browser) == [], "\(query) at \(width) pixels")
                }
            }
            try browser.expectNoErrors()
        }

        @Test func `a mark and a row of the table lead to the same records, and keys to the statistics`() throws {
            let demo = try Demo("en")
            let browser = try demo.browser()
            try browser.press("g")
            try browser.press("t")
            try browser.waitForPath("/statistics")
            let pairs = try browser.run(
                """
                const figure = document.querySelector('[aria-labelledby=month-n]');
                return [figure.querySelector('.sectors a').getAttribute('href'), figure.querySelector('tbody a').getAttribute('href')];
                """
            ).array.compactMap(\.string)
            #expect(pairs.count == 2 && pairs[0] == pairs[1])
            try browser.click("[aria-labelledby=month-n] tbody a")
            try browser.waitForPath("/records")
            try browser.expectNoErrors()
        }
    }
}

/// Runs `penny demo` in a language until the test ends.
private final class Demo {
    let origin: String
    private let port: UInt16
    private let program: RunningProgram
    private let login: String, password: String

    init(_ language: String) throws {
        let port = try FreePort.find()
        program = try RunningProgram("penny", ["demo", "--quiet", "--language", language, "--listen", "127.0.0.1:\(port)"])
        (self.port, origin) = (port, "http://127.0.0.1:\(port)")
        let (program, name) = (
            program,
            { (line: String, label: String) in String(line.drop { $0 == " " }.dropFirst(label.count).drop { $0 == " " }) }
        )
        login = name(try program.waitForLine(containing: "User name"), "User name")
        password = name(try program.waitForLine(containing: "Password"), "Password")
    }

    func browser() throws -> Browser {
        let session = WebSession(port: port)
        try session.get("/sign-in")
        try session.submit("/sign-in", filling: ["login": .text(login), "password": .text(password)])
        let browser = try Browser.start(width: 1280, height: 900)
        try browser.open(origin + "/sign-in")
        try browser.setCookie("penny_session", session.cookies["penny_session"]?.value ?? "")
        try browser.open(origin + "/")
        return browser
    }
}
