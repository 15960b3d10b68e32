import Foundation

/// A server's data directory, and the names that Penny uses in it.
public struct DataDirectory: Sendable {
    /// The database. The names of SQLite's files beside it, of snapshots and of files kept by a restore begin with it.
    public static let database = "penny.sqlite"
    /// The file that the directory's only server locks.
    public static let lock = "penny.lock"
    /// Directories with the other files of the server.
    public static let directories: Set = ["backups", "tiles", "tls", "transfers"]

    /// The path of the directory.
    public let path: String

    public init(_ path: String) { self.path = path }

    /// Returns true if Penny uses a name in a data directory, in any spelling that some file system treats as the same name.
    public static func keeps(_ name: String) -> Bool {
        let name = folded(name)
        return name.hasPrefix(database) || name == lock || directories.contains(name)
    }

    /// Returns the data directory that a file belongs to, whether or not the file exists; nil for any other file.
    ///
    /// - Parameters:
    ///   - folder: the directory of the file, with links resolved.
    ///   - known: data directories to compare with; others are recognized by their `penny.lock`.
    static func owner(of name: String, in folder: String, known: [DataDirectory]) -> String? {
        if isOne(folder, known), keeps(name) { return folder }
        let own = known.flatMap { directory in
            directories.compactMap { name in FileIdentity("\(directory.path)/\(name)").map { ($0, directory.path) } }
        }
        var inner = folder
        while inner != "/" {
            let outer = (inner as NSString).deletingLastPathComponent, name = (inner as NSString).lastPathComponent
            if directories.contains(folded(name)), isOne(outer, known) { return outer }
            if let found = own.first(where: { $0.0 == FileIdentity(inner) }) { return found.1 }
            inner = outer
        }
        let path = "\(folder)/\(name)"
        guard let identity = FileIdentity(path) else { return nil }
        return known.first { $0.files().contains { FileIdentity($0) == identity } }?.path
    }

    private static func isOne(_ folder: String, _ known: [DataDirectory]) -> Bool {
        let identity = FileIdentity(folder)
        return known.contains { FileIdentity($0.path) == identity } || access("\(folder)/\(lock)", F_OK) == 0
    }

    /// Returns the paths of Penny's files in it.
    private func files() -> [String] {
        func names(_ path: String) -> [String] { (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] }
        return names(path).filter(Self.keeps).flatMap { name in
            let path = "\(path)/\(name)"
            return [path] + (Self.directories.contains(name) ? names(path).map { "\(path)/\($0)" } : [])
        }
    }

    /// Returns a name as file systems compare it that ignore case and invisible characters, and drop trailing dots and spaces.
    private static func folded(_ name: String) -> String {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: name.precomposedStringWithCompatibilityMapping.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint })
        while let last = text.last, last == "." || last == " " { text.removeLast() }
        return String(text).uppercased().lowercased()
    }
}
