import Bookkeeping
import Templates

/// An account in a list.
package struct AccountRow: Sendable {
    package let id, name, balance, sign, hue, records, recordsURL: String
    package let actions: NamedText
    package let isDefault: Bool

    package init(_ account: Account.Balance, position: Int, t: Texts) {
        id = account.account.id.description
        name = account.account.name
        balance = t.money.string(account.balance)
        sign = account.balance.isNegative ? "out" : ""
        hue = Self.hues[position % Self.hues.count].rawValue
        records = [account.account.currency.code, t.accounts.records(account.recordCount)].joined(separator: t.frame.listSeparator)
        recordsURL = "/records?view=monthly&account=\(account.account.id)"
        actions = t.frame.actionsFor(account.account.name)
        isDefault = account.account.isDefault
    }

    private static let hues: [Hue] = [.copper, .sky, .patina, .plum, .amber, .teal, .rose, .indigo, .olive, .cocoa, .slate]
}
