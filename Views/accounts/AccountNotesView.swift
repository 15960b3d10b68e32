import Bookkeeping
import Language
import SitePaths
import Templates

/// Notes of an account, or notes that a search has found.
package struct AccountNotesView: ViewModel, Sendable {
    package struct Note: Sendable {
        let id: AccountNote.ID
        package let date, text: String
        /// The account's name, in a list of several accounts.
        package let account: String?
        package let accountLink: Link
        package let editLabel: String
        package var editLink: Link { Paths.editAccountNote(id) }
    }

    package let notes: [Note]
    package var hasNotes: Bool { !notes.isEmpty }
    /// The page of a new note; nil in a search.
    package let newLink: Link?

    /// Creates the notes of an account.
    package init(_ notes: [AccountNote], of account: Account.ID, today: CalendarDate, t: Texts) {
        self.init(notes, names: nil, newLink: Paths.newAccountNote.query("account=\(account)"), today: today, t: t)
    }

    /// Creates the notes that a search has found; nil for none.
    package init?(found notes: [AccountNote], names: LedgerNames, today: CalendarDate, t: Texts) {
        guard !notes.isEmpty else { return nil }
        self.init(notes, names: names, newLink: nil, today: today, t: t)
    }

    private init(_ notes: [AccountNote], names: LedgerNames?, newLink: Link?, today: CalendarDate, t: Texts) {
        self.newLink = newLink
        self.notes = notes.map { note in
            Note(
                id: note.id, date: t.dates.brief(note.date, today: today), text: note.text, account: names?.account(note.account)?.name,
                accountLink: Paths.account(note.account), editLabel: t.frame.labelled(t.frame.edit, note.name))
        }
    }
}
