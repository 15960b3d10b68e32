import Bookkeeping
import Charts
import Language
import SitePaths
import Templates

/// A goal with the amount saved for it, in a list.
package struct GoalBar: ViewModel, Sendable {
    package let id, name: String
    package let editURL, deleteLink: Link
    package let actions: NamedText
    package let tone: String
    /// The saved part of the amount, also in percent.
    package let saved: String
    /// The amount that is left; nil for a goal that is reached.
    package let rest: String?
    package let status: Status?
    package let meter: TrustedHTML
    /// How much a month it takes.
    package let monthly: String?
    /// The answer of the forecast.
    package let outlook: String
    /// True if the page leads to recurring records, without which there is no forecast.
    package let lacksRules: Bool
    /// The account, the day, and what the account keeps.
    package let detail: String

    package struct Status: Sendable {
        package let label, icon: String
    }

    /// - Parameter account: the name of the account; nil where it goes without saying.
    package init(_ standing: GoalStanding, account: String?, today: CalendarDate, t: Texts) {
        let goal = standing.goal, words = t.goals, money = t.money
        id = "goal-\(goal.id)"
        name = goal.name
        (editURL, deleteLink) = (Paths.editGoal(goal.id), Paths.deleteGoal(goal.id))
        actions = t.frame.actionsFor(goal.name)
        saved = [words.savedOf(money.string(standing.saved), money.string(goal.amount)), words.percent(standing.percent)].joined(
            separator: t.frame.listSeparator)
        rest = standing.state == .reached ? nil : words.left(money.string(standing.left))
        let day = t.dates.dayOfMonth(goal.due, today: today)
        var coming: Int64 = 0
        switch standing.state {
        case .reached:
            (tone, outlook, monthly, lacksRules) = ("ok", words.reachedText, nil, false)
            status = Status(label: words.reached, icon: "check")
        case .missed:
            (tone, outlook, monthly, lacksRules) = ("over", words.missedText, nil, false)
            status = Status(label: words.missed, icon: "alert")
        case .open(let pace):
            monthly = words.monthly(money.string(pace.monthly), pace.months)
            switch pace.outlook {
            case .carried(let amount):
                coming = standing.left.minorUnits
                (tone, outlook, lacksRules) = ("ok", words.carried(money.unbroken(amount), day), false)
                status = Status(label: t.budgets.onTrack, icon: "check")
            case .short(let missing, let more):
                coming = max(0, standing.left.minorUnits.subtractingReportingOverflow(missing.minorUnits).partialValue)
                (tone, lacksRules) = ("near", false)
                outlook = words.short(money.unbroken(missing), day, money.unbroken(more))
                status = Status(label: words.behind, icon: "alert")
            case .unfounded: (tone, outlook, status, lacksRules) = ("ok", words.unfounded, nil, true)
            case .unforeseeable: (tone, outlook, status, lacksRules) = ("ok", words.unforeseeable, nil, false)
            }
        }
        meter = TrustedHTML(trusting: Meter(standing.saved.minorUnits, coming: coming, of: goal.amount.minorUnits).draw())
        let kept = goal.keep.isZero ? nil : words.kept(money.unbroken(goal.keep))
        detail = [words.by(day), account, kept].compactMap(\.self).joined(separator: t.frame.listSeparator)
    }

    /// Returns the goals that the overview shows: those still to be reached first.
    static func next(_ standings: [GoalStanding], limit: Int) -> [GoalStanding] {
        Array((standings.filter { $0.state != .reached } + standings.filter { $0.state == .reached }).prefix(limit))
    }
}
