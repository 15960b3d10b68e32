/// The reason why a file is not written; its description is one line that tells what to do.
public enum NewFileProblem: Error, Sendable, Equatable, CustomStringConvertible {
    /// The file belongs to a data directory, or would.
    case belongsToData(String, directory: String)
    /// The file exists already.
    case exists(String)
    /// The path is a directory.
    case isDirectory(String)
    /// The path is a link, a device or a pipe.
    case isNoFile(String)
    /// The directory for the file does not exist.
    case noDirectory(String)
    /// A database that was not closed has its log beside it, which SQLite would apply to the new file.
    case hasLog(String, log: String)
    /// The name belongs to the log of an existing database.
    case isLog(String, of: String)
    /// The file cannot be written; the second value is the system's message.
    case unwritable(String, String)

    public var description: String {
        switch self {
        case .belongsToData(let file, let directory):
            "\(file) belongs to the data directory \(directory), and writing it would destroy data. Choose a file elsewhere."
        case .exists(let file): "The file \(file) exists already. Choose another name, or replace it with --replace."
        case .isDirectory(let file): "\(file) is a directory. Choose a file in it."
        case .isNoFile(let file): "\(file) is a link or a device. Choose a regular file."
        case .noDirectory(let directory): "There is no directory \(directory)."
        case .hasLog(let file, let log): "\(file) is a database that was not closed: its log \(log) is beside it. Choose another name."
        case .isLog(let file, let database): "\(file) would be read as a part of the database \(database). Choose another name."
        case .unwritable(let file, let reason): "\(file) cannot be written: \(reason)."
        }
    }
}
