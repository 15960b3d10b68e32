/// The layout of a table in text.
public struct TableDialect: Hashable, Codable, Sendable {
    public enum Separator: String, CaseIterable, Hashable, Codable, Sendable {
        case semicolon, comma, tab, bar

        var byte: UInt8 {
            switch self {
            case .semicolon: UInt8(ascii: ";")
            case .comma: UInt8(ascii: ",")
            case .tab: UInt8(ascii: "\t")
            case .bar: UInt8(ascii: "|")
            }
        }
    }

    public enum Quote: String, CaseIterable, Hashable, Codable, Sendable {
        case double, single

        var byte: UInt8 { self == .double ? UInt8(ascii: "\"") : UInt8(ascii: "'") }
    }

    public var encoding: TextEncoding
    public var separator: Separator
    public var quote: Quote?
    /// The number of lines before the header, or before the first row if there is none: the account, the period, the balance, or `sep=;`.
    public var preface: Int
    public var hasHeader: Bool

    public init(
        encoding: TextEncoding = .utf8, separator: Separator = .comma, quote: Quote? = .double, preface: Int = 0, hasHeader: Bool = true
    ) {
        (self.encoding, self.separator, self.quote) = (encoding, separator, quote)
        (self.preface, self.hasHeader) = (preface, hasHeader)
    }

    /// The line with the names of the columns, from 1; 0 if there is none.
    public var header: Int { hasHeader ? preface + 1 : 0 }
}
