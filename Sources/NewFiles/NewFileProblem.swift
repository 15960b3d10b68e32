/// Why a file is not written; its description is one line that says what to do.
public enum NewFileProblem: Error, Sendable, Equatable, CustomStringConvertible {
    /// The file is one that Penny keeps in a data directory, or would be.
    case belongsToData(String, directory: String)
    /// There is such a file.
    case exists(String)
    /// There is a directory of that name.
    case isDirectory(String)
    /// It is a link, a device or a pipe.
    case isNoFile(String)
    /// There is no directory to write it into.
    case noDirectory(String)
    /// A database that has not been closed has its log beside it, which would be taken for the new file's.
    case hasLog(String, log: String)
    /// The name is that of a log of a database that is there.
    case isLog(String, of: String)
    /// The system does not let it be written, for a reason in words.
    case unwritable(String, String)

    public var description: String {
        switch self {
        case .belongsToData(let file, let directory):
            "\(file) belongs to the data directory \(directory), and writing it would destroy what is kept there. Name a file elsewhere."
        case .exists(let file): "There is a file \(file) already. Choose another name, or have it replaced with --replace."
        case .isDirectory(let file): "\(file) is a directory. Name a file in it."
        case .isNoFile(let file): "\(file) is a link or a device. Name a file by its own name."
        case .noDirectory(let directory): "There is no directory \(directory)."
        case .hasLog(let file, let log): "\(file) is a database that is in use: \(log) is beside it. Choose another name."
        case .isLog(let file, let database): "\(file) would be read as a part of the database \(database). Choose another name."
        case .unwritable(let file, let reason): "\(file) cannot be written: \(reason)."
        }
    }
}
