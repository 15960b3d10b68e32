/// The reason why an archive cannot be written or read. File names are included as far as they are safe to show.
public enum ArchiveError: Error, Sendable, Hashable {
    /// The file is not a complete zip file.
    case notAnArchive
    /// A file in it cannot be unpacked, or does not match its checksum.
    case damaged(String)
    /// More files than are allowed.
    case tooManyFiles
    /// A file, or all files together, would be larger than allowed.
    case tooLarge(String)
    /// The compression ratio of a file is so high that it must be a zip bomb.
    case bomb(String)
    /// A file name is unsafe: absolute, with `..`, or not displayable.
    case badName
    /// A file name occurs twice.
    case duplicate(String)
    /// A file is encrypted, or compressed by an unusual method.
    case unsupported(String)
    case missing(String)
    /// The disk is full or not writable.
    case notWritten
}
