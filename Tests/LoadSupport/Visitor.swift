import Foundation
import TestSupport

/// The credentials of a user in a load test.
public struct Credentials: Sendable {
    public var login: String
    public var password: String

    public init(login: String, password: String) {
        self.login = login
        self.password = password
    }

    public static let benchmark = Credentials(login: "bench", password: "correct horse 9 battery")
}

extension WebSession {
    /// Signs up through the page; ticks the required check boxes (consent).
    public func signUp(_ user: Credentials) throws {
        let form = try form("/sign-up")
        let offered: [String: FormValue] = [
            "username": .text(user.login), "email": .text("\(user.login)@example.org"), "password": .text(user.password),
            "first_name": "Bench", "last_name": "Mark",
        ]
        var values = offered.filter { name, _ in form.controls.contains { $0["name"] == name } }
        for box in form.controls where box["type"] == "checkbox" && box.has("required") { values[box["name"] ?? ""] = true }
        try expectRedirect(try submit(form, filling: values), after: "signing up")
    }

    public func signIn(_ user: Credentials) throws {
        let form = try form("/sign-in")
        let page = try submit(form, filling: ["login": .text(user.login), "password": .text(user.password)])
        try expectRedirect(page, after: "signing in")
    }

    /// Returns the form of a transaction, prepared for repeated posts with the session's token.
    public func transactionForm() throws -> PreparedForm {
        let form = try form("/transactions", on: "/transactions/new")
        var fields = Self.texts(form.entries(pressing: form.buttons.first))
        fields["kind"] = "expense"
        for name in ["account", "category"] where (fields[name] ?? "").isEmpty {
            fields[name] = form.firstValue(of: name)
        }
        return PreparedForm(action: "/transactions", fields: fields)
    }

    /// Adds an expense dated today; throws unless the server confirms it.
    public func addExpense(_ title: String, _ amount: String) throws {
        let response = try send(try transactionForm().request(["id": TimeOrderedUUID.make(), "title": title, "amount": amount]))
        guard response.status == 303 else {
            throw PennyServer.Failure(description: "Adding \(title) was answered with \(response.status): \(response.document.text)")
        }
    }

    /// Returns the form of quick add, prepared for repeated posts.
    public func quickForm() throws -> PreparedForm {
        let form = try form("/quick", on: "/")
        var fields = Self.texts(form.entries())
        if (fields["category"] ?? "").isEmpty { fields["category"] = form.firstValue(of: "category") }
        return PreparedForm(action: "/quick", fields: fields)
    }

    /// Creates an API token for reading and writing, through the page, and returns its text.
    public func makeToken(_ name: String) throws -> String {
        try get("/settings/tokens/new")
        let page = try submit("/settings/tokens", filling: ["name": .text(name), "scope": "write"])
        guard let token = page.document.element(id: "token")?["value"] else {
            throw PennyServer.Failure(description: "No token was shown: \(page.document.text)")
        }
        return token
    }

    private func form(_ action: String, on address: String? = nil) throws -> HTMLForm {
        let page = try get(address ?? action)
        guard page.status == 200,
            let form = page.document.forms.first(where: { SiteAddress.resolve($0.action, from: page.target) == action })
        else { throw PennyServer.Failure(description: "\(page.target) (\(page.status)) has no form for \(action).") }
        return form
    }

    private func expectRedirect(_ page: WebPage, after what: String) throws {
        guard page.redirects.first?.status == 303, page.status == 200 else {
            throw PennyServer.Failure(description: "After \(what): \(page.status) \(page.target): \(page.text.prefix(400))")
        }
    }

    private static func texts(_ entries: [FormEntry]) -> [String: String] {
        Dictionary(entries.map { ($0.name, $0.value.text) }) { first, _ in first }
    }
}

/// The fields of a form, for repeated posts with other amounts and IDs.
public struct PreparedForm: Sendable {
    public var action: String
    public var fields: [String: String]

    public init(action: String, fields: [String: String]) { (self.action, self.fields) = (action, fields) }

    /// Returns the body with some fields replaced (`application/x-www-form-urlencoded`).
    public func body(_ changes: [String: String]) -> String {
        let entries = fields.merging(changes) { $1 }.sorted { $0.key < $1.key }
        return FormEncoding.urlEncoded(entries.map { FormEntry(name: $0.key, value: .text($0.value)) })
    }

    /// Returns a request with that body; `WebSession.send` adds cookies and origin.
    public func request(_ changes: [String: String]) -> WireRequest {
        let headers = [(name: "Content-Type", value: "application/x-www-form-urlencoded")]
        return WireRequest("POST", action, headers: headers, body: Array(body(changes).utf8))
    }
}

extension HTMLForm {
    /// Returns the first value offered by a radio button, button or select with that name.
    public func firstValue(of name: String) -> String? { values(of: name).first }

    /// Returns all of them, without empty ones.
    public func values(of name: String) -> [String] {
        controls.filter { $0["name"] == name }.flatMap { $0.tag == "select" ? $0.optionValues : [$0["value"] ?? ""] }.filter { !$0.isEmpty }
    }
}
