import Bookkeeping
import Templates

/// All accounts with their balances.
package struct AccountIndexPage: PageModel {
    package struct Total: Sendable {
        package let currency, sign: String
        package let balance: MoneyText
    }

    package let title: String
    package var tab: Tab { .accounts }
    package var back: Link? { Paths.settings }
    package let accounts: [AccountRow]
    package let totals: [Total]
    package let isFull: Bool

    package init(_ balances: [Account.Balance], t: Texts) {
        title = t.accounts.title
        accounts = balances.enumerated().map { AccountRow($1, position: $0, t: t) }
        isFull = balances.count >= Account.limit
        totals = Self.totals(balances).map {
            Total(currency: $0.currency.name(in: t.language), sign: $0.isNegative ? "out" : "", balance: MoneyText($0, t.money))
        }
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
