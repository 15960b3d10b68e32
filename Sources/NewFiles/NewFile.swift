import Foundation

/// A file that is to be written: the one place that decides whether it may be. It has its name only once it is whole.
///
/// A file of a data directory is refused, by whichever name it is called, and one that is there unless it is to be replaced.
public struct NewFile: Sendable {
    /// The path, as it was named.
    public let path: String
    private let folder: String
    private let name: String
    private let replaces: Bool
    /// Nil for a file that Penny itself keeps in a data directory.
    private let known: [DataDirectory]?

    private static let suffixes = ["-wal", "-shm", "-journal"]

    /// A file that somebody has named.
    ///
    /// - Parameters:
    ///   - replacing: whether it takes the place of one that is there. One of a data directory is refused all the same.
    ///   - data: the data directories that are in use here.
    public init(_ path: String, replacing: Bool = false, data: [DataDirectory]) throws(NewFileProblem) {
        try self.init(path, replacing, known: data)
    }

    /// A file that Penny keeps in a data directory, under a name of its own.
    public init(keptAt path: String, replacing: Bool) throws(NewFileProblem) { try self.init(path, replacing, known: nil) }

    private init(_ path: String, _ replaces: Bool, known: [DataDirectory]?) throws(NewFileProblem) {
        let (folder, name) = try Self.place(path)
        (self.path, self.folder, self.name, self.replaces, self.known) = (path, folder, name, replaces, known)
        try check()
    }

    /// Throws for a directory that belongs to a data directory, or would: another server must not begin in it.
    public static func requireOutside(directory path: String) throws(NewFileProblem) {
        // The first of the directories above it that is there, and what is to be made in that.
        var above = path.hasPrefix("/") ? path : "./\(path)", name = ""
        while real(above) == nil {
            (above, name) = ((above as NSString).deletingLastPathComponent, (above as NSString).lastPathComponent)
        }
        if let folder = real(above), let owner = DataDirectory.owner(of: name, in: folder, known: []) { throw .belongsToData(path, directory: owner) }
    }

    /// Has `write` fill an empty file of mode 0600 under another name in the same directory, waits until it is on the disk, and gives it its name.
    ///
    /// Nothing is left of it when something fails. A file that has come to be there meanwhile is not replaced unknowingly.
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

    /// Removes from a directory what a process that was ended has left there half written.
    public static func removeUnfinished(in directory: String) {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? [] where name.hasPrefix(unfinished) {
            unlink("\(directory)/\(name)")
        }
    }

    private static let unfinished = ".penny-unfinished-"

    private var target: String { folder == "/" ? "/\(name)" : "\(folder)/\(name)" }

    /// Directory without links, and name. Both are found out once, so that no link that changes leads elsewhere afterwards.
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
            // What a link leads to may be one, too.
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

    /// Gives the file its name, without replacing what has come to be there: the system decides, and no moment lies between look and act.
    private func give(_ temporary: String) throws(NewFileProblem) {
        if link(temporary, target) == 0 {
            unlink(temporary)
            return
        }
        if errno == EEXIST, replaces { return try replace(temporary) }
        guard [EPERM, EOPNOTSUPP, ENOSYS, EMLINK].contains(errno) else { throw problem() }
        // A volume without links, such as FAT: the name is taken first, by an empty file.
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
