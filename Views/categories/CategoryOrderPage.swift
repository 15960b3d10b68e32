import Bookkeeping
import Templates

/// The categories of one kind with buttons that move each up and down.
package struct CategoryOrderPage: PageModel {
    package struct Row: Sendable {
        package let id: Category.ID
        package let name, hue, icon: String
        package let isFirst, isLast: Bool
        package let up, down: NamedText
        package var moveLink: Link { Paths.moveCategory(id) }
    }

    package let title: String
    package let kind: String
    package let done: Link
    package var tab: Tab { .categories }
    package var back: Link? { done }
    package var isTask: Bool { true }
    package let categories: [Row]
    package var canSort: Bool { categories.count > 1 }

    package init(_ categories: [Category], kind: Category.Kind, t: Texts) {
        title = kind == .expense ? t.categories.orderOfExpenses : t.categories.orderOfIncome
        self.kind = kind.rawValue
        done = Paths.categories.query("kind=\(kind.rawValue)")
        self.categories = categories.map {
            Row(
                id: $0.id, name: $0.name, hue: $0.hue.rawValue, icon: $0.icon.rawValue, isFirst: $0.id == categories.first?.id,
                isLast: $0.id == categories.last?.id, up: t.categories.moveUp($0.name), down: t.categories.moveDown($0.name))
        }
    }
}
