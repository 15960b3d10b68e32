import Foundation
import NewFiles

/// Makes an existing data directory and its files private to their owner. Copying or unpacking may have left them readable by
/// others.
struct DataModes {
    private var open: [String] = []

    /// Makes the directory of the database at `path` private, and returns the paths in it that others can still read.
    ///
    /// The mode of a directory that has other files too, such as a home directory, is not changed.
    static func close(_ path: String) -> [String] {
        let database = URL(fileURLWithPath: path), directory = database.deletingLastPathComponent().path
        let names = Self.names(in: directory), files = names.filter { $0 == DataDirectory.lock || $0.hasPrefix(database.lastPathComponent) }
        let directories = names.filter(DataDirectory.directories.contains)
        var modes = DataModes()
        for file in files { modes.close(directory + "/" + file) }
        for name in directories {
            modes.close(directory + "/" + name)
            for file in Self.names(in: directory + "/" + name) { modes.close(directory + "/" + name + "/" + file) }
        }
        guard names.allSatisfy({ files.contains($0) || directories.contains($0) || $0 == "lost+found" }) else {
            return isOpen(directory) ? [directory] + modes.open : []
        }
        let inside = modes.open
        modes.open = []
        modes.close(directory)
        return modes.open.isEmpty ? [] : modes.open + inside
    }

    private mutating func close(_ path: String) {
        guard Self.isOpen(path), let status = Self.status(path) else { return }
        // The target of a link may belong to anyone.
        if status.st_uid == geteuid(), !Self.isLink(path) { chmod(path, Self.isDirectory(status) ? 0o700 : 0o600) }
        // Some volumes report success and change nothing.
        if Self.isOpen(path) { open.append(path) }
    }

    private static func isOpen(_ path: String) -> Bool { status(path).map { $0.st_mode & 0o077 != 0 } ?? false }

    private static func isLink(_ path: String) -> Bool {
        var found = stat()
        return lstat(path, &found) == 0 && found.st_mode & S_IFMT == S_IFLNK
    }

    private static func isDirectory(_ status: stat) -> Bool { status.st_mode & S_IFMT == S_IFDIR }

    private static func status(_ path: String) -> stat? {
        var found = stat()
        return stat(path, &found) == 0 ? found : nil
    }

    private static func names(in directory: String) -> [String] { ((try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []).sorted() }
}
