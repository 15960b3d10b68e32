import Bookkeeping
import Language
import SitePaths
import Templates
import Validation

/// Renaming a hashtag, and the link for merging it into another one.
package struct HashtagFormPage: PageModel {
    /// The hashtag that has the new name already.
    package struct Namesake: ViewModel, Sendable {
        package let url: Link
        package let question, button: String
    }

    package let title: String
    private let id: Hashtag.ID
    package var link: Link { Paths.hashtag(id) }
    package var mergeLink: Link { Paths.mergeHashtag(id) }
    package var tab: Tab { .more }
    package var isTask: Bool { true }
    package var assets: PageAssets { [.draft] }
    package var back: Link? { Paths.hashtags }
    package let hasProblems: Bool
    package let problems: ProblemSummary?
    package let name: Field
    package let namesake: Namesake?
    /// True if there is another hashtag to merge it into.
    package let canMerge: Bool

    package init(_ hashtag: Hashtag, form: FormState, namesake: Hashtag?, canMerge: Bool, t: Texts) {
        title = t.hashtags.editTitle
        id = hashtag.id
        hasProblems = form.hasProblems
        problems = form.summary(t)
        name = Field(HashtagForm.name, label: t.hashtags.name, form: form, t: t, hint: t.hashtags.nameHint)
        self.namesake = namesake.map {
            Namesake(
                url: Paths.mergeHashtag(hashtag.id).query("into=\($0.id)"), question: t.hashtags.mergeQuestion("#" + hashtag.name, "#" + $0.name),
                button: t.hashtags.mergeInto("#" + $0.name))
        }
        self.canMerge = canMerge && namesake == nil
    }
}
