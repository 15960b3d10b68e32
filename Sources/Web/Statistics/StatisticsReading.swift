import Bookkeeping
import Storage
import Validation
import Views

/// Reads the data of the statistics in one transaction.
struct StatisticsReading {
    private let ledger: Ledger
    private let filter: StatisticsFilter
    private let names: LedgerNames
    private let calendar: CivilCalendar
    private let comparison: Period.Comparison?
    private var today: CalendarDate { filter.today }

    init(_ ledger: Ledger, _ filter: StatisticsFilter, names: LedgerNames, _ calendar: CivilCalendar) {
        (self.ledger, self.filter, self.names, self.calendar) = (ledger, filter, names, calendar)
        comparison = filter.period.compared(on: filter.today)
    }

    func content() throws -> StatisticsPage.Content {
        var content = try ledger.cached.answer(Question(filter: filter, calendar: calendar), read: read)
        if content.charts?.netWorth != nil, filter.period.contains(today) {
            // The same for all periods with today.
            let question = QuestionAhead(today: today, calendar: calendar, account: filter.scope.account)
            content.charts?.ahead = try ledger.cached.answer(question, read: ahead)
        }
        return content
    }

    /// The figures' question: the filter has the day of today.
    private struct Question: Equatable, Sendable {
        let filter: StatisticsFilter
        let calendar: CivilCalendar
    }

    /// The question of the forecast.
    private struct QuestionAhead: Equatable, Sendable {
        let today: CalendarDate
        let calendar: CivilCalendar
        let account: Account.ID?
    }

    /// Returns the net worth of the months on which the forecast rests, and the forecast for twelve ends of months; nil if too little is known.
    private func ahead() throws -> ChartContent.Ahead? {
        let this = calendar.period(.monthly, containing: today), account = filter.scope.account
        var last = this.last > today ? this : this.next, before = this, ends: [CalendarDate] = []
        for _ in 1..<12 { last = last.next }
        guard let forecast = try ledger.recurring.forecast(account: account, to: last.last, on: today), forecast.isFounded else { return nil }
        let first = try ledger.firstDay(account: account) ?? today
        for _ in 1...UsualSpending.mostMonths where before.first > first {
            before = before.previous
            ends.append(before.last)
        }
        return ChartContent.Ahead(after: try ledger.netWorth(at: ends.reversed(), account: account), forecast)
    }

    private func read() throws -> StatisticsPage.Content {
        let recorded = try ledger.firstDay().flatMap { $0 <= today ? $0...today : nil }
        let questions = try ledger.statistics(of: filter.scope, in: days)
        let slots = begun(filter.slots)
        let sums = try questions?.incomeAndExpenses(in: slots)
        let isWhole = slots.first?.lowerBound == filter.period.first
        let totals = try questions.flatMap { questions in
            try sums.map { isWhole ? try questions.totals(of: $0) : try questions.totals(in: filter.dates) }
        }
        let before = try comparison.flatMap { comparison in
            try questions.flatMap { questions in
                try totals.map { CompareView.Content(comparison, totals: $0, before: try questions.totals(in: comparison.dates)) }
            }
        }
        let isTable = filter.contents == .months
        return StatisticsPage.Content(
            names: names, totals: totals, before: before, hasRecords: recorded != nil, hasLater: try hasLater(),
            charts: try isTable || recorded == nil && filter.scope.filterCount == 0
                ? nil : questions.flatMap { questions in try sums.map { try charts(questions, $0, recorded) } },
            months: try isTable && recorded != nil ? questions.map(months) : nil)
    }

    /// The days of all questions about a hashtag or a vendor.
    private var days: ClosedRange<CalendarDate> {
        let periods = [filter.period] + filter.columns + filter.months(to: filter.lastDay) + [comparison?.before, filter.year].compactMap(\.self)
        let first = periods.map(\.first).min() ?? filter.period.first
        return first...max(first, min(periods.map(\.last).max() ?? today, today))
    }

    private func charts(
        _ questions: Statistics, _ incomeAndExpenses: IncomeAndExpenses, _ recorded: ClosedRange<CalendarDate>?
    ) throws -> ChartContent {
        let scope = filter.scope, dates = filter.dates, parents = scope.category == nil ? names.parents : [:]
        func sums(of kind: Bookkeeping.Category.Kind, in dates: ClosedRange<CalendarDate>) throws -> SumsByCategory {
            try questions.sums(of: kind, in: dates).addedUp(parents)
        }
        let expenses = try sums(of: .expense, in: dates)
        let shown = scope.category ?? filter.chart ?? expenses.parts.first?.category
        var content = ChartContent(
            expenses: expenses, income: try sums(of: .income, in: dates),
            before: try comparison.flatMap { scope.category == nil ? try sums(of: .expense, in: $0.dates) : nil },
            year: try filter.year.flatMap { scope.category == nil ? try sums(of: .expense, in: filter.begun($0)) : nil },
            incomeAndExpenses: incomeAndExpenses, shown: shown,
            dayByDay: try shown.map {
                try questions.spendingByDay(in: dates, category: $0, byMonth: SpendingCards.isByMonth(dates, calendar))
            },
            course: try course(questions, of: filter.course ?? expenses.parts.first?.category),
            budget: scope.isNarrow ? nil : try ledger.dailyBudget(),
            lastDays: scope.isNarrow ? nil : try ledger.spendingByDay(in: BudgetDaysCard.dates(to: filter.lastDay)),
            allTime: scope.isNarrow ? nil : try allTime(), netWorth: scope.isNarrow ? nil : try netWorth(recorded))
        content.vendors = try vendors()
        return content
    }

    /// Returns twelve months of the records that are shown where these are few, else of a category; nil without one.
    private func course(_ questions: Statistics, of category: Bookkeeping.Category.ID?) throws -> ChartContent.Course? {
        let months = begun(filter.months(to: filter.lastDay)), scope = filter.scope
        guard !scope.isNarrow else { return .init(of: scope.category, try questions.incomeAndExpenses(in: months), since: try ledger.firstDay()) }
        guard let category, let first = months.first, let last = months.last else { return nil }
        let ofCategory = StatisticsScope(account: scope.account, category: category)
        let sums = try ledger.statistics(of: ofCategory, in: first.lowerBound...last.upperBound)?.incomeAndExpenses(in: months)
        let since = try ledger.firstDay()
        return sums.map { .init(of: category, $0, since: since) }
    }

    /// Returns the vendors of the period, by the question of a report; nil for the records of one vendor.
    private func vendors() throws -> VendorCard.Content? {
        let scope = filter.scope
        guard scope.vendor == nil else { return nil }
        var query = ReportQuery(dates: filter.dates, grouping: .vendor, calendar: calendar)
        query.accounts = Set([scope.account].compactMap(\.self))
        query.categories = Set([scope.category].compactMap(\.self))
        query.hashtags = Set([scope.hashtag].compactMap(\.self))
        let isIncome = scope.category.flatMap(names.category)?.kind == .income
        return VendorCard.Content(
            try ledger.reports.answer(query, limit: VendorCard.mostRecords), isIncome ? .income : .expenses, in: try ledger.mainCurrency())
    }

    private func months(_ questions: Statistics) throws -> MonthTable.Content {
        let columns = filter.columns.map { $0.first <= today ? $0.first...min($0.last, today) : nil }
        func sums(_ kind: Bookkeeping.Category.Kind) throws -> [SumsByCategory] {
            let none = SumsByCategory(parts: [], total: .zero(try ledger.mainCurrency()), unconverted: [])
            return try columns.map { try $0.map { try questions.sums(of: kind, in: $0) } ?? none }
        }
        return MonthTable.Content(expenses: try sums(.expense), income: try sums(.income))
    }

    /// Returns the days of the periods that have begun, up to today.
    private func begun(_ periods: [Period]) -> [ClosedRange<CalendarDate>] {
        periods.filter { $0.first <= today }.map { $0.first...min($0.last, today) }
    }

    /// Returns the spending of all time, from monthly totals where the chart needs no more.
    private func allTime() throws -> SpendingByDay {
        if filter.scope.account == nil, let first = try ledger.firstExpense(), first <= today,
            SpendingCards.isByMonth(first...today, calendar)
        {
            return try ledger.spendingByMonth(upTo: today)
        }
        return try ledger.spendingByDay(in: CalendarDate(daysSince1970: .min)...today, account: filter.scope.account)
    }

    /// Returns the net worth over the days of the period, beginning with the first record.
    private func netWorth(_ recorded: ClosedRange<CalendarDate>?) throws -> ChartContent.Worth {
        let last = filter.lastDay, first = min(max(filter.period.first, recorded?.lowerBound ?? last), last), dates = first...last
        return ChartContent.Worth(dates, try ledger.netWorth(at: NetWorthCard.days(dates, calendar), account: filter.scope.account))
    }

    /// Returns true if the period or its year has records dated after today, which are left out.
    private func hasLater() throws -> Bool {
        let last = max(filter.period.last, filter.year?.last ?? filter.period.last)
        guard today < last else { return false }
        let scope = filter.scope
        return try ledger.hasRecords(
            RecordQuery(
                dates: today.adding(days: 1)...last, account: scope.account, category: scope.category, hashtag: scope.hashtag, vendor: scope.vendor))
    }
}
