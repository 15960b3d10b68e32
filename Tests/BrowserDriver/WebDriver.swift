import Foundation
import TestSupport

/// A chromedriver with one session (W3C WebDriver); both end with this value.
final class WebDriver {
    private let program: RunningProgram
    private let transport: SocketTransport
    private var session = ""

    init(capabilities: JSONValue) throws {
        try BrowserInstallation.require()
        let port = try FreePort.find()
        program = try RunningProgram(BrowserInstallation.driver, ["--port=\(port)"], environment: ["TZ": "UTC"])
        transport = SocketTransport(port: port, timeout: 30)
        try program.waitForPort(port)
        let answer = try send("POST", "/session", ["capabilities": ["alwaysMatch": capabilities]])
        guard let id = answer["sessionId"].string else { throw BrowserFailure(error: "no session", message: "\(answer)") }
        session = id
    }

    deinit {
        _ = try? send("DELETE", "/session/\(session)", nil)
        _ = try? program.killGroup()
    }

    /// Sends a command of the session; `path` begins after the session's ID.
    @discardableResult
    func command(_ method: String, _ path: String, _ body: JSONValue? = nil) throws -> JSONValue {
        try send(method, "/session/\(session)\(path)", body ?? (method == "POST" ? [:] : nil))
    }

    private func send(_ method: String, _ target: String, _ body: JSONValue?) throws -> JSONValue {
        let headers = [(name: "Content-Type", value: "application/json; charset=utf-8")]
        let response = try transport.send(WireRequest(method, target, headers: headers, body: try body?.encoded() ?? []))
        let value = try JSONValue(parsing: response.body)["value"]
        guard response.status == 200 else {
            let message = value["message"].string ?? response.text
            throw BrowserFailure(error: value["error"].string ?? "status \(response.status)", message: message)
        }
        return value
    }
}

/// An error of the browser, with an error code of W3C WebDriver such as `no such element`.
public struct BrowserFailure: Error, CustomStringConvertible {
    public var error: String
    public var message: String

    /// True if it may succeed a moment later, once the page has loaded.
    var isOfPageInMotion: Bool {
        ["no such element", "element not interactable"].contains(error) || isOfFormerPage
    }

    /// True for an element of a page that has been left.
    var isOfFormerPage: Bool { error == "stale element reference" || message.contains("does not belong to the document") }

    public var description: String { "\(error): \(message.split(separator: "\n").first ?? "")" }
}
