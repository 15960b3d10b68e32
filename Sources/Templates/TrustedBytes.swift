/// HTML in UTF-8 that is known to be safe, such as a drawing, and is written unchanged.
public struct TrustedBytes: Sendable, Equatable, HTMLValue {
    /// The HTML.
    public let bytes: [UInt8]

    /// Declares `bytes` safe: they are UTF-8, and contain nothing that a person has typed, or that part is escaped.
    public init(trusting bytes: [UInt8]) { self.bytes = bytes }

    /// Writes the HTML unchanged.
    public func write(into out: inout HTMLWriter) {
        out.trusted(capacity: bytes.count) { $0.update(fromContentsOf: bytes) }
    }
}
