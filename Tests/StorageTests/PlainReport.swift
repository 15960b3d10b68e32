import Bookkeeping
import Testing

@testable import Storage

extension PlainSums {
    /// Returns the report of a question by adding up rows one by one.
    func report(_ query: ReportQuery) -> Report {
        Report(query: query, expenses: section(query, .expense), income: section(query, .income))
    }

    private func section(_ query: ReportQuery, _ kind: Transaction.Kind) -> Report.Section {
        func counted(_ dates: ClosedRange<CalendarDate>?) -> [Row] {
            dates.map { rows(kind, in: $0, nil as Account.ID?) }.map { rows in
                rows.filter { row in
                    (query.categories.isEmpty || query.categories.contains { row.isOf($0) })
                        && (query.accounts.isEmpty || query.accounts.contains(row.account))
                        && (query.hashtags.isEmpty || row.isTagged && query.hashtags.contains("lunch"))
                        && (query.vendors.isEmpty || query.vendors.contains { $0.lowercased() == row.vendor.lowercased() })
                }
            } ?? []
        }
        let now = counted(query.dates), before = counted(query.compared)
        func sum(_ now: [Row], _ before: [Row]) -> Report.Sum { Report.Sum(amount: self.sum(now), before: self.sum(before)) }
        func course(_ now: [Row], _ before: [Row]) -> [Report.Sum] {
            let steps = query.steps, earlier = query.comparedSteps
            return steps.indices.map { place in
                let isLast = place == steps.count - 1
                return sum(
                    now.filter { steps[place].contains($0.date) },
                    before.filter { row in
                        guard let step = earlier[place] else { return false }
                        return step.contains(row.date) || isLast && row.date > step.upperBound
                    })
            }
        }
        var keys: [Report.Key] = []
        for row in now + before {
            for key in self.keys(row, query) where !keys.contains(where: { Self.areEqual($0, key) }) { keys.append(key) }
        }
        var lines = keys.map { key in
            let own = { (rows: [Row], dates: ClosedRange<CalendarDate>?) in
                rows.filter { row in self.keys(row, query).contains { Self.areEqual($0, key) } }
            }
            let hasSteps = [.category, .account].contains(query.grouping)
            let rows = (own(now, query.dates), own(before, query.compared))
            return Report.Line(key: key, sum: sum(rows.0, rows.1), steps: hasSteps ? course(rows.0, rows.1) : [], recordCount: rows.0.count)
        }
        if query.grouping == .month || query.grouping == .week {
            lines = zip(query.steps, course(now, before)).map { dates, sum in
                Report.Line(key: .days(dates), sum: sum, steps: [], recordCount: now.count { dates.contains($0.date) })
            }
        }
        return Report.Section(
            lines: lines.filter { !$0.sum.isZero }, total: sum(now, before), steps: course(now, before), unconverted: unconverted(now),
            unconvertedBefore: unconverted(before))
    }

    private func keys(_ row: Row, _ query: ReportQuery) -> [Report.Key] {
        switch query.grouping {
        case .category: (row.parent ?? row.category).map { [.category($0)] } ?? []
        case .account: [.account(row.account)]
        case .vendor: [row.vendor.isEmpty ? .none : .vendor(row.vendor)]
        case .hashtag: [row.isTagged ? .hashtag("lunch") : .none]
        case .month, .week, .person: []
        }
    }

    /// True if both stand for the same records: names of vendors are the same in any case of letters.
    static func areEqual(_ one: Report.Key, _ other: Report.Key) -> Bool {
        if case .vendor(let own) = one, case .vendor(let others) = other { return own.folded == others.folded }
        return one == other
    }
}

extension StatisticsTests {
    /// Compares reports of random questions with plain ones.
    func compareReports(_ ledger: Ledger, _ plain: PlainSums, _ random: RandomLedger, _ name: Comment) throws {
        for grouping in ReportQuery.Grouping.allCases where grouping != .person {
            let days = [random.day(), random.day()].sorted(), length = Int.random(in: 0...120, using: &random.numbers)
            let dates = random.chance(50) ? days[0]...days[1] : days[0]...days[0].adding(days: length)
            let calendar = CivilCalendar(
                weekStart: random.pick([.monday, .sunday]), monthStart: random.chance(70) ? 1 : Int.random(in: 2...28, using: &random.numbers))
            var query = ReportQuery(dates: dates, grouping: grouping, calendar: calendar)
            if random.chance(60) {
                let before = dates.lowerBound.adding(days: random.chance(50) ? -365 : -dates.dayCount)
                query.compared = before...before.adding(days: dates.dayCount - 1 + (random.chance(30) ? 3 : 0))
            }
            if random.chance(30) { query.accounts = Set((0...1).map { _ in random.pick(random.accounts).id }) }
            if random.chance(30) { query.categories = Set((0...1).map { _ in random.pick(random.categories) }) }
            if random.chance(25) { query.vendors = random.pick([["CORNER"], ["corner hall", "スーパー"], ["スーパー", "!", "nobody"], ["corner", "!"]]) }
            if random.chance(20) { query.hashtags = random.chance(80) ? ["lunch", "other"] : ["other"] }
            let report = try ledger.reports.answer(query)
            try compare(report, plain.report(query), name)
            let records = try #require(try ledger.reports.records(behind: query, limit: .max))
            try compare(report, records, name)
            guard let line = report.expenses.lines.randomElement(using: &random.numbers) else { continue }
            let own = try #require(try ledger.reports.records(behind: query, of: Report.Place(.expenses, line.key), limit: .max))
            #expect(own.map(\.id) == records.filter { $0.side == .expenses && PlainSums.areEqual($0.key, line.key) }.map(\.id), name)
        }
    }

    /// The records behind each line have its sum, and those without a rate the amounts that are in none.
    private func compare(_ report: Report, _ records: [ReportRecord], _ name: Comment) throws {
        let main = report.expenses.total.amount.currency
        #expect(records.map(\.values.date) == records.map(\.values.date).sorted(), name)
        for side in Report.Side.allCases {
            let own = records.filter { $0.side == side }, section = report[side]
            let groups = Dictionary(grouping: own.filter { $0.amount.currency == main }, by: \.key)
            for line in section.lines {
                #expect((groups[line.key] ?? []).reduce(0) { $0 + $1.amount.minorUnits } == line.sum.amount.minorUnits, name)
            }
            let keys = Set(section.lines.map(\.key))
            #expect(groups.keys.allSatisfy(keys.contains), name)
            guard report.query.grouping != .hashtag else { continue }
            let apart = Dictionary(grouping: own.filter { $0.amount.currency != main }, by: \.amount.currency)
            for sum in section.unconverted { #expect((apart[sum.currency] ?? []).reduce(0) { $0 + $1.amount.minorUnits } == sum.minorUnits, name) }
            #expect(apart.count == section.unconverted.count, name)
        }
    }

    private func compare(_ report: Report, _ plain: Report, _ name: Comment) throws {
        for side in Report.Side.allCases {
            let (own, others) = (report[side], plain[side])
            #expect(own.total == others.total && own.steps == others.steps, name)
            #expect(own.unconverted == others.unconverted && own.unconvertedBefore == others.unconvertedBefore, name)
            #expect(own.lines.count == others.lines.count, name)
            for line in own.lines {
                let other = try #require(others.lines.first { PlainSums.areEqual($0.key, line.key) }, name)
                #expect(line.sum == other.sum && line.steps == other.steps, name)
                #expect(line.recordCount == (report.query.needsRecords ? other.recordCount : nil), name)
            }
            let named = own.lines.filter { $0.key != .none }, keys: [Report.Key] = named.map(\.key)
            #expect(named.count >= own.lines.count - 1 && named == Array(own.lines.prefix(named.count)), name)
            if [.month, .week].contains(report.query.grouping) {
                let steps: [Report.Key] = report.steps.map { .days($0) }
                #expect(keys == steps.filter(keys.contains), name)
            } else {
                let amounts: [Int64] = named.map(\.sum.amount.minorUnits)
                #expect(amounts == amounts.sorted(by: >), name)
            }
        }
    }
}
