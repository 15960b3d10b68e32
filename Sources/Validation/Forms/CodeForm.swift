import Foundation

/// The form of the second step of a sign-in: a one-time password, or a recovery code in its place.
public struct CodeForm: Form {
    public static let code = FormField(
        "code", .text, required: true, max: 40, plain: true, autocomplete: "one-time-code", inputMode: "numeric", verbatim: true)
    public static let fields = [code]

    /// The code typed, classified by its shape.
    public enum Draft: Sendable, Equatable {
        /// Six digits.
        case oneTimePassword(String)
        /// Sixteen letters and digits, in lower case.
        case recoveryCode(String)
    }

    public let input: FormInput
    public init(_ input: FormInput) { self.input = input }

    /// Returns the code without spaces and dashes. Throws if it is empty or has neither shape.
    public func draft() throws(Problems) -> Draft {
        var reader = FormReader(input)
        let draft = reader.value(Self.code, or: .codeWrong, Draft.init)
        try reader.finish()
        guard let draft else { throw Problems(Self.code.name, .codeWrong) }
        return draft
    }
}

extension CodeForm.Draft {
    /// Parses a code after removing spaces and dashes; nil if it has neither shape.
    init?(_ typed: String) {
        let text = typed.precomposedStringWithCompatibilityMapping.lowercased().filter { !$0.isWhitespace && !"-‐‑–—ー".contains($0) }
        if text.utf8.count == 6, text.utf8.allSatisfy({ 48...57 ~= $0 }) {
            self = .oneTimePassword(text)
        } else if text.utf8.count == 16, text.utf8.allSatisfy({ 48...57 ~= $0 || 97...122 ~= $0 }) {
            self = .recoveryCode(text)
        } else {
            return nil
        }
    }
}
