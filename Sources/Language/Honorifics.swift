/// Names of people in Japanese sentences; lists and labels have the plain name.
extension String {
    private static let honorifics = ["さん", "ちゃん", "くん", "さま", "様"]

    /// The name with さん, unless it has such a word already.
    var san: String { Self.honorifics.contains(where: hasSuffix) ? self : self + "さん" }
}
