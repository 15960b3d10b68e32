import CUChardet

extension TextEncoding {
    /// Returns the encoding that a text is probably in.
    ///
    /// It is found by the byte order mark, as UTF-8 if it is valid, and else among the encodings that it is valid in: by the names of columns that
    /// are known in it, by how frequent its letters are in the languages of the encoding, and by the statistics of libuchardet, which need sentences.
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
        return candidates(bytes).first ?? western(bytes)
    }

    /// Returns the encodings of eight bits that a text is valid in, the most probable first. There is always one, since every byte is a letter or a
    /// sign in some.
    public static func candidates(_ bytes: [UInt8]) -> [TextEncoding] {
        let sample = sample(of: bytes), found = detected(sample), western = western(bytes)
        let scores = eightBits.compactMap { encoding -> (encoding: TextEncoding, score: Double)? in
            guard let (text, broken) = encoding.converted(sample), broken <= 1 else { return nil }
            let isDetected = encoding == found || encoding == western && (found == nil || found == .windows1252 || found == .iso8859_15)
            return (encoding, EncodingScore(text, encoding).value + (isDetected ? 0.1 : 0))
        }
        let valid = scores.enumerated().sorted { ($1.element.score, $0.offset) < ($0.element.score, $1.offset) }.map(\.element.encoding)
        return valid.isEmpty ? [.iso8859_15] : valid
    }

    private static let eightBits =
        allCases.filter { $0 != .utf8 && $0 != .utf16LittleEndian && $0 != .utf16BigEndian && $0 != .macRoman } + [.macRoman]

    // MARK: Unicode

    /// Returns UTF-16 for a text without a mark if every other byte is often zero, as in Latin letters, digits and separators.
    private static func wide(_ bytes: [UInt8]) -> TextEncoding? {
        let sample = bytes.prefix(1 << 10)
        guard sample.count >= 4 else { return nil }
        var zeros = (even: 0, odd: 0)
        for (offset, byte) in sample.enumerated() where byte == 0 {
            if offset.isMultiple(of: 2) { zeros.even += 1 } else { zeros.odd += 1 }
        }
        guard max(zeros.even, zeros.odd) * 16 > sample.count, min(zeros.even, zeros.odd) * 20 < sample.count else { return nil }
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

    /// Returns a part of the text that begins with the line of the first byte that is no ASCII.
    private static func sample(of bytes: [UInt8]) -> ArraySlice<UInt8> {
        let first = bytes.firstIndex { $0 >= 0x80 } ?? bytes.startIndex
        let start = bytes.prefix(first).lastIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? bytes.startIndex
        return bytes.dropFirst(start).prefix(64 << 10)
    }

    // MARK: Eight bits

    private static func detected(_ bytes: ArraySlice<UInt8>) -> TextEncoding? {
        guard let detector = uchardet_new() else { return nil }
        defer { uchardet_delete(detector) }
        let status = bytes.withUnsafeBytes { uchardet_handle_data(detector, $0.baseAddress?.assumingMemoryBound(to: CChar.self), $0.count) }
        guard status == 0 else { return nil }
        uchardet_data_end(detector)
        guard let name = uchardet_get_charset(detector) else { return nil }
        return named[String(cString: name)]
    }

    /// The names of libuchardet. The standards are subsets of the Windows encodings of the same name.
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

    /// `ÄÉÖÜßàáâäçèéêëíîñóôöùúûü` in the encodings of western Europe, with the euro signs of both, and the no-break space.
    private static let westernBytes: Set<UInt8> = [
        0x80, 0xA0, 0xA4, 0xC4, 0xC9, 0xD6, 0xDC, 0xDF, 0xE0, 0xE1, 0xE2, 0xE4, 0xE7, 0xE8, 0xE9, 0xEA, 0xEB, 0xED, 0xEE, 0xF1, 0xF3, 0xF4, 0xF6,
        0xF9, 0xFA, 0xFB, 0xFC,
    ]
}
