import Bookkeeping
import Language
import SitePaths
import Templates
import Validation

/// The other sides of some chosen records, which change with them: in the household's book, or in the visitor's own.
package struct OtherSides: Sendable {
    private let count: Int
    /// The name of the household that owns the book of the other sides; nil for the visitor's own book.
    private let household: String?

    package init(_ count: Int, in household: String?) { (self.count, self.household) = (count, household) }

    /// Returns the sentence before they are deleted; nil if there are none.
    func deletion(_ t: Texts) -> String? {
        count == 0 ? nil : household.map { t.changes.alsoDeletedIn(count, $0) } ?? t.changes.ownDeleted(count)
    }

    /// Returns the sentence before they are changed; nil if there are none.
    func change(_ t: Texts) -> String? {
        count == 0 ? nil : household.map { t.changes.alsoChangedIn(count, $0) } ?? t.changes.ownChanged(count)
    }
}

/// Asks for the change of many records.
package struct RecordChangePage: PageModel {
    /// A part of the change: a box that says whether it is made, and the new value.
    package struct Part: Sendable {
        package let value, label: String
        package let isTicked: Bool
        package let select: SelectField?
        package let field: Field?
    }

    package let title, heading, sum, id, count, button: String
    package var tab: Tab { .records }
    package var isTask: Bool { true }
    package let back: Link?
    package var assets: PageAssets { [.choosing] }
    package let hasProblems: Bool
    package let problems: ProblemSummary?
    /// The reason why the form was refused as a whole.
    package let refusal: String?
    /// The sentence about other sides that change too; nil if there are none.
    package let others: String?
    package let parts: [Part]
    /// The address of the form, which names the list.
    package let action: Link
    package let chosen: [RecordIndexPage.Kept]

    package init(
        _ chosen: ChosenRecords, others: OtherSides, filter: RecordFilter, choice: RecordChoice, names: LedgerNames, form: FormState,
        refusal: String?, t: Texts
    ) {
        self.others = others.change(t)
        title = t.changes.heading(chosen.count)
        heading = title
        sum = chosen.totals.nets.map { t.money.string($0, sign: .always) }.joined(separator: t.frame.listSeparator)
        button = t.changes.changeButton(chosen.count)
        back = RecordIndexPage.url(filter)
        id = form.value(RecordChangeForm.id)
        count = "\(chosen.count)"
        problems = form.summary(t)
        hasProblems = form.hasProblems || refusal != nil
        self.refusal = refusal
        action = RecordIndexPage.url(Paths.changeRecords, of: filter)
        self.chosen = RecordIndexPage.fields(of: choice)
        parts = RecordChangeForm.Part.allCases.compactMap { Self.part($0, chosen, names, form, t) }
    }

    private static func part(
        _ part: RecordChangeForm.Part, _ chosen: ChosenRecords, _ names: LedgerNames, _ form: FormState, _ t: Texts
    ) -> Part? {
        func select(_ field: FormField, _ label: String, _ options: [(value: String, label: String)]) -> Part? {
            guard !options.isEmpty else { return nil }
            let field = SelectField(field, label: label, form: form, options: [("", t.changes.pick)] + options, t: t)
            return made(label, select: field)
        }
        func typed(_ field: FormField, _ label: String, placeholder: String? = nil) -> Part {
            made(label, field: Field(field, label: label, form: form, t: t, placeholder: placeholder))
        }
        func made(_ label: String, select: SelectField? = nil, field: Field? = nil) -> Part {
            Part(value: part.rawValue, label: label, isTicked: form.has(RecordChangeForm.parts, part.rawValue), select: select, field: field)
        }
        switch part {
        case .category:
            let kinds = [(Category.Kind.expense, t.records.expenses), (.income, t.records.income)].filter { kind, _ in
                Transaction.Kind(rawValue: kind.rawValue).map { chosen.counts[$0] != nil } ?? false
            }
            let options = kinds.flatMap { kind, label in
                names.categories.filter { $0.kind == kind }.map {
                    let name = names.categories.fullName(of: $0)
                    return ($0.id.description, kinds.count > 1 ? t.frame.noted(name, label) : name)
                }
            }
            return select(RecordChangeForm.category, t.changes.newCategory, options)
        case .account:
            return select(
                RecordChangeForm.account, t.changes.newAccount,
                names.openAccounts.map { ($0.id.description, t.frame.noted($0.name, $0.currency.code)) })
        case .date: return typed(RecordChangeForm.date, t.changes.date)
        case .vendor: return typed(RecordChangeForm.vendor, t.changes.vendor)
        case .addTags: return typed(RecordChangeForm.addedTags, t.changes.addTags, placeholder: t.transactions.hashtagsHint)
        case .removeTags:
            return select(
                RecordChangeForm.removedTags, t.changes.removeTags, chosen.hashtags.map { ($0, "#" + $0) })
        }
    }
}

extension RecordIndexPage {
    /// Returns the fields that name the chosen records of a list.
    static func fields(of choice: RecordChoice) -> [Kept] {
        switch choice {
        case .all: [Kept(name: RecordChoiceForm.all.name, value: "1")]
        case .these(let ids): ids.map { Kept(name: RecordChoiceForm.records.name, value: $0.description) }
        }
    }

    /// Returns the URL of a page for chosen records, with the list as its query.
    static func url(_ path: Link, of filter: RecordFilter, and more: String = "") -> Link {
        path.appending(RecordLinks(filter).link(filter.period).description.dropFirst(Paths.records.description.count) + more)
    }

    /// Returns the URL of a list, to choose records in it.
    package static func choosing(_ filter: RecordFilter) -> Link {
        RecordLinks(filter, choosing: ChoosingView.Mode.none).link(filter.period)
    }

    /// Returns the URL of a list that reports an act on chosen records, as long as the act can be taken back.
    package static func url(_ filter: RecordFilter, telling id: Identifier<Any>) -> Link {
        url(Paths.records, of: filter, and: "&done=\(id)")
    }
}

/// Asks for confirmation before many records are deleted.
package struct RecordDeletionPage: PageModel {
    package let title, heading, sum, button, deletion, count: String
    package var tab: Tab { .records }
    package let back: Link?
    package let keepURL: Link
    package let hasProblems: Bool
    /// The reason why the form was refused.
    package let refusal: String?
    /// The sentence about other sides that are deleted too; nil if there are none.
    package let others: String?
    /// The address of the form, which names the list.
    package let action: Link
    package let chosen: [RecordIndexPage.Kept]

    package init(
        _ chosen: ChosenRecords, others: OtherSides, filter: RecordFilter, choice: RecordChoice, deletion: Deletion.ID, refusal: String?, t: Texts
    ) {
        self.others = others.deletion(t)
        title = t.records.title
        heading = t.changes.deleteHeading(chosen.count)
        sum = chosen.totals.nets.map { t.money.string($0, sign: .always) }.joined(separator: t.frame.listSeparator)
        button = t.changes.deleteButton(chosen.count)
        keepURL = RecordIndexPage.url(filter)
        back = keepURL
        self.deletion = deletion.description
        count = "\(chosen.count)"
        hasProblems = refusal != nil
        self.refusal = refusal
        action = RecordIndexPage.url(Paths.deleteRecords, of: filter)
        self.chosen = RecordIndexPage.fields(of: choice)
    }
}
