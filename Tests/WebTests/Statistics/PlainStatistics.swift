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
    private let vendors: [Transaction.ID: String]
    private var today: CalendarDate { book.today }

    init(_ book: RandomStatisticsBook) throws {
        let main = try #require(Currency(code: "GBP")), rates = ExchangeRates(book.rates)
        (self.book, self.main, self.rates) = (book, main, rates)
        let store = book.household.site.store
        (accounts, categories, calendar) = try store.read(book.book) {
            (try $0.accounts(), try $0.categories(), try $0.calendar())
        }
        vendors = try store.read(book.book) { ledger in
            Dictionary(
                uniqueKeysWithValues: try ledger.records(RecordQuery(), limit: 100_000).records.compactMap { record in
                    try ledger.transaction(record.id).map { (record.id, $0.vendor) }
                })
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
            FormInput(query.map { (name: $0.0, value: $0.1) }), today: today, calendar: calendar, accounts: accounts, categories: categories)
        let comment: Comment = "seed \(book.seed) \(query)", scope = filter.scope
        // No minus before a zero; three pence over budget are "−0.03".
        #expect(page.response.text.firstMatch(of: /−[^0-9<]{0,3}0[0.,]*(?![0-9.,])/) == nil, comment)
        if !rows.contains(where: { $0.record.date <= today }), scope.filterCount == 0 {
            return #expect(page.document.all("figure").isEmpty, comment)
        }
        let told = rows.filter { $0.record.date <= today && isIn(scope, $0) }
        let expenses = told.filter { $0.kind == .expense }, income = told.filter { $0.kind == .income }
        try totals(page, filter, income, expenses, comment)
        guard filter.contents == .charts else { return try table(page, filter, income, expenses, comment) }
        func chart(_ id: String) throws -> ChartOnPage {
            let chart = try #require(ChartOnPage(id, on: page), comment)
            chart.expectMarksInTable()
            return chart
        }
        let flow = try chart("flow")
        try bars(flow, filter.slots, income, expenses, comment)
        if scope.isNarrow {
            #expect(["left", "all", "worth"].allSatisfy { ChartOnPage($0, on: page) == nil }, comment)
            let kind = categories.first { $0.id == scope.category }?.kind
            try bars(
                try chart("course"), filter.months(to: filter.lastDay), kind == .expense ? nil : income, kind == .income ? nil : expenses, comment)
        }
        if !scope.isNarrow { try course(page, filter, income, expenses, comment) }
        try vendors(page, filter, categories.first { $0.id == scope.category }?.kind == .income ? income : expenses, comment)
        if scope.category == nil {
            try byCategory(try chart("month"), filter.period, filter, expenses, comment)
            try byCategory(try chart("income"), filter.period, filter, income, comment)
            if let year = filter.year { try byCategory(try chart("year"), year, filter, expenses, comment) }
            #expect(filter.year != nil || ChartOnPage("year", on: page) == nil, comment)
            try compared(page, filter, expenses, comment)
        }
        if let top = ChartOnPage("top", on: page) { try dayByDay(top, filter, expenses, comment) }
        guard !scope.isNarrow else { return }

        let all = try chart("all")
        if let first = expenses.map(\.record.date).min(), expenses.contains(where: { $0.main != nil }) {
            try days(all, expenses, first...today, comment)
        } else {
            #expect(all.rows.isEmpty, comment)
        }
        #expect(all.apart == apart(expenses, CalendarDate(daysSince1970: .min)...today), comment)
        try netWorth(try chart("worth"), filter, comment)
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

    private func isIn(_ scope: StatisticsScope, _ row: Row) -> Bool {
        (scope.account == nil || row.account == scope.account) && (scope.category == nil || row.category == scope.category)
            && (scope.hashtag == nil || row.record.hashtags.contains("lunch"))
            && (scope.vendor == nil || vendors[row.record.id]?.lowercased() == scope.vendor?.lowercased())
    }

    /// Compares the totals, and says what they are compared with.
    private func totals(_ page: WebPage, _ filter: StatisticsFilter, _ income: [Row], _ expenses: [Row], _ comment: Comment) throws {
        let found = page.document.first { $0.classes.contains("sum") }?.all("dd").map(\.text) ?? []
        let (earned, spent) = (sum(income, filter.dates), sum(expenses, filter.dates))
        #expect(found.first == (earned == 0 ? "" : "+") + text(earned), comment)
        #expect(found.dropFirst().first == (spent == 0 ? "" : "−") + text(spent), comment)
    }

    private func bars(_ chart: ChartOnPage, _ slots: [Period], _ income: [Row]?, _ expenses: [Row]?, _ comment: Comment) throws {
        let shown = [income, expenses].compactMap(\.self), everything = (income ?? []) + (expenses ?? [])
        func cut(_ slot: Period) -> ClosedRange<CalendarDate>? { slot.first > today ? nil : slot.first...min(slot.last, today) }
        let begun = slots.compactMap(cut), hasNone = begun.allSatisfy { sum(everything, $0) == 0 }
        for (slot, row) in zip(slots, chart.rows) {
            #expect(row.dropFirst().map(\.text) == shown.map { rows in hasNone ? "" : cut(slot).map { text(sum(rows, $0)) } ?? "" }, comment)
        }
        #expect(chart.rows.count == slots.count, comment)
        let dates = (begun.first?.lowerBound ?? today)...(begun.last?.upperBound ?? today)
        #expect(chart.apart == apart(income ?? [], dates).map { "+" + $0 } + apart(expenses ?? [], dates).map { "−" + $0 }, comment)
    }

    private func byCategory(_ chart: ChartOnPage, _ period: Period, _ filter: StatisticsFilter, _ rows: [Row], _ comment: Comment) throws {
        let dates = filter.begun(period)
        let found = chart.rows.filter { $0[0].link?.hasPrefix("#") != true }.map { ($0[0].text, $0[2].text) }
        #expect(Dictionary(found, uniquingKeysWith: { one, _ in one }) == sums(rows, dates).mapValues(text), comment)
        #expect(chart.apart == apart(rows, dates), comment)
    }

    /// Compares the table of the period and the one before with plain sums.
    private func compared(_ page: WebPage, _ filter: StatisticsFilter, _ expenses: [Row], _ comment: Comment) throws {
        let table = page.document.first { $0.classes.contains("compared") }
        guard let comparison = filter.period.compared(on: today), !sums(expenses, comparison.dates).isEmpty else {
            return #expect(table == nil, comment)
        }
        let now = sums(expenses, filter.dates), before = sums(expenses, comparison.dates), names = Set(now.keys).union(before.keys)
        let cells = try #require(table?.first("tbody"), comment).all("tr").map { $0.children.map(\.text) }
        #expect(Set(cells.map { $0[0] }) == names && cells.count == names.count, comment)
        for row in cells {
            let (one, other) = (now[row[0]] ?? 0, before[row[0]] ?? 0)
            #expect(Array(row[1...2]) == [text(one), text(other)], comment)
            guard other > 0 else {
                #expect(row[3] == "new", comment)
                continue
            }
            let distance = abs(one - other), percent = (distance * 100 + other / 2) / other
            let amount = percent > 999 ? text(distance) : "\(percent)%"
            #expect(row[3].replacing("\u{2060}", with: "") == (percent == 0 ? "" : one > other ? "+" : "−") + amount, comment)
        }
    }

    /// Compares twelve months of a category: the one chosen, or one with the most spending.
    private func course(_ page: WebPage, _ filter: StatisticsFilter, _ income: [Row], _ expenses: [Row], _ comment: Comment) throws {
        let spent = sums(expenses, filter.dates)
        guard let chart = ChartOnPage("course", on: page) else { return #expect(filter.course == nil && spent.isEmpty, comment) }
        chart.expectMarksInTable()
        let id = try #require(chart.figure.first("select")?.all("option").first { $0.has("selected") }?["value"], comment)
        let shown = try #require(categories.first { $0.id.description == id }, comment)
        if let course = filter.course { #expect(shown.id == course, comment) } else { #expect(spent[shown.name] == spent.values.max(), comment) }
        #expect(chart.heading == shown.name + ", 12 months", comment)
        func own(_ rows: [Row]) -> [Row] { rows.filter { $0.category == shown.id } }
        let isIncome = shown.kind == .income
        try bars(chart, filter.months(to: filter.lastDay), isIncome ? own(income) : nil, isIncome ? nil : own(expenses), comment)
    }

    /// Compares the vendors with plain sums and numbers of records.
    private func vendors(_ page: WebPage, _ filter: StatisticsFilter, _ rows: [Row], _ comment: Comment) throws {
        let named = rows.filter { filter.dates.contains($0.record.date) }.map { (name: (vendors[$0.record.id] ?? "").lowercased(), row: $0) }
        let groups = Dictionary(grouping: named, by: \.name).mapValues { $0.map(\.row) }.filter { sum($0.value, filter.dates) != 0 }
        let card = page.document.first { $0["id"] == "vendors" }
        guard filter.scope.vendor == nil, groups.contains(where: { !$0.key.isEmpty }) else { return #expect(card == nil, comment) }
        let table = try #require(card?.first("table"), comment), found = try #require(table.first("tbody"), comment).all("tr")
        #expect(found.count == groups.count, comment)
        for row in found {
            let cells = row.children.map(\.text), group = groups[cells[0] == "Without a vendor" ? "" : cells[0].lowercased()] ?? []
            #expect([cells[1], cells[3]] == ["\(group.count)", text(sum(group, filter.dates))], comment)
            guard let link = row.first("a")?["href"] else {
                #expect(cells[0] == "Without a vendor", comment)
                continue
            }
            guard filter.scope.account == nil, filter.period.last <= today, group.allSatisfy({ $0.main != nil }) else { continue }
            let sums = try book.browser.get(link).document.all("dd").map(\.text)
            #expect(sums.contains { $0.hasSuffix(cells[3]) }, comment)
        }
        #expect(table.first("tfoot")?.text.contains(text(sum(rows, filter.dates))) ?? false, comment)
    }

    private func dayByDay(_ chart: ChartOnPage, _ filter: StatisticsFilter, _ expenses: [Row], _ comment: Comment) throws {
        let byCategory = sums(expenses, filter.dates), chosen = filter.scope.category ?? filter.chart
        let name = chosen.flatMap { id in categories.first { $0.id == id }?.name } ?? chart.heading.replacing(", day by day", with: "")
        if chosen == nil, let most = byCategory.values.max(), most > 0 { #expect(byCategory[name] == most, comment) }
        if byCategory[name] ?? 0 == 0 { return #expect(chart.rows.isEmpty, comment) }
        #expect(chart.heading == name + ", day by day", comment)
        let category = categories.first { $0.kind == .expense && $0.name == name }
        try days(chart, expenses.filter { $0.category == category?.id }, filter.dates, comment)
    }

    /// Compares the table of categories and months with plain sums.
    private func table(_ page: WebPage, _ filter: StatisticsFilter, _ income: [Row], _ expenses: [Row], _ comment: Comment) throws {
        let groups = page.document.first { $0.classes.contains("months") }?.all("tbody") ?? []
        let dates = filter.columns.map { $0.first > today ? nil : $0.first...min($0.last, today) }
        let expected = [expenses, income].filter { rows in dates.contains { $0.map { !sums(rows, $0).isEmpty } ?? false } }
        #expect(groups.count == expected.count, comment)
        for (group, rows) in zip(groups, expected) {
            let cells = group.all("tr").dropFirst().map { $0.children.map(\.text) }
            var names: Set<String> = []
            for row in cells.dropLast() {
                names.insert(row[0])
                let amounts = dates.map { $0.map { sums(rows, $0)[row[0]] ?? 0 } ?? 0 }
                #expect(Array(row.dropFirst()) == amounts.map { $0 == 0 ? "–" : text($0) } + [text(amounts.reduce(0, +))], comment)
            }
            let all = dates.map { $0.map { sum(rows, $0) } ?? 0 }
            #expect(cells.last.map { Array($0.dropFirst()) } == (all + [all.reduce(0, +)]).map(text), comment)
            #expect(names == Set(dates.flatMap { $0.map { Array(sums(rows, $0).keys) } ?? [] }), comment)
        }
    }

    /// Returns the sums by the name of the category, without zero ones.
    private func sums(_ rows: [Row], _ dates: ClosedRange<CalendarDate>) -> [String: Int64] {
        var sums: [String: Int64] = [:]
        for row in rows where dates.contains(row.record.date) {
            guard let name = categories.first(where: { $0.id == row.category })?.name, let main = row.main, main != 0 else { continue }
            sums[name, default: 0] += main
        }
        return sums
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

    private func netWorth(_ chart: ChartOnPage, _ filter: StatisticsFilter, _ comment: Comment) throws {
        let account = filter.scope.account, end = filter.lastDay
        for row in chart.rows {
            let day = min(try period(row[0].link, comment).last, end)
            #expect(row[1].text == text(try worth(account, day).sum), comment)
        }
        let last = try #require(chart.rows.last)
        #expect(min(try period(last[0].link, comment).last, end) == end, comment)
        #expect(chart.apart == (try worth(account, end).apart), comment)
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
        if let from = CalendarDate(values["from"] ?? ""), let to = CalendarDate(values["to"] ?? "") { return Period(from...to) }
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
