import Bookkeeping
import Storage
import StrictJSON
import Validation

/// The API operations for categories of expenses and of income.
struct CategoryResource: Sendable {
    private typealias Category = Bookkeeping.Category
    private let store: Store

    init(store: Store) { self.store = store }

    func index(_ call: APICall) throws -> APIAnswer {
        let categories = try store.read(call.book) { try $0.categories(call.values["kind"].flatMap(Category.Kind.init)) }
        return try call.page(categories, id: \.id.description, Self.shown)
    }

    func show(_ call: APICall) throws -> APIAnswer {
        guard let found = try store.read(call.book, { try Self.find(call.id(), $0) }) else { throw Failure.notFound }
        return .one(found)
    }

    func create(_ call: APICall) throws -> APIAnswer {
        try call.addOnce(to: "/categories", in: store, find: Self.find) { id, editor in
            let draft = try call.draft { try CategoryForm(call.values.input).draft(among: try editor.ledger.categories()) }
            return try editor.addCategory(id, draft, at: call.now)
        }
    }

    func update(_ call: APICall) throws -> APIAnswer {
        let id: Category.ID = try call.id()
        return try store.write(call.book) { editor in
            guard let known = try editor.ledger.category(id) else { throw Failure.notFound }
            let form = CategoryForm(CategoryForm(known).input.replacing(call.values))
            let draft = try call.draft { try form.draft(editing: known, among: try editor.ledger.categories()) }
            try editor.updateCategory(id, draft)
            guard let saved = try Self.find(id, editor.ledger) else { throw Failure.notFound }
            return .one(saved)
        }
    }

    func delete(_ call: APICall) throws -> APIAnswer {
        let id: Category.ID = try call.id()
        return try store.write(call.book) { editor in
            guard let use = try editor.ledger.categoryUse(id) else { throw Failure.notFound }
            if use.recordCount > 0, call.values.mistakes.isEmpty, call.values["move_to"] == nil { throw APIFailure.rule(.needsCategory) }
            let target = try call.draft { try DeleteCategoryForm(call.values.input).draft(deleting: use, among: try editor.ledger.categories()) }
            _ = try editor.deleteCategory(id, movingTo: target, as: call.new(), at: call.now)
            return .nothing
        }
    }

    private static func find(_ id: Category.ID, _ ledger: Ledger) throws -> JSONValue? { try ledger.category(id).map(shown) }

    private static func shown(_ category: Category) -> JSONValue {
        [
            "id": "\(category.id)", "kind": .text(category.kind.rawValue), "name": .text(category.name), "colour": .text(category.hue.rawValue),
            "icon": .text(category.icon.rawValue), "parent": category.parent.map { .text($0.description) } ?? .null,
        ]
    }
}

extension CategoryResource {
    private static let kinds = Bookkeeping.Category.Kind.allCases.map(\.rawValue)
    private static let hues = Hue.allCases.map(\.rawValue), icons = CategoryIcon.allCases.map(\.rawValue)
    private static let kind = APIMember("kind", .word(kinds), "What it groups. It stays as it was made.", example: "expense")
    private static let name = APIMember(
        "name", .text(CategoryForm.name), "Unique among the categories of its kind, whatever the case.", example: "Music")
    private static let colour = APIMember("colour", .word(hues), "A colour of the palette.", example: "plum")
    private static let parent = APIMember(
        "parent", .optional(.identity),
        "The category of the same kind whose sums count its records too, one that has no parent itself; null for none.",
        example: APIShown.sampleIdentity)
    private static let icon = APIMember("icon", .word(icons), "A drawing.", example: "fun")

    /// The filters of the list.
    static let filters = [APIMember("kind", .word(kinds), "Only categories of this kind.", example: "expense")]
    /// The parameters of a deletion.
    static let targets = [
        APIMember(
            "move_to", .identity, "The category of the same kind that gets the records; needed if there are any.", example: APIShown.sampleIdentity)
    ]

    static let resource = APIResource(
        name: "Category", plural: "categories", about: "What money was spent on, or came from.",
        shown: [
            .identity("id"), .word("kind", kinds), .text("name", "Music"), .word("colour", hues), .word("icon", icons),
            .identity("parent").nullable("Null for a category of the top."),
        ],
        making: [APIBody(name: "NewCategory", members: [.newIdentity, kind.required, name.required, colour.required, icon.required, parent])],
        changing: APIBody(name: "CategoryChanges", members: [name, colour, icon, parent]))
}
