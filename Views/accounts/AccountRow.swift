import Bookkeeping
import Templates

/// An account in a list.
package struct AccountRow: Sendable {
    private let id: Account.ID
    package let name, balance, sign, hue, records: String
    package let recordsURL: Link
    package var editLink: Link { Paths.editAccount(id) }
    package var defaultLink: Link { Paths.makeDefaultAccount(id) }
    package var deleteLink: Link { Paths.deleteAccount(id) }
    package let actions: NamedText
    package let isDefault: Bool
    /// True for a balance of more characters than fit beside a name on a narrow phone.
    package var isLong: Bool { balance.count > 11 }

    package init(_ account: Account.Balance, position: Int, t: Texts) {
        id = account.account.id
        name = account.account.name
        balance = t.money.string(account.balance)
        sign = account.balance.isNegative ? "out" : ""
        hue = Self.hues[position % Self.hues.count].rawValue
        records = [account.account.currency.code, t.accounts.records(account.recordCount)].joined(separator: t.frame.listSeparator)
        recordsURL = Paths.records.query("view=monthly&account=\(account.account.id)")
        actions = t.frame.actionsFor(account.account.name)
        isDefault = account.account.isDefault
    }

    private static let hues: [Hue] = [.copper, .sky, .patina, .plum, .amber, .teal, .rose, .indigo, .olive, .cocoa, .slate]
}
