/// A path of this server with its query, such as `/records?view=monthly`, as the destination after a sign-in.
///
/// The path may contain ASCII letters, digits and `- . _ ~ /` only. It cannot name another site in any spelling (`//host`,
/// `/\host`, `https:host`, `/%2fhost`, a line break), because escapes and empty or dotted segments are refused.
public struct LocalPath: Sendable, Hashable, CustomStringConvertible {
    public let description: String

    /// The part before the query.
    public var path: String { String(description.prefix { $0 != "?" && $0 != "#" }) }

    /// The maximum length of a path, in bytes.
    public static let lengthLimit = 2_000

    /// Parses a path; nil unless it is certain to be the server's own.
    public init?(_ text: String) {
        guard text.utf8.count <= Self.lengthLimit, text.utf8.first == UInt8(ascii: "/") else { return nil }
        let path = text.utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
        guard path.allSatisfy(Self.isPathByte), text.utf8.dropFirst(path.count).allSatisfy(Self.isQueryByte) else { return nil }
        let segments = path.dropFirst().split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        guard segments.dropLast().allSatisfy({ !$0.isEmpty }),
            segments.allSatisfy({ $0.isEmpty || !$0.allSatisfy { $0 == UInt8(ascii: ".") } })
        else { return nil }
        description = text
    }

    private static func isPathByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: "-._~/".utf8.contains(byte)
        }
    }

    private static func isQueryByte(_ byte: UInt8) -> Bool {
        0x21...0x7E ~= byte && !#"\"<>"#.utf8.contains(byte)
    }
}
