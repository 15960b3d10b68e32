/// A value that is encoded in JSON as its text.
public protocol TextCoded: Codable, CustomStringConvertible {
    /// Parses a ``description``; returns nil for any other text.
    static func read(_ text: String) -> Self?
}

extension TextCoded {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let value = Self.read(try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a \(Self.self)")
        }
        self = value
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}

extension Identifier: TextCoded {
    public static func read(_ text: String) -> Self? { Self(text) }
}

extension CalendarDate: TextCoded {
    public static func read(_ text: String) -> Self? { Self(text) }
}

extension TimeOfDay: TextCoded {
    public static func read(_ text: String) -> Self? { Self(text) }
}

extension ExchangeRate.Value: TextCoded {
    public static func read(_ text: String) -> Self? { Self(text) }
}

extension Currency: TextCoded {
    public static func read(_ text: String) -> Self? { Self(code: text) }
    public var description: String { code }
}

extension CivilTimeZone: TextCoded {
    public static func read(_ text: String) -> Self? { Self(text) }
    public var description: String { name }
}

extension Language: Codable {}
extension Preferences.Theme: Codable {}
extension Category.Kind: Codable {}
extension Hue: Codable {}
extension CategoryIcon: Codable {}
extension Deletion.Subject: Codable {}
extension Period.Length: Codable {}
extension BudgetAlert.Level: Codable {}
extension Transaction.Kind: Codable {}
extension Receipt.FileType: Codable {}
