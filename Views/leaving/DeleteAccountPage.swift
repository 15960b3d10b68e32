import Bookkeeping
import Language
import SitePaths
import Templates
import Validation

/// Asks for the user name before scheduling the deletion of an account, or shows the scheduled time.
package struct DeleteAccountPage: PageModel {
    package let title, heading: String
    package var tab: Tab { .more }
    package var back: Link? { Paths.settings }
    package let hasProblems: Bool
    package let problems: ProblemSummary?
    package let sentences: [String]
    package let username: Field
    /// The time of the scheduled deletion; nil if none has been requested.
    package let asked: String?
    package let canAsk, isNeeded: Bool
    /// The sentence about a household's book that goes too, and the way to its export; nil if there is none.
    package let shared: Shared?

    package struct Shared: Sendable {
        package let text: String
        package let link: Link
    }
    package var showsLeaving: Bool { asked == nil }

    /// - Parameter household: the name of a household of this person alone; nil for none.
    package init(
        _ form: FormState, username: String, records: Int, isNeeded: Bool, leavingOn: CalendarDate?, dueOn: CalendarDate, household: String?,
        t: Texts
    ) {
        shared = household.map { Shared(text: t.householdExports.goesToo($0), link: Paths.export.pinned(to: .household)) }
        title = t.leaving.title
        heading = t.leaving.heading
        hasProblems = form.hasProblems
        problems = form.summary(t)
        sentences =
            [t.leaving.everything] + (records > 0 ? [t.leaving.records(t.exports.records(records))] : [])
            + [t.leaving.grace, t.leaving.willBe(t.dates.full(dueOn)), t.leaving.backups]
        self.username = Field(
            DeleteAccountForm.username, label: t.leaving.username, form: form, t: t, hint: t.leaving.usernameHint(username))
        asked = leavingOn.map { t.leaving.asked(t.dates.full($0)) }
        self.isNeeded = isNeeded
        canAsk = leavingOn == nil && !isNeeded
    }
}
