import Bookkeeping
import Language
import SitePaths
import Templates
import Validation

/// The choice of the own accounts that are shared: all, some of them, or none.
package struct ShareChoice: ViewModel, Sendable {
    package struct Way: Sendable {
        package let value, label: String
        package let isChosen: Bool
    }

    package struct Row: Sendable {
        package let value, name, hint, balance, hue: String
        package let isChosen, isPrivate: Bool
        package let editLink: Link
    }

    package let ways: [Way]
    package let accounts: [Row]
    package let error: FieldError?

    /// - Parameter administrator: the name of the administrator; nil for the administrator's own choice.
    package init(_ form: FormState, accounts: [Account.Balance], administrator: String?, t: Texts) {
        let words = t.shared
        func has(_ value: String) -> Bool { form.has(ShareForm.shared, value) }
        let isSome = !has("all") && !has("none") && accounts.contains { has($0.account.id.description) }
        ways = [
            Way(value: "all", label: words.all, isChosen: has("all")),
            Way(value: "some", label: words.some, isChosen: isSome || has("some") && !has("all")),
            Way(value: "none", label: words.none, isChosen: !has("all") && !has("some") && !isSome),
        ]
        let seen = administrator.map(words.seen) ?? words.seenByYou
        self.accounts = accounts.enumerated().map { index, balance in
            let account = balance.account, row = AccountRow(balance, position: index, t: t)
            return Row(
                value: account.id.description, name: account.name, hint: account.isPrivate ? words.staysPrivate : seen,
                balance: row.balance, hue: row.hue, isChosen: has(account.id.description), isPrivate: account.isPrivate,
                editLink: Paths.editAccount(account.id).pinned(to: .own))
        }
        error = form.error(ShareForm.shared, t)
    }
}
