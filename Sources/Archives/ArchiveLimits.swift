/// What an archive from a stranger may have at most.
public struct ArchiveLimits: Sendable {
    public var files: Int
    /// Bytes of all files, unpacked.
    public var bytes: UInt64
    /// How many times as large as it was packed a file may become, if it is larger than a megabyte.
    public var ratio: UInt64

    public init(files: Int, bytes: UInt64, ratio: UInt64) {
        self.files = files
        self.bytes = bytes
        self.ratio = ratio
    }
}
