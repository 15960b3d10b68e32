import Foundation
import Synchronization
import TestSupport

/// A chromedriver and its Chromium with a profile of their own, used by one ``Browser`` after another: starting them takes as long as a short test.
final class RunningBrowser: @unchecked Sendable {
    let driver: WebDriver
    /// The sites that have been opened, which may have stored something.
    var origins: Set<String> = []
    private let profile: TemporaryDirectory
    private let kind: String

    /// The browsers that nobody uses, by their kind.
    private static let idle = Mutex<[String: [RunningBrowser]]>([:])
    /// Ends the idle ones at the end of the process, which leaves their profiles otherwise.
    private static let ending: Void = { _ = atexit { RunningBrowser.idle.withLock { $0 = [:] } } }()

    private init(kind: String, _ driver: WebDriver, _ profile: TemporaryDirectory) {
        (self.kind, self.driver, self.profile) = (kind, driver, profile)
    }

    /// Returns an idle browser that was started with the same options, or starts one with an empty profile.
    static func start(_ options: [String: JSONValue], arguments: [JSONValue]) throws -> RunningBrowser {
        _ = ending
        let kind = try String(decoding: JSONValue.array([.object(options), .array(arguments)]).encoded(), as: UTF8.self)
        if let found = idle.withLock({ $0[kind]?.popLast() }) { return found }
        let profile = try TemporaryDirectory("penny-browser"), place: JSONValue = .string("--user-data-dir=\(profile.path)")
        let driver = try WebDriver(capabilities: [
            "browserName": "chrome", "acceptInsecureCerts": true,
            "goog:chromeOptions": .object(options.merging(["args": .array(arguments + [place])]) { $1 }), "goog:loggingPrefs": ["browser": "ALL"],
        ])
        return RunningBrowser(kind: kind, driver, profile)
    }

    /// Undoes what a test can leave, and keeps the browser for the next one; ends it if it does not answer.
    func giveBack() {
        guard (try? reset()) != nil else { return }
        Self.idle.withLock { $0[kind, default: []].append(self) }
    }

    /// Continues in a new tab, which has none of the emulations and authenticators of the former one.
    private func reset() throws {
        for origin in origins { try devTools("Storage.clearDataForOrigin", ["origin": .string(origin), "storageTypes": "all"]) }
        origins = []
        for command in ["Network.clearBrowserCookies", "Network.clearBrowserCache", "Browser.resetPermissions"] { try devTools(command) }
        try devTools("Browser.setDownloadBehavior", ["behavior": "default"])
        let former = try driver.command("GET", "/window/handles").array
        let next = try driver.command("POST", "/window/new", ["type": "tab"])["handle"]
        for handle in former {
            try driver.command("POST", "/window", ["handle": handle])
            try driver.command("DELETE", "/window")
        }
        try driver.command("POST", "/window", ["handle": next])
        // Only the first tab of a browser has the focus of the keyboard.
        try devTools("Emulation.setFocusEmulationEnabled", ["enabled": true])
        try driver.command("POST", "/se/log", ["type": "browser"])
    }

    /// Sends a command of the Chrome DevTools Protocol.
    @discardableResult
    func devTools(_ command: String, _ parameters: JSONValue = [:]) throws -> JSONValue {
        try driver.command("POST", "/goog/cdp/execute", ["cmd": .string(command), "params": parameters])
    }
}
