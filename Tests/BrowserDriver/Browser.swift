import Foundation
import TestSupport

/// Drives headless Chromium as a person would: opens pages, clicks, types and reads.
public final class Browser {
    public enum ColorScheme: String, Sendable {
        case light, dark
    }

    let running: RunningBrowser
    var driver: WebDriver { running.driver }

    private init(_ running: RunningBrowser) { self.running = running }

    deinit { running.giveBack() }

    /// Returns a browser without cookies and stored data: a new one, or a former one with the same options.
    ///
    /// - Parameters:
    ///   - width: the width of the page in CSS pixels; a pixel of a screenshot is one CSS pixel.
    ///   - mobile: true for a touch screen that respects the viewport meta tag.
    ///   - language: the value of `Accept-Language`, such as `ja`.
    ///   - javaScript: false for a browser that never runs scripts.
    ///   - resolving: host names that resolve to this machine, for pages that must not have the host `localhost`.
    public static func start(
        width: Int = 1280, height: Int = 800, mobile: Bool = false, language: String = "en", colorScheme: ColorScheme = .light,
        javaScript: Bool = true, resolving hosts: [String] = []
    ) throws -> Browser {
        var arguments: [JSONValue] = [
            "--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu", "--no-first-run", "--hide-scrollbars",
            "--force-device-scale-factor=1", "--disable-background-networking", "--window-size=\(width),\(height)",
            "--accept-lang=\(language)",
        ]
        if !hosts.isEmpty {
            arguments.append(.string("--host-resolver-rules=" + hosts.map { "MAP \($0) 127.0.0.1" }.joined(separator: ",")))
        }
        var preferences: [String: JSONValue] = ["intl.accept_languages": .string(language)]
        if !javaScript { preferences["profile.managed_default_content_settings.javascript"] = 2 }
        var options: [String: JSONValue] = [
            "binary": .string(BrowserInstallation.browser), "prefs": .object(preferences),
        ]
        if mobile {
            let metrics: JSONValue = [
                "width": .number(Double(width)), "height": .number(Double(height)), "pixelRatio": 1, "touch": .bool(javaScript),
                "mobile": true,
            ]
            let agent =
                "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36"
            options["mobileEmulation"] = ["deviceMetrics": metrics, "userAgent": .string(agent)]
        }
        let browser = Browser(try RunningBrowser.start(options, arguments: arguments))
        if !mobile { try browser.setViewport(width: width, height: height) }
        // Before a tap, chromedriver waits for a timer of the page, which never fires without scripts. If it does not know of the
        // touch screen, it clicks.
        if mobile, !javaScript { try browser.emulateTouchScreen() }
        try browser.emulate(colorScheme: colorScheme)
        return browser
    }

    // MARK: Pages

    public func open(_ address: String) throws {
        if let url = URL(string: address), let scheme = url.scheme, let host = url.host() {
            running.origins.insert("\(scheme)://\(host)" + (url.port.map { ":\($0)" } ?? ""))
        }
        try driver.command("POST", "/url", ["url": .string(address)])
    }
    public func reload() throws { try driver.command("POST", "/refresh") }
    public func back() throws { try driver.command("POST", "/back") }
    public func address() throws -> String { try driver.command("GET", "/url").string ?? "" }
    public func title() throws -> String { try driver.command("GET", "/title").string ?? "" }
    public func source() throws -> String { try driver.command("GET", "/source").string ?? "" }

    /// Returns the first element that matches a CSS selector; throws `no such element`.
    public func find(_ selector: String) throws -> BrowserElement {
        BrowserElement(driver: driver, reference: try driver.command("POST", "/element", Self.css(selector)))
    }

    public func findAll(_ selector: String) throws -> [BrowserElement] {
        try driver.command("POST", "/elements", Self.css(selector)).array.map { BrowserElement(driver: driver, reference: $0) }
    }

    public func has(_ selector: String) throws -> Bool { try !findAll(selector).isEmpty }

    public func click(_ selector: String) throws { try withElement(selector) { try $0.click() } }

    /// Clears a field and types into it.
    public func type(_ text: String, into selector: String) throws {
        try withElement(selector) { field in
            try field.clear()
            try field.type(text)
        }
    }

    /// Calls `body` with an element; once more with that of the next page if its page is left before the browser has done so.
    private func withElement(_ selector: String, _ body: (BrowserElement) throws -> Void) throws {
        do {
            try body(try find(selector))
        } catch let failure as BrowserFailure where failure.isOfFormerPage {
            try body(try waitFor(selector))
        }
    }

    /// Presses keys in the focused element; named keys are in `BrowserKey`.
    public func press(_ keys: String) throws {
        let actions = keys.map { key in
            [["type": "keyDown", "value": .string(String(key))], ["type": "keyUp", "value": .string(String(key))]] as [JSONValue]
        }
        try driver.command(
            "POST", "/actions", ["actions": [["type": "key", "id": "keyboard", "actions": .array(actions.flatMap { $0 })]]])
    }

    public func focusedElement() throws -> BrowserElement {
        BrowserElement(driver: driver, reference: try driver.command("GET", "/element/active"))
    }

    static func css(_ selector: String) -> JSONValue { ["using": "css selector", "value": .string(selector)] }

    // MARK: Waiting

    /// Polls until the condition holds; fails after `seconds` with `what` in the message.
    ///
    /// An element that does not exist yet, or was just replaced, counts as "not yet".
    public func wait(for what: @autoclosure () -> String, seconds: Double = 10, _ condition: () throws -> Bool) throws {
        try Deadline(seconds: seconds).wait(for: what()) { () -> Void? in
            do {
                return try condition() ? () : nil
            } catch let failure as BrowserFailure where failure.isOfPageInMotion {
                return nil
            }
        }
    }

    public func waitForPath(_ path: String, seconds: Double = 10) throws {
        try wait(for: "the page \(path) on \((try? address()) ?? "no page"): \((try? find("main").text()) ?? "")", seconds: seconds) {
            URL(string: try address())?.path == path
        }
    }

    @discardableResult
    public func waitFor(_ selector: String, seconds: Double = 10) throws -> BrowserElement {
        try wait(for: "the element \(selector)", seconds: seconds) { try has(selector) }
        return try find(selector)
    }

    // MARK: Looking

    /// Runs the body of a function in the page and returns its result; needs JavaScript.
    @discardableResult
    public func run(_ script: String, _ arguments: [JSONValue] = []) throws -> JSONValue {
        try driver.command("POST", "/execute/sync", ["script": .string(script), "args": .array(arguments)])
    }

    /// Returns the viewport, or the whole page, as PNG.
    public func screenshot(wholePage: Bool = false) throws -> [UInt8] {
        let answer =
            wholePage
            ? try devTools("Page.captureScreenshot", ["format": "png", "captureBeyondViewport": true])["data"]
            : try driver.command("GET", "/screenshot")
        return Data(base64Encoded: answer.string ?? "").map(Array.init) ?? []
    }
}

/// Keys without a character, by WebDriver's code points.
public enum BrowserKey {
    public static let tab = "\u{E004}"
    public static let enter = "\u{E007}"
    public static let escape = "\u{E00C}"
    public static let space = " "
    public static let up = "\u{E013}"
    public static let down = "\u{E015}"

    /// Returns a key pressed together with Control, for `BrowserElement.type`.
    public static func control(_ key: Character) -> String { "\u{E009}\(key)\u{E000}" }
}
