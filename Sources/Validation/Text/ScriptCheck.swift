/// Checks that a name is written in one script, so that its letters cannot be confused with letters of another script: the level "highly
/// restrictive" of Unicode Technical Standard 39, section 5.2.
enum ScriptCheck {
    /// Returns true if all letters are of one modern script, or of the scripts of Japanese, Chinese or Korean together with
    /// Latin.
    ///
    /// Digits and marks that several scripts share are allowed in each of them.
    static func isSingle(_ name: String) -> Bool {
        if name.utf8.allSatisfy({ $0 < 0x80 }) { return true }
        return (together + alone.split(separator: " ").map { [$0] }).contains { scripts in
            let classes = (scripts + ["Common", "Inherited"]).map { "\\p{scx=\($0)}" }.joined()
            guard let pattern = try? Regex("[\(classes)]*").matchingSemantics(.unicodeScalar) else { return false }
            return (try? pattern.wholeMatch(in: name)) != nil
        }
    }

    private static let together: [[Substring]] = [
        ["Latin", "Han", "Hiragana", "Katakana"], ["Latin", "Han", "Bopomofo"], ["Latin", "Han", "Hangul"],
    ]

    /// Scripts of recommended and limited use: Unicode Standard Annex 31, tables 5 and 7.
    private static let alone = """
        Cyrillic Greek Arabic Hebrew Thai Devanagari Armenian Georgian Bengali Ethiopic Gujarati Gurmukhi Kannada Khmer Lao Malayalam \
        Myanmar Oriya Sinhala Tamil Telugu Thaana Tibetan Adlam Balinese Bamum Batak Canadian_Aboriginal Chakma Cham Cherokee \
        Hanifi_Rohingya Javanese Kayah_Li Lepcha Limbu Lisu Mandaic Meetei_Mayek Miao Mongolian New_Tai_Lue Newa Nko \
        Nyiakeng_Puachue_Hmong Ol_Chiki Osage Saurashtra Sundanese Syloti_Nagri Syriac Tai_Le Tai_Tham Tai_Viet Tifinagh Vai Wancho Yi
        """
}
