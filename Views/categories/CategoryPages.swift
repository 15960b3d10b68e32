import Bookkeeping
import Templates
import Validation

/// The categories of one kind.
package struct CategoryIndexPage: PageModel {
    package struct Row: Sendable {
        package let id, name, hue, icon, records, recordsURL: String
        package let actions: NamedText
    }

    package let title, newURL: String
    package var tab: Tab { .categories }
    package var back: String? { "/settings" }
    package let kinds: [Segment]
    package let categories: [Row]
    package var hasCategories: Bool { !categories.isEmpty }

    package init(_ uses: [Category.Use], kind: Category.Kind, t: Texts) {
        title = t.categories.title
        newURL = "/categories/new?kind=\(kind.rawValue)"
        kinds = [
            Segment(url: "/categories?kind=expense", label: t.categories.expense, isCurrent: kind == .expense),
            Segment(url: "/categories?kind=income", label: t.categories.income, isCurrent: kind == .income),
        ]
        categories = uses.map {
            Row(
                id: $0.category.id.description, name: $0.category.name, hue: $0.category.hue.rawValue, icon: $0.category.icon.rawValue,
                records: t.categories.records($0.recordCount), recordsURL: "/records?view=monthly&category=\($0.category.id)",
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

    package let title, action, list: String
    package var tab: Tab { .categories }
    package var isTask: Bool { true }
    package var assets: PageAssets { [.draft] }
    package var back: String? { list }
    package let hasProblems: Bool
    package let problems: ProblemSummary?
    package let newID: String?
    package let deleteURL: String?
    package let name: Field
    package let kinds: [Choice]
    package let hues, icons: [Choice]
    package let kindError, hueError, iconError: FieldError?
    package let isNew: Bool

    package init(_ form: FormState, id: Category.ID, category: Category?, t: Texts) {
        isNew = category == nil
        title = isNew ? t.categories.newTitle : t.categories.editTitle
        newID = isNew ? id.description : nil
        action = isNew ? "/categories" : "/categories/\(id)"
        deleteURL = isNew ? nil : "/categories/\(id)/delete"
        list = "/categories?kind=\(category?.kind.rawValue ?? form.value(CategoryForm.kind))"
        hasProblems = form.hasProblems
        problems = form.summary(t)
        name = Field(CategoryForm.name, label: t.categories.name, form: form, t: t)
        kinds = [
            Choice(value: "expense", label: t.categories.expense, isChosen: form.value(CategoryForm.kind) != "income"),
            Choice(value: "income", label: t.categories.income, isChosen: form.value(CategoryForm.kind) == "income"),
        ]
        hues = Hue.allCases.map { Choice(value: $0.rawValue, label: t.categories.hue($0), isChosen: form.value(CategoryForm.colour) == $0.rawValue) }
        icons = CategoryIcon.allCases.map {
            Choice(value: $0.rawValue, label: t.categories.picture($0), isChosen: form.value(CategoryForm.icon) == $0.rawValue)
        }
        kindError = form.error(CategoryForm.kind, t)
        hueError = form.error(CategoryForm.colour, t)
        iconError = form.error(CategoryForm.icon, t)
    }
}
