extension Account {
    /// The kind of an account, which decides what its page says beside the balance.
    public enum Kind: String, CaseIterable, Codable, Sendable {
        case cash, bank, card, savings, loan, other
    }

    /// The terms of a card or a loan, each nil if it is unknown.
    public struct Terms: Sendable, Equatable {
        /// The amount that a card lends, in minor units of the account's currency, above zero.
        public var creditLimit: Int64?
        /// The day of the month on which a card's bill is paid, 1 to 31; the last day of shorter months.
        public var dueDay: Int?
        /// The interest of a loan per year, in thousandths of a percent, 0 to ``maxInterest``.
        public var interest: Int?
        /// The regular payment for a loan per month, in minor units, above zero; it pays the interest of the month first.
        public var monthlyPayment: Int64?

        /// The highest interest per year: 100 percent.
        public static let maxInterest = 100_000

        public init(creditLimit: Int64? = nil, dueDay: Int? = nil, interest: Int? = nil, monthlyPayment: Int64? = nil) {
            (self.creditLimit, self.dueDay, self.interest, self.monthlyPayment) = (creditLimit, dueDay, interest, monthlyPayment)
        }

        /// Returns the terms that a kind of account has; the others are dropped.
        public func of(_ kind: Kind) -> Terms {
            switch kind {
            case .card: Terms(creditLimit: creditLimit, dueDay: dueDay)
            case .loan: Terms(interest: interest, monthlyPayment: monthlyPayment)
            case .cash, .bank, .savings, .other: Terms()
            }
        }

        /// Returns the next day on which a card's bill is paid, that day itself included; nil without a ``dueDay``.
        public func nextDue(from day: CalendarDate) -> CalendarDate? {
            guard let dueDay else { return nil }
            return [day.firstOfMonth, day.lastOfMonth.adding(days: 1)].lazy.map { $0.adding(days: min(dueDay, $0.lastOfMonth.day) - 1) }
                .first { $0 >= day }
        }
    }
}

/// The rest of a loan: the number of payments until it is paid off, and the interest among them.
public struct LoanRest: Sendable, Equatable {
    /// The amount owed, above zero.
    public let owed: Money
    /// The number of monthly payments until nothing is left, the last of them smaller or equal.
    public let payments: Int
    /// The interest of all those payments.
    public let interest: Money

    /// The longest course that is calculated: a hundred years.
    public static let mostPayments = 1_200

    /// Calculates the course of a loan: each month the interest of a twelfth of a year is added, rounded half up to a minor unit, and the payment
    /// subtracted. Nil if nothing is owed, or if the payments would not pay it off within ``mostPayments``.
    ///
    /// - Parameters:
    ///   - interest: per year, in thousandths of a percent.
    ///   - payment: in minor units, above zero.
    public init?(owed: Money, interest: Int, payment: Int64) {
        guard owed.minorUnits > 0, (0...Account.Terms.maxInterest).contains(interest), payment > 0 else { return nil }
        // Thousandths of a percent of a twelfth: 100,000 × 12.
        let divisor: Int64 = 1_200_000
        var rest = owed.minorUnits, sum: Int64 = 0, payments = 0
        while rest > 0 {
            let product = rest.multipliedFullWidth(by: Int64(interest))
            // The quotient is less than the rest, because the interest is less than the divisor.
            let (quotient, remainder) = divisor.dividingFullWidth(product)
            let month = quotient + (remainder >= divisor / 2 ? 1 : 0)
            let (more, sumOverflows) = sum.addingReportingOverflow(month), (grown, overflows) = rest.addingReportingOverflow(month)
            guard !sumOverflows, !overflows, grown - min(payment, grown) < rest, payments < Self.mostPayments else { return nil }
            (sum, rest, payments) = (more, grown - min(payment, grown), payments + 1)
        }
        (self.owed, self.payments, self.interest) = (owed, payments, Money(minorUnits: sum, owed.currency))
    }
}
