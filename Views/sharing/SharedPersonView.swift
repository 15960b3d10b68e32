import Bookkeeping
import Language
import SitePaths
import Templates
import Validation

/// The shared part of a person's own book, as the administrator and the person themselves see it.
package struct SharedPersonView: ViewModel, Sendable {
    package struct CategoryRow: Sendable {
        package let name, icon, hue: String
        package let amount: MoneyText
        package let link: Link
    }

    package struct AccountLine: Sendable {
        package let name, currency, hue: String
        package let balance: MoneyText
        package let link: Link
    }

    /// The data of the view.
    package struct Content: Sendable {
        package let balances: [Account.Balance]
        package let hasPrivate: Bool
        package let sums: SumsByCategory
        package let limits: [BudgetStanding]

        package init(balances: [Account.Balance], hasPrivate: Bool, sums: SumsByCategory, limits: [BudgetStanding]) {
            (self.balances, self.hasPrivate, self.sums, self.limits) = (balances, hasPrivate, sums, limits)
        }
    }

    package let note: String
    package let list: RecordIndexPage
    package let accounts: [AccountLine]
    package let hasPrivate: Bool
    package let categories: [CategoryRow]
    package var hasCategories: Bool { !categories.isEmpty }
    package let unconverted: String?
    package let limits: [BudgetBar]
    package var hasLimits: Bool { !limits.isEmpty }
    /// The pages of the limits, for the administrator; nil for others.
    package let limitsLink: Link?

    /// - Parameters:
    ///   - filter: the filter of the list.
    ///   - setBy: the name of the administrator, for the person themselves; nil for the administrator.
    package init(
        _ content: Content, of person: HouseholdMember, list: RecordIndexPage, filter: RecordFilter, names: LedgerNames, isSelf: Bool, setBy: String?,
        today: CalendarDate, t: Texts
    ) {
        note = isSelf ? t.shared.oneself : t.shared.youSee(person.name)
        self.list = list
        accounts = content.balances.enumerated().map { index, balance in
            let row = AccountRow(balance, position: index, t: t)
            return AccountLine(
                name: row.name, currency: balance.account.currency.code, hue: row.hue, balance: MoneyText(balance.balance, t.money),
                link: Paths.person(person.id).query(RecordFilter.account.name, balance.account.id.description))
        }
        hasPrivate = content.hasPrivate
        categories = content.sums.parts.compactMap { part in
            names.category(part.category).map { category in
                var narrow = filter
                narrow.category = category.id
                return CategoryRow(
                    name: category.name, icon: category.icon.rawValue, hue: category.hue.rawValue, amount: MoneyText(part.amount, t.money),
                    link: RecordLinks(narrow, at: .shared(by: person.id)).link(narrow.period))
            }
        }
        unconverted = t.budgets.unconverted(content.sums.unconverted, t.money, comma: t.budgets.comma)
        limits = content.limits.map { BudgetBar($0, names: names, limit: .init(of: person.id, setBy: setBy), today: today, t: t) }
        limitsLink = setBy == nil ? Paths.limits(person.id) : nil
    }
}
