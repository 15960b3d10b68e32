import Bookkeeping

/// An amount in its parts: digits in groups, and the texts before and behind.
struct WrittenAmount {
    private(set) var digits: [UInt8] = []
    /// The separators between digits, with the number of digits before each.
    private var separators: [(scalar: Unicode.Scalar, before: Int)] = []
    private(set) var minusSigns = 0
    private(set) var plusSigns = 0
    private(set) var parentheses = (open: 0, close: 0)
    /// The words before and behind the number.
    private(set) var words = (before: "", behind: "")

    init?(_ text: some StringProtocol) {
        // Separators behind the last digit so far: they belong to the number if a digit follows.
        var pending: [Unicode.Scalar] = [], hasEnded = false, isRound = false
        for scalar in text.unicodeScalars {
            if let digit = Self.digit(scalar) {
                guard !hasEnded else { return nil }
                // `.50` has a separator before its first digit, and `Fr.12` a sign that ends with one.
                if digits.isEmpty, words.before.unicodeScalars.last?.properties.isAlphabetic == true { pending = [] }
                guard pending.count <= 1 || digits.isEmpty else { return nil }
                if let separator = pending.last, !digits.isEmpty || separator == "." || separator == "," {
                    separators.append((separator, digits.count))
                }
                pending = []
                digits.append(digit)
            } else if let separator = Self.separator(scalar) {
                if !hasEnded { pending.append(separator) }
                if separator == " " { add(" ") }
            } else {
                if !digits.isEmpty {
                    // `12,-` and `12,--` are round amounts.
                    if !hasEnded { isRound = pending.last == "," || pending.last == "." }
                    hasEnded = true
                    if isRound, Self.isDash(scalar) { continue }
                }
                switch scalar {
                case "+", "\u{FF0B}": plusSigns += 1
                case "(", "\u{FF08}": parentheses.open += 1
                case ")", "\u{FF09}": parentheses.close += 1
                case "\u{25B2}", "\u{25B3}",
                    _ where Self.isDash(scalar):
                    minusSigns += 1
                default: add(scalar)
                }
            }
        }
        guard !digits.isEmpty else { return nil }
    }

    private mutating func add(_ scalar: Unicode.Scalar) {
        if digits.isEmpty { words.before.unicodeScalars.append(scalar) } else { words.behind.unicodeScalars.append(scalar) }
    }

    private static func isDash(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "-", "\u{2010}", "\u{2011}", "\u{2012}", "\u{2013}", "\u{2014}", "\u{2212}", "\u{FF0D}": true
        default: false
        }
    }

    /// Returns the value of a digit: of ASCII, Arabic, Persian, or in full width.
    private static func digit(_ scalar: Unicode.Scalar) -> UInt8? {
        for first: UInt32 in [0x30, 0x0660, 0x06F0, 0xFF10] where first...first + 9 ~= scalar.value { return UInt8(scalar.value - first) }
        return nil
    }

    private static func separator(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
        switch scalar {
        case ".", "\u{FF0E}", "\u{066B}": "."
        case ",", "\u{FF0C}", "\u{066C}", "\u{3001}": ","
        case "'", "\u{2019}", "\u{00B4}", "`": "'"
        case " ", "\t", "\u{00A0}", "\u{2009}", "\u{202F}", "\u{3000}": " "
        default: nil
        }
    }

    // MARK: Decimals

    /// Returns the number of decimals; nil if the separators are none that anybody writes.
    func places(mark: DecimalMark?, currency: Currency) -> Int? { places(mark: mark, decimals: currency.minorUnits) }

    func places(mark: DecimalMark?, decimals: Int?) -> Int? {
        guard let last = separators.last else { return 0 }
        let mark = mark ?? certainMark ?? (decimals == 3 ? last.scalar.mark : last.scalar.mark?.other)
        let isDecimal = last.scalar == mark?.scalar
        let end = isDecimal ? last.before : digits.count
        let groups = isDecimal ? separators.dropLast() : separators[...]
        guard let first = groups.first else { return digits.count - end }
        // Groups of three, or of two before the last one, as in India.
        guard 1...3 ~= first.before, groups.allSatisfy({ $0.scalar == first.scalar && $0.scalar != mark?.scalar }) else { return nil }
        var before = first.before
        for group in groups.dropFirst() {
            guard 2...3 ~= group.before - before else { return nil }
            before = group.before
        }
        return end - before == 3 ? digits.count - end : nil
    }

    /// The only separator, if it is a mark before three digits.
    var openMark: DecimalMark? { separators.count == 1 && certainMark == nil ? separators.last?.scalar.mark : nil }

    /// The decimal mark, if the separators allow only one.
    var certainMark: DecimalMark? {
        guard let last = separators.last, let mark = last.scalar.mark else { return nil }
        if separators.contains(where: { $0.scalar != last.scalar }) { return mark }
        if separators.count > 1 { return mark.other }
        return digits.count - last.before != 3 || last.before > 3 || last.before == 0 || digits.first == 0 ? mark : nil
    }
}

extension Unicode.Scalar {
    fileprivate var mark: DecimalMark? { self == "." ? .point : self == "," ? .comma : nil }
}
