import Bookkeeping
import MicroHTTP
import Storage
import Templates
import Views

/// The currency picker. It is opened from a form, carries the form's values along, and goes back to it with the choice.
struct CurrencyPages: Sendable {
    private let store: Store

    init(_ services: Services) { store = services.store }

    /// Values of the account form that go along; the anti-forgery token does not, since it would stand in the address.
    private static let carried = ["id", "name", "starting_balance", "is_default"]

    func index(_ visit: Visit, _ member: Member) throws -> Response {
        let query = visit.request.query
        let used = try store.read(member.book) { try $0.accounts().map(\.currency) } + [member.preferences.mainCurrency]
        let purpose = Self.purpose(query["for"] ?? "")
        let chosen = query["currency"] ?? (purpose.isPost ? member.preferences.mainCurrency.code : "")
        let carried = purpose.isPost
            ? [] : Self.carried.compactMap { name in query[name].map { CurrencyIndexPage.Carried(name, $0) } }
        let page = CurrencyIndexPage(
            String((query["q"] ?? "").prefix(60)), purpose: purpose, chosen: chosen, used: used, carried: carried, t: visit.t)
        return visit.page { Template.currencyIndex(page, app: $0, into: &$1) }
    }

    /// The button of the account form: on to the picker with what was typed so far.
    func open(_ visit: Visit, _ member: Member) throws -> Response {
        let form = try visit.form
        var query = Fields()
        for name in ["for", "currency"] + Self.carried where form.input.has(name) { query.add(name, String(form[name].prefix(200))) }
        return visit.redirect("/currencies?" + query.urlEncoded)
    }

    private static func purpose(_ text: String) -> CurrencyIndexPage.Purpose {
        if let account = Account.ID(text) {
            return .init(for: text, back: "/accounts/\(account)/edit", action: "/accounts/\(account)/edit", isPost: false, tab: .accounts)
        }
        if text == "main" { return .init(for: text, back: "/settings", action: "/settings/currency", isPost: true, tab: .more) }
        return .init(for: "account", back: "/accounts/new", action: "/accounts/new", isPost: false, tab: .accounts)
    }
}
