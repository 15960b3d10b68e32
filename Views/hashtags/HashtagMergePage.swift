import Bookkeeping
import Language
import SitePaths
import Templates
import Validation

/// Asks which hashtag to merge another one into.
package struct HashtagMergePage: PageModel {
    package let title, heading, records: String
    package let mergeLink: Link
    package var tab: Tab { .more }
    package var isTask: Bool { true }
    package var back: Link? { Paths.hashtags }
    package let hasProblems: Bool
    package let problems: ProblemSummary?
    package let into: SelectField
    package let hasOthers: Bool

    package init(_ hashtag: Hashtag, others: [Hashtag], form: FormState, t: Texts) {
        title = t.hashtags.mergeButton
        mergeLink = Paths.mergeHashtag(hashtag.id)
        heading = t.hashtags.mergeHeading("#" + hashtag.name)
        records = t.hashtags.mergeRecords(hashtag.recordCount)
        hasProblems = form.hasProblems
        problems = form.summary(t)
        hasOthers = !others.isEmpty
        let field = MergeHashtagForm.into
        into = SelectField(
            field.name, label: t.hashtags.into,
            options: [.init("", t.hashtags.choose, isChosen: false)]
                + others.map {
                    .init(
                        $0.id.description, ["#" + $0.name, t.hashtags.records($0.recordCount)].joined(separator: t.frame.listSeparator),
                        isChosen: form.has(field, $0.id.description))
                },
            error: form.error(field, t))
    }
}
