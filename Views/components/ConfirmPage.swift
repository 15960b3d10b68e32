import Bookkeeping
import Language
import SitePaths
import Templates
import Validation

/// A page that asks for confirmation before a deletion, or before somebody leaves.
package struct ConfirmPage: PageModel {
    package let title, heading, button, keep: String
    /// The ID of the deletion; nil for an act that cannot be undone in the trash.
    package let deletion: String?
    package let action, keepURL: Link
    package let tab: Tab
    package var back: Link? { keepURL }
    package let sentences: [String]
    package let note: String
    /// The target of the records; nil if there are none to move.
    package let moveTo: SelectField?
    package let hasProblems: Bool
    package let canDelete: Bool
    /// A way to keep a copy of the deleted data; nil if the trash keeps all of it.
    package private(set) var export: ExportLink?

    package struct ExportLink: Sendable {
        package let link: Link
        package let label: String
    }

    /// Creates a question about something else than a deletion.
    init(
        title: String, heading: String, sentences: [String], note: String, button: String, keep: String, action: Link, keepURL: Link, tab: Tab,
        export: ExportLink? = nil
    ) {
        self.export = export
        (self.title, self.heading, self.sentences, self.note) = (title, heading, sentences, note)
        (self.button, self.keep, self.action, self.keepURL, self.tab) = (button, keep, action, keepURL, tab)
        (deletion, moveTo, hasProblems, canDelete) = (nil, nil, false, true)
    }

    /// - Parameter linked: the number of its records that are records of the household too.
    package init(accountNamed name: String, id: Account.ID, records: Int, transfers: Int, linked: Int = 0, deletion: Deletion.ID, t: Texts) {
        title = t.accounts.title
        heading = t.accounts.deleteTitle(name)
        action = Paths.deleteAccount(id)
        keepURL = Paths.accounts
        button = records == 0 ? t.accounts.deleteAccount : t.accounts.deleteButton
        keep = t.accounts.keep
        tab = .accounts
        sentences =
            [t.accounts.deleteRecords(records)] + (transfers > 0 ? [t.accounts.deleteTransfers(transfers)] : [])
            + (linked > 0 ? [t.links.inHousehold(linked)] : [])
        note = t.accounts.undoable
        moveTo = nil
        hasProblems = false
        canDelete = true
        self.deletion = deletion.description
    }

    package init(_ use: Category.Use, others: [Category], hasBelow: Bool, form: FormState, deletion: Deletion.ID, t: Texts) {
        title = t.categories.title
        heading = t.categories.deleteTitle(use.category.name)
        action = Paths.deleteCategory(use.category.id)
        keepURL = Paths.categories.query("kind=\(use.category.kind.rawValue)")
        button = t.categories.deleteButton
        keep = t.categories.keep
        tab = .categories
        sentences = [t.categories.deleteRecords(use.recordCount)] + (hasBelow ? [t.categories.belowStays] : [])
        canDelete = use.recordCount == 0 || !others.isEmpty
        note = canDelete ? t.categories.moveHint : t.categories.onlyOne
        hasProblems = form.hasProblems
        moveTo =
            use.recordCount == 0 || others.isEmpty
            ? nil
            : SelectField(
                DeleteCategoryForm.moveTo, label: t.categories.moveTo, form: form,
                options: others.map { ($0.id.description, others.fullName(of: $0)) }, t: t)
        self.deletion = deletion.description
    }
}
