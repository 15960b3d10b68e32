/// Why bytes are no CBOR in the canonical form of CTAP2 (CTAP 2.2, section 8).
public enum CBORProblem: Error, Sendable, Equatable {
    /// The bytes end within an item, or an item says that it is longer than they are.
    case truncated
    /// Something follows the item.
    case trailingBytes
    /// More than ``CBORValue/sizeLimit`` bytes.
    case tooLarge
    /// More than ``CBORValue/depthLimit`` arrays and maps within each other.
    case tooDeep
    /// A number or a length in more bytes than it needs.
    case notShortest
    /// An item whose length only its end tells.
    case indefiniteLength
    /// The same key twice in a map.
    case duplicateKey
    /// The keys of a map in another order than the canonical one.
    case unsortedKeys
    /// A tag, a floating-point number, a simple value without a meaning, an integer beyond 64 bits, a key that is neither an integer nor a text, or a
    /// reserved form.
    case notAllowed
    /// A text that is not UTF-8.
    case notUTF8
}
