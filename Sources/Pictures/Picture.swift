/// A picture that was written by this program: JPEG or PNG without metadata.
public struct Picture: Sendable, Equatable {
    /// The picture, upright, with at most ``PictureLimits`` pixels a side.
    public let full: [UInt8]
    /// A small one for lists.
    public let small: [UInt8]

    /// Creates a picture from its files.
    public init(full: [UInt8], small: [UInt8]) { (self.full, self.small) = (full, small) }

    /// The output of the process: the length of the first file in 8 bytes, then both.
    var output: [UInt8] { (0..<8).map { UInt8(truncatingIfNeeded: full.count >> (56 - $0 * 8)) } + full + small }

    init?(output: [UInt8]) {
        guard output.count > 8 else { return nil }
        let length = output.prefix(8).reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
        guard length > 0, length < UInt64(output.count - 8) else { return nil }
        let end = 8 + Int(length)
        self.init(full: Array(output[8..<end]), small: Array(output[end...]))
    }
}
