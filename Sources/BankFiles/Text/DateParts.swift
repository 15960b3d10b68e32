import Bookkeeping

/// The numbers, words and signs of a date.
extension DateReader {
    var startsWithLetter: Bool { rest.first?.properties.isAlphabetic == true }

    mutating func skipSpace() {
        while let first = rest.first, first.properties.isWhitespace { rest.removeFirst() }
    }

    /// Skips a scalar, if it is one of some.
    @discardableResult mutating func skip(_ scalars: String) -> Bool {
        guard let first = rest.first, scalars.unicodeScalars.contains(first) else { return false }
        rest.removeFirst()
        return true
    }

    /// Reads up to 14 digits of ASCII or in full width.
    mutating func number() -> Number? {
        var value = 0, digits = 0
        while let first = rest.first, digits < 14 {
            switch first.value {
            case 0x30...0x39: value = value * 10 + Int(first.value - 0x30)
            case 0xFF10...0xFF19: value = value * 10 + Int(first.value - 0xFF10)
            default: return digits > 0 ? (value, digits) : nil
            }
            digits += 1
            rest.removeFirst()
        }
        return digits > 0 ? (value, digits) : nil
    }

    /// Reads what stands between two parts: a sign, spaces, `de`, `of` or an ordinal's ending; false if there is nothing.
    mutating func separator(withColons: Bool = false) -> Bool {
        let start = rest.startIndex
        skipOrdinal()
        skipSpace()
        if let first = rest.first {
            if skip("/.-'’,年月년월_\u{2010}\u{2011}\u{2013}\u{FF0F}\u{FF0E}\u{FF0D}") { mark = first } else if withColons { skip(":") }
        }
        skipSpace()
        skip("'")
        var ahead = self
        if ["de", "del", "of", "di"].contains(ahead.letters()), let next = ahead.rest.first, next.properties.isWhitespace {
            self = ahead
            skipSpace()
        }
        return rest.startIndex != start
    }

    mutating func skipOrdinal() {
        var ahead = self
        if ["st", "nd", "rd", "th", "er", "º", "ª"].contains(ahead.letters()) { self = ahead }
    }

    /// Reads letters in lower case and half width.
    mutating func letters() -> String {
        var word = ""
        while let first = rest.first, first.properties.isAlphabetic, word.utf8.count < 24 {
            // Latin letters in full width are as far from ASCII's letters as full-width digits from ASCII's.
            let isWide = 0xFF21...0xFF3A ~= first.value || 0xFF41...0xFF5A ~= first.value
            word += (isWide ? Unicode.Scalar(first.value - 0xFEE0) ?? first : first).properties.lowercaseMapping
            rest.removeFirst()
        }
        return word
    }

    // MARK: Weekdays

    /// Skips the name of a weekday with its comma, but for one that is a month, too.
    mutating func skipWeekday() {
        var ahead = self
        let word = ahead.letters()
        guard Self.weekdays.contains(word), Self.month(word) == nil else { return }
        while let next = ahead.rest.first, next == "," || next == "." || next.properties.isWhitespace { ahead.rest.removeFirst() }
        self = ahead
    }

    /// Skips what may end a date: the word for day, a point behind numbers with points, a weekday.
    mutating func skipEnd() {
        if !skip("日号號일"), mark == "." { skip(".") }
        skipParentheses()
        var ahead = self
        ahead.skip(",")
        ahead.skipSpace()
        let word = ahead.letters()
        guard Self.weekdays.contains(word) else { return }
        ahead.skip(".")
        self = ahead
    }

    mutating func skipParentheses() {
        var ahead = self
        ahead.skipSpace()
        guard ahead.skip("(\u{FF08}"), let end = ahead.rest.firstIndex(where: { $0 == ")" || $0 == "\u{FF09}" }) else { return }
        let word = ahead.rest.prefix(upTo: end)
        var name = DateReader(Substring(word))
        guard word.count <= 4 || Self.weekdays.contains(name.letters()) && name.isAtEnd else { return }
        rest = ahead.rest.suffix(from: end).dropFirst()
    }
}
