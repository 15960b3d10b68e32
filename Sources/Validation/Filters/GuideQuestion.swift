/// The question to the guide, from the query of a URL.
public enum GuideQuestion {
    /// The field of the question; longer ones are cut.
    public static let field = FormField("q", .search, max: 100)

    /// Returns the question; empty for one that is missing or has characters that no text may have.
    public static func text(_ input: FormInput) -> String {
        (try? CleanText(String(input[field].prefix(100)), for: field).text) ?? ""
    }
}
