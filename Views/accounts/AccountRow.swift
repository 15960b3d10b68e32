import Bookkeeping
import Language
import SitePaths
import Templates

/// An account in a list.
package struct AccountRow: Sendable {
    private let id: Account.ID
    package let name, balance, sign, hue, records: String
    package let icon: String
    package var page: Link { Paths.account(id) }
    package var moveLink: Link { Paths.moveAccount(id) }
    package var archiveLink: Link { Paths.archiveAccount(id) }
    package let canMoveUp, canMoveDown: Bool
    package var editLink: Link { Paths.editAccount(id) }
    package var defaultLink: Link { Paths.makeDefaultAccount(id) }
    package var deleteLink: Link { Paths.deleteAccount(id) }
    package let actions: NamedText
    package let isDefault: Bool
    /// True for a balance of more characters than fit beside a name on a narrow phone.
    package var isLong: Bool { balance.count > 11 }

    /// - Parameter count: the number of accounts that are ordered by hand.
    package init(_ account: Account.Balance, position: Int, of count: Int = 0, t: Texts) {
        (canMoveUp, canMoveDown) = (position > 0 && count > 0, position < count - 1)
        icon = account.account.kind == .other ? "wallet" : account.account.kind.icon
        id = account.account.id
        name = account.account.name
        balance = t.money.string(account.balance)
        sign = account.balance.isNegative ? "out" : ""
        hue = Self.hues[position % Self.hues.count].rawValue
        let kind = account.account.kind == .other ? nil : t.accountPages.name(account.account.kind)
        let later = account.later.isZero ? nil : t.accountPages.datedLater(t.money.unbroken(account.later))
        records = [kind, account.account.currency.code, t.accounts.records(account.recordCount), later].compactMap(\.self)
            .joined(separator: t.frame.listSeparator)
        actions = t.frame.actionsFor(account.account.name)
        isDefault = account.account.isDefault
    }

    private static let hues: [Hue] = [.copper, .sky, .patina, .plum, .amber, .teal, .rose, .indigo, .olive, .cocoa, .slate]
}
