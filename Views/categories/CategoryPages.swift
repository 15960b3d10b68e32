import Bookkeeping
import Language
import SitePaths
import Templates
import Validation

/// The categories of one kind.
package struct CategoryIndexPage: PageModel {
    package struct Row: Sendable {
        let id: Category.ID
        package let name, hue, icon, records: String
        package let recordsURL: Link
        package var statisticsURL: Link { Paths.statistics.query("category=\(id)") }
        package var editLink: Link { Paths.editCategory(id) }
        package let isBelow, canHaveBelow: Bool
        package let kind: Category.Kind
        package var addBelowURL: Link { Paths.newCategory.query("kind=\(kind.rawValue)&parent=\(id)") }
        package var mergeLink: Link { Paths.mergeCategory(id) }
        package var deleteLink: Link { Paths.deleteCategory(id) }
        package let actions: NamedText
    }

    package let title: String
    package let newURL: Link
    package var assets: PageAssets { [.ledger] }
    package var tab: Tab { .categories }
    package var back: Link? { Paths.settings }
    package let kinds: [Segment]
    package let orderURL: Link
    package let categories: [Row]
    package var canOrder: Bool { categories.count > 1 }
    package var hasCategories: Bool { !categories.isEmpty }

    package init(_ uses: [Category.Use], kind: Category.Kind, t: Texts) {
        title = t.categories.title
        newURL = Paths.newCategory.query("kind=\(kind.rawValue)")
        orderURL = Paths.categoryOrder.query("kind=\(kind.rawValue)")
        kinds = [
            Segment(url: Paths.categories.query("kind=expense"), label: t.categories.expense, isCurrent: kind == .expense),
            Segment(url: Paths.categories.query("kind=income"), label: t.categories.income, isCurrent: kind == .income),
        ]
        let all = uses.map(\.category)
        categories = uses.map {
            Row(
                id: $0.category.id, name: $0.category.name, hue: $0.category.hue.rawValue, icon: $0.category.icon.rawValue,
                records: t.categories.records($0.recordCount), recordsURL: Paths.records.query("view=monthly&category=\($0.category.id)"),
                isBelow: all.fullName(of: $0.category) != $0.category.name, canHaveBelow: $0.category.parent == nil, kind: kind,
                actions: t.frame.actionsFor($0.category.name))
        }
    }
}

/// The form of a new or existing category.
package struct CategoryFormPage: PageModel {
    /// A colour or an icon as a choice.
    package struct Choice: Sendable {
        package let value, label: String
        package let isChosen: Bool
    }

    package let title: String
    package let action, list: Link
    package var tab: Tab { .categories }
    package var isTask: Bool { true }
    package var assets: PageAssets { [.draft] }
    package var back: Link? { list }
    package let hasProblems: Bool
    package let problems: ProblemSummary?
    package let newID: String?
    package let deleteURL, mergeURL: Link?
    package let name: Field
    package let parent: SelectField?
    package let kinds: [Choice]
    package let hues, icons: [Choice]
    package let kindError, hueError, iconError: FieldError?
    package let isNew: Bool

    package init(_ form: FormState, id: Category.ID, category: Category?, among categories: [Category], t: Texts) {
        isNew = category == nil
        title = isNew ? t.categories.newTitle : t.categories.editTitle
        newID = isNew ? id.description : nil
        action = isNew ? Paths.categories : Paths.category(id)
        mergeURL = isNew ? nil : Paths.mergeCategory(id)
        deleteURL = isNew ? nil : Paths.deleteCategory(id)
        list = Paths.categories.query("kind=\(category?.kind.rawValue ?? form.value(CategoryForm.kind))")
        hasProblems = form.hasProblems
        problems = form.summary(t)
        name = Field(CategoryForm.name, label: t.categories.name, form: form, t: t)
        let parents = CategoryForm.parents(of: category, category?.kind, among: categories)
        let hasIncome = parents.contains { $0.kind == .income } && parents.contains { $0.kind == .expense }
        parent =
            parents.isEmpty
            ? nil
            : SelectField(
                CategoryForm.parent, label: t.categories.parent, form: form,
                options: [("", t.categories.noParent)]
                    + parents.map { ($0.id.description, hasIncome && $0.kind == .income ? t.frame.noted($0.name, t.categories.income) : $0.name) },
                t: t)
        kinds = [
            Choice(value: "expense", label: t.categories.expense, isChosen: form.value(CategoryForm.kind) != "income"),
            Choice(value: "income", label: t.categories.income, isChosen: form.value(CategoryForm.kind) == "income"),
        ]
        hues = Hue.allCases.map { Choice(value: $0.rawValue, label: t.drawings.hue($0), isChosen: form.value(CategoryForm.colour) == $0.rawValue) }
        icons = CategoryIcon.allCases.map {
            Choice(value: $0.rawValue, label: t.drawings.picture($0), isChosen: form.value(CategoryForm.icon) == $0.rawValue)
        }
        kindError = form.error(CategoryForm.kind, t)
        hueError = form.error(CategoryForm.colour, t)
        iconError = form.error(CategoryForm.icon, t)
    }
}
