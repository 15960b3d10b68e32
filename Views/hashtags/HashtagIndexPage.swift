import Bookkeeping
import Language
import SitePaths
import Templates
import Validation

/// All hashtags, and a field for a new one.
package struct HashtagIndexPage: PageModel {
    package struct Row: Sendable {
        let id: Hashtag.ID
        package let name, records: String
        /// The records with the hashtag.
        package let url: Link
        package var statisticsURL: Link { Paths.statistics.query("tag", name) }
        package var editLink: Link { Paths.editHashtag(id) }
        package var mergeLink: Link { Paths.mergeHashtag(id) }
        package var deleteLink: Link { Paths.deleteHashtag(id) }
        package let actions: NamedText
    }

    package let title, newID: String
    package var tab: Tab { .more }
    package var back: Link? { Paths.settings }
    package let hasProblems: Bool
    package let problems: ProblemSummary?
    package let name: Field
    package let hashtags: [Row]
    package var hasHashtags: Bool { !hashtags.isEmpty }
    package var canMerge: Bool { hashtags.count > 1 }

    package init(_ hashtags: [Hashtag], form: FormState, newID: Hashtag.ID, t: Texts) {
        title = t.hashtags.title
        self.newID = newID.description
        hasProblems = form.hasProblems
        problems = form.summary(t)
        name = Field(HashtagForm.name, label: t.hashtags.name, form: form, t: t, hint: t.hashtags.nameHint)
        self.hashtags = hashtags.map {
            Row(
                id: $0.id, name: $0.name, records: t.hashtags.records($0.recordCount), url: Paths.records.query("tag=\($0.name.urlQueryEncoded)"),
                actions: t.frame.actionsFor("#" + $0.name))
        }
    }
}
