import Bookkeeping

extension FormField {
    /// What is wrong with a text by itself, before it is compared with anything else; nil if nothing is.
    ///
    /// - Parameter isRequired: Whether it may not be empty, even where the field only sometimes is.
    public func problem(in text: String, isRequired: Bool) -> Problem? {
        do throws(Problem) {
            let clean = try CleanText(text, for: self).text
            return isRequired && clean.isEmpty ? .required : nil
        } catch {
            return error
        }
    }
}

extension Hashtag {
    /// Whether a text is a hashtag's name, written without the `#`.
    public static func isName(_ text: String) -> Bool { HashtagScanner.name(text) != nil }
}
