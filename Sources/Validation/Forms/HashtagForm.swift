import Bookkeeping

/// The form of a new or a renamed hashtag.
public struct HashtagForm: Form {
    /// With or without its `#`.
    public static let name = FormField(
        "name", .text, required: true, max: Hashtag.nameLimit, autocomplete: "off", verbatim: true)
    public static let fields = [name]

    public let input: FormInput
    public init(_ input: FormInput) { self.input = input }

    /// Creates the form of a saved hashtag.
    public init(_ hashtag: Hashtag) { input = FormInput([(Self.name.name, hashtag.name)]) }

    /// Returns the name without its `#`. `hashtags` are all of the book, `editing` is the one being renamed. Throws all problems.
    public func draft(editing: Hashtag? = nil, among hashtags: [Hashtag]) throws(Problems) -> String {
        var reader = FormReader(FormInput([(Self.name.name, word)]))
        let name = reader.value(Self.name, or: .notAHashtag, HashtagScanner.name)
        if let name, hashtags.contains(where: { $0.id != editing?.id && $0.name.folded == name.folded }) {
            reader.add(.duplicateName, to: Self.name)
        }
        guard let name, reader.problems.isEmpty else { throw reader.problems }
        return name
    }

    /// Returns the other hashtag that has the name already.
    public func namesake(among others: [Hashtag]) -> Hashtag? {
        HashtagScanner.name(word).flatMap { name in others.first { $0.name.folded == name.folded } }
    }

    private var word: String { String(self[Self.name].drop { $0.isWhitespace || HashtagScanner.isSign($0) }) }
}
