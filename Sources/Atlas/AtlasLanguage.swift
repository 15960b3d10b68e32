/// A language of place names. A place without a name in it has its local one.
public enum AtlasLanguage: Sendable, CaseIterable {
    /// English.
    case english
    /// Japanese.
    case japanese
    /// Simplified Chinese.
    case simplifiedChinese
}
