import Testing

@testable import Charts

@Suite struct ThinningTests {
    @Test(
        arguments: [
            (1, TimeUnit.day), (122, .day), (123, .week), (122 * 7 - 12, .week), (900, .month), (3_653, .month),
            (3_760, .quarter), (11_500, .year),
        ])
    func `days become the finest unit that leaves few enough points`(days: Int, unit: TimeUnit) {
        let thinning = Thinning(of: 20_000...(20_000 + days - 1), combining: .mean)
        #expect(thinning.unit == unit && thinning.days == days && thinning.points <= Thinning.mostPoints)
        #expect(thinning.isThinned == (unit != .day))
    }

    private func buckets(
        _ figures: [(Int, Int64?)], _ span: ClosedRange<Int>, _ absence: Thinning.Absence, _ summary: Thinning.Summary,
        most: Int = 1_000
    ) -> [TimeBucket] {
        Thinning(of: span, combining: summary, mostPoints: most).buckets(
            figures.map { .init(day: $0.0, figure: $0.1) }, span: span, absence: absence, rules: CalendarRules())
    }

    @Test func `days without a figure are gaps, zeros or unchanged`() {
        let figures: [(Int, Int64?)] = [(98, 4), (101, 6), (103, nil), (104, 9)]
        #expect(buckets(figures, 100...105, .gap, .mean).map(\.figure) == [nil, 6, nil, nil, 9, nil])
        #expect(buckets(figures, 100...105, .zero, .mean).map(\.figure) == [0, 6, 0, 0, 9, 0])
        #expect(buckets(figures, 100...105, .unchanged, .last).map(\.figure) == [4, 6, 6, 6, 9, 9])
        #expect(buckets([(101, 6)], 100...102, .unchanged, .last).map(\.figure) == [nil, 6, 6])
    }

    @Test func `a mean is over the days that have a figure, rounded half away from zero`() {
        // 3 to 9 January 2000 are a week.
        let week = 10_959...10_965
        #expect(buckets([(10_959, 3), (10_960, 4)], week, .gap, .mean, most: 1).map(\.figure) == [4])
        #expect(buckets([(10_959, -3), (10_960, -4)], week, .gap, .mean, most: 1).map(\.figure) == [-4])
        #expect(
            buckets([(10_959, 3), (10_960, 4)], week, .zero, .mean, most: 1) == [
                TimeBucket(days: week, unit: .week, figure: 1, total: 7)
            ])
        #expect(buckets([(10_959, 3), (10_960, 4)], week, .gap, .last, most: 1).map(\.figure) == [4])
        #expect(buckets([], week, .gap, .mean, most: 1) == [TimeBucket(days: week, unit: .week, figure: nil, total: nil)])
    }

    @Test func `buckets at the ends are as short as what is told of`() {
        let buckets = buckets([(10_957, 10), (10_966, 70)], 10_957...10_966, .zero, .mean, most: 3)
        #expect(buckets.map(\.days) == [10_957...10_958, 10_959...10_965, 10_966...10_966])
        #expect(buckets.map(\.figure) == [5, 0, 70] && buckets.map(\.total) == [10, 0, 70])
    }

    @Test func `sums that do not fit 64 bits are left out, and their mean is still there`() {
        let bucket = buckets([(10_959, .max), (10_960, .max)], 10_959...10_960, .gap, .mean, most: 1)
        #expect(bucket.map(\.total) == [nil] && bucket.map(\.figure) == [.max])
        let lowest = buckets([(10_959, .min), (10_960, .min)], 10_959...10_960, .gap, .mean, most: 1)
        #expect(lowest.map(\.figure) == [.min])
        #expect(buckets([(10_959, .min)], 10_959...20_959, .unchanged, .mean, most: 1).allSatisfy { $0.figure == .min })
    }

    @Test func `totals of buckets add up to the sum of the days`() {
        var dice = Dice(seed: 9)
        for most in [1, 10, 50, 122, 400] {
            let first = Int(dice.roll(-5_000...25_000)),
                figures = (0..<1_500).map { (first + $0, dice.roll(0...3) == 0 ? nil : dice.roll(-5_000...90_000)) }
            let all = buckets(figures, first...(first + 1_499), .zero, .mean, most: most)
            #expect(all.count <= max(most, 6))
            #expect(all.compactMap(\.total).reduce(0, +) == figures.compactMap(\.1).reduce(0, +))
            #expect(all.first?.days.lowerBound == first && all.last?.days.upperBound == first + 1_499)
            #expect(zip(all, all.dropFirst()).allSatisfy { $0.days.upperBound + 1 == $1.days.lowerBound })
        }
    }
}
