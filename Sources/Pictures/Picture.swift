import Spooling

/// A picture that was written by this program: JPEG or PNG without metadata.
public struct Picture: Sendable, Equatable {
    /// The picture, upright, with at most ``PictureLimits`` pixels a side.
    public let full: SpooledBytes
    /// A small one for lists.
    public let small: [UInt8]

    /// Creates a picture from its files.
    public init(full: SpooledBytes, small: [UInt8]) { (self.full, self.small) = (full, small) }

    /// Returns the output of the process: the length of the first file in 8 bytes, then both.
    static func output(full: [UInt8], small: [UInt8]) -> [UInt8] {
        (0..<8).map { UInt8(truncatingIfNeeded: full.count >> (56 - $0 * 8)) } + full + small
    }

    init?(output: SpooledBytes) throws(SpoolProblem) {
        guard output.count > 8 else { return nil }
        let length = try output.prefix(8).slice().reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
        guard length > 0, length < UInt64(output.count - 8) else { return nil }
        let end = 8 + Int(length)
        self.init(full: output[8..<end], small: try output[end..<output.count].bytes())
    }
}
