import CExpat

/// The names that occurred last: documents have few names, each of them many times, and making the strings of one takes longer than
/// the parsing of its tag. Bounded, so that a document with many names costs no memory.
struct XMLNameCache {
    /// The separator of namespace and name: a character that XML does not allow.
    static let separator: XML_Char = 0x1f

    private var slots = [(text: [XML_Char], name: XMLName)?](repeating: nil, count: 256)

    /// Returns the name of a text of the parser: the namespace, the separator and the local name, or the local name alone.
    mutating func name(_ start: UnsafePointer<XML_Char>) -> XMLName {
        var length = 0, hash: UInt8 = 0
        while start[length] != 0 {
            hash = hash &* 31 &+ UInt8(bitPattern: start[length])
            length += 1
        }
        let text = UnsafeBufferPointer(start: start, count: length)
        if let known = slots[Int(hash)], known.text.elementsEqual(text) { return known.name }
        let name = Self.split(text)
        slots[Int(hash)] = (Array(text), name)
        return name
    }

    private static func split(_ text: UnsafeBufferPointer<XML_Char>) -> XMLName {
        let string = { (part: Slice<UnsafeBufferPointer<XML_Char>>) in String(decoding: part.map(UInt8.init(bitPattern:)), as: UTF8.self) }
        guard let split = text.firstIndex(of: separator) else { return XMLName(string(text[...])) }
        return XMLName(string(text[(split + 1)...]), in: string(text[..<split]))
    }
}
