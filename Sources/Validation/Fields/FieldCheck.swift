import Bookkeeping

extension FormField {
    /// Returns the problem of a text on its own, without comparing it with anything else; nil if there is none.
    ///
    /// - Parameter isRequired: whether it may not be empty, even if the field is required only in some cases.
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
    /// Returns true if a text is a valid name of a hashtag, without the `#`.
    public static func isName(_ text: String) -> Bool { HashtagScanner.name(text) != nil }
}
