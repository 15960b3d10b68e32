import Bookkeeping
import MicroHTTP
import SitePaths
import Storage
import Templates
import Validation
import Views

/// The currency picker. A form opens it, it carries the form's values along, and it returns to the form with the choice.
struct CurrencyPages: Sendable {
    private let store: Store

    init(store: Store) { self.store = store }

    /// Fields of the account form that are carried along; not the anti-forgery token, which must not appear in the URL.
    private static let carried = [FormField.id] + AccountForm.fields.filter { $0.name != AccountForm.currency.name }
    /// The name of the form that opened the picker.
    private static let purpose = FormField.hidden("for")
    private static let text = FormField("q", .search, max: 60)

    func index(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let query = visit.query
        let used = try store.read(person.book) { try $0.accounts().map(\.currency) } + [person.mainCurrency]
        let purpose = Self.purpose(query[Self.purpose])
        let chosen = query.text(AccountForm.currency) ?? (purpose.isMain ? person.mainCurrency.code : "")
        let carried =
            purpose.isMain
            ? [] : Self.carried.compactMap { field in query.text(field).map { CurrencyIndexPage.Carried(field.name, $0) } }
        let page = CurrencyIndexPage(
            String(query[Self.text].prefix(60)), purpose: purpose, chosen: chosen, used: used, carried: carried, t: visit.t)
        return visit.page { Template.currencyIndex(page, app: $0, into: &$1) }
    }

    /// Handles the button of the form: redirects to the picker with the values typed so far.
    func open(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let form = try visit.form
        var query = Fields()
        for field in [Self.purpose, AccountForm.currency] + Self.carried where form.input.has(field) {
            query.add(field.name, String(form[field].prefix(200)))
        }
        return visit.redirect(Paths.currencies.query(query.urlEncoded))
    }

    private static func purpose(_ text: String) -> CurrencyIndexPage.Purpose {
        if let account = Account.ID(text) {
            return .init(for: text, back: Paths.editAccount(account), action: Paths.editAccount(account), isMain: false, tab: .accounts)
        }
        if text == "main" { return .init(for: text, back: Paths.settings, action: Paths.mainCurrency, isMain: true, tab: .more) }
        return .init(for: "account", back: Paths.newAccount, action: Paths.newAccount, isMain: false, tab: .accounts)
    }
}
