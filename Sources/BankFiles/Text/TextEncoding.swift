import Foundation

/// An encoding that banks write texts in. The raw value is the name that is kept and that iconv knows.
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
    var converter: String {
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

    /// The byte order mark of UTF-8.
    static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// The number of broken places that a text may have.
    static func limit(of count: Int) -> Int { 4 + count / 100 }

    /// Returns valid UTF-8 without its byte order mark; nil for other bytes.
    private static func validUTF8(_ bytes: [UInt8]) -> [UInt8]? {
        guard String(validating: bytes, as: UTF8.self) != nil else { return nil }
        return bytes.starts(with: mark) ? Array(bytes.dropFirst(mark.count)) : bytes
    }

    /// Returns the text in UTF-8 and the number of places where it was broken; nil if these are too many, or the system does not know the encoding.
    func converted(_ bytes: ArraySlice<UInt8>) -> (text: [UInt8], broken: Int)? {
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
