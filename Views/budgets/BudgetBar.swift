import Bookkeeping
import Charts
import Language
import SitePaths
import Templates

/// A budget with its use, in a list.
package struct BudgetBar: ViewModel, Sendable {
    package let id, name, icon, hue: String
    package let editURL, deleteLink: Link
    /// False for a limit that somebody else has set.
    package let isEditable: Bool
    package let actions: NamedText
    /// The length of its periods, its scope, and the period shown.
    package let detail: String
    /// The figures; nil if there are none, for the reason in `problem`.
    package let figures: Figures?
    package let problem: String?

    /// The use of the budget, in words and as a bar.
    package struct Figures: ViewModel, Sendable {
        package let tone, status, statusIcon, spent, rest: String
        package let meter: TrustedHTML
        package let perDay, carried: String?
        /// The expenses of recurring records that are still to come.
        package let coming: String?
        /// The amounts not counted for lack of an exchange rate.
        package let unconverted: String?
    }

    /// The person whom a limit is for, and the name of the administrator who has set it, where the person sees it.
    package struct Limit: Sendable {
        let person: HouseholdMember.ID
        let setBy: String?

        package init(of person: HouseholdMember.ID, setBy: String?) { (self.person, self.setBy) = (person, setBy) }
    }

    /// - Parameter limit: the person whom it is for, for a limit.
    package init(_ standing: BudgetStanding, names: LedgerNames, limit: Limit? = nil, today: CalendarDate, t: Texts) {
        let budget = standing.budget
        isEditable = limit?.setBy == nil
        deleteLink = limit.map { Paths.deleteLimit(budget.id, of: $0.person) } ?? Paths.deleteBudget(budget.id)
        id = Self.anchor(budget.id)
        name = budget.isDaily ? t.budgets.dailyBudget : budget.name
        actions = t.frame.actionsFor(name)
        let editLink = limit.map { Paths.limit(budget.id, of: $0.person) } ?? Paths.editBudget(budget.id)
        editURL = budget.isDaily ? (t.money.isMasked ? Paths.dailyBudget : Paths.overview.appending("#daily-budget")) : editLink
        (icon, hue) = Self.picture(budget, names)
        var parts = (limit?.setBy.map { [t.shared.setBy($0)] } ?? []) + [t.budgets.length(budget.length), t.budgets.scope(budget.scope, names)]
        switch standing.progress {
        case .known(let progress):
            parts.append(t.dates.period(progress.period, today: today))
            figures = Figures(progress, committed: standing.committed, isDaily: budget.isDaily, today: today, t: t)
            problem = nil
        case .needsAmount(let currency):
            figures = nil
            problem = t.budgets.needsAmount(currency.name(in: t.language))
        case .tooLarge:
            figures = nil
            problem = t.budgets.tooLarge
        }
        detail = parts.joined(separator: t.frame.listSeparator)
    }

    /// Returns the place of a budget in the list of budgets.
    package static func link(to budget: Budget.ID) -> Link { Paths.budgets.appending("#" + anchor(budget)) }

    private static func anchor(_ budget: Budget.ID) -> String { "budget-\(budget)" }

    private static func picture(_ budget: Budget, _ names: LedgerNames) -> (icon: String, hue: String) {
        switch budget.scope {
        case .everything: ("budget", Hue.copper.rawValue)
        case .only(let categories, _):
            categories.first.flatMap(names.category).map { ($0.icon.rawValue, $0.hue.rawValue) } ?? ("hash", Hue.sky.rawValue)
        }
    }
}

extension BudgetBar.Figures {
    /// - Parameter isDaily: true for the daily budget: not all of its unspent amount can be spent.
    init(_ progress: BudgetProgress, committed: Committed?, isDaily: Bool, today: CalendarDate, t: Texts) {
        let period = progress.period, money = t.money
        (tone, statusIcon) = progress.level.look
        status = t.budgets.status(progress.level)
        let daysLeft = period.daysLeft(on: today)
        let pace = daysLeft.flatMap { period.dayCount > 1 ? (elapsed: period.dayCount - $0 + 1, all: period.dayCount) : nil }
        let bar = Meter(
            progress.spent.minorUnits, coming: committed?.amount.minorUnits ?? 0, of: progress.available.minorUnits, pace: pace)
        meter = TrustedHTML(trusting: bar.draw())
        coming = committed.map { t.budgets.coming($0, left: progress.remaining, money, t.budgets.comma) }
        spent = t.budgets.spentOf(money.string(progress.spent), money.string(progress.available))
        rest =
            isDaily && progress.remaining.minorUnits > 0
            ? t.daily.amountUnspent(money.string(progress.remaining)) : t.budgets.rest(progress.remaining, money)
        perDay =
            if period.dayCount > 1, progress.remaining.minorUnits > 0, let daysLeft, let amount = progress.perDay(on: today, settingAside: committed),
                !amount.isZero
            {
                t.budgets.aDay(money.string(amount), daysLeft)
            } else {
                nil
            }
        carried =
            progress.carried.isZero
            ? nil
            : progress.carried.isNegative
                ? t.budgets.carriedDebt(money.string(progress.carried).trimmingMinus)
                : t.budgets.carried(money.string(progress.carried))
        unconverted = t.budgets.unconverted(progress.unconverted, money, comma: t.budgets.comma)
    }
}

extension BudgetLevel {
    /// The CSS class of its colours, and its icon.
    var look: (tone: String, icon: String) {
        switch self {
        case .within: ("ok", "check")
        case .nearing, .usedUp: ("near", "alert")
        case .over: ("over", "alert")
        }
    }
}

extension BudgetTexts {
    func length(_ length: Period.Length) -> String {
        switch length {
        case .daily: daily
        case .weekly: weekly
        case .monthly: monthly
        case .yearly: yearly
        }
    }

    func status(_ level: BudgetLevel) -> String {
        switch level {
        case .within: onTrack
        case .nearing: near
        case .usedUp: usedUp
        case .over: over
        }
    }

    func scope(_ scope: Budget.Scope, _ names: LedgerNames) -> String {
        guard case .only(let categories, let hashtags) = scope else { return everything }
        let words = categories.compactMap { names.fullName($0) } + hashtags.map { "#" + $0 }
        return words.isEmpty ? nothing : words.joined(separator: comma)
    }

    /// Returns the words for the amount left, or over the budget.
    func rest(_ remaining: Money, _ money: MoneyFormat) -> String {
        remaining.isZero
            ? usedUp
            : remaining.isNegative ? amountOver(money.string(remaining).trimmingMinus) : amountLeft(money.string(remaining))
    }

    /// Returns the words for the expenses still to come; some amounts may be expected ones, or exceed the remainder.
    func coming(_ committed: Committed, left: Money, _ money: MoneyFormat, _ comma: String) -> String {
        var words: [String] = []
        if !committed.amount.isZero {
            let (beyond, overflow) = committed.amount.minorUnits.subtractingReportingOverflow(max(0, left.minorUnits))
            let amount = money.string(committed.amount)
            words.append(
                beyond > 0 && !overflow && left.minorUnits > 0
                    ? stillToComeBeyond(amount, money.string(Money(minorUnits: beyond, left.currency))) : stillToCome(amount))
        }
        if !committed.expected.isZero { words.append(expected(money.string(committed.expected))) }
        if !committed.unconverted.isEmpty {
            words.append(stillToCome(committed.unconverted.map { money.unbroken($0) }.joined(separator: comma)))
        }
        return words.joined(separator: comma)
    }

    /// Returns the words for the sums that could not be converted; nil if there are none.
    func unconverted(_ sums: [Money], _ money: MoneyFormat, comma: String) -> String? {
        sums.isEmpty ? nil : unconverted(sums.map { money.unbroken($0) }.joined(separator: comma))
    }
}
