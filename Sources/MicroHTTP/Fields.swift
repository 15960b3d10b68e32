/// Names and values in order, as a query string or a form carries them; a name may occur more than once.
public struct Fields: Sendable, Equatable {
    private var names: [String] = []
    private var values: [String] = []

    /// How many fields a query may have.
    static let queryLimit = 200

    /// Makes an empty list.
    public init() {}

    /// Reads `application/x-www-form-urlencoded` text: `name=value&name=value`.
    ///
    /// Throws ``FormError/malformed`` for a broken escape, NUL or bytes that are not UTF-8, and
    /// ``FormError/tooManyFields`` beyond `limit`; cuts values beyond the usual limit of a form.
    public init(urlEncoded text: String, limit: Int = 2_000) throws(FormError) {
        try self.init(urlEncoded: Array(text.utf8)[...], limit: limit)
    }

    init(urlEncoded bytes: ArraySlice<UInt8>, limit: Int, textBytes: Int = Form.Limits().textBytes) throws(FormError) {
        var rest = bytes
        while !rest.isEmpty {
            let end = ByteSearch.first(UInt8(ascii: "&"), in: rest) ?? rest.endIndex
            let pair = rest[rest.startIndex..<end]
            rest = rest[end...].dropFirst()
            if pair.isEmpty { continue }
            if count >= limit { throw .tooManyFields }
            let middle = ByteSearch.first(UInt8(ascii: "="), in: pair) ?? pair.endIndex
            guard middle - pair.startIndex <= Form.Limits.nameBytes * 3,
                let name = PercentEncoding.decode(pair[pair.startIndex..<middle], plusIsSpace: true), name.utf8.count <= Form.Limits.nameBytes,
                let value = PercentEncoding.decode(pair[middle...].dropFirst(), plusIsSpace: true, limit: textBytes)
            else { throw .malformed }
            add(name, value)
        }
    }

    /// How many fields there are.
    public var count: Int { names.count }

    /// Whether there are none.
    public var isEmpty: Bool { names.isEmpty }

    /// The first value of a name; assigning replaces all of its values, and nil removes them.
    public subscript(name: String) -> String? {
        get { names.firstIndex(of: name).map { values[$0] } }
        set {
            let kept = names.indices.filter { names[$0] != name }
            values = kept.map { values[$0] }
            names = kept.map { names[$0] }
            if let newValue { add(name, newValue) }
        }
    }

    /// Every value of a name, in order.
    public func all(_ name: String) -> [String] {
        names.indices.compactMap { names[$0] == name ? values[$0] : nil }
    }

    /// Adds a field after the others, also when the name is there already.
    public mutating func add(_ name: String, _ value: String) {
        names.append(name)
        values.append(value)
    }

    /// The fields as `application/x-www-form-urlencoded` text, with `%20` for a space, fit for a query too.
    public var urlEncoded: String {
        map { name, value in
            PercentEncoding.encode(name, isPlain: PercentEncoding.isUnreserved) + "="
                + PercentEncoding.encode(value, isPlain: PercentEncoding.isUnreserved)
        }.joined(separator: "&")
    }
}

extension Fields: Sequence {
    /// The fields in order.
    public func makeIterator() -> AnyIterator<(name: String, value: String)> {
        var rest = zip(names, values).makeIterator()
        return AnyIterator { rest.next().map { (name: $0.0, value: $0.1) } }
    }
}

extension Fields: ExpressibleByDictionaryLiteral {
    /// Makes a list from names and values in order; a name may be repeated.
    public init(dictionaryLiteral elements: (String, String)...) {
        for (name, value) in elements { add(name, value) }
    }
}
