/// A number as it is said in Japanese and Chinese: digits and the characters of numbers, with the units between them, such as 「25万8000」, 「1万2千」, 「千二百」
/// and 「一百二十八」.
package struct SaidNumber: Equatable {
    /// The characters that it takes.
    package let length: Int
    /// Its digits, with a point before at most four decimals.
    package let text: String
    /// True if it has a digit, not only characters of numbers, which words have too.
    let hasDigits: Bool
    /// The number that it may be as well: 12000 for 「1万2」, which reads 10002. Nil if it is clear.
    package let other: String?

    /// True for about so many: two digits that follow each other, 「三四十」 and 「两三」, and in Chinese a hundred without its digit, 「百八十」.
    package let isRough: Bool

    /// True if it can be said for two numbers, as 「1万2」 for 12,000 and 10,002, or is a rough one.
    var isUnclear: Bool { other != nil || isRough }

    /// Units of a number in ten-thousandths.
    private static let one: Int64 = 10_000
    private static let small: [Character: Int64] = ["十": 10, "拾": 10, "百": 100, "佰": 100, "千": 1_000, "仟": 1_000]
    private static let large: [Character: Int64] = ["万": 10_000, "萬": 10_000, "億": 100_000_000, "亿": 100_000_000]

    /// True for a character of such numbers other than a digit.
    package static func isPart(_ character: Character) -> Bool { SaidDigit.value(character) != nil || isUnit(character) }

    static func isUnit(_ character: Character) -> Bool { small[character] != nil || large[character] != nil }

    /// Reads the longest number at the beginning of plain characters; nil if there is none that has a unit or a character of a number.
    ///
    /// - Parameter language: in Chinese, the digit behind a hundred or more counts tens less: 「一万二」 is 12,000. In Japanese it may, or it is a one.
    package init?(_ characters: ArraySlice<Character>, language: Language) {
        var total: Int64 = 0, section: Int64 = 0, current: Int64?, position = characters.startIndex
        var lastUnit: Int64 = 0, lastLarge = Int64.max, lastSmall = Int64.max
        var isSaid = false, hasDigits = false, isCurrentSaid = false, hasZero = false, isRough = false
        func add(_ one: Int64, _ other: Int64) -> Int64? { let (sum, isOver) = one.addingReportingOverflow(other); return isOver ? nil : sum }
        func multiply(_ one: Int64, _ other: Int64) -> Int64? {
            let (product, isOver) = one.multipliedReportingOverflow(by: other); return isOver ? nil : product
        }
        while position < characters.endIndex {
            let character = characters[position]
            if let unit = Self.small[character] {
                guard unit < lastSmall, current != nil || unit > 1, let value = multiply(current ?? Self.one, unit), let sum = add(section, value)
                else { break }
                if unit == 100, current == nil, total == 0, section == 0, language == .simplifiedChinese { isRough = true }
                (section, current, lastUnit, lastSmall, isSaid, hasZero) = (sum, nil, unit, unit, true, false)
                position += 1
            } else if let unit = Self.large[character] {
                guard unit < lastLarge, let whole = add(section, current ?? 0), whole > 0, let value = multiply(whole, unit),
                    let sum = add(total, value)
                else { break }
                (total, section, current, lastUnit, lastLarge, lastSmall) = (sum, 0, nil, unit, unit, .max)
                (isSaid, hasZero) = (true, false)
                position += 1
            } else if let digit = SaidDigit.value(character).map(Int64.init) {
                guard current == nil || isCurrentSaid else { break }
                if digit == 0, current == nil { hasZero = true }
                if let current, current < 10 * Self.one, current > 0, digit * Self.one == current + Self.one { isRough = true }
                guard let value = multiply(current ?? 0, 10), let sum = add(value, digit * Self.one) else { break }
                (current, isCurrentSaid, isSaid) = (sum, true, true)
                position += 1
            } else if current == nil, let (value, end) = Self.typed(characters[position...]) {
                (current, isCurrentSaid, hasDigits, position) = (value, false, true, end)
            } else {
                break
            }
        }
        guard isSaid, position > characters.startIndex else { return nil }
        var rest = current ?? 0, short: Int64?
        if let last = current, lastUnit >= 100, last < 10 * Self.one, last > 0, last % Self.one == 0, !hasZero {
            guard let tens = multiply(last, lastUnit / 10) else { return nil }
            switch language {
            case .simplifiedChinese where isCurrentSaid: rest = tens
            default: short = tens
            }
        }
        guard let sum = add(total, section), let value = add(sum, rest) else { return nil }
        length = position - characters.startIndex
        (text, self.hasDigits, self.isRough) = (Self.text(value), hasDigits, isRough)
        if let short {
            guard let value = add(sum, short) else { return nil }
            other = Self.text(value)
        } else {
            other = nil
        }
    }

    /// Reads digits with commas between thousands and a point before at most four decimals.
    private static func typed(_ characters: ArraySlice<Character>) -> (value: Int64, end: Int)? {
        var value: Int64 = 0, position = characters.startIndex, count = 0
        while position < characters.endIndex, count <= 13 {
            if let digit = LinePlain.digit(characters[position]) {
                (value, count, position) = (value * 10 + Int64(digit), count + 1, position + 1)
            } else if characters[position] == ",", count > 0, isThousand(characters[(position + 1)...]) {
                position += 1
            } else {
                break
            }
        }
        guard 1...13 ~= count else { return nil }
        value *= one
        guard position + 1 < characters.endIndex, characters[position] == ".", LinePlain.digit(characters[position + 1]) != nil else {
            return (value, position)
        }
        var unit = one / 10
        position += 1
        while position < characters.endIndex, let digit = LinePlain.digit(characters[position]) {
            guard unit > 0 else { return nil }
            (value, unit, position) = (value + Int64(digit) * unit, unit / 10, position + 1)
        }
        return (value, position)
    }

    /// True for three digits and no fourth.
    private static func isThousand(_ characters: ArraySlice<Character>) -> Bool {
        let digits = characters.prefix(4).prefix { LinePlain.digit($0) != nil }
        return digits.count == 3
    }

    /// The text of a number in ten-thousandths.
    private static func text(_ value: Int64) -> String {
        let (whole, rest) = value.quotientAndRemainder(dividingBy: one)
        guard rest > 0 else { return String(whole) }
        var decimals = String(String(one + rest).dropFirst())
        while decimals.hasSuffix("0") { decimals.removeLast() }
        return "\(whole).\(decimals)"
    }
}
