import Bookkeeping
import Language
import SitePaths
import Templates
import Validation

/// The form of a new or existing note of an account.
package struct AccountNoteFormPage: PageModel {
    package let title: String
    package let action: Link
    package var tab: Tab { .accounts }
    package var isTask: Bool { true }
    package var assets: PageAssets { [.draft] }
    package let back: Link?
    package let cancelLink: Link
    package let hasProblems: Bool
    package let problems: ProblemSummary?
    /// The ID of a new note; nil for an existing one.
    package let newID: String?
    package let deleteURL: Link?
    package let deletion: String
    package let date, text: Field
    /// The choice of the account; nil for an existing note, which stays with its account.
    package let account: SelectField?

    /// Creates the page. `note` is the saved note being edited; `id` is the ID of the form's note; `accounts` are all of the book.
    package init(_ form: FormState, id: AccountNote.ID, note: AccountNote?, accounts: [Account], deletion: Deletion.ID, t: Texts) {
        let texts = t.accountNotes
        let chosen = note?.account ?? accounts.first { form.has(AccountNoteForm.account, $0.id.description) }?.id
        title = note == nil ? texts.newTitle : texts.editTitle
        newID = note == nil ? id.description : nil
        action = note == nil ? Paths.accountNotes : Paths.accountNote(id)
        cancelLink = chosen.map { Paths.account($0) } ?? Paths.accounts
        back = cancelLink
        deleteURL = note == nil ? nil : Paths.deleteAccountNote(id)
        self.deletion = deletion.description
        hasProblems = form.hasProblems
        problems = form.summary(t)
        date = Field(AccountNoteForm.date, label: texts.date, form: form, t: t)
        text = Field(AccountNoteForm.text, label: texts.text, form: form, t: t)
        account =
            note != nil
            ? nil
            : SelectField(
                AccountNoteForm.account.name, label: texts.account,
                options: accounts.map { .init($0.id.description, $0.name, isChosen: $0.id == chosen) },
                error: form.error(AccountNoteForm.account, t))
    }
}
