/// Why the atlas cannot answer, for the operator's log.
public enum AtlasError: Error, Hashable, CustomStringConvertible {
    /// A file that cannot be read, with the system's word.
    case unreadable(path: String, reason: String)
    /// A file whose contents are not what they should be.
    case damaged(path: String, reason: String)

    /// A sentence that names the file.
    public var description: String {
        switch self {
        case .unreadable(let path, let reason): "The atlas cannot read \(path): \(reason)."
        case .damaged(let path, let reason): "The atlas cannot use \(path): \(reason). Put the file in place again."
        }
    }
}
