/// The check of e-mail addresses: the definition of HTML (WHATWG, "valid email address"), with a domain of at least two labels.
enum EmailAddress {
    /// The maximum length of an address in bytes (RFC 5321, section 4.5.3.1.3, less the brackets).
    static let lengthLimit = 254

    /// Returns true for an address that mail can be sent to. Domains may be in any script.
    static func isValid(_ text: String) -> Bool {
        guard text.utf8.count <= lengthLimit, let at = text.lastIndex(of: "@") else { return false }
        let name = text[..<at]
        let labels = text[text.index(after: at)...].split(separator: ".", omittingEmptySubsequences: false)
        return !name.isEmpty && name.utf8.count <= 64 && name.utf8.allSatisfy(isNameByte) && labels.count >= 2
            && labels.allSatisfy(isLabel)
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        let character = Character(UnicodeScalar(byte))
        return byte < 0x80 && (character.isLetter || character.isNumber || ".!#$%&'*+/=?^_`{|}~-".utf8.contains(byte))
    }

    private static func isLabel(_ label: Substring) -> Bool {
        !label.isEmpty && label.utf8.count <= 63 && label.first != "-" && label.last != "-"
            && label.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
    }
}
