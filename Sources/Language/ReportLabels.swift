import Bookkeeping
import Validation

/// The names of everything in a report, for its page, its document and its table.
package struct ReportLabels: Sendable {
    package let filter: ReportFilter
    package let names: LedgerNames
    /// The people of a household; empty in the book of a person.
    package let people: [HouseholdMember]
    package var isOfHousehold: Bool { !people.isEmpty }
    package let t: Texts
    private let peopleNames: [HouseholdMember.ID: String]

    package init(_ filter: ReportFilter, names: LedgerNames, people: [HouseholdMember], t: Texts) {
        (self.filter, self.names, self.people, self.t) = (filter, names, people, t)
        peopleNames = Dictionary(people.map { ($0.id, $0.name) }) { first, _ in first }
    }

    /// Returns the name of a part of a line; of a category's own records beside those below it, words for these.
    package func name(_ part: Report.Key, below line: Report.Key) -> String { part == line ? t.categories.itself(name(part)) : name(part) }

    /// Returns the name of a line.
    package func name(_ key: Report.Key) -> String {
        switch key {
        case .category(let id): names.category(id)?.name ?? "–"
        case .account(let id): names.account(id)?.name ?? "–"
        case .person(let id): peopleNames[id] ?? "–"
        case .vendor(let name): name
        case .hashtag(let name): "#" + name
        case .days(let dates): name(dates)
        case .none:
            switch filter.grouping {
            case .hashtag: t.reports.noHashtag
            case .person: t.reports.everybody
            default: t.reports.noVendor
            }
        }
    }

    /// Returns the name of some days: a whole month or year by its name.
    package func name(_ dates: ClosedRange<CalendarDate>) -> String { t.dates.period(period(dates), today: filter.today) }

    /// Returns some days as a day, week, month or year where they are a whole one, up to today while it runs.
    package func period(_ dates: ClosedRange<CalendarDate>) -> Period {
        for length in [Period.Length.daily, .monthly, .yearly, .weekly] {
            let whole = filter.calendar.period(length, containing: dates.lowerBound)
            if whole.dates == dates || whole.first == dates.lowerBound && whole.contains(filter.today) && dates.upperBound == filter.today {
                return whole
            }
        }
        return Period(dates)
    }

    /// The name of the period of the report.
    package var periodName: String { name(filter.dates) }
    /// The name of the days with which it is compared; nil without a comparison.
    package var comparedName: String? { filter.compared.map(exactName) }

    /// The name of the days of the report; the name of a whole period only once the period has ended.
    package var exactPeriod: String { exactName(filter.dates) }

    /// Returns the name of days that do not end today.
    private func exactName(_ dates: ClosedRange<CalendarDate>) -> String {
        if dates.dayCount == 1 { return t.dates.full(dates.lowerBound) }
        for length in [Period.Length.monthly, .yearly] {
            let whole = filter.calendar.period(length, containing: dates.lowerBound)
            if whole.dates == dates { return t.dates.period(whole, today: filter.today) }
        }
        return t.dates.period(Period(dates), today: filter.today)
    }

    /// The colour of a line's square; nil for lines without one.
    package func hue(_ key: Report.Key) -> Hue? {
        if case .category(let id) = key { names.category(id)?.hue } else { nil }
    }

    /// Returns the name of the expenses or of the income.
    package func name(_ side: Report.Side) -> String { side == .expenses ? t.reports.expenses : t.reports.income }

    /// The heading of the table of a grouping.
    package var heading: String {
        switch filter.grouping {
        case .category: t.reports.byCategory
        case .month: t.reports.byMonth
        case .week: t.reports.byWeek
        case .vendor: t.reports.byVendor
        case .hashtag: t.reports.byHashtag
        case .account: t.reports.byAccount
        case .person: t.reports.byPerson
        }
    }

    /// The head of the column of names.
    package func name(_ grouping: ReportQuery.Grouping) -> String {
        switch grouping {
        case .category: t.reports.category
        case .month: t.reports.month
        case .week: t.reports.week
        case .vendor: t.reports.vendor
        case .hashtag: t.reports.hashtag
        case .account: t.reports.account
        case .person: t.reports.person
        }
    }

    /// Returns the name of a period of the course on paper, where no day is today.
    package func stepName(_ dates: ClosedRange<CalendarDate>) -> String {
        dates.dayCount == 1 ? t.dates.day(dates.lowerBound, today: dates.lowerBound) : name(dates)
    }

    /// Returns the head of the column of periods.
    package func name(_ step: Period.Length) -> String {
        switch step {
        case .daily: t.statistics.day
        case .weekly: t.reports.week
        case .monthly: t.reports.month
        case .yearly: t.reports.year
        }
    }

    /// The heading of the course of time.
    package func course(_ step: Period.Length) -> String {
        switch step {
        case .daily: t.reports.dayByDay
        case .weekly: t.reports.weekByWeek
        case .monthly: t.reports.monthByMonth
        case .yearly: t.reports.yearByYear
        }
    }

    /// Returns a share in whole percent; empty without a total.
    package func share(_ part: Money, of total: Money) -> String {
        guard total.minorUnits > 0, part.minorUnits >= 0 else { return "" }
        return "\(Int64(100).scaled(by: part.minorUnits, of: total.minorUnits))%"
    }

    /// Returns the change between two amounts in whole percent; a word where there was nothing before, empty where neither has anything.
    package func change(_ sum: Report.Sum) -> String {
        guard !sum.before.isZero else { return sum.amount.isZero ? "" : t.reports.new }
        guard let change = AmountChange(of: sum.amount, since: sum.before) else { return "" }
        return change.percent == 0 ? "0%" : (change.isMore ? "+" : "−") + (change.percent > 999 ? ">999" : "\(change.percent)") + "%"
    }

    /// Returns the change between two amounts in whole percent, below zero for less; nil where there was nothing before.
    package func changeInPercent(_ sum: Report.Sum) -> Int? {
        AmountChange(of: sum.amount, since: sum.before).map { $0.isMore ? $0.percent : -$0.percent }
    }
}

extension ReportLabels {
    /// Returns the title of a record, which says so if only a part of it is counted.
    package func title(_ record: ReportRecord) -> String {
        let values = record.values, words = [values.texts[.title], values.texts[.vendor]].filter { !$0.isEmpty }
        let title = words.isEmpty ? category(of: record) : words.joined(separator: t.frame.listSeparator)
        let whole = Money(minorUnits: values.amount, values.currency), isPart = record.amount.currency == values.currency && record.amount != whole
        return isPart ? t.reports.partOf(title, t.money.string(whole)) : title
    }

    /// Returns the name of a record's category.
    package func category(of record: ReportRecord) -> String { record.values.category.map { name(.category($0)) } ?? "" }
}
