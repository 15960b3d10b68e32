// Short forms for charts. They never show a negative zero: an amount other than zero keeps a significant digit.
extension MoneyFormat {
    /// Returns an amount for the label of an axis, with its mark: `£1.5k`, 「¥1.5万」, `−£50`, `£0.50`.
    ///
    /// It is exact below the first unit (a thousand, or ten thousand in Japanese and Chinese); above it has at most `decimals`
    /// decimals of its unit.
    public func short(_ money: Money, decimals: Int = 3) -> String {
        if isMasked { return Self.mask }
        let mark = String(decoding: CurrencyCatalogue.all[money.currency.position].marks[language.column], as: UTF8.self)
        return sign(money) + mark + figure(money, isExact: true) { unit, _ in unit == 0 ? money.currency.minorUnits : decimals }
    }

    /// Returns the shortest figure, for a mark in a chart: `−47`, `1.2k`, `0.04`.
    ///
    /// It has two significant digits, and all digits of whole numbers below the first unit.
    public func shortest(_ money: Money) -> String {
        isMasked ? Self.mask : sign(money) + figure(money, isExact: false) { _, digits in max(0, 2 - digits) }
    }

    private func sign(_ money: Money) -> String { money.isNegative ? "\u{2212}" : "" }

    /// The units of large numbers with their powers of ten.
    private var units: [(exponent: Int, name: String)] {
        switch language {
        case .english: [(0, ""), (3, "k"), (6, "M"), (9, "B"), (12, "T")]
        case .japanese: [(0, ""), (4, "万"), (8, "億"), (12, "兆")]
        case .simplifiedChinese: [(0, ""), (4, "万"), (8, "亿"), (12, "万亿")]
        }
    }

    /// Returns the figure without its sign. An exact figure below the first unit has all of its decimals or none. `decimals`
    /// returns the number of decimals for a unit and for the number of digits before the point, which is zero or negative for a
    /// value below one.
    private func figure(_ money: Money, isExact: Bool, decimals: (_ unit: Int, _ digits: Int) -> Int) -> String {
        let units = units, magnitude = money.minorUnits.magnitude, places = money.currency.minorUnits
        guard magnitude > 0 else { return "0" }
        let digits = Self.digits(magnitude)
        var unit = units.lastIndex { digits > places + $0.exponent } ?? 0
        while true {
            let below = places + units[unit].exponent
            let kept = min(decimals(unit, digits - below), below), divisor = Self.power(below - kept)
            let rounded = magnitude / divisor + (magnitude % divisor * 2 >= divisor && divisor > 1 ? 1 : 0)
            // 999,999 is rounded to a million, not to a thousand thousands.
            if unit + 1 < units.count, rounded >= Self.power(units[unit + 1].exponent - units[unit].exponent + kept) {
                unit += 1
            } else {
                return Self.text(rounded, decimals: kept, keepsZeros: isExact && unit == 0) + units[unit].name
            }
        }
    }

    private static func text(_ figure: UInt64, decimals: Int, keepsZeros: Bool) -> String {
        let (whole, rest) = figure.quotientAndRemainder(dividingBy: power(decimals))
        let head = whole < 1_000 ? "\(whole)" : "\(whole / 1_000)," + "\(whole % 1_000 + 1_000)".dropFirst()
        guard rest > 0 else { return head }
        var tail = "\(rest + power(decimals))".dropFirst()
        if !keepsZeros { while tail.last == "0" { tail.removeLast() } }
        return head + "." + tail
    }

    private static func digits(_ number: UInt64) -> Int {
        var (count, rest) = (1, number / 10)
        while rest > 0 { (count, rest) = (count + 1, rest / 10) }
        return count
    }

    /// Returns ten to a power of at most 18.
    private static func power(_ exponent: Int) -> UInt64 { (0..<max(exponent, 0)).reduce(1) { power, _ in power * 10 } }
}
