/// A measure of how much a text that was decoded looks like a statement in a language of its encoding.
struct EncodingScore {
    /// From 0 for letters that do not belong together, to 1, and one more for each name of a column in the line with the most of them.
    let value: Double

    /// The bytes of text in UTF-8 that are looked at.
    private static let bytes = 24 << 10
    /// The values that may be names of columns.
    private static let cells = 600

    init(_ text: [UInt8], _ encoding: TextEncoding) {
        let scalars = String(decoding: text.prefix(Self.bytes), as: UTF8.self)
        value = Double(Self.names(scalars)) + Self.quality(scalars.unicodeScalars, encoding)
    }

    /// Returns the largest number of column names in one of the first lines. Counts only names with letters beyond ASCII: other names are the same in
    /// every encoding.
    private static func names(_ text: String) -> Int {
        var most = 0, left = Self.cells
        for line in text.split(maxSplits: 41, whereSeparator: \.isNewline).prefix(40) where line.utf8.count <= 2_000 {
            let cells = line.split { ",;\t|\"".contains($0) }.filter { $0.utf8.contains { $0 >= 0x80 } }.prefix(left)
            left -= cells.count
            most = max(most, cells.count { TableWords.role(of: String($0)) != nil })
        }
        return most
    }

    private static func quality(_ text: String.UnicodeScalarView, _ encoding: TextEncoding) -> Double {
        switch encoding {
        case .shiftJIS, .eucJP: japanese(text)
        case .gb18030: share(text) { EncodingLetters.simplified.contains($0) }
        case .big5: share(text) { EncodingLetters.traditional.contains($0) }
        case .eucKR: share(text) { EncodingLetters.korean.contains($0) }
        case .windows1251, .koi8R: alphabet(text, EncodingLetters.cyrillic)
        case .windows1253: alphabet(text, EncodingLetters.greek)
        case .windows1250, .iso8859_2: max(latin(text, EncodingLetters.polish), latin(text, EncodingLetters.eastern))
        case .windows1254: latin(text, EncodingLetters.turkish)
        case .macRoman: latin(text, EncodingLetters.western) * 0.5
        case .windows1252, .iso8859_15, .utf8, .utf16LittleEndian, .utf16BigEndian: latin(text, EncodingLetters.western)
        }
    }

    /// The number of letters that is too few for an Asian text: one or two of them may be frequent by chance.
    private static let few = 2

    /// Returns the share of frequent letters among the letters beyond ASCII, without full-width signs.
    private static func share(_ text: String.UnicodeScalarView, _ isFrequent: (Unicode.Scalar) -> Bool) -> Double {
        var all = 0, frequent = 0
        for scalar in text where !scalar.isASCII && !isNeutral(scalar) {
            all += 1
            if isFrequent(scalar) { frequent += 1 }
        }
        return all == 0 ? 0 : min(1, 2 * Double(frequent) / Double(all + few))
    }

    /// Signs, digits and Latin letters that all encodings of Asia have in full width.
    private static func isNeutral(_ scalar: Unicode.Scalar) -> Bool {
        0x3000...0x3020 ~= scalar.value || 0xFF01...0xFF5E ~= scalar.value || 0x2010...0x203B ~= scalar.value || scalar == "\u{A5}"
            || scalar == "\u{FFE5}"
    }

    /// Kana in full width are in no other language; those in half width are bytes of other encodings, too, and count where their marks are where they can be.
    private static func japanese(_ text: String.UnicodeScalarView) -> Double {
        var all = 0.0, frequent = 0.0, before: Unicode.Scalar = " "
        for scalar in text {
            defer { before = scalar }
            guard !scalar.isASCII, !isNeutral(scalar) else { continue }
            all += 1
            switch scalar.value {
            case 0x3041...0x30FE: frequent += 1
            case 0xFF66...0xFF9F: frequent += isKana(scalar, behind: before) ? 0.35 : -1
            default: if EncodingLetters.japanese.contains(scalar) { frequent += 1 }
            }
        }
        return all == 0 ? 0 : min(1, max(0, 2 * frequent / (all + Double(few))))
    }

    /// True for kana in half width that can stand behind another sign: a voicing mark needs a letter that has one, a small one any letter.
    private static func isKana(_ scalar: Unicode.Scalar, behind before: Unicode.Scalar) -> Bool {
        switch scalar.value {
        // ﾟ
        case 0xFF9F: 0xFF8A...0xFF8E ~= before.value
        // ﾞ
        case 0xFF9E: before.value == 0xFF73 || 0xFF76...0xFF84 ~= before.value || 0xFF8A...0xFF8E ~= before.value
        // Small letters, and the long mark.
        case 0xFF67...0xFF70: 0xFF66...0xFF9F ~= before.value
        default: true
        }
    }

    /// Returns a measure for alphabets without Latin letters: words are of them alone, their letters are frequent, and only the first one is a capital, or all are.
    private static func alphabet(_ text: String.UnicodeScalarView, _ weights: [Unicode.Scalar: Double]) -> Double {
        var all = 0.0, sum = 0.0, before: Unicode.Scalar = " "
        for scalar in text {
            defer { before = scalar }
            guard !scalar.isASCII, scalar.properties.isAlphabetic || scalar.value > 0x2BF else { continue }
            all += 1
            let small = String(scalar).lowercased().unicodeScalars.first ?? scalar
            let isMixed = before.isASCII && before.properties.isAlphabetic
            let isOdd = !before.isASCII && before.properties.isLowercase && scalar.properties.isUppercase
            sum += isMixed || isOdd ? -6 : weights[small] ?? -3
        }
        return all == 0 ? 0 : min(1, max(0, sum / all / 5.5))
    }

    /// Returns a measure for Latin letters with marks: usual ones, mostly within words of ASCII.
    private static func latin(_ text: String.UnicodeScalarView, _ usual: Set<Unicode.Scalar>) -> Double {
        var all = 0.0, sum = 0.0, before: Unicode.Scalar = " "
        for scalar in text {
            defer { before = scalar }
            guard !scalar.isASCII else { continue }
            all += 1
            let isBehindOther = !before.isASCII && before.properties.isAlphabetic
            if usual.contains(scalar) { sum += isBehindOther ? 0.2 : 1 } else { sum -= 0.5 }
        }
        return all == 0 ? 0 : max(0, sum / all) * 0.9
    }
}
