import Foundation

/// Encodes text in any language as ASCII for a header (RFC 2047).
public enum EncodedWords {
    /// The number of bytes per word: 52 characters of base64 and 12 around them, which leaves room for the header's name in a
    /// line of 76.
    private static let bytesInWord = 39

    /// Returns the text itself if it is short printable ASCII; otherwise words such as `=?UTF-8?B?w6k=?=`, separated by
    /// `separator`.
    ///
    /// Control characters, including line breaks, become spaces, so that the text stays within its header.
    ///
    /// - Parameter separator: a space, or in e-mail a line break and a space, which is equivalent.
    public static func of(_ text: String, separator: String = " ") -> String {
        let line = String(String.UnicodeScalarView(text.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }))
        let isPlain = line.utf8.allSatisfy { (0x20...0x7e).contains($0) } && line.utf8.count <= 60 && !line.contains("=?")
        guard !isPlain else { return line }
        return pieces(line).map { "=?UTF-8?B?" + Data($0.utf8).base64EncodedString() + "?=" }.joined(separator: separator)
    }

    /// Splits the text at character boundaries.
    private static func pieces(_ text: String) -> [String] {
        var pieces: [String] = [], piece = String.UnicodeScalarView(), count = 0
        for scalar in text.unicodeScalars {
            let length = UTF8.width(scalar)
            if count + length > bytesInWord {
                pieces.append(String(piece))
                (piece, count) = (String.UnicodeScalarView(), 0)
            }
            piece.append(scalar)
            count += length
        }
        return pieces + [String(piece)]
    }
}
