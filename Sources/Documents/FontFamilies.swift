/// The fonts of a document, the preferred ones first.
enum FontFamilies {
    /// Returns the families for a language as a list of Pango. Japanese and Chinese have their own shapes of many characters, so a family of the
    /// document's language comes before the families of other languages; in the other languages Japanese names come before Chinese ones.
    static func list(for language: String) -> String {
        let tag = language.lowercased()
        let isTraditional = ["hant", "-tw", "-hk", "-mo"].contains { tag.contains($0) }
        let own = tag.hasPrefix("zh") ? (isTraditional ? "TC" : "SC") : tag.hasPrefix("ko") ? "KR" : "JP"
        let others = ["JP", "SC", "TC", "KR"].filter { $0 != own }
        return (latin + ([own] + others).flatMap { ["Noto Sans CJK \($0)", "Noto Sans \($0)"] } + ["sans-serif"]).joined(separator: ",")
    }

    /// All have figures of one width. DejaVu Sans, the last one, is on every Debian that has Pango.
    private static let latin = ["Roboto", "Noto Sans", "Open Sans", "DejaVu Sans"]
}
