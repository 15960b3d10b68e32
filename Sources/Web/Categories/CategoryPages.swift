import Bookkeeping
import MicroHTTP
import SitePaths
import Storage
import Templates
import Validation
import Views

/// Pages for categories: the list of a kind, the form, and deletion with reassignment.
struct CategoryPages: Sendable {
    private let store: Store

    init(store: Store) { self.store = store }

    func index(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let kind = Self.kind(visit.query.text(RecordFilter.kind))
        let uses = try store.read(person.book) { try $0.categoryUses(kind) }
        return visit.page { Template.categoryIndex(CategoryIndexPage(uses, kind: kind, t: visit.t), app: $0, into: &$1) }
    }

    func new(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let above = try visit.query.text(CategoryForm.parent).flatMap(Bookkeeping.Category.ID.init).flatMap { id in
            try store.read(person.book) { try $0.category(id) }
        }
        let parent = above?.parent == nil ? above : nil
        let form = CategoryForm(kind: Self.kind(visit.query.text(RecordFilter.kind)), below: parent)
        return try formPage(visit, person, FormState(form), id: visit.new())
    }

    func create(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let fields = try visit.form
        let id: Bookkeeping.Category.ID = visit.posted(.id, in: fields)
        do {
            let kind = try store.write(person.book) { editor in
                let categories = try editor.ledger.categories()
                if let saved = categories.first(where: { $0.id == id }) { return saved.kind }
                let draft = try CategoryForm(fields.input).draft(among: categories)
                _ = try editor.addCategory(id, draft, at: visit.now)
                return draft.kind
            }
            return visit.redirect(Paths.categories.query("kind=\(kind.rawValue)"), .said(.categorySaved))
        } catch {
            let problems = try Problems(of: error, Self.conflicts)
            return try formPage(visit, person, FormState(fields.input, problems: problems), id: id, status: .unprocessableContent)
        }
    }

    func edit(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let category = try category(visit.id(), person)
        return try formPage(visit, person, FormState(CategoryForm(category)), id: category.id, category: category)
    }

    func update(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let category = try category(visit.id(), person)
        let input = try visit.form.input
        do {
            try store.write(person.book) { editor in
                let draft = try CategoryForm(input).draft(editing: category, among: try editor.ledger.categories())
                try editor.updateCategory(category.id, draft)
            }
            return visit.redirect(Paths.categories.query("kind=\(category.kind.rawValue)"), .said(.categorySaved))
        } catch {
            let problems = try Problems(of: error, Self.conflicts)
            return try formPage(
                visit, person, FormState(input, problems: problems), id: category.id, category: category, status: .unprocessableContent)
        }
    }

    func confirmDeletion(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        try confirmPage(visit, person, FormState(DeleteCategoryForm()))
    }

    func delete(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let id: Bookkeeping.Category.ID = try visit.id()
        let fields = try visit.form
        let deletion: Deletion.ID = visit.posted(.deletion, in: fields)
        do {
            let kind = try store.deleteOnce(deletion, in: person.book) { editor in
                let (use, categories) = try Self.use(id, in: editor.ledger)
                let target = try DeleteCategoryForm(fields.input).draft(deleting: use, among: categories)
                _ = try editor.deleteCategory(id, movingTo: target, as: deletion, at: visit.now)
                return use.category.kind
            }
            return visit.redirect(kind.map { Paths.categories.query("kind", $0.rawValue) } ?? Paths.categories, .deleted(deletion))
        } catch let problems as Problems {
            return try confirmPage(visit, person, FormState(fields.input, problems: problems), status: .unprocessableContent)
        }
    }

    private func confirmPage(_ visit: Visit, _ person: SignedInPerson, _ form: FormState, status: Status = .ok) throws -> Response {
        let id: Bookkeeping.Category.ID = try visit.id()
        let (use, categories) = try store.read(person.book) { try Self.use(id, in: $0) }
        let others = categories.filter { $0.kind == use.category.kind && $0.id != id }
        let page = ConfirmPage(use, others: others, hasBelow: categories.hasBelow(id), form: form, deletion: visit.new(), t: visit.t)
        return visit.page(status) { Template.confirm(page, app: $0, into: &$1) }
    }

    private static func use(
        _ id: Bookkeeping.Category.ID, in ledger: Ledger
    ) throws -> (Bookkeeping.Category.Use, [Bookkeeping.Category]) {
        guard let use = try ledger.categoryUse(id) else { throw Failure.notFound }
        return (use, try ledger.categories())
    }

    private func category(_ id: Bookkeeping.Category.ID, _ person: SignedInPerson) throws -> Bookkeeping.Category {
        guard let category = try store.read(person.book, { try $0.category(id) }) else { throw Failure.notFound }
        return category
    }

    private func formPage(
        _ visit: Visit, _ person: SignedInPerson, _ form: FormState, id: Bookkeeping.Category.ID, category: Bookkeeping.Category? = nil,
        status: Status = .ok
    ) throws -> Response {
        let all = try store.read(person.book) { try $0.categories() }
        let page = CategoryFormPage(form, id: id, category: category, among: all, t: visit.t)
        return visit.page(status) { Template.categoryForm(page, app: $0, into: &$1) }
    }

    static func kind(_ text: String?) -> Bookkeeping.Category.Kind { text.flatMap(Bookkeeping.Category.Kind.init) ?? .expense }

    private static let conflicts: [Conflict: Problems] = [.nameTaken: Problems(CategoryForm.name.name, .duplicateName)]
}
