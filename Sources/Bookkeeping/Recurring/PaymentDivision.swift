/// Payments to one payee in the order of their amounts, divided at the largest steps between them.
struct PaymentDivision {
    private let payments: [RegularPayment.Payment]
    /// The days of the payments, since 1970.
    private let days: [Int]
    /// The number of different amounts before each payment.
    private let different: [Int]
    /// By the payment after a step, the largest steps of both sides; 0 for none. The tree has the largest step of all at its root.
    private var less: [Int], more: [Int]
    private var root = 0

    init(_ unordered: [RegularPayment.Payment]) {
        let payments = unordered.sorted { ($0.amount, $0.date) < ($1.amount, $1.date) }, count = payments.count
        var different = Array(repeating: 0, count: count)
        for index in payments.indices.dropFirst() {
            different[index] = different[index - 1] + (payments[index].amount == payments[index - 1].amount ? 0 : 1)
        }
        (self.payments, self.different, days) = (payments, different, payments.map(\.date.daysSince1970))
        (less, more) = (Array(repeating: 0, count: count), Array(repeating: 0, count: count))
        // A Cartesian tree: one pass with the steps on the way from the root to the last one.
        var way: [Int] = []
        for index in payments.indices.dropFirst() {
            var smaller = 0
            while let last = way.last, payments.isStep(before: last, smallerThan: index) { smaller = way.removeLast() }
            less[index] = smaller
            if let last = way.last { more[last] = index } else { root = index }
            way.append(index)
        }
    }

    /// Returns the regular payments in one of some rhythms.
    func regular(in rhythms: [PaymentRhythm], today: CalendarDate) -> [RegularPayment] {
        guard let first = days.min(), let last = days.max(), let shortest = rhythms.map(\.days).min() else { return [] }
        let most = PaymentFit.most(shortest, days: last - first)
        var found: [RegularPayment] = [], groups = [(range: payments.startIndex..<payments.endIndex, step: root)]
        while let (range, step) = groups.popLast() {
            guard range.count >= RegularPayment.minimum else { continue }
            let isAll = range.count == payments.count
            if range.count <= most, isAll || mayBeRegular(range), let regular = regular(range, rhythms, mayVary: isAll, today) {
                found.append(regular)
            } else if range.contains(step), payments[step].amount > payments[step - 1].amount {
                groups += [(range.lowerBound..<step, less[step]), (step..<range.upperBound, more[step])]
            }
        }
        return found
    }

    private func regular(_ range: Range<Int>, _ rhythms: [PaymentRhythm], mayVary: Bool, _ today: CalendarDate) -> RegularPayment? {
        // Most payments have no rhythm: the days between them tell at once.
        let days = days[range].sorted(), gaps = zip(days.dropFirst(), days).map(-), possible = rhythms.filter { $0.mayHave(gaps) }
        guard !possible.isEmpty else { return nil }
        return RegularPayment(of: payments[range].sorted { $0.date < $1.date }, in: possible, mayVary: mayVary, today: today)
    }

    /// False for amounts that no part of a payee's payments is trusted with, which are most.
    private func mayBeRegular(_ range: Range<Int>) -> Bool {
        let least = payments[range.lowerBound].amount, most = payments[range.upperBound - 1].amount
        guard most / 2 <= least else { return false }
        let changes = different[range.upperBound - 1] - different[range.lowerBound]
        return changes <= max(1, range.count / 6) + range.count / 5 || range.count > RegularPayment.minimum && most - least <= least / 10
    }
}

extension [RegularPayment.Payment] {
    /// Compares the steps before two payments; each step is the ratio of two amounts above 0.
    fileprivate func isStep(before one: Int, smallerThan other: Int) -> Bool {
        let left = self[one].amount.multipliedFullWidth(by: self[other - 1].amount)
        let right = self[other].amount.multipliedFullWidth(by: self[one - 1].amount)
        return (left.high, left.low) < (right.high, right.low)
    }
}
