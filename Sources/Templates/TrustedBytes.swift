/// HTML in UTF-8 that is known to be safe, such as a drawing, and is written as it is.
public struct TrustedBytes: Sendable, Equatable, HTMLValue {
    /// The HTML.
    public let bytes: [UInt8]

    /// Vouches for `bytes`: they are UTF-8, and hold nothing that a person has typed, or it has been escaped.
    public init(trusting bytes: [UInt8]) { self.bytes = bytes }

    /// Writes the HTML as it is.
    public func write(into out: inout HTMLWriter) {
        out.trusted(capacity: bytes.count) { $0.update(fromContentsOf: bytes) }
    }
}
