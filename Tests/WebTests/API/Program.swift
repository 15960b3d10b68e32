import StrictJSON
import TestSupport
import Testing

/// An API client of a test site, with a token and without cookies.
struct Program {
    let web: WebSession
    let site: TestSite
    let token: String?

    /// The answer to a call.
    struct Answer {
        let response: WireResponse
        let json: JSONValue

        var status: Int { response.status }
        subscript(name: String) -> JSONValue? { json[name] }
        /// The names of the invalid members, in order.
        var wrong: [String] { json["errors"]?.list?.compactMap { $0["field"]?.text } ?? [] }
        /// Returns the message about a member.
        func message(_ field: String) -> String? { json["errors"]?.list?.first { $0["field"]?.text == field }?["message"]?.text }
        /// The kind of problem.
        var kind: String? { json["type"]?.text?.split(separator: ":").last.map(String.init) }
    }

    @discardableResult
    func call(_ method: String, _ path: String, _ body: JSONValue? = nil, headers: [(name: String, value: String)] = []) throws -> Answer {
        try send(method, path, body?.bytes ?? [], headers: (body == nil ? [] : [("Content-Type", "application/json")]) + headers)
    }

    /// Sends these bytes unchanged.
    @discardableResult
    func send(_ method: String, _ path: String, _ body: [UInt8], headers: [(name: String, value: String)] = []) throws -> Answer {
        let authorization = token.map { [(name: "Authorization", value: "Bearer \($0)")] } ?? []
        let response = try web.send(WireRequest(method, site.base + "/api/v1" + path, headers: authorization + headers, body: body))
        guard !response.body.isEmpty else { return Answer(response: response, json: .null) }
        let isJSON = ["application/json", "application/problem+json"].contains(response["Content-Type"] ?? "")
        guard isJSON else { return Answer(response: response, json: .text(response.text)) }
        return Answer(response: response, json: try JSONValue(response.body))
    }

    func get(_ path: String) throws -> Answer { try call("GET", path) }
    func post(_ path: String, _ body: JSONValue) throws -> Answer { try call("POST", path, body) }
    func patch(_ path: String, _ body: JSONValue) throws -> Answer { try call("PATCH", path, body) }
    func delete(_ path: String) throws -> Answer { try call("DELETE", path) }
}

extension Household {
    /// Returns a client with a token: Ada's `Script` (write) or `Spreadsheet` (read), `Ben's script`, or one with the given text.
    func program(_ name: String = "Script") -> Program { program(token: cookies.tokens[name] ?? name) }

    func program(token: String?, language: String = "en-GB", peer: String = "192.168.1.30") -> Program {
        let web = site.browser(peer: peer).web
        web.headers = [("Accept-Language", language), ("User-Agent", "curl/8.14")]
        return Program(web: web, site: site, token: token)
    }
}

extension JSONValue {
    /// Returns the object with some members changed; nil removes one.
    func with(_ changes: [(String, JSONValue?)]) -> JSONValue {
        var object = object ?? JSONObject()
        for (name, value) in changes { object[name] = value }
        return .object(object)
    }
}
