/// Why an archive cannot be written or read. Names are those of files in it, as far as they are fit to be shown.
public enum ArchiveError: Error, Sendable, Equatable {
    /// The file is not a zip file, or not a whole one.
    case notAnArchive
    /// A file in it cannot be unpacked, or is not what its checksum says.
    case damaged(String)
    /// More files than are allowed.
    case tooManyFiles
    /// A file, or all of them together, would be larger than allowed.
    case tooLarge(String)
    /// A file unpacks to so much more than it takes that it is meant to do harm.
    case bomb(String)
    /// A name that leads elsewhere or cannot be shown.
    case badName
    /// A name that is there twice.
    case duplicate(String)
    /// A file that is encrypted, or packed in another way than zip files usually are.
    case unsupported(String)
    case missing(String)
    /// The disk is full or refuses to be written to.
    case notWritten
}
