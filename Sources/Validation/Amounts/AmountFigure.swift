import Bookkeeping

/// A typed number: its digits, groups and decimal separator.
struct AmountFigure {
    let value: Fraction
    /// The digits as typed, and the number of decimals among them; nil if there are too many digits.
    let decimal: (digits: Int64, scale: Int)?

    /// Parses digits, `.`, `,`, `'` and spaces, with at most `limit` decimals.
    ///
    /// One comma before three last digits, as in `1,234`, separates a group if the person writes commas between groups. Otherwise one `.` or `,` there
    /// separates the decimals in a number that is no amount. In an amount it is what Penny writes: a comma between groups of a currency without decimals,
    /// a point before the decimals of one with three. Everything else could be either, and is a problem.
    ///
    /// Throws `notAnAmount`, `twoDecimalSeparators`, `ambiguousAmount`, `tooManyDecimals` or `amountTooLarge`.
    ///
    /// - Parameter currency: the currency of the amount; nil for a number that is no amount.
    init(_ text: ArraySlice<Unicode.Scalar>, decimals limit: Int, of currency: Currency?, _ writing: NumberWriting = .unknown) throws(Problem) {
        guard text.contains(where: Self.isDigit) else { throw .notAnAmount }
        let point = try Self.decimalSeparator(of: text, currency, writing)
        let whole = text[..<(point ?? text.endIndex)]
        let fraction = point.map { text[($0 + 1)...] } ?? []
        guard fraction.allSatisfy(Self.isDigit), Self.isWellGrouped(whole) else { throw .notAnAmount }
        guard fraction.count <= limit else { throw .tooManyDecimals(limit) }
        guard let number = Self.number(whole + fraction) else { throw .amountTooLarge }
        value = Fraction(number, over: (0..<fraction.count).reduce(1) { power, _ in power * 10 })
        decimal = Int64(exactly: number).map { ($0, fraction.count) }
    }

    /// Returns the index of the decimal separator; nil if there is none.
    private static func decimalSeparator(of text: ArraySlice<Unicode.Scalar>, _ currency: Currency?, _ writing: NumberWriting) throws(Problem)
        -> Int?
    {
        let separators = text.indices.filter { text[$0] == "." || text[$0] == "," }
        guard let last = separators.last else { return nil }
        let earlier = separators.dropLast()
        guard let group = earlier.first else { return try isGroup(text, separator: last, currency, writing) ? nil : last }
        // Two of the same mark can only separate groups.
        if isWellGrouped(text) { return nil }
        guard text[group] != text[last], earlier.allSatisfy({ text[$0] == text[group] }), isWellGrouped(text[..<last]) else {
            throw .twoDecimalSeparators
        }
        return last
    }

    /// Returns true if the only separator in a text separates a group. Throws `ambiguousAmount` if it could be either.
    private static func isGroup(_ text: ArraySlice<Unicode.Scalar>, separator: Int, _ currency: Currency?, _ writing: NumberWriting) throws(Problem)
        -> Bool
    {
        guard separator > text.startIndex, isWellGrouped(text) else { return false }
        if writing.groupsByComma, text[separator] == "," { return true }
        guard let currency else { return false }
        if currency.minorUnits == 0, text[separator] == "," { return true }
        if currency.minorUnits >= 3, text[separator] == "." { return false }
        guard let thousandths = number(text), let units = Fraction(thousandths, over: 1).rounded(timesPowerOfTen: currency.minorUnits),
            let parts = Fraction(thousandths, over: 1_000).rounded(timesPowerOfTen: currency.minorUnits), let whole = Int64(exactly: units),
            let decimal = Int64(exactly: parts)
        else { throw .amountTooLarge }
        throw .ambiguousAmount(whole: Money(minorUnits: whole, currency), decimal: Money(minorUnits: decimal, currency))
    }

    /// Returns true for digits alone, or one to three digits without a leading zero followed by groups of three, all with the same
    /// separator; also for groups as in India, `12,34,567`.
    private static func isWellGrouped(_ text: ArraySlice<Unicode.Scalar>) -> Bool {
        guard let mark = text.first(where: { !isDigit($0) }) else { return true }
        let groups = text.split(separator: mark, omittingEmptySubsequences: false)
        guard text.first != "0", groups.allSatisfy({ $0.allSatisfy(isDigit) }), let first = groups.first?.count else { return false }
        if 1...3 ~= first, groups.dropFirst().allSatisfy({ $0.count == 3 }) { return true }
        return mark == "," && groups.count > 2 && 1...2 ~= first && groups.dropFirst().dropLast().allSatisfy { $0.count == 2 }
            && groups.last?.count == 3
    }

    /// Returns the number that all digits of a text make; nil if it is too large.
    private static func number(_ text: ArraySlice<Unicode.Scalar>) -> Int128? {
        var number: Int128 = 0
        for digit in text where isDigit(digit) {
            guard let next = Fraction.product(number, 10) else { return nil }
            let (sum, overflow) = next.addingReportingOverflow(Int128(digit.value) - 48)
            guard !overflow else { return nil }
            number = sum
        }
        return number
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { "0"..."9" ~= scalar }
}
