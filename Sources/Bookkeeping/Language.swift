/// A language of the interface, by its BCP 47 tag.
public enum Language: String, CaseIterable, Sendable {
    case english = "en"
    case japanese = "ja"
    case simplifiedChinese = "zh-Hans"

    /// Selects the best language for an `Accept-Language` header (RFC 9110, section 12.5.4): highest quality first, then in
    /// order; English if none is supported.
    public init(accepting header: String) {
        self = Self.ranked(header).lazy.compactMap { Language(tag: $0) }.first ?? .english
    }

    /// Finds the language of a BCP 47 tag such as `ja-JP` or `zh-CN`; nil if it is not supported.
    public init?(tag: some StringProtocol) {
        switch tag.lowercased().split(separator: "-").first {
        case "en": self = .english
        case "ja": self = .japanese
        case "zh": self = .simplifiedChinese
        default: return nil
        }
    }

    /// Returns the ISO 3166-1 region of the first tag that has one, for example `JP` for `ja-JP,en;q=0.8`.
    public static func region(accepting header: String) -> String? {
        for tag in ranked(header) {
            let parts = tag.split(separator: "-").dropFirst().prefix { $0.utf8.count > 1 }
            if let region = parts.first(where: { $0.utf8.count == 2 && $0.allSatisfy(\.isLetter) }) { return region.uppercased() }
        }
        return nil
    }

    /// Returns the tags of the header by descending quality; at most 20 are read.
    private static func ranked(_ header: String) -> [Substring] {
        let entries = header.split(separator: ",").prefix(20).compactMap { entry -> (tag: Substring, quality: Double)? in
            let parts = entry.split(separator: ";")
            guard let tag = parts.first?.filter({ !$0.isWhitespace }), !tag.isEmpty else { return nil }
            let quality =
                parts.dropFirst().lazy.compactMap { part -> Double? in
                    let pair = part.filter { !$0.isWhitespace }.lowercased()
                    return pair.hasPrefix("q=") ? Double(pair.dropFirst(2)) ?? 0 : nil
                }.first ?? 1
            return quality > 0 && quality <= 1 ? (Substring(tag), quality) : nil
        }
        return entries.enumerated().sorted { ($1.element.quality, $0.offset) < ($0.element.quality, $1.offset) }.map(\.element.tag)
    }
}
