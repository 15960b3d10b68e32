/// One line of the browser's console: scripts' errors, broken requests, violations of the security policy.
public struct ConsoleEntry: Sendable, CustomStringConvertible {
    public var level: String
    public var source: String
    public var message: String

    public var isError: Bool { level == "SEVERE" }
    public var description: String { "\(level) \(source): \(message)" }
}

extension Browser {
    /// What the console has said since the last call.
    public func takeConsole() throws -> [ConsoleEntry] {
        try driver.command("POST", "/se/log", ["type": "browser"]).array.map {
            ConsoleEntry(level: $0["level"].string ?? "", source: $0["source"].string ?? "", message: $0["message"].string ?? "")
        }
    }

    /// The errors since the last call, for `#expect(try browser.takeErrors() == [])`: a page that breaks its policy is not good.
    public func takeErrors() throws -> [String] { try takeConsole().filter(\.isError).map(\.description) }
}
