/// The reason why the atlas cannot answer, for the operator's log.
public enum AtlasError: Error, Hashable, CustomStringConvertible {
    /// A file cannot be read; `reason` is the system's message.
    case unreadable(path: String, reason: String)
    /// A file has invalid contents.
    case damaged(path: String, reason: String)

    /// A sentence with the path of the file.
    public var description: String {
        switch self {
        case .unreadable(let path, let reason): "The atlas cannot read \(path): \(reason)."
        case .damaged(let path, let reason): "The atlas cannot use \(path): \(reason). Put the file in place again."
        }
    }
}
