/// The order of a person's names, the one place that knows it.
extension Language {
    /// Returns the two parts of a name, or their fields, in the order of the language: the family name first in Japanese and Chinese.
    public func inNameOrder<Part>(given: Part, family: Part) -> [Part] {
        switch self {
        case .english: [given, family]
        case .japanese, .simplifiedChinese: [family, given]
        }
    }

    /// Returns the full name, without the parts that are empty. A name in Chinese characters, kana or Hangul is written family name first and
    /// without a space in every language: `山田太郎`.
    public func fullName(given: String, family: String) -> String {
        let isEastAsian = given.isEastAsian && family.isEastAsian
        let parts = (isEastAsian ? .japanese : self).inNameOrder(given: given, family: family)
        return parts.filter { !$0.isEmpty }.joined(separator: isEastAsian ? "" : " ")
    }
}

extension String {
    /// True if every character is a Chinese character, kana or Hangul.
    fileprivate var isEastAsian: Bool {
        unicodeScalars.allSatisfy { scalar in
            switch scalar.value {
            case 0x3005...0x3007, 0x3041...0x30FF, 0x3131...0x318E, 0x31F0...0x31FF, 0xAC00...0xD7A3, 0xFF66...0xFF9F: true
            default: scalar.properties.isIdeographic
            }
        }
    }
}
