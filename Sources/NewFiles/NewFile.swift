import Foundation

/// A file to be written. It is the one place that decides whether it may be, and gives it its name only once it is complete.
///
/// Refuses files of a data directory, under any name, and existing files unless they are to be replaced.
public struct NewFile: Sendable {
    /// The path as it was given.
    public let path: String
    private let folder: String
    private let name: String
    private let replaces: Bool
    /// The known data directories; nil for a file that Penny itself keeps in one.
    private let known: [DataDirectory]?

    private static let suffixes = ["-wal", "-shm", "-journal"]

    /// Checks a path that a person has given. Throws a ``NewFileProblem``.
    ///
    /// - Parameters:
    ///   - replacing: whether to replace an existing file. A file of a data directory is refused in any case.
    ///   - data: the data directories in use.
    public init(_ path: String, replacing: Bool = false, data: [DataDirectory]) throws(NewFileProblem) {
        try self.init(path, replacing, known: data)
    }

    /// Creates a file that Penny keeps in a data directory.
    public init(keptAt path: String, replacing: Bool) throws(NewFileProblem) { try self.init(path, replacing, known: nil) }

    private init(_ path: String, _ replaces: Bool, known: [DataDirectory]?) throws(NewFileProblem) {
        let (folder, name) = try Self.place(path)
        (self.path, self.folder, self.name, self.replaces, self.known) = (path, folder, name, replaces, known)
        try check()
    }

    /// Throws for a directory inside a data directory, where another server must not be set up.
    public static func requireOutside(directory path: String) throws(NewFileProblem) {
        // The nearest existing ancestor, and the name of its child on the path.
        var above = path.hasPrefix("/") ? path : "./\(path)", name = ""
        while real(above) == nil {
            (above, name) = ((above as NSString).deletingLastPathComponent, (above as NSString).lastPathComponent)
        }
        if let folder = real(above), let owner = DataDirectory.owner(of: name, in: folder, known: []) { throw .belongsToData(path, directory: owner) }
    }

    /// Creates the file: calls `write` with an empty temporary file of mode 0600 in the same directory, syncs it, and renames it.
    ///
    /// Nothing is left of it after an error. A file that was created in the meantime is not replaced unknowingly.
    public func make(_ write: (_ temporary: String) throws -> Void) throws {
        let temporary = try makeTemporary()
        do {
            try write(temporary)
            try sync(temporary)
            try check()
            try give(temporary)
        } catch {
            for suffix in [""] + Self.suffixes { unlink(temporary + suffix) }
            throw error
        }
        try sync(folder)
    }

    /// Deletes incomplete files from a directory, left by a process that was killed.
    public static func removeUnfinished(in directory: String) {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? [] where name.hasPrefix(unfinished) {
            unlink("\(directory)/\(name)")
        }
    }

    private static let unfinished = ".penny-unfinished-"

    private var target: String { folder == "/" ? "/\(name)" : "\(folder)/\(name)" }

    /// Returns the directory with links resolved, and the name. Both are determined once, so that a changed link cannot redirect
    /// the file later.
    private static func place(_ path: String) throws(NewFileProblem) -> (folder: String, name: String) {
        let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
        let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
        guard !["", ".", ".."].contains(name) else { throw .isDirectory(path) }
        let above = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
        guard let folder = real(above), isDirectory(folder) else { throw .noDirectory(above) }
        return (folder, name)
    }

    private static func real(_ path: String) -> String? {
        guard let found = realpath(path, nil) else { return nil }
        defer { free(found) }
        return String(cString: found)
    }

    private static func isDirectory(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    private func check() throws(NewFileProblem) {
        if let known {
            if let owner = DataDirectory.owner(of: name, in: folder, known: known) { throw .belongsToData(path, directory: owner) }
            // The target of a link may belong to a data directory, too.
            if let real = Self.real(target), let (folder, name) = try? Self.place(real),
                let owner = DataDirectory.owner(of: name, in: folder, known: known)
            {
                throw .belongsToData(path, directory: owner)
            }
        }
        var status = stat()
        if lstat(target, &status) == 0 {
            if status.st_mode & S_IFMT == S_IFDIR { throw .isDirectory(path) }
            guard status.st_mode & S_IFMT == S_IFREG else { throw .isNoFile(path) }
            guard replaces else { throw .exists(path) }
        }
        for suffix in Self.suffixes {
            if access(target + suffix, F_OK) == 0 { throw .hasLog(path, log: path + suffix) }
            if target.hasSuffix(suffix), access(String(target.dropLast(suffix.count)), F_OK) == 0 {
                throw .isLog(path, of: String(path.dropLast(suffix.count)))
            }
        }
    }

    private func makeTemporary() throws(NewFileProblem) -> String {
        let path = "\(folder)/\(Self.unfinished)\(String(UInt64.random(in: 0...UInt64.max), radix: 16))"
        let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard file >= 0 else { throw problem() }
        close(file)
        return path
    }

    private func sync(_ path: String) throws(NewFileProblem) {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { throw problem() }
        defer { close(file) }
        guard fsync(file) == 0 else { throw problem() }
    }

    /// Gives the file its name without replacing a file created in the meantime, atomically.
    private func give(_ temporary: String) throws(NewFileProblem) {
        if link(temporary, target) == 0 {
            unlink(temporary)
            return
        }
        if errno == EEXIST, replaces { return try replace(temporary) }
        guard [EPERM, EOPNOTSUPP, ENOSYS, EMLINK].contains(errno) else { throw problem() }
        // A file system without hard links, such as FAT: an empty file reserves the name first.
        let file = open(target, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        if file < 0, errno != EEXIST || !replaces { throw problem() }
        if file >= 0 { close(file) }
        try replace(temporary)
    }

    private func replace(_ temporary: String) throws(NewFileProblem) {
        guard rename(temporary, target) == 0 else { throw problem() }
    }

    private func problem() -> NewFileProblem { errno == EEXIST ? .exists(path) : .unwritable(path, String(cString: strerror(errno))) }
}
