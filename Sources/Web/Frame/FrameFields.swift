import Validation

// Fields of many forms and URLs that belong to no form of Validation.

extension FormField {
    /// The anti-forgery token.
    static let csrf = hidden("csrf")
    /// The ID of the entity that the form creates, which makes the submission idempotent.
    static let id = hidden("id")
    /// The ID of the deletion, which makes the submission idempotent.
    static let deletion = hidden("deletion")
    /// The path to go on to.
    static let next = FormField("next", .hidden, max: LocalPath.lengthLimit, plain: true)
    static let invitation = hidden("invitation")
    /// The language that a guest chooses.
    static let language = hidden("language")
    /// The cursor at the beginning of a page of a list.
    static let after = hidden("after")
}
