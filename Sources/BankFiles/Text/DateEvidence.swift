import Bookkeeping

/// Finds the order of day, month and year in the dates of a table, and whether anything in it, or about the person, settles it.
struct DateEvidence {
    /// The dates of each row: of the booking, and of the value if it has one.
    private let rows: [[String]]
    private let read: (String, DateOrder) -> CalendarDate?
    private let texts: [String]

    /// - Parameter read: returns a date in an order; nil for a text that is none in it.
    init(_ rows: [[String]], read: @escaping (String, DateOrder) -> CalendarDate? = { DateText.parse($0, order: $1)?.0 }) {
        self.rows = rows.filter { !$0.isEmpty }
        self.read = read
        texts = rows.flatMap(\.self)
    }

    struct Finding: Equatable {
        let order: DateOrder
        let isSettled: Bool
    }

    /// Returns the order; nil if none of the dates can be read.
    ///
    /// - Parameters:
    ///   - known: the order that a bank or a row beyond these is known for.
    ///   - usual: the order of the person's country, if the file is from there.
    func order(known: DateOrder? = nil, usual: UsualDateOrder?, today: CalendarDate?) -> Finding? {
        let counts = Dictionary(uniqueKeysWithValues: DateOrder.allCases.map { order in (order, texts.count { read($0, order) != nil }) })
        guard let most = counts.values.max(), most > 0 else { return nil }
        var candidates = Self.preferred.filter { counts[$0] == most }
        // Nobody writes the day between the year and the month who could write it behind.
        if DateText.beginWithYears(texts) { candidates.sort { $0.hasYearInFront && !$1.hasYearInFront } }
        if candidates.contains(.yearMonthDay) { candidates.removeAll { $0 == .yearDayMonth } }
        if let known, candidates.contains(known) { return Finding(order: known, isSettled: true) }
        let grounds = evidence(today)
        var left = candidates.filter { order in !candidates.contains { other in grounds.contains { $0(order, other) } } }
        // Grounds that contradict each other prove nothing.
        if left.isEmpty { left = candidates }
        guard let first = left.first else { return nil }
        if left.allSatisfy({ order in texts.allSatisfy { read($0, order) == read($0, first) } }) { return Finding(order: first, isSettled: true) }
        guard let country = usual, left.contains(country.order) else {
            return Finding(order: nearest(left, to: today) ?? first, isSettled: false)
        }
        let usual = country.order
        // The two digits in front may be a year. Days to come, and days in disorder, may be written in the other order.
        let isOpen = usual == .dayMonthYear && left.contains(.yearMonthDay)
        let isOdd = { (order: DateOrder) in isAhead(order, of: today) || !Self.isSorted(rows.compactMap { $0.first.flatMap { read($0, order) } }) }
        return Finding(order: usual, isSettled: country.settles && !isOpen && !(isOdd(usual) && left.contains { !isOdd($0) }))
    }

    private func isAhead(_ order: DateOrder, of today: CalendarDate?) -> Bool {
        today.map { today in texts.contains { text in read(text, order).map { $0 > today.adding(days: 1) } ?? false } } ?? false
    }

    private static let preferred: [DateOrder] = [.dayMonthYear, .monthDayYear, .yearMonthDay, .yearDayMonth]

    // MARK: Evidence

    /// The grounds for excluding an order by another one: each is true if the first order cannot be right while the second one can.
    private func evidence(_ today: CalendarDate?) -> [(DateOrder, DateOrder) -> Bool] {
        let days = Dictionary(
            uniqueKeysWithValues: DateOrder.allCases.map { order in (order, rows.compactMap { $0.first.flatMap { read($0, order) } }) })
        let hasPoints = texts.allSatisfy { !$0.contains("/") && !$0.contains("-") } && texts.contains { $0.contains(".") }
        let limit = today.map { $0.adding(days: Self.ahead) }
        let isFuture = { (order: DateOrder) in limit.map { limit in days[order]?.contains { $0 > limit } == true } ?? false }
        let isSorted = { (order: DateOrder) in days[order].map(Self.isSorted) ?? false }
        let jumps = { (order: DateOrder) in days[order].map(Self.jumpsOverYears) ?? false }
        let isEven = { (order: DateOrder) in days[order].map(Self.isWithinMonths) ?? false }
        let isApart = { (order: DateOrder) in distances(order).count { abs($0) >= 20 } >= 2 }
        let isNear = { (order: DateOrder) in distances(order).allSatisfy { abs($0) <= 10 } }
        return [
            // Nobody writes the month before the day with points.
            { one, other in hasPoints && one == .monthDayYear && other == .dayMonthYear },
            { one, other in isFuture(one) && !isFuture(other) },
            { one, other in isApart(one) && isNear(other) },
            { one, other in jumps(one) && isEven(other) },
            { one, other in !isSorted(one) && isSorted(other) && Set(days[other] ?? []).count >= Self.sorted },
        ]
    }

    /// The days that an entry may be dated ahead: transfers that are announced.
    private static let ahead = 40
    /// The number of different days in a row that are no accident: one of 360 orders of six days rises or falls.
    private static let sorted = 6

    private static func isSorted(_ days: [CalendarDate]) -> Bool {
        let pairs = zip(days, days.dropFirst())
        return pairs.allSatisfy { $0 <= $1 } || pairs.allSatisfy { $0 >= $1 }
    }

    /// True for several days, each in another year, as if all had been booked on the same days of many years.
    private static func jumpsOverYears(_ days: [CalendarDate]) -> Bool {
        let different = Set(days)
        return different.count >= 3 && Set(different.map(\.year)).count == different.count
    }

    private static func isWithinMonths(_ days: [CalendarDate]) -> Bool {
        guard let first = days.min(), let last = days.max() else { return false }
        return last.daysSince1970 - first.daysSince1970 <= 120
    }

    /// The days between both dates of rows that have two different ones.
    private func distances(_ order: DateOrder) -> [Int] {
        rows.compactMap { texts in
            guard let first = texts.first.flatMap({ read($0, order) }), let second = texts.dropFirst().first.flatMap({ read($0, order) }),
                first != second
            else { return nil }
            return second.daysSince1970 - first.daysSince1970
        }
    }

    /// Returns the order with the days nearest to today: it is proposed, and asked about.
    private func nearest(_ orders: [DateOrder], to today: CalendarDate?) -> DateOrder? {
        guard let today else { return nil }
        func distance(_ order: DateOrder) -> Int {
            texts.compactMap { read($0, order) }.map { abs($0.daysSince1970 - today.daysSince1970) }.max() ?? 0
        }
        guard orders.contains(.yearMonthDay), let best = orders.min(by: { distance($0) < distance($1) }) else { return nil }
        return best
    }
}

extension DateOrder {
    fileprivate var hasYearInFront: Bool { self == .yearMonthDay || self == .yearDayMonth }
}
