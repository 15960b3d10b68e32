import Foundation

/// A directory in which a server keeps its database, and the names that it keeps there.
public struct DataDirectory: Sendable {
    /// The database. SQLite's files beside it, snapshots and what a restore keeps have names that begin with it.
    public static let database = "penny.sqlite"
    /// The file that the one server of the directory holds.
    public static let lock = "penny.lock"
    /// Directories with the other files of the server.
    public static let directories: Set = ["backups", "tiles", "tls", "transfers"]

    /// The directory.
    public let path: String

    public init(_ path: String) { self.path = path }

    /// Whether a name is one that Penny keeps in a data directory, in any way that some file system takes for the same name.
    public static func keeps(_ name: String) -> Bool {
        let name = folded(name)
        return name.hasPrefix(database) || name == lock || directories.contains(name)
    }

    /// The data directory that a file belongs to, whether the file is there or not; nil for a file of nobody.
    ///
    /// - Parameters:
    ///   - folder: the directory of the file, without links.
    ///   - known: data directories of which it may be; others are known by their `penny.lock`.
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

    /// What Penny keeps in it, as paths.
    private func files() -> [String] {
        func names(_ path: String) -> [String] { (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] }
        return names(path).filter(Self.keeps).flatMap { name in
            let path = "\(path)/\(name)"
            return [path] + (Self.directories.contains(name) ? names(path).map { "\(path)/\($0)" } : [])
        }
    }

    /// A name as file systems compare it that tell neither case nor what cannot be seen, and drop dots and spaces at the end.
    private static func folded(_ name: String) -> String {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: name.precomposedStringWithCompatibilityMapping.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint })
        while let last = text.last, last == "." || last == " " { text.removeLast() }
        return String(text).uppercased().lowercased()
    }
}
