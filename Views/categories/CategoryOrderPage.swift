import Bookkeeping
import Language
import SitePaths
import Templates

/// The categories of one kind with buttons that move each up and down.
package struct CategoryOrderPage: PageModel {
    package struct Row: Sendable {
        package let id: Category.ID
        package let name, hue, icon: String
        package let isBelow, isFirst, isLast: Bool
        package let up, down: NamedText
        package var moveLink: Link { Paths.moveCategory(id) }
    }

    package let title: String
    package let kind: String
    package let done: Link
    package var assets: PageAssets { [.ledger] }
    package var tab: Tab { .categories }
    package var back: Link? { done }
    package var isTask: Bool { true }
    package let categories: [Row]
    package var canSort: Bool { categories.count > 1 }

    package init(_ categories: [Category], kind: Category.Kind, t: Texts) {
        title = kind == .expense ? t.categories.orderOfExpenses : t.categories.orderOfIncome
        self.kind = kind.rawValue
        done = Paths.categories.query("kind=\(kind.rawValue)")
        let groups = Dictionary(grouping: categories) { $0.parent }
        self.categories = categories.map { category in
            let group = groups[category.parent] ?? []
            return Row(
                id: category.id, name: category.name, hue: category.hue.rawValue, icon: category.icon.rawValue, isBelow: category.parent != nil,
                isFirst: category.id == group.first?.id, isLast: category.id == group.last?.id, up: t.categories.moveUp(category.name),
                down: t.categories.moveDown(category.name))
        }
    }
}
