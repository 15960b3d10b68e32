import Foundation
import TestSupport
import Testing

/// Folders of a module are rooms: a room that names types of another one cannot be read, moved or compiled without it. `arrows.txt` lists, for each folder, the
/// folders of its module whose types it names. The list may only shrink, so that modules fall apart where they can.
///
/// `PENNY_GOLDEN=write swift test --filter ArrowTests` writes the list anew, without arrows that are gone; a new arrow is written by hand, with a reason in
/// the commit.
@Suite struct ArrowTests {
    private static let list = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "arrows.txt")
    private static var declaration: Regex<(Substring, Substring)> {
        #/^(?:(?:public|package|private|fileprivate|final|indirect|@\w+(?:\([^)]*\))?) )*(?:struct|class|enum|protocol|actor) (\w+)/#
    }

    /// A file with its module and its folder there: `Sources/Storage` and `Ledger`; `.` for the files beside the folders.
    private struct Placed {
        let module, folder: String
        let code: [String]

        init(_ file: SourceTree.File) {
            let parts = file.path.split(separator: "/"), depth = parts.first == "Views" ? 1 : 2
            module = parts.prefix(depth).joined(separator: "/")
            folder = parts.count > depth + 1 ? String(parts.dropFirst(depth).first ?? "") : "."
            code = file.code
        }

        /// The names that begin with a capital letter.
        var names: Set<Substring> {
            Set(code.lazy.flatMap { $0.split { !($0.isLetter || $0.isNumber || $0 == "_") } }.filter { $0.first?.isUppercase == true })
        }
    }

    /// The folders whose types each folder names, by `module/folder`.
    private static func arrows(_ files: [SourceTree.File]) -> [String: Set<String>] {
        let declaration = Self.declaration
        var arrows: [String: Set<String>] = [:]
        for (module, files) in Dictionary(grouping: files.map(Placed.init), by: \.module) where Set(files.map(\.folder)).count > 1 {
            var places: [Substring: String] = [:]
            for file in files {
                for line in file.code { if let match = line.prefixMatch(of: declaration) { places[match.output.1] = file.folder } }
            }
            for file in files {
                let others = file.names.compactMap { places[$0] }.filter { $0 != file.folder }
                if !others.isEmpty { arrows["\(module)/\(file.folder)", default: []].formUnion(others) }
            }
        }
        return arrows
    }

    private static func written() throws -> [String: Set<String>] {
        let lines = try String(contentsOf: list, encoding: .utf8).split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
        return Dictionary(lines.compactMap { words in words.first.map { ($0, Set(words.dropFirst())) } }) { first, _ in first }
    }

    @Test func `a folder names no further folder of its module`() throws {
        let now = Self.arrows(ArchitectureTests.sources), before = try Self.written()
        #expect(now.count > 100)
        if Golden.isWriting {
            let kept = now.map { folder, others in "\(folder) \(others.intersection(before[folder] ?? []).sorted().joined(separator: " "))\n" }
            return try Data(kept.filter { $0.contains(#/ \S/#) }.sorted().joined().utf8).write(to: Self.list)
        }
        let new = now.flatMap { folder, others in others.subtracting(before[folder] ?? []).map { "\(folder) now needs \($0)." } }
        let gone = before.flatMap { folder, others in others.subtracting(now[folder] ?? []).map { "\(folder) needs \($0) no more." } }
        #expect(new.sorted() == [], "Put the type where it is needed, or write the arrow in arrows.txt.")
        #expect(gone.sorted() == [], "Write the list anew.")
    }

    @Test func `an arrow goes from the folder that names a type to its own`() {
        func file(_ path: String, _ text: String) -> SourceTree.File { SourceTree.File(path: path, text: text) }
        let found = Self.arrows([
            file("Sources/A/One/First.swift", "public struct First {\n    let second: [Second]\n}"),
            file("Sources/A/Two/Second.swift", "enum Second {}"),
            file("Sources/A/Top.swift", "// Third\nfinal class Top {}"), file("Sources/A/Two/Third.swift", "struct Third { let top: Top }"),
            file("Sources/B/One/Other.swift", "let other = First()"), file("Sources/B/Other.swift", "struct Some {}"),
        ])
        #expect(found == ["Sources/A/One": ["Two"], "Sources/A/Two": ["."]])
    }
}
