import Bookkeeping

/// The figures of a report under construction. All additions are checked.
struct ReportSums {
    /// An amount of some groups.
    struct Entry {
        /// The place of its period in the course of time.
        let step: Int
        /// True for the days that the report is compared with.
        let isBefore: Bool
        let kind: Category.Kind
        let currency: Currency
        /// In minor units of the main currency; zero without a rate.
        var main: Int64
        /// In minor units of its own currency; zero with a rate.
        var unconverted: Int64
    }

    private struct Pair {
        var amount: Int64 = 0, before: Int64 = 0

        mutating func add(_ minorUnits: Int64, _ isBefore: Bool) throws {
            let (sum, overflow) = (isBefore ? before : amount).addingReportingOverflow(minorUnits)
            guard !overflow else { throw StoreError.conflict(.overflow) }
            if isBefore { before = sum } else { amount = sum }
        }
    }

    private struct Group {
        let key: Report.Key
        var sum = Pair()
        var steps: [Int: Pair] = [:]
        /// The number of records of the report's days.
        var count = 0

        mutating func add(_ entry: Entry, keepsSteps: Bool) throws {
            if !entry.isBefore { count += 1 }
            try sum.add(entry.main, entry.isBefore)
            if keepsSteps { try steps[entry.step, default: Pair()].add(entry.main, entry.isBefore) }
        }
    }

    private struct Section {
        var groups: [Group] = []
        var places: [Report.Key: Int] = [:]
        var total = Pair(), steps: [Int: Pair] = [:]
        var unconverted = MoneySums(), unconvertedBefore = MoneySums()
    }

    private let query: ReportQuery
    private let main: Currency
    private let stepCount: Int
    private var expenses = Section(), income = Section()
    /// The sums of each line by category, in a report by person.
    private var parts: [Report.Key: ReportSums] = [:]
    private let keepsSteps: Bool

    init(_ query: ReportQuery, _ main: Currency) {
        (self.query, self.main) = (query, main)
        stepCount = query.steps.count
        // Vendors and hashtags are many.
        keepsSteps = [.category, .account, .person].contains(query.grouping)
    }

    /// Adds an amount to the total of its side, and to the groups of its keys.
    ///
    /// - Parameter category: the key of its category, in a report by person.
    mutating func add(_ entry: Entry, _ keys: some Sequence<Report.Key>, category: Report.Key? = nil) throws {
        if query.grouping == .person, let category {
            for key in keys { try parts[key, default: ReportSums(query.by(.category), main)].add(entry, CollectionOfOne(category)) }
        }
        if entry.kind == .expense {
            try Self.add(entry, keys, keepsSteps, to: &expenses)
        } else {
            try Self.add(entry, keys, keepsSteps, to: &income)
        }
    }

    private static func add(_ entry: Entry, _ keys: some Sequence<Report.Key>, _ keepsSteps: Bool, to section: inout Section) throws {
        let isBefore = entry.isBefore
        if isBefore {
            try section.unconvertedBefore.add(entry.unconverted, entry.currency)
        } else {
            try section.unconverted.add(entry.unconverted, entry.currency)
        }
        try section.total.add(entry.main, isBefore)
        try section.steps[entry.step, default: Pair()].add(entry.main, isBefore)
        for key in keys {
            let place = section.places[key] ?? section.groups.count
            if place == section.groups.count {
                section.places[key] = place
                section.groups.append(Group(key: key))
            }
            try section.groups[place].add(entry, keepsSteps: keepsSteps)
        }
    }

    /// Returns the report of the added records; a category adds up the categories below it. Throws `.conflict(.overflow)`.
    func report(_ parents: [Category.ID: Category.ID]) throws -> Report {
        guard query.grouping == .category, !parents.isEmpty else { return report() }
        // A category without any record that has an exchange rate has no line of its own; its records count in the line of the category above.
        return try translatingMoney { () throws(MoneyError) in try report(keepsEmptyLines: true).addedUp(parents) }
    }

    private func report(keepsEmptyLines: Bool = false) -> Report {
        let parts = parts.mapValues { $0.report() }
        func section(_ section: Section, _ side: Report.Side) -> Report.Section {
            self.section(section, keepsEmptyLines: keepsEmptyLines) { parts[$0]?[side].lines ?? [] }
        }
        return Report(query: query, expenses: section(expenses, .expenses), income: section(income, .income))
    }

    private func section(_ section: Section, keepsEmptyLines: Bool, parts: (Report.Key) -> [Report.Line]) -> Report.Section {
        let lines = section.groups.map { group in
            Report.Line(
                key: group.key, sum: sum(group.sum), steps: keepsSteps ? course(group.steps) : [],
                recordCount: query.needsRecords ? group.count : nil, parts: parts(group.key))
        }
        return Report.Section(
            lines: lines.filter { keepsEmptyLines || !$0.sum.isZero }.sorted { $0.precedes($1) }, total: sum(section.total),
            steps: course(section.steps),
            unconverted: section.unconverted.list, unconvertedBefore: section.unconvertedBefore.list)
    }

    private func course(_ sums: [Int: Pair]) -> [Report.Sum] { (0..<stepCount).map { sum(sums[$0] ?? Pair()) } }

    private func sum(_ pair: Pair) -> Report.Sum {
        Report.Sum(amount: Money(minorUnits: pair.amount, main), before: Money(minorUnits: pair.before, main))
    }
}

extension Report.Line {
    /// True if it stands before another line: in the order of time, or the larger first, with the records without a name last.
    fileprivate func precedes(_ other: Report.Line) -> Bool {
        switch (key, other.key) {
        case (.days(let own), .days(let others)): own.lowerBound < others.lowerBound
        case (.none, _): false
        case (_, .none): true
        default:
            (other.sum.amount.minorUnits, other.sum.before.minorUnits, key.order)
                < (sum.amount.minorUnits, sum.before.minorUnits, other.key.order)
        }
    }
}

extension Report.Key {
    /// An order of keys of the same kind that is the same each time.
    fileprivate var order: String {
        switch self {
        case .category(let id): id.description
        case .account(let id): id.description
        case .person(let id): id.description
        case .vendor(let name), .hashtag(let name): name
        case .days(let dates): dates.lowerBound.description
        case .none: ""
        }
    }
}

/// Periods in order, to look up the period of a day.
struct ReportSteps {
    private let periods: [ClosedRange<CalendarDate>]
    private var last = 0

    init(_ periods: [ClosedRange<CalendarDate>]) { self.periods = periods }

    var count: Int { periods.count }
    subscript(_ place: Int) -> ClosedRange<CalendarDate> { periods[place] }

    /// Returns the place of the period that contains a day; the place of the nearest period for a day outside.
    mutating func place(of date: CalendarDate) -> Int {
        if periods.indices.contains(last), periods[last].contains(date) { return last }
        var (low, high) = (0, periods.count)
        while low < high {
            let middle = (low + high) / 2
            if periods[middle].upperBound < date { low = middle + 1 } else { high = middle }
        }
        last = max(0, min(low, periods.count - 1))
        return last
    }
}
