/// The limits of an untrusted archive.
public struct ArchiveLimits: Sendable {
    public var files: Int
    /// The maximum size of all files in bytes, unpacked.
    public var bytes: UInt64
    /// The maximum compression ratio of files larger than a megabyte.
    public var ratio: UInt64

    public init(files: Int, bytes: UInt64, ratio: UInt64) {
        self.files = files
        self.bytes = bytes
        self.ratio = ratio
    }
}
