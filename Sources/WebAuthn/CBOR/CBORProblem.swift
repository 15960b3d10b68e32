/// The reason why bytes are not CBOR in the canonical form of CTAP2 (CTAP 2.2, section 8).
public enum CBORProblem: Error, Sendable, Equatable {
    /// The bytes end within an item, or an item's length exceeds them.
    case truncated
    /// Bytes follow the item.
    case trailingBytes
    /// More than ``CBORValue/sizeLimit`` bytes.
    case tooLarge
    /// More than ``CBORValue/depthLimit`` nested arrays and maps.
    case tooDeep
    /// A number or a length is not in its shortest encoding.
    case notShortest
    /// An item of indefinite length.
    case indefiniteLength
    /// A map has the same key twice.
    case duplicateKey
    /// The keys of a map are not in canonical order.
    case unsortedKeys
    /// A tag, a floating-point number, an unassigned simple value, an integer beyond 64 bits, a key that is neither an integer
    /// nor a text, or a reserved form.
    case notAllowed
    /// A text is not valid UTF-8.
    case notUTF8
}
