/// The names and values of a query string or a form, in order; a name may occur more than once.
public struct Fields: Sendable, Equatable {
    private var names: [String] = []
    private var values: [String] = []

    /// The maximum number of fields in a query.
    static let queryLimit = 200

    /// Creates an empty list.
    public init() {}

    /// Parses `application/x-www-form-urlencoded` text: `name=value&name=value`.
    ///
    /// Throws ``FormError/malformed`` for a broken escape, NUL or invalid UTF-8, and ``FormError/tooManyFields`` beyond `limit`;
    /// truncates values beyond the default limit of a form.
    public init(urlEncoded text: String, limit: Int = 2_000) throws(FormError) {
        try self.init(urlEncoded: Array(text.utf8)[...], limit: limit)
    }

    init(urlEncoded bytes: ArraySlice<UInt8>, limit: Int, textBytes: Int = FormBody.Limits().textBytes) throws(FormError) {
        var rest = bytes
        while !rest.isEmpty {
            let end = ByteSearch.first(UInt8(ascii: "&"), in: rest) ?? rest.endIndex
            let pair = rest[rest.startIndex..<end]
            rest = rest[end...].dropFirst()
            if pair.isEmpty { continue }
            if count >= limit { throw .tooManyFields }
            let middle = ByteSearch.first(UInt8(ascii: "="), in: pair) ?? pair.endIndex
            guard middle - pair.startIndex <= FormBody.Limits.nameBytes * 3,
                let name = PercentEncoding.decode(pair[pair.startIndex..<middle], plusIsSpace: true), name.utf8.count <= FormBody.Limits.nameBytes,
                let value = PercentEncoding.decode(pair[middle...].dropFirst(), plusIsSpace: true, limit: textBytes)
            else { throw .malformed }
            add(name, value)
        }
    }

    /// The number of fields.
    public var count: Int { names.count }

    /// True if there are no fields.
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

    /// Returns every value of a name, in order.
    public func all(_ name: String) -> [String] {
        names.indices.compactMap { names[$0] == name ? values[$0] : nil }
    }

    /// Appends a field, even if the name exists already.
    public mutating func add(_ name: String, _ value: String) {
        names.append(name)
        values.append(value)
    }

    /// The fields as `application/x-www-form-urlencoded` text with `%20` for a space, which is valid in a query too.
    public var urlEncoded: String {
        map { name, value in
            PercentEncoding.encode(name, isPlain: PercentEncoding.isUnreserved) + "="
                + PercentEncoding.encode(value, isPlain: PercentEncoding.isUnreserved)
        }.joined(separator: "&")
    }
}

extension Fields: Sequence {
    /// Returns an iterator over the fields in order.
    public func makeIterator() -> AnyIterator<(name: String, value: String)> {
        var rest = zip(names, values).makeIterator()
        return AnyIterator { rest.next().map { (name: $0.0, value: $0.1) } }
    }
}

extension Fields: ExpressibleByDictionaryLiteral {
    /// Creates a list from names and values in order; a name may be repeated.
    public init(dictionaryLiteral elements: (String, String)...) {
        for (name, value) in elements { add(name, value) }
    }
}
