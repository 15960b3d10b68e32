import CUChardet
import Foundation

/// An encoding in which banks write texts. The raw value is the name that is kept and that iconv knows.
public enum TextEncoding: String, CaseIterable, Hashable, Codable, Sendable {
    case utf8 = "utf-8"
    case utf16LittleEndian = "utf-16le"
    case utf16BigEndian = "utf-16be"
    case windows1252 = "windows-1252"
    case iso8859_15 = "iso-8859-15"
    case windows1250 = "windows-1250"
    case iso8859_2 = "iso-8859-2"
    case windows1251 = "windows-1251"
    case koi8R = "koi8-r"
    case windows1253 = "windows-1253"
    case windows1254 = "windows-1254"
    case shiftJIS = "shift_jis"
    case eucJP = "euc-jp"
    case gb18030 = "gb18030"
    case big5 = "big5"
    case eucKR = "euc-kr"
    case macRoman = "macintosh"

    /// The encoding by its name in iconv. Windows writes more letters in Shift_JIS, Big5 and EUC-KR than the standards have.
    private var converter: String {
        switch self {
        case .shiftJIS: "CP932"
        case .big5: "CP950"
        case .eucKR: "UHC"
        default: rawValue
        }
    }

    /// The number of bytes that are skipped where the text is broken.
    private var unit: Int { self == .utf16LittleEndian || self == .utf16BigEndian ? 2 : 1 }
}

// MARK: - Guessing

extension TextEncoding {
    /// Returns the encoding that a text is probably in: by its byte order mark, as UTF-8 if it is valid, and else by the statistics of
    /// libuchardet. Those need some words: `windows-1252`, the encoding of most banks in Europe and America, where they find nothing, and where
    /// the text is not valid in what they find.
    public static func guess(_ bytes: [UInt8]) -> TextEncoding {
        if bytes.starts(with: mark) {
            var rest = bytes[...]
            // Any number of them: this function calls itself once.
            while rest.starts(with: mark) { rest = rest.dropFirst(mark.count) }
            let text = Array(rest), sample = sample(of: text)
            return lettersOfUTF8(sample).broken <= limit(of: sample.count) ? .utf8 : guess(text)
        }
        if bytes.starts(with: [0xFF, 0xFE]) { return .utf16LittleEndian }
        if bytes.starts(with: [0xFE, 0xFF]) { return .utf16BigEndian }
        if let wide = wide(bytes) { return wide }
        if isUTF8(bytes) || isMostlyUTF8(bytes) { return .utf8 }
        if isPlainlyWestern(bytes) { return western(bytes) }
        let sample = sample(of: bytes), found = detected(sample)
        switch found {
        case .utf8: return .utf8
        case nil, .windows1252, .iso8859_15: return western(bytes)
        // Bytes that are no letters in the standard are letters in the encoding of Windows.
        case .iso8859_2 where bytes.contains { 0x80...0x9F ~= $0 }: return .windows1250
        case let found?: return found.isValid(sample) ? found : western(bytes)
        }
    }

    /// Returns UTF-16 for a text without a mark in which every other byte is mostly zero, as it is in Latin letters and digits.
    private static func wide(_ bytes: [UInt8]) -> TextEncoding? {
        let sample = bytes.prefix(1 << 10)
        guard sample.count >= 4 else { return nil }
        var zeros = (even: 0, odd: 0)
        for (offset, byte) in sample.enumerated() where byte == 0 {
            if offset.isMultiple(of: 2) { zeros.even += 1 } else { zeros.odd += 1 }
        }
        guard max(zeros.even, zeros.odd) * 5 > sample.count, min(zeros.even, zeros.odd) * 20 < sample.count else { return nil }
        return zeros.odd > zeros.even ? .utf16LittleEndian : .utf16BigEndian
    }

    /// True for valid UTF-8, also if it ends within a letter.
    private static func isUTF8(_ bytes: [UInt8]) -> Bool {
        var end = bytes.endIndex
        for _ in 0..<3 where end > 0 && bytes[end - 1] & 0b1100_0000 == 0b1000_0000 { end -= 1 }
        if end > 0, bytes[end - 1] >= 0b1100_0000 { end -= 1 } else { end = bytes.endIndex }
        return String(validating: bytes.prefix(end), as: UTF8.self) != nil
    }

    /// True for UTF-8 into which some values were put in another encoding.
    private static func isMostlyUTF8(_ bytes: [UInt8]) -> Bool {
        let sample = sample(of: bytes), (letters, broken) = lettersOfUTF8(sample)
        return letters > 0 && broken * 2 <= letters + 1 && broken <= limit(of: sample.count)
    }

    /// Returns the number of letters beyond ASCII in UTF-8, and of the places that are none.
    private static func lettersOfUTF8(_ bytes: ArraySlice<UInt8>) -> (letters: Int, broken: Int) {
        var rest = bytes.makeIterator(), parser = Unicode.UTF8.ForwardParser(), letters = 0, broken = 0
        while true {
            switch parser.parseScalar(from: &rest) {
            case .valid(let scalar): if scalar.count > 1 { letters += 1 }
            case .error: broken += 1
            case .emptyInput: return (letters, broken)
            }
        }
    }

    /// The byte order mark of UTF-8.
    private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// The number of broken places that a text may have.
    private static func limit(of count: Int) -> Int { 4 + count / 100 }

    /// Returns a part of the text that begins with the line of the first byte that is no ASCII.
    private static func sample(of bytes: [UInt8]) -> ArraySlice<UInt8> {
        let first = bytes.firstIndex { $0 >= 0x80 } ?? bytes.startIndex
        let start = bytes.prefix(first).lastIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? bytes.startIndex
        return bytes.dropFirst(start).prefix(256 << 10)
    }

    private static func detected(_ bytes: ArraySlice<UInt8>) -> TextEncoding? {
        guard let detector = uchardet_new() else { return nil }
        defer { uchardet_delete(detector) }
        let status = bytes.withUnsafeBytes { uchardet_handle_data(detector, $0.baseAddress?.assumingMemoryBound(to: CChar.self), $0.count) }
        guard status == 0 else { return nil }
        uchardet_data_end(detector)
        guard let name = uchardet_get_charset(detector) else { return nil }
        return named[String(cString: name)]
    }

    /// The names of libuchardet. The standards are parts of what Windows writes under the same name.
    private static let named: [String: TextEncoding] = [
        "UTF-8": .utf8, "UTF-16LE": .utf16LittleEndian, "UTF-16BE": .utf16BigEndian, "WINDOWS-1252": .windows1252, "ISO-8859-1": .windows1252,
        "ISO-8859-15": .iso8859_15, "WINDOWS-1250": .windows1250, "ISO-8859-2": .iso8859_2, "WINDOWS-1251": .windows1251, "KOI8-R": .koi8R,
        "WINDOWS-1253": .windows1253, "WINDOWS-1254": .windows1254, "SHIFT_JIS": .shiftJIS, "EUC-JP": .eucJP, "GB18030": .gb18030,
        "GB2312": .gb18030, "BIG5": .big5, "EUC-KR": .eucKR, "UHC": .eucKR,
    ]

    /// Tells the two encodings of western Europe by the euro sign: 0xA4 in ISO 8859-15, and a byte of 0x80 to 0x9F, which has no signs there,
    /// in windows-1252.
    private static func western(_ bytes: [UInt8]) -> TextEncoding {
        var hasEuroSign = false
        for byte in bytes where byte >= 0x80 {
            if byte < 0xA0 { return .windows1252 }
            if byte == 0xA4 { hasEuroSign = true }
        }
        return hasEuroSign ? .iso8859_15 : .windows1252
    }

    /// True if all bytes beyond ASCII are letters and signs that are frequent in western Europe, and stand alone: in short texts, the
    /// statistics take those for letters of other alphabets.
    private static func isPlainlyWestern(_ bytes: [UInt8]) -> Bool {
        var previous: UInt8 = 0
        for byte in bytes {
            if byte >= 0x80 {
                guard westernBytes.contains(byte), previous < 0x80 else { return false }
            }
            previous = byte
        }
        return true
    }

    /// `ÄÉÖÜßàáâäçèéêëíîñóôöúùûü` in the encodings of western Europe, with the euro signs of both, and the no-break space.
    private static let westernBytes: Set<UInt8> = [
        0x80, 0xA0, 0xA4, 0xC4, 0xC9, 0xD6, 0xDC, 0xDF, 0xE0, 0xE1, 0xE2, 0xE4, 0xE7, 0xE8, 0xE9, 0xEA, 0xEB, 0xED, 0xEE, 0xF1, 0xF3, 0xF4, 0xF6,
        0xF9,
        0xFA, 0xFB, 0xFC,
    ]

    private func isValid(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard let (_, broken) = converted(bytes) else { return false }
        return broken <= 1
    }
}

// MARK: - Decoding

extension TextEncoding {
    /// Returns the text in UTF-8, without a byte order mark.
    ///
    /// Bytes that are no text become U+FFFD, in UTF-8 the letters of windows-1252 if they are such, and NUL bytes are left out, as long as there are
    /// few: one in a hundred, or four in a short text.
    /// Throws ``BankFileProblem/Reason/notText`` for more, and where the system lacks the converter of the encoding.
    public func decode(_ bytes: [UInt8]) throws(BankFileProblem) -> [UInt8] {
        guard bytes.count <= BankFileLimits.bytes else { throw BankFileProblem(.tooLarge) }
        if self == .utf8, !bytes.contains(0), let text = Self.validUTF8(bytes) { return text }
        let isWide = self == .utf16LittleEndian || self == .utf16BigEndian
        guard var (text, broken) = converted(!isWide && bytes.starts(with: Self.mark) ? bytes.dropFirst(Self.mark.count) : bytes[...]) else {
            throw BankFileProblem(.notText)
        }
        if text.contains(0) {
            let length = text.count
            text.removeAll { $0 == 0 }
            broken += length - text.count
        }
        guard broken <= Self.limit(of: bytes.count) else { throw BankFileProblem(.notText) }
        return text
    }

    /// Returns valid UTF-8 without its byte order mark; nil for other bytes.
    private static func validUTF8(_ bytes: [UInt8]) -> [UInt8]? {
        guard String(validating: bytes, as: UTF8.self) != nil else { return nil }
        return bytes.starts(with: mark) ? Array(bytes.dropFirst(mark.count)) : bytes
    }

    /// Returns the text in UTF-8 and the number of places where it was broken; nil if these are too many, or the system does not know the encoding.
    private func converted(_ bytes: ArraySlice<UInt8>) -> (text: [UInt8], broken: Int)? {
        guard let converter = iconv_open("UTF-8", converter), converter != UnsafeMutableRawPointer(bitPattern: -1) else { return nil }
        defer { iconv_close(converter) }
        var text: [UInt8] = [], broken = 0, rest = bytes
        text.reserveCapacity(bytes.count + bytes.count / 8)
        while !rest.isEmpty {
            let (read, failure) = Self.convert(rest, with: converter, to: &text)
            rest = rest.dropFirst(read)
            switch failure {
            case 0, E2BIG: continue
            default:
                let letter = self == .utf8 && failure == EILSEQ ? rest.first.flatMap(Self.letter) : nil
                text += letter ?? [0xEF, 0xBF, 0xBD]
                broken += 1
                guard broken <= Self.limit(of: bytes.count) else { return nil }
                // A letter that is cut off by the end is one broken place.
                rest = failure == EINVAL ? [] : rest.dropFirst(unit)
            }
        }
        if text.starts(with: Self.mark) { text.removeFirst(Self.mark.count) }
        return (text, broken)
    }

    /// Returns the letter of windows-1252 that a byte is, in UTF-8; nil for a sign.
    private static func letter(_ byte: UInt8) -> [UInt8]? {
        // From 0xC0 on, the bytes are the code points, and letters but for two signs of arithmetic.
        byte >= 0xC0 && byte != 0xD7 && byte != 0xF7 ? Array(String(Unicode.Scalar(byte)).utf8) : nil
    }

    /// Appends the beginning of the bytes in UTF-8; returns how many bytes that were, and the error that ended it, or 0.
    private static func convert(_ bytes: ArraySlice<UInt8>, with converter: iconv_t, to text: inout [UInt8]) -> (read: Int, failure: Int32) {
        var failure: Int32 = 0, read = 0
        bytes.withUnsafeBytes { source in
            let chunk = [UInt8](unsafeUninitializedCapacity: 64 << 10) { target, written in
                // iconv takes a pointer to letters that it does not change.
                var from = UnsafeMutableRawPointer(mutating: source.baseAddress)?.assumingMemoryBound(to: CChar.self)
                var fromCount = source.count, toCount = target.count
                target.withMemoryRebound(to: CChar.self) { letters in
                    var to = letters.baseAddress
                    if iconv(converter, &from, &fromCount, &to, &toCount) == -1 { failure = errno }
                }
                read = source.count - fromCount
                written = target.count - toCount
            }
            text += chunk
        }
        return (read, failure)
    }
}
