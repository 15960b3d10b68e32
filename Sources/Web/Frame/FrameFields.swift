import Validation

// Fields that many forms and addresses have, beside those of a form of Validation.

extension FormField {
    /// The anti-forgery token.
    static let csrf = hidden("csrf")
    /// The identity that something new gets.
    static let id = hidden("id")
    /// The identity that a deletion gets.
    static let deletion = hidden("deletion")
    /// The page to go on to.
    static let next = FormField("next", .hidden, max: LocalPath.lengthLimit, plain: true)
    static let invitation = hidden("invitation")
    /// A language that a guest chooses.
    static let language = hidden("language")
    /// Where a page of a list begins.
    static let after = hidden("after")
}
