/// A complete answer.
public struct Fetched: Sendable {
    /// 200 to 299, or 304.
    public let status: Int
    /// The URL of the answer, after all redirects.
    public let address: String
    /// The body as it was sent, not decompressed.
    public let body: [UInt8]
    private let fields: [String: String]

    init(status: Int, address: String, fields: [String: String], body: [UInt8]) {
        self.status = status
        self.address = address
        self.fields = fields
        self.body = body
    }

    /// The last header field with a name, case-insensitive.
    public subscript(header: String) -> String? { fields[header.lowercased()] }

    /// The media type of the body without parameters, in lower case: `text/xml`.
    public var contentType: String? {
        self["Content-Type"].map { String($0.prefix { $0 != ";" }.filter { $0 != " " && $0 != "\t" }).lowercased() }
    }

    /// The version of the file, for `If-None-Match`.
    public var entityTag: String? { self["ETag"] }

    /// The modification date as the server wrote it, for `If-Modified-Since`.
    public var lastModified: String? { self["Last-Modified"] }
}
