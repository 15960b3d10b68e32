/// An e-mail address that is safe in a header and as a program's argument.
public struct MailAddress: Sendable, Hashable, CustomStringConvertible {
    public let description: String

    /// Returns nil unless the text is a single `name@domain` of at most 254 bytes without quotes, comments, spaces or control
    /// characters, which does not begin with a dash. Letters of any script are allowed (RFC 6532).
    public init?(_ text: String) {
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        guard text.utf8.count <= 254, parts.count == 2, parts.allSatisfy({ !$0.isEmpty }), !text.hasPrefix("-"),
            text.unicodeScalars.allSatisfy(Self.isPlain)
        else { return nil }
        description = text
    }

    /// The part after the `@`.
    var domain: Substring { description.split(separator: "@").last ?? "" }

    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        guard scalar.isASCII else {
            return !scalar.properties.isWhitespace && scalar.properties.generalCategory != .control && scalar.properties.generalCategory != .format
        }
        return (0x21...0x7e).contains(scalar.value) && !"()<>[]:;\\,\"".unicodeScalars.contains(scalar)
    }
}
