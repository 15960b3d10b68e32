import Bookkeeping
import MicroHTTP
import SitePaths
import Storage
import Templates
import Validation
import Views

/// The page that merges a category into another one of its kind.
struct CategoryMergePages: Sendable {
    private let store: Store

    init(store: Store) { self.store = store }

    func show(_ visit: Visit, _ person: SignedInPerson) throws -> Response { try page(visit, person, FormState(MergeCategoryForm())) }

    func merge(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let id: Bookkeeping.Category.ID = try visit.id()
        let fields = try visit.form
        let deletion: Deletion.ID = visit.posted(.deletion, in: fields)
        do {
            var alerts: [Notification.ID] = []
            let kind = try store.deleteOnce(deletion, in: person.book) { editor in
                let (use, others) = try Self.choices(id, in: editor.ledger)
                let target = try MergeCategoryForm(fields.input).draft(among: others)
                _ = try editor.categories.merge(id, into: target.id, as: deletion, at: visit.now)
                alerts = editor.raisedAlerts
                return use.category.kind
            }
            return visit.redirect(
                kind.map { Paths.categories.query("kind", $0.rawValue) } ?? Paths.categories, .categoryMerged(deletion), alerts: alerts)
        } catch let problems as Problems {
            return try page(visit, person, FormState(fields.input, problems: problems), status: .unprocessableContent)
        }
    }

    private func page(_ visit: Visit, _ person: SignedInPerson, _ form: FormState, status: Status = .ok) throws -> Response {
        let id: Bookkeeping.Category.ID = try visit.id()
        let (use, others) = try store.read(person.book) { try Self.choices(id, in: $0) }
        let page = CategoryMergePage(use, others: others, hasBelow: others.hasBelow(id), form: form, deletion: visit.new(), t: visit.t)
        return visit.page(status) { Template.categoryMerge(page, app: $0, into: &$1) }
    }

    /// Returns the category and the others of its kind.
    private static func choices(
        _ id: Bookkeeping.Category.ID, in ledger: Ledger
    ) throws -> (use: Bookkeeping.Category.Use, others: [Bookkeeping.Category]) {
        guard let use = try ledger.categoryUse(id) else { throw Failure.notFound }
        return (use, try ledger.categories(use.category.kind).filter { $0.id != id })
    }
}
