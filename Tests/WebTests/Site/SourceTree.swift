import Foundation

/// The repository's own files.
enum SourceTree {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    struct File: Sendable {
        /// The path below the root, such as `Sources/Web/Routes.swift`.
        let path: String
        let text: String
        /// The lines without comments.
        let code: [String]

        init(path: String, text: String) {
            (self.path, self.text) = (path, text)
            code = text.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }.map(String.init)
        }
    }

    /// Returns the files below a directory with a file extension.
    static func files(_ folder: String, _ ending: String = ".swift") -> [File] {
        let top = root.appending(path: folder).path
        let names = FileManager.default.enumerator(atPath: top)?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(ending) }.sorted().compactMap { name in
            (try? String(contentsOfFile: "\(top)/\(name)", encoding: .utf8)).map { File(path: "\(folder)/\(name)", text: $0) }
        }
    }
}
