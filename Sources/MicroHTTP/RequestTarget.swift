/// A request target (RFC 9112, section 3.2), parsed and decoded.
///
/// Targets that two readers could interpret differently are refused: dot segments, empty segments, `%2F`, control characters.
/// Browsers send none of them on their own.
struct RequestTarget {
    /// The decoded path below the base path.
    var path: String
    /// The decoded query.
    var query: Fields
    /// The host of a target in absolute form, which takes precedence over the `Host` field.
    var host: String?

    /// The maximum length of a path, in bytes, since comparing long ones by Unicode normalization is slow.
    private static let pathLimit = 2_000

    /// The reason why a target is refused.
    enum Problem: Error {
        case malformed
        case outsideBasePath
    }

    init(_ target: String, basePath: String) throws(Problem) {
        var rest = Array(target.utf8)[...]
        if rest.first != UInt8(ascii: "/") {
            guard
                let scheme = ["http://", "https://"].first(where: { rest.prefix($0.utf8.count).map(lowercased) == Array($0.utf8) }
                )
            else { throw .malformed }
            rest = rest.dropFirst(scheme.utf8.count)
            let end = rest.firstIndex { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "?") } ?? rest.endIndex
            host = String(decoding: rest[rest.startIndex..<end], as: UTF8.self)
            rest = rest[end...]
            if rest.first != UInt8(ascii: "/") { rest = [UInt8(ascii: "/")] + rest }
        }
        let questionMark = rest.firstIndex(of: UInt8(ascii: "?")) ?? rest.endIndex
        guard let decoded = Self.path(rest[rest.startIndex..<questionMark]) else { throw .malformed }
        do {
            query = try Fields(urlEncoded: rest[questionMark...].dropFirst(), limit: Fields.queryLimit)
        } catch {
            throw .malformed
        }
        guard decoded.utf8.count <= Self.pathLimit else { throw .malformed }
        guard let path = Self.path(decoded, below: basePath) else { throw .outsideBasePath }
        self.path = path
    }

    private static func path(_ raw: ArraySlice<UInt8>) -> String? {
        guard raw.allSatisfy({ $0 > 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "#") }) else { return nil }
        var path = ""
        let segments = raw.dropFirst().split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        for (index, raw) in segments.enumerated() {
            guard let segment = PercentEncoding.decode(raw, plusIsSpace: false),
                segment != ".", segment != "..", !segment.isEmpty || index == segments.count - 1,
                segment.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "/") })
            else { return nil }
            path += "/"
            path += segment
        }
        return path
    }

    private static func path(_ path: String, below basePath: String) -> String? {
        if basePath.isEmpty { return path }
        if path == basePath { return "/" }
        return path.utf8.starts(with: (basePath + "/").utf8) ? String(path.dropFirst(basePath.count)) : nil
    }
}
