/// One line of the browser's console: script errors, failed requests, violations of the security policy.
public struct ConsoleEntry: Sendable, CustomStringConvertible {
    public var level: String
    public var source: String
    public var message: String

    public var isError: Bool { level == "SEVERE" }
    public var description: String { "\(level) \(source): \(message)" }
}

extension Browser {
    /// Returns the console's lines since the last call.
    public func takeConsole() throws -> [ConsoleEntry] {
        try driver.command("POST", "/se/log", ["type": "browser"]).array.map {
            ConsoleEntry(level: $0["level"].string ?? "", source: $0["source"].string ?? "", message: $0["message"].string ?? "")
        }
    }

    /// Returns the errors since the last call, for `#expect(try browser.takeErrors() == [])`.
    public func takeErrors() throws -> [String] { try takeConsole().filter(\.isError).map(\.description) }
}
