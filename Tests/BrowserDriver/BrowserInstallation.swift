import Foundation

/// Whether this machine has Chromium and its driver, and whether their absence is accepted.
public enum BrowserInstallation {
    static let driver = "/usr/bin/chromedriver"
    static let browser = "/usr/bin/chromium"

    public static var isComplete: Bool {
        [driver, browser].allSatisfy(FileManager.default.isExecutableFile)
    }

    /// False only if there is no browser and `PENNY_SKIP_BROWSER=1` accepts that; for `.enabled(if:)` of a suite.
    public static var isExpected: Bool {
        isComplete || ProcessInfo.processInfo.environment["PENNY_SKIP_BROWSER"] != "1"
    }

    /// The message beside `.enabled(if: BrowserInstallation.isExpected, …)`.
    public static let skipped =
        "There is no browser, and PENNY_SKIP_BROWSER=1 is set: nothing that only a browser shows was tested."

    static func require() throws {
        if isComplete { return }
        throw BrowserFailure(
            error: "no browser",
            message: "Install chromium and chromium-driver, or set PENNY_SKIP_BROWSER=1 to go without browser tests.")
    }
}
