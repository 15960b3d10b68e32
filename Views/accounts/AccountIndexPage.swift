import Bookkeeping
import Language
import SitePaths
import Templates

/// All accounts with their balances.
package struct AccountIndexPage: PageModel {
    package struct Total: ViewModel, Sendable {
        package let currency, sign: String
        package let balance: MoneyText

        init(_ money: Money, t: Texts) {
            currency = money.currency.name(in: t.language)
            (sign, balance) = (money.isNegative ? "out" : "", MoneyText(money, t.money))
        }
    }

    package let title: String
    package var tab: Tab { .accounts }
    package var help: Link? { Paths.guide(.begin) }
    package var back: Link? { Paths.settings }
    package var assets: PageAssets { [.accounts] }
    package let accounts, archived: [AccountRow]
    package var hasArchived: Bool { !archived.isEmpty }
    /// The sum of all accounts in the main currency, and the sums of the archived ones.
    package let total: Total
    package let inArchived: String?
    /// The sum in each currency, if there are several.
    package let totals: [Total]
    package var hasTotals: Bool { !totals.isEmpty }
    package let apart: ChartCard.Apart?
    package let isFull: Bool

    /// - Parameter sum: of all balances in the main currency.
    package init(_ balances: [Account.Balance], total sum: NetWorth, t: Texts) {
        title = t.accounts.title
        let used = balances.filter { !$0.account.isArchived }
        accounts = used.enumerated().map { AccountRow($1, position: $0, of: used.count, t: t) }
        archived = balances.filter(\.account.isArchived).enumerated().map { AccountRow($1, position: $0, t: t) }
        isFull = used.count >= Account.limit
        total = Total(sum.amount, t: t)
        let sums = Self.totals(balances)
        totals = sums.count > 1 ? sums.map { Total($0, t: t) } : []
        apart = ChartCard.Apart(sum.unconverted, in: sum.amount.currency, t: t)
        let rest = Self.totals(balances.filter(\.account.isArchived)).filter { !$0.isZero }
        inArchived = rest.isEmpty ? nil : t.accountPages.inArchived(rest.map { t.money.string($0) }.joined(separator: t.frame.listSeparator))
    }

    /// Returns the sum in each currency, in the order of the accounts; a sum that overflows is omitted.
    private static func totals(_ balances: [Account.Balance]) -> [Money] {
        var sums: [Money] = []
        for balance in balances.map(\.balance) {
            if let index = sums.firstIndex(where: { $0.currency == balance.currency }) {
                if let sum = try? sums[index].adding(balance) { sums[index] = sum }
            } else {
                sums.append(balance)
            }
        }
        return sums
    }
}
