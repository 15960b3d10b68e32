import Bookkeeping

/// The data of the charts.
package struct ChartContent: Sendable, Equatable {
    /// The net worth at the end of each interval of some days.
    package struct Worth: Sendable, Equatable {
        let dates: ClosedRange<CalendarDate>
        let worth: [NetWorth]

        package init(_ dates: ClosedRange<CalendarDate>, _ worth: [NetWorth]) { (self.dates, self.worth) = (dates, worth) }
    }

    /// The net worth of the last months, and as it is expected to go on.
    package struct Ahead: Sendable, Equatable {
        let worth: [NetWorth]
        let forecast: Forecast

        package init(after worth: [NetWorth], _ forecast: Forecast) { (self.worth, self.forecast) = (worth, forecast) }
    }

    /// Twelve months of a category, or of the records that are shown.
    package struct Course: Sendable, Equatable {
        /// Nil for the records of a hashtag or a vendor.
        let category: Bookkeeping.Category.ID?
        let sums: IncomeAndExpenses
        /// The day of the first record of the book: earlier months do not count in a mean. Nil without records.
        let since: CalendarDate?

        package init(of category: Bookkeeping.Category.ID?, _ sums: IncomeAndExpenses, since: CalendarDate?) {
            (self.category, self.sums, self.since) = (category, sums, since)
        }
    }

    /// The expenses and the income of the period up to today, by category.
    package let expenses, income: SumsByCategory
    /// The expenses of the days to compare with; nil for none.
    package let before: SumsByCategory?
    /// The expenses of the year that the period ends in; nil if the period is as long.
    package let year: SumsByCategory?
    /// The slots of the period that have begun.
    package let incomeAndExpenses: IncomeAndExpenses
    /// The category shown day by day; nil if nothing was spent.
    package let shown: Bookkeeping.Category.ID?
    package let dayByDay: SpendingByDay?
    /// Nil if nothing was spent and no category is chosen.
    package let course: Course?
    package let budget: Budget?
    /// The last ten days of the period; nil where the daily budget has no meaning.
    package let lastDays: SpendingByDay?
    package let allTime: SpendingByDay?
    package let netWorth: Worth?
    /// Nil for a period without today, and if too little is known.
    package var ahead: Ahead?
    /// Nil for the records of one vendor.
    package var vendors: VendorCard.Content?

    package init(
        expenses: SumsByCategory, income: SumsByCategory, before: SumsByCategory?, year: SumsByCategory?, incomeAndExpenses: IncomeAndExpenses,
        shown: Bookkeeping.Category.ID?, dayByDay: SpendingByDay?, course: Course?, budget: Budget?, lastDays: SpendingByDay?,
        allTime: SpendingByDay?, netWorth: Worth?
    ) {
        (self.expenses, self.income, self.before, self.year) = (expenses, income, before, year)
        (self.incomeAndExpenses, self.shown, self.dayByDay, self.course) = (incomeAndExpenses, shown, dayByDay, course)
        (self.budget, self.lastDays, self.allTime, self.netWorth) = (budget, lastDays, allTime, netWorth)
    }
}
