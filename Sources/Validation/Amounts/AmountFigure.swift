/// A typed number: its digits, groups and decimal separator.
struct AmountFigure {
    let value: Fraction
    /// The digits as typed, and the number of decimals among them; nil if there are too many digits.
    let decimal: (digits: Int64, scale: Int)?

    /// Parses digits, `.`, `,`, `'` and spaces. With `groupsWithCommas`, a comma followed by three digits separates groups.
    /// Throws `notAnAmount`, `twoDecimalSeparators` or `tooManyDecimals`.
    init(_ text: ArraySlice<Unicode.Scalar>, decimals: Int, groupsWithCommas: Bool) throws(Problem) {
        guard text.contains(where: Self.isDigit) else { throw .notAnAmount }
        let point = try Self.decimalSeparator(of: text, groupsWithCommas: groupsWithCommas)
        let whole = text[..<(point ?? text.endIndex)]
        let fraction = point.map { text[($0 + 1)...] } ?? []
        guard fraction.allSatisfy(Self.isDigit) else { throw .notAnAmount }
        guard fraction.count <= decimals else { throw .tooManyDecimals(decimals) }
        guard Self.isWellGrouped(whole) else { throw .notAnAmount }
        var numerator: Int128 = 0, denominator: Int128 = 1
        for digit in whole where Self.isDigit(digit) { numerator = numerator * 10 + Int128(digit.value - 48) }
        for digit in fraction {
            numerator = numerator * 10 + Int128(digit.value - 48)
            denominator *= 10
        }
        value = Fraction(numerator, over: denominator)
        decimal = Int64(exactly: numerator).map { ($0, fraction.count) }
    }

    /// Returns the index of the decimal separator; nil if there is none.
    private static func decimalSeparator(of text: ArraySlice<Unicode.Scalar>, groupsWithCommas: Bool) throws(Problem) -> Int? {
        let separators = text.indices.filter { text[$0] == "." || text[$0] == "," }
        guard let last = separators.last else { return nil }
        if groupsWithCommas, separators.allSatisfy({ text[$0] == "," }), isWellGrouped(text) { return nil }
        let earlier = separators.dropLast()
        guard let group = earlier.first else { return last }
        guard text[group] != text[last], earlier.allSatisfy({ text[$0] == text[group] }), isWellGrouped(text[..<last]) else {
            throw .twoDecimalSeparators
        }
        return last
    }

    /// Returns true for digits alone, or one to three digits followed by groups of three, all with the same separator.
    private static func isWellGrouped(_ text: ArraySlice<Unicode.Scalar>) -> Bool {
        guard let mark = text.first(where: { !isDigit($0) }) else { return true }
        let groups = text.split(separator: mark, omittingEmptySubsequences: false)
        return groups.allSatisfy { $0.allSatisfy(isDigit) } && 1...3 ~= (groups.first?.count ?? 0)
            && groups.dropFirst().allSatisfy { $0.count == 3 }
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { "0"..."9" ~= scalar }
}
