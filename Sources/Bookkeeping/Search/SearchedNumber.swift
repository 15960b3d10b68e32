/// A number in a search text, exact, in the readings that currencies give it.
struct SearchedNumber: Sendable, Equatable {
    /// The maximum number of digits; no amount has as many.
    private static let digitLimit = 30

    /// The digits without separators.
    private let digits: Int128
    /// The number of decimals among them, if the last separator is a decimal one.
    private let decimals: Int
    /// True if the one separator stands before the last three digits: `1,234` is 1234 in EUR and 1.234 in KWD. (A form asks which is meant.)
    private let mayBeGrouped: Bool

    /// Parses digits with at most one decimal separator, `.` or `,`, and groups of three separated by the other one or by `'`, or groups as in India.
    init?(_ text: some StringProtocol, _ writing: NumberWriting) {
        var parts: [(separator: Unicode.Scalar?, digits: Int)] = [], part: (separator: Unicode.Scalar?, digits: Int) = (nil, 0)
        var digits: Int128 = 0, count = 0
        for scalar in text.unicodeScalars {
            switch scalar {
            case "0"..."9":
                count += 1
                guard count <= Self.digitLimit else { return nil }
                digits = digits * 10 + Int128(scalar.value - 48)
                part.digits += 1
            case ".", ",", "'", "’", "、", "。":
                parts.append(part)
                part = (Self.plain[scalar] ?? scalar, 0)
            default: return nil
            }
        }
        parts.append(part)
        guard parts.allSatisfy({ $0.digits > 0 }), let last = parts.last, let first = parts.first else { return nil }
        let groups = parts.dropFirst().dropLast(), isThree = last.digits == 3
        self.digits = digits
        // `1,25,000`
        if !groups.isEmpty, isThree, first.digits < 3, parts.dropFirst().allSatisfy({ $0.separator == "," }), groups.allSatisfy({ $0.digits == 2 }) {
            (decimals, mayBeGrouped) = (0, false)
            return
        }
        guard groups.allSatisfy({ $0.digits == 3 }), groups.isEmpty || first.digits <= 3 else { return nil }
        let group = groups.first?.separator
        guard groups.allSatisfy({ $0.separator == group }) else { return nil }
        if last.separator == nil || last.separator == "'" || (group != nil && last.separator == group) {
            // One number, or groups to the end.
            guard last.separator == nil || (isThree && first.digits <= 3) else { return nil }
            (decimals, mayBeGrouped) = (0, false)
        } else if group == nil, last.separator == ",", isThree, first.digits <= 3, !text.hasPrefix("0"), writing.groupsByComma {
            (decimals, mayBeGrouped) = (0, false)
        } else {
            decimals = last.digits
            mayBeGrouped = group == nil && isThree && first.digits <= 3 && !text.hasPrefix("0")
        }
    }

    /// Compares two numbers, a comma or a point before three digits as the decimals.
    static func < (one: SearchedNumber, other: SearchedNumber) -> Bool {
        let places = max(one.decimals, other.decimals), limit = 8
        return places <= limit && one.units(places: places).down < other.units(places: places).down
    }

    /// Returns the number in units of the last of `places` decimals, rounded down and up; both are equal if it is exact.
    func units(places: Int) -> (down: Int128, up: Int128) {
        let decimals = mayBeGrouped && places < 3 ? 0 : decimals
        guard decimals > places else { return (digits * Self.power(places - decimals), digits * Self.power(places - decimals)) }
        let (down, rest) = digits.quotientAndRemainder(dividingBy: Self.power(decimals - places))
        return (down, rest == 0 ? down : down + 1)
    }

    private static let plain: [Unicode.Scalar: Unicode.Scalar] = ["’": "'", "、": ",", "。": "."]

    private static func power(_ exponent: Int) -> Int128 { (0..<exponent).reduce(1) { power, _ in power * 10 } }
}
