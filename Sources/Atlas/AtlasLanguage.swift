/// A language that the atlas has names in. A place without a name in it has its local one.
public enum AtlasLanguage: Sendable, CaseIterable {
    /// English.
    case english
    /// Japanese.
    case japanese
    /// Chinese in simplified characters.
    case simplifiedChinese
}
