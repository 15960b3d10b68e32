/// A number as it is said in Japanese and Chinese: digits and the characters of numbers, with the units between them, such as 「25万8000」, 「1万2千」, 「千二百」
/// and 「一百二十八」.
struct SaidNumber: Equatable {
    /// The characters that it takes.
    let length: Int
    /// Its digits, with a point before at most four decimals.
    let text: String
    /// True if it has a digit, not only characters of numbers, which words have too.
    let hasDigits: Bool
    /// True if it can be said for two numbers, as 「1万2」 for 12,000 and 10,002.
    let isUnclear: Bool

    /// Units of a number in ten-thousandths.
    private static let one: Int64 = 10_000
    private static let small: [Character: Int64] = ["十": 10, "拾": 10, "百": 100, "佰": 100, "千": 1_000, "仟": 1_000]
    private static let large: [Character: Int64] = ["万": 10_000, "萬": 10_000, "億": 100_000_000, "亿": 100_000_000]
    private static let digits: [Character: Int64] = [
        "〇": 0, "零": 0, "一": 1, "二": 2, "两": 2, "兩": 2, "三": 3, "四": 4, "五": 5, "六": 6, "七": 7, "八": 8, "九": 9, "壱": 1, "弐": 2, "参": 3,
    ]

    /// True for a character of which such numbers are made, other than a digit.
    static func isPart(_ character: Character) -> Bool { digits[character] != nil || isUnit(character) }

    static func isUnit(_ character: Character) -> Bool { small[character] != nil || large[character] != nil }

    /// Reads the longest number at the beginning of plain characters; nil if there is none that has a unit or a character of a number.
    ///
    /// - Parameter language: in Chinese, the digit behind a hundred or more counts tens less: 「一万二」 is 12,000.
    init?(_ characters: ArraySlice<Character>, language: Language) {
        var total: Int64 = 0, section: Int64 = 0, current: Int64?, position = characters.startIndex
        var lastUnit: Int64 = 0, lastLarge = Int64.max, lastSmall = Int64.max
        var isSaid = false, hasDigits = false, isUnclear = false, isCurrentSaid = false, hasZero = false
        func add(_ one: Int64, _ other: Int64) -> Int64? { let (sum, isOver) = one.addingReportingOverflow(other); return isOver ? nil : sum }
        func multiply(_ one: Int64, _ other: Int64) -> Int64? {
            let (product, isOver) = one.multipliedReportingOverflow(by: other); return isOver ? nil : product
        }
        while position < characters.endIndex {
            let character = characters[position]
            if let unit = Self.small[character] {
                guard unit < lastSmall, current != nil || unit > 1, let value = multiply(current ?? Self.one, unit), let sum = add(section, value)
                else { break }
                (section, current, lastUnit, lastSmall, isSaid, hasZero) = (sum, nil, unit, unit, true, false)
                position += 1
            } else if let unit = Self.large[character] {
                guard unit < lastLarge, let whole = add(section, current ?? 0), whole > 0, let value = multiply(whole, unit),
                    let sum = add(total, value)
                else { break }
                (total, section, current, lastUnit, lastLarge, lastSmall) = (sum, 0, nil, unit, unit, .max)
                (isSaid, hasZero) = (true, false)
                position += 1
            } else if let digit = Self.digits[character] {
                guard current == nil || isCurrentSaid else { break }
                if digit == 0, current == nil { hasZero = true }
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
        var rest = current ?? 0
        if let last = current, lastUnit >= 100, last < 10 * Self.one, last > 0, last % Self.one == 0, !hasZero {
            if !isCurrentSaid { isUnclear = true } else if language == .simplifiedChinese { rest = last * (lastUnit / 10) }
        }
        guard let sum = add(total, section), let value = add(sum, rest) else { return nil }
        self.init(length: position - characters.startIndex, text: Self.text(value), hasDigits: hasDigits, isUnclear: isUnclear)
    }

    private init(length: Int, text: String, hasDigits: Bool, isUnclear: Bool) {
        (self.length, self.text, self.hasDigits, self.isUnclear) = (length, text, hasDigits, isUnclear)
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

/// The parts of a unit of money behind its name, as they are said in Chinese: 「8块5」, 「25元5角」, 「三十六块八毛」, and alone 「5毛」.
struct SaidChange: Equatable {
    /// The characters that it takes.
    let length: Int
    /// Hundredths, 1 to 99.
    let hundredths: Int

    private static let digits: [Character: Int] = ["一": 1, "二": 2, "两": 2, "三": 3, "四": 4, "五": 5, "六": 6, "七": 7, "八": 8, "九": 9]

    private static func digit(_ character: Character?) -> Int? { character.flatMap { digits[$0] ?? LinePlain.digit($0) } }

    /// Reads the parts behind a name. Returns nil if there are none.
    init?(_ characters: ArraySlice<Character>) {
        let all = Array(characters.prefix(6))
        func at(_ place: Int) -> Character? { all.indices.contains(place) ? all[place] : nil }
        guard let first = Self.digit(at(0)), first > 0 else { return nil }
        var length = 1, hundredths = first * 10
        if let unit = at(1), "毛角".contains(unit) {
            length = 2
            if let second = Self.digit(at(2)) {
                (length, hundredths) = (3, hundredths + second)
                if at(3) == "分" { length = 4 }
            }
        } else if let second = Self.digit(at(1)) {
            (length, hundredths) = (2, hundredths + second)
        }
        if at(length) == "钱" { length += 1 }
        // Another digit, or a word that is counted, belongs to something else.
        if let next = at(length), Self.digit(next) != nil || next == "." || next == "," || LineCounters.isCounter(next) { return nil }
        (self.length, self.hundredths) = (length, hundredths)
    }
}
