import TestSupport
import Testing

@testable import Bookkeeping
@testable import Storage
@testable import Validation

/// The statistics of a book, summed up record by record, as the page formats them.
struct PlainStatistics {
    struct Row {
        let record: Record
        let kind: Transaction.Kind
        let account: Account.ID
        let category: Bookkeeping.Category.ID?
        let amount: Money
        /// The amount in the main currency; nil without an exchange rate.
        let main: Int64?
    }

    let book: RandomStatisticsBook
    let main: Currency
    let rates: ExchangeRates
    let rows: [Row]
    let accounts: [Account], categories: [Bookkeeping.Category]
    let calendar: CivilCalendar
    private var today: CalendarDate { book.today }

    init(_ book: RandomStatisticsBook) throws {
        let main = try #require(Currency(code: "GBP")), rates = ExchangeRates(book.rates)
        (self.book, self.main, self.rates) = (book, main, rates)
        let store = book.household.site.store
        (accounts, categories, calendar) = try store.read(book.book) {
            (try $0.accounts(), try $0.categories(), try $0.calendar())
        }
        rows = try store.read(book.book) { try $0.records(RecordQuery(), limit: 100_000).records }.map { record in
            let (account, category, amount): (Account.ID, Bookkeeping.Category.ID?, Money) =
                switch record.movement {
                case .expense(let account, let category, let amount), .income(let account, let category, let amount):
                    (account, category, amount)
                case .transfer(let from, _, let amount, _): (from, nil, amount)
                }
            return Row(
                record: record, kind: record.movement.kind, account: account, category: category, amount: amount,
                main: try rates.convert(amount, to: main, on: record.date)?.minorUnits)
        }
    }

    func check(_ pages: [(query: [(String, String)], page: WebPage)]) throws {
        for (query, page) in pages { try check(query, page) }
    }

    private func check(_ query: [(String, String)], _ page: WebPage) throws {
        let filter = StatisticsFilter(
            FormInput(query.map { (name: $0.0, value: $0.1) }), today: today, calendar: calendar, accounts: accounts)
        let told = rows.filter { $0.record.date <= today && (filter.account == nil || $0.account == filter.account) }
        let comment: Comment = "seed \(book.seed) \(query)"
        // No minus before a zero; three pence over budget are "−0.03".
        #expect(page.response.text.firstMatch(of: /−[^0-9<]{0,3}0[0.,]*(?![0-9.,])/) == nil, comment)
        if !rows.contains(where: { $0.record.date <= today }), filter.account == nil {
            return #expect(page.document.all("figure").isEmpty, comment)
        }
        let expenses = told.filter { $0.kind == .expense }, income = told.filter { $0.kind == .income }
        func chart(_ id: String) throws -> ChartOnPage {
            let chart = try #require(ChartOnPage(id, on: page), comment)
            chart.expectMarksInTable()
            return chart
        }

        // Income and expenses, and the unconverted amounts.
        let flow = try chart("flow")
        let isEmpty = { (dates: ClosedRange<CalendarDate>) in (sum(expenses, dates), sum(income, dates)) == (0, 0) }
        let shown = filter.dates.lowerBound...filter.lastDay
        for (slot, row) in zip(filter.slots, flow.rows) {
            let hasNone =
                filter.slots.allSatisfy { $0.first > today || isEmpty($0.first...min($0.last, today)) } || slot.first > today
            let sums = hasNone ? ["", ""] : [text(sum(income, slot.dates)), text(sum(expenses, slot.dates))]
            #expect(row.dropFirst().map(\.text) == sums, comment)
        }
        #expect(flow.rows.count == filter.slots.count)
        #expect(flow.apart == apart(income, shown).map { "+" + $0 } + apart(expenses, shown).map { "−" + $0 }, comment)

        // Categories.
        for (id, period) in [("month", filter.month), ("year", filter.year)] {
            let chart = try chart(id), dates = period.first...max(period.first, min(period.last, today))
            var sums: [String: String] = [:]
            for category in categories {
                let spent = sum(expenses.filter { $0.category == category.id }, dates)
                if spent != 0 { sums[category.name] = text(spent) }
            }
            let rows = chart.rows.filter { $0[0].link?.hasPrefix("#") != true }
            #expect(Dictionary(rows.map { ($0[0].text, $0[2].text) }, uniquingKeysWith: { one, _ in one }) == sums, comment)
            #expect(chart.apart == apart(expenses, dates), comment)
        }

        // Days of the top category, and of all time.
        let month = filter.month.first...min(filter.month.last, today)
        let byCategory = Dictionary(grouping: expenses.filter { month.contains($0.record.date) }, by: \.category).mapValues {
            sum($0, month)
        }
        let top = try chart("top")
        if let most = byCategory.values.max(), most > 0 {
            let name = top.heading.replacing(", day by day", with: ""),
                category = categories.first { $0.kind == .expense && $0.name == name }
            #expect(byCategory[category?.id] == most, comment)
            try days(top, expenses.filter { $0.category == category?.id }, month, comment)
        } else {
            #expect(top.rows.isEmpty, comment)
        }
        let all = try chart("all")
        if let first = expenses.map(\.record.date).min(), expenses.contains(where: { $0.main != nil }) {
            try days(all, expenses, first...today, comment)
        } else {
            #expect(all.rows.isEmpty, comment)
        }
        #expect(all.apart == apart(expenses, CalendarDate(daysSince1970: .min)...today), comment)

        try netWorth(try chart("worth"), filter.account, comment)
        let everyExpense = rows.filter { $0.kind == .expense }
        if let budget = book.budget {
            let left = try chart("left")
            for (offset, row) in left.rows.enumerated() {
                let day = filter.lastDay.adding(days: offset - 9)
                #expect(row[1].text == text(budget.minorUnits - sum(everyExpense, day...day)), comment)
            }
            #expect(
                left.rows.count == 10 && left.apart == apart(everyExpense, filter.lastDay.adding(days: -9)...filter.lastDay),
                comment)
        }
        if book.seed % 3 == 0, !rows.contains(where: { $0.record.date > today }) { try follow(flow, all, comment) }
    }

    /// Compares the rows of a line: each has the mean of the days that it links to, and their sum if it is more than one day.
    private func days(_ chart: ChartOnPage, _ rows: [Row], _ span: ClosedRange<CalendarDate>, _ comment: Comment) throws {
        var total: Int64 = 0
        for row in chart.rows {
            if row[0].link == nil {
                #expect(row.dropFirst().allSatisfy { $0.text == "£0.00" }, comment)
                continue
            }
            let dates = try period(row[0].link, comment).dates.clamped(to: span), sum = self.sum(rows, dates)
            let days = Int64(dates.upperBound.daysSince1970 - dates.lowerBound.daysSince1970 + 1)
            total += sum
            let mean = (sum * 2 + days) / (days * 2)
            #expect(row[1].text == text(mean), comment)
            if row.count > 2 { #expect(row[2].text == text(sum), comment) } else { #expect(days == 1, comment) }
        }
        #expect(total == self.sum(rows, span), comment)
    }

    private func netWorth(_ chart: ChartOnPage, _ account: Account.ID?, _ comment: Comment) throws {
        for row in chart.rows {
            let day = min(try period(row[0].link, comment).last, today)
            #expect(row[1].text == text(try worth(account, day).sum), comment)
        }
        let last = try #require(chart.rows.last)
        #expect(min(try period(last[0].link, comment).last, today) == today, comment)
        #expect(chart.apart == (try worth(account, today).apart), comment)
    }

    private func worth(_ id: Account.ID?, _ day: CalendarDate) throws -> (sum: Int64, apart: [String]) {
        var sum: Int64 = 0, left: [Money] = []
        for account in accounts where id == nil || account.id == id {
            var balance = account.openingBalance.minorUnits
            for row in rows where row.record.date <= day {
                if row.account == account.id { balance += row.kind == .income ? row.amount.minorUnits : -row.amount.minorUnits }
                if case .transfer(_, let to, _, let received) = row.record.movement, to == account.id {
                    balance += received.minorUnits
                }
            }
            let money = Money(minorUnits: balance, account.currency)
            if let main = try rates.convert(money, to: main, on: day) { sum += main.minorUnits } else { left.append(money) }
        }
        return (sum, byCurrency(left))
    }

    /// In a book of one currency: expects that the list behind a mark has the mark's total.
    private func follow(_ one: ChartOnPage, _ other: ChartOnPage, _ comment: Comment) throws {
        for chart in [one, other] {
            let linked = chart.rows.flatMap { row in
                row.dropFirst().compactMap { cell in (cell.link ?? row[0].link).map { (cell.text, $0, row) } }
            }
            guard let (_, link, row) = linked.first(where: { $0.0 != "" && $0.0 != "£0.00" }) else { continue }
            let sums = try book.browser.get(link).document.all("dd").map(\.text)
            #expect(row.contains { sums.contains("−" + $0.text) || sums.contains("+" + $0.text) }, comment)
        }
    }

    private func period(_ link: String?, _ comment: Comment) throws -> Period {
        let pairs =
            try #require(link, comment).split(separator: "?").last?.split(separator: "&").map { $0.split(separator: "=") } ?? []
        let values = Dictionary(pairs.map { (String($0[0]), String($0[1])) }, uniquingKeysWith: { one, _ in one })
        let words = PeriodWords(view: values["view"] ?? "", date: values["date"] ?? "")
        return try #require(words.period(today: today, calendar: calendar), comment)
    }

    private func sum(_ rows: [Row], _ dates: ClosedRange<CalendarDate>) -> Int64 {
        rows.reduce(0) { $0 + (dates.contains($1.record.date) ? $1.main ?? 0 : 0) }
    }

    private func apart(_ rows: [Row], _ dates: ClosedRange<CalendarDate>) -> [String] {
        byCurrency(rows.filter { $0.main == nil && dates.contains($0.record.date) }.map(\.amount))
    }

    private func byCurrency(_ amounts: [Money]) -> [String] {
        Dictionary(grouping: amounts, by: \.currency).map { Money(minorUnits: $1.reduce(0) { $0 + $1.minorUnits }, $0) }.filter {
            !$0.isZero
        }
        .sorted { $0.currency.code < $1.currency.code }.map { MoneyFormat(.english).string($0) }
    }

    private func text(_ minorUnits: Int64) -> String { MoneyFormat(.english).string(Money(minorUnits: minorUnits, main)) }
}
