/// An exact rational number. Every operation is checked; a result that overflows is nil.
struct Fraction: Equatable {
    private let numerator: Int128
    /// Always above zero.
    private let denominator: Int128

    static let zero = Fraction(0, over: 1)

    /// Creates the fraction in lowest terms, so that sums of many parts stay small.
    ///
    /// - Precondition: `denominator` is above zero.
    init(_ numerator: Int128, over denominator: Int128) {
        let divisor = Self.greatestCommonDivisor(numerator, denominator)
        self.numerator = numerator / divisor
        self.denominator = denominator / divisor
    }

    var isZero: Bool { numerator == 0 }
    var negated: Fraction { Fraction(0 &- numerator, over: denominator) }

    func adding(_ other: Fraction) -> Fraction? {
        guard let one = Self.product(numerator, other.denominator), let two = Self.product(other.numerator, denominator),
            let bottom = Self.product(denominator, other.denominator)
        else { return nil }
        let (sum, overflow) = one.addingReportingOverflow(two)
        return overflow ? nil : Fraction(sum, over: bottom)
    }

    func multiplied(by other: Fraction) -> Fraction? {
        guard let top = Self.product(numerator, other.numerator), let bottom = Self.product(denominator, other.denominator) else {
            return nil
        }
        return Fraction(top, over: bottom)
    }

    /// Returns the quotient; nil for a division by zero too.
    func divided(by other: Fraction) -> Fraction? {
        guard other.numerator != 0, let top = Self.product(numerator, other.denominator),
            let bottom = Self.product(denominator, other.numerator)
        else { return nil }
        return bottom < 0 ? Fraction(0 &- top, over: 0 &- bottom) : Fraction(top, over: bottom)
    }

    /// Returns the number times a power of ten, rounded half to even to an integer.
    func rounded(timesPowerOfTen power: Int) -> Int128? {
        var top = numerator
        for _ in 0..<power {
            guard let next = Self.product(top, 10) else { return nil }
            top = next
        }
        let (quotient, remainder) = top.quotientAndRemainder(dividingBy: denominator)
        let (twice, overflow) = remainder.magnitude.multipliedReportingOverflow(by: 2)
        guard !overflow else { return nil }
        let isUp = twice > denominator.magnitude || twice == denominator.magnitude && quotient % 2 != 0
        return isUp ? quotient + (top < 0 ? -1 : 1) : quotient
    }

    /// Returns the largest number that divides both without remainder: at least 1, since `two` is above zero.
    private static func greatestCommonDivisor(_ one: Int128, _ two: Int128) -> Int128 {
        var (one, two) = (one, two)
        while one != 0 { (one, two) = (two % one, one) }
        return two < 0 ? 0 &- two : two
    }

    static func product(_ one: Int128, _ other: Int128) -> Int128? {
        let (product, overflow) = one.multipliedReportingOverflow(by: other)
        return overflow ? nil : product
    }
}
