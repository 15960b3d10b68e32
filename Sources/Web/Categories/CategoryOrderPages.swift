import Bookkeeping
import MicroHTTP
import SitePaths
import Storage
import Templates
import Validation
import Views

/// The page that orders the categories of a kind by hand, or by their names.
struct CategoryOrderPages: Sendable {
    private static let direction = FormField.hidden("direction")

    private let store: Store

    init(store: Store) { self.store = store }

    func show(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let kind = CategoryPages.kind(visit.query.text(RecordFilter.kind))
        let categories = try store.read(person.book) { try $0.categories(kind) }
        return visit.page { Template.categoryOrder(CategoryOrderPage(categories, kind: kind, t: visit.t), app: $0, into: &$1) }
    }

    /// Moves one up or down, and shows the page again with that row in sight.
    func move(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let id: Bookkeeping.Category.ID = try visit.id(), isUp = try visit.form[Self.direction] == "up"
        let kind = try store.write(person.book) { editor in
            _ = try editor.categories.move(id, up: isUp)
            return try editor.ledger.category(id)?.kind ?? .expense
        }
        return visit.redirect(Paths.categoryOrder.query([("kind", kind.rawValue)], at: "c-\(id)"))
    }

    func sort(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let kind = CategoryPages.kind(try visit.form[CategoryForm.kind])
        try store.write(person.book) { try $0.categories.sort(kind) }
        return visit.redirect(Paths.categoryOrder.query("kind=\(kind.rawValue)"))
    }
}
