/// An answer, whole.
public struct Fetched: Sendable {
    /// 200 to 299, or 304.
    public let status: Int
    /// Where the answer came from, after all redirects.
    public let address: String
    /// The body as it was sent; it is not decompressed.
    public let body: [UInt8]
    private let fields: [String: String]

    init(status: Int, address: String, fields: [String: String], body: [UInt8]) {
        self.status = status
        self.address = address
        self.fields = fields
        self.body = body
    }

    /// The last header of a name, in any case of letters.
    public subscript(header: String) -> String? { fields[header.lowercased()] }

    /// The type of the body without its parameters, in small letters: `text/xml`.
    public var contentType: String? {
        self["Content-Type"].map { String($0.prefix { $0 != ";" }.filter { $0 != " " && $0 != "\t" }).lowercased() }
    }

    /// The version of the file, to be sent back as `If-None-Match`.
    public var entityTag: String? { self["ETag"] }

    /// When the file was changed, as the server writes it, to be sent back as `If-Modified-Since`.
    public var lastModified: String? { self["Last-Modified"] }
}
