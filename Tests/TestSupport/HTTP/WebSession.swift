import Foundation

/// A browser without JavaScript: stores cookies, follows redirects, fills in forms and submits them.
public final class WebSession {
    public enum Failure: Error, CustomStringConvertible {
        case noForm(String, page: String)
        case noField(String, form: String, fields: [String])
        case noButton(String, form: String)
        case tooManyRedirects(String)

        public var description: String {
            switch self {
            case .noForm(let what, let page): "\(page) has no form \(what)."
            case .noField(let name, let form, let fields): "\(form) has no field \(name) that takes this value; it has \(fields)."
            case .noButton(let name, let form): "\(form) has no button \(name)."
            case .tooManyRedirects(let target): "\(target) redirects for ever."
            }
        }
    }

    /// The site's origin, sent with every post: `http://127.0.0.1:8080`.
    public let origin: String
    public var cookies = CookieJar()
    /// Headers of every request, such as `Accept-Language`.
    public var headers: [(name: String, value: String)] = []
    /// The open page; nil before the first one.
    public private(set) var page: WebPage?
    private let transport: any Transport

    public init(_ transport: any Transport, origin: String) {
        self.transport = transport
        self.origin = origin
    }

    public convenience init(port: UInt16, host: String = "127.0.0.1") {
        let transport = SocketTransport(host: host, port: port)
        self.init(transport, origin: "http://\(transport.authority)")
    }

    /// Opens a URL and follows its redirects.
    @discardableResult
    public func get(_ target: String) throws -> WebPage { try open(WireRequest("GET", target)) }

    /// Posts fields as a form of the open page would, independent of its contents, and follows the redirect.
    @discardableResult
    public func post(_ target: String, _ fields: [(String, String)]) throws -> WebPage {
        let body = FormEncoding.urlEncoded(fields.map { FormEntry(name: $0.0, value: .text($0.1)) })
        return try open(WireRequest("POST", target, headers: [("Content-Type", Self.urlEncoded)], body: Array(body.utf8)))
    }

    /// Fills in the form on the open page whose action has that path (or that has that ID), presses a button and follows the
    /// redirect.
    ///
    /// - Parameters:
    ///   - action: the form's path, such as `/transactions`, or its ID; nil for the page's only form with the filled fields.
    ///   - button: the name, value or visible text of the button; nil presses the first one, as the Return key does.
    @discardableResult
    public func submit(_ action: String? = nil, filling values: [String: FormValue] = [:], pressing button: String? = nil) throws
        -> WebPage
    {
        guard let page else { throw Failure.noForm(action ?? "", page: "No open page") }
        return try submit(try form(action, on: page, having: Set(values.keys)), filling: values, pressing: button)
    }

    @discardableResult
    public func submit(_ form: HTMLForm, filling values: [String: FormValue] = [:], pressing name: String? = nil) throws
        -> WebPage
    {
        let button = try name.map { try self.button($0, of: form) } ?? form.buttons.first
        let entries = form.entries(filling: values, pressing: button)
        for (name, value) in values where !Self.took(value, as: name, in: entries, of: form) {
            throw Failure.noField(name, form: form.element.startTag, fields: form.controls.compactMap { $0["name"] })
        }
        let action = button?["formaction"] ?? form.action
        let base = page?.target ?? "/"
        let target = SiteAddress.resolve(action, from: base) ?? action
        if (button?["formmethod"]?.uppercased() ?? form.method) != "POST" {
            return try get(target.prefix { $0 != "?" } + "?" + FormEncoding.urlEncoded(entries))
        }
        guard form.isMultipart else {
            let body = Array(FormEncoding.urlEncoded(entries).utf8)
            return try open(WireRequest("POST", target, headers: [("Content-Type", Self.urlEncoded)], body: body))
        }
        let boundary = "----PennyFormBoundary\(UInt64.random(in: 0 ... .max))"
        let type = "multipart/form-data; boundary=\(boundary)"
        return try open(
            WireRequest(
                "POST", target, headers: [("Content-Type", type)], body: FormEncoding.multipart(entries, boundary: boundary)))
    }

    /// Sends one request with the session's cookies and headers, without following redirects or changing the open page.
    public func send(_ request: WireRequest) throws -> WireResponse {
        var request = request
        let isSecure = origin.hasPrefix("https:")
        for header in headers where request[header.name] == nil { request.headers.append(header) }
        if request["Cookie"] == nil,
            let cookie = cookies.header(for: String(request.target.prefix { $0 != "?" }), isSecure: isSecure)
        {
            request.headers.append(("Cookie", cookie))
        }
        if request["Host"] == nil { request.headers.insert(("Host", String(origin.drop { $0 != "/" }.dropFirst(2))), at: 0) }
        if request["Origin"] == nil && request.method != "GET" && request.method != "HEAD" {
            request.headers.append(("Origin", origin))
        }
        let response = try transport.send(request)
        for line in response.all("Set-Cookie") { cookies.take(line, isSecure: isSecure) }
        return response
    }

    private static let urlEncoded = "application/x-www-form-urlencoded"

    private func open(_ first: WireRequest) throws -> WebPage {
        var request = first
        var redirects: [WireResponse] = []
        while true {
            let response = try send(request)
            guard [301, 302, 303].contains(response.status), let location = response["Location"],
                let target = SiteAddress.resolve(
                    location.hasPrefix(origin) ? String(location.dropFirst(origin.count)) : location, from: request.target)
            else {
                let opened = WebPage(target: request.target, response: response, redirects: redirects)
                page = opened
                return opened
            }
            redirects.append(response)
            if redirects.count > 10 { throw Failure.tooManyRedirects(first.target) }
            request = WireRequest("GET", target)
        }
    }

    private func form(_ action: String?, on page: WebPage, having names: Set<String>) throws -> HTMLForm {
        let candidates = page.document.forms.filter { form in
            guard let action else { return names.isSubset(of: form.controls.compactMap { $0["name"] }) }
            return form.element.id == action
                || SiteAddress.resolve(form.action, from: page.target)?.prefix { $0 != "?" } == action[...]
        }
        let posting = candidates.filter { $0.method == "POST" }
        guard let form = posting.first(where: { names.isSubset(of: $0.controls.compactMap { $0["name"] }) }) ?? posting.first ?? candidates.first
        else {
            throw Failure.noForm(action ?? "with the fields \(names.sorted())", page: page.target)
        }
        return form
    }

    private func button(_ name: String, of form: HTMLForm) throws -> HTMLElement {
        let found = form.buttons.first {
            $0["name"] == name || $0["value"] == name || $0.accessibleName == name || $0.text == name
        }
        guard let found else { throw Failure.noButton(name, form: form.element.startTag) }
        return found
    }

    private static func took(_ value: FormValue, as name: String, in entries: [FormEntry], of form: HTMLForm) -> Bool {
        guard form.controls.contains(where: { $0["name"] == name && !$0.isDisabled }) else { return false }
        switch value {
        case .checked(false), .several([]): return true
        default: return entries.contains { $0.name == name }
        }
    }
}

/// A page after all redirects.
public struct WebPage: Sendable {
    /// The URL after all redirects.
    public let target: String
    public let response: WireResponse
    /// The redirects that led here, first one first; an accepted post begins with a 303.
    public let redirects: [WireResponse]
    public let document: HTMLDocument

    init(target: String, response: WireResponse, redirects: [WireResponse]) {
        self.target = target
        self.response = response
        self.redirects = redirects
        document = response["Content-Type"]?.hasPrefix("text/html") == true ? response.document : HTMLDocument("")
    }

    public var status: Int { response.status }
    public var text: String { document.text }
}
