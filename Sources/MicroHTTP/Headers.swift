/// The header fields of a request or a response, in order; names are case-insensitive.
///
/// All names and values are in one buffer, and a string is created only for a field that is looked up: a browser sends fifteen
/// fields, a page reads three.
public struct Headers: Sendable {
    private var bytes: [UInt8] = []
    private var entries: [Entry] = []

    /// False once a field was added with a name that is not a token or a value with control characters (RFC 9110, section 5.5).
    ///
    /// The server answers 500 instead of sending such a response, and 400 to such a request.
    public private(set) var isWellFormed = true

    private struct Entry: Sendable {
        var start: Int
        var nameLength: Int
        var valueLength: Int

        var name: Range<Int> { start..<(start + nameLength) }
        var value: Range<Int> { (start + nameLength + 1)..<(start + nameLength + 1 + valueLength) }
    }

    /// Creates an empty list.
    public init() {}

    /// The number of fields.
    public var count: Int { entries.count }

    /// The first value of a name; assigning replaces all of its values, and nil removes them.
    ///
    /// A value with non-ASCII characters, which no field read here needs, is cut to 1,000 bytes: such text can be slow to compare
    /// and to split.
    public subscript(name: String) -> String? {
        get {
            guard let entry = entries.first(where: { matches($0, name) }) else { return nil }
            let value = bytes[entry.value]
            return String(decoding: value.count > 1_000 && value.contains { $0 >= 0x80 } ? value.prefix(1_000) : value, as: UTF8.self)
        }
        set {
            entries = entries.filter { !matches($0, name) }
            if let newValue { add(name, newValue) }
        }
    }

    /// Returns every value of a name, in order.
    public func all(_ name: String) -> [String] {
        entries.filter { matches($0, name) }.map { String(decoding: bytes[$0.value], as: UTF8.self) }
    }

    /// Returns the number of fields with a name.
    public func count(of name: String) -> Int {
        entries.reduce(0) { $0 + (matches($1, name) ? 1 : 0) }
    }

    /// Appends a field, even if the name exists already.
    public mutating func add(_ name: String, _ value: String) {
        var name = name
        var value = value
        name.withUTF8 { name in value.withUTF8 { value in add(name, value) } }
    }

    /// Appends a field from its bytes.
    mutating func add(_ name: UnsafeBufferPointer<UInt8>, _ value: UnsafeBufferPointer<UInt8>) {
        if name.isEmpty || !name.allSatisfy(isTokenByte) || !value.allSatisfy(isFieldValueByte) { isWellFormed = false }
        entries.append(Entry(start: bytes.count, nameLength: name.count, valueLength: value.count))
        bytes.append(contentsOf: name)
        bytes.append(0)
        bytes.append(contentsOf: value)
        bytes.append(0)
    }

    /// Appends all fields of another list.
    public mutating func append(_ other: Headers) {
        let shift = bytes.count
        bytes += other.bytes
        entries += other.entries.lazy.map { Entry(start: $0.start + shift, nameLength: $0.nameLength, valueLength: $0.valueLength) }
        if !other.isWellFormed { isWellFormed = false }
    }

    /// Reserves capacity for a usual request.
    mutating func reserve(fields: Int, bytes count: Int) {
        entries.reserveCapacity(fields)
        bytes.reserveCapacity(count)
    }

    /// Calls `body` with each name and value as C strings; stops at the first `false` and returns it.
    func allSatisfyC(_ body: (UnsafePointer<CChar>, UnsafePointer<CChar>) -> Bool) -> Bool {
        bytes.withUnsafeBytes { buffer in
            guard let base = buffer.bindMemory(to: CChar.self).baseAddress else { return true }
            return entries.allSatisfy { body(base + $0.start, base + $0.value.lowerBound) }
        }
    }

    private func matches(_ entry: Entry, _ name: String) -> Bool {
        let wanted = name.utf8
        guard entry.nameLength == wanted.count else { return false }
        return bytes.withUnsafeBufferPointer { buffer in
            var index = entry.start
            for byte in wanted {
                if lowercased(buffer[index]) != lowercased(byte) { return false }
                index += 1
            }
            return true
        }
    }
}

extension Headers: Sequence {
    /// Returns an iterator over the fields in order, as strings.
    public func makeIterator() -> AnyIterator<(name: String, value: String)> {
        var rest = entries.makeIterator()
        let bytes = bytes
        return AnyIterator {
            guard let entry = rest.next() else { return nil }
            return (
                String(decoding: bytes[entry.name], as: UTF8.self),
                String(decoding: bytes[entry.value], as: UTF8.self)
            )
        }
    }
}

extension Headers: ExpressibleByDictionaryLiteral {
    /// Creates a list from names and values in order.
    public init(dictionaryLiteral elements: (String, String)...) {
        for (name, value) in elements { add(name, value) }
    }
}

/// Returns the byte in lower case, if it is an ASCII letter.
func lowercased(_ byte: UInt8) -> UInt8 {
    byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
}

/// Returns true for a byte allowed in a field name or a method (`tchar`, RFC 9110, section 5.6.2).
func isTokenByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x5E...0x7A, 0x7C, 0x7E: true
    case 0x21, 0x23...0x27, 0x2A, 0x2B, 0x2D, 0x2E: true
    default: false
    }
}

/// Returns true for a byte allowed in a field value (RFC 9110, section 5.5): no control character but the tab.
func isFieldValueByte(_ byte: UInt8) -> Bool {
    byte >= 0x20 ? byte != 0x7F : byte == 0x09
}
