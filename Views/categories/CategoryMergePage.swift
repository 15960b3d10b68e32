import Bookkeeping
import Language
import SitePaths
import Templates
import Validation

/// Asks which category to merge another one into.
package struct CategoryMergePage: PageModel {
    package let title, heading, records, hue, icon: String
    package let mergeLink, list: Link
    package let deletion: String
    package var tab: Tab { .categories }
    package var isTask: Bool { true }
    package var back: Link? { list }
    package let hasProblems: Bool
    package let problems: ProblemSummary?
    package let into: SelectField
    package let hasOthers: Bool
    package let below: String?

    package init(_ use: Category.Use, others: [Category], hasBelow: Bool, form: FormState, deletion: Deletion.ID, t: Texts) {
        let category = use.category, field = MergeCategoryForm.into
        title = t.categories.mergeButton
        heading = t.categories.mergeHeading(category.name)
        records = t.categories.mergeRecords(use.recordCount)
        (hue, icon, self.deletion) = (category.hue.rawValue, category.icon.rawValue, deletion.description)
        mergeLink = Paths.mergeCategory(category.id)
        list = Paths.categories.query("kind=\(category.kind.rawValue)")
        hasProblems = form.hasProblems
        problems = form.summary(t)
        hasOthers = !others.isEmpty
        below = hasBelow ? t.categories.belowStays : nil
        into = SelectField(
            field.name, label: t.categories.mergeInto,
            options: [.init("", t.categories.mergeChoose, isChosen: false)]
                + others.map { .init($0.id.description, others.fullName(of: $0), isChosen: form.has(field, $0.id.description)) },
            error: form.error(field, t))
    }
}
