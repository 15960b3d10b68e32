import Bookkeeping
import Foundation
import Language
import Testing
import Validation

@testable import Views

/// A sentence that no page and no message shows would be kept in three languages for nothing.
@Suite struct UnusedTextTests {
    /// The words of a file, and how they stand to each other.
    private struct Words {
        var counts: [String: Int] = [:]
        /// Words right behind a dot.
        var members: Set<String> = []
        /// Two words with a dot between.
        var pairs: Set<String> = []
        /// Words right behind a dot that no dot follows: values that are bound or passed on.
        var values: Set<String> = []

        init(_ text: String) {
            let bytes = Array(text.utf8), dot = UInt8(ascii: ".")
            var position = 0, last = "", lastEnd = -1
            while position < bytes.count {
                guard Self.isPartOfWord(bytes[position]) else {
                    position += 1
                    continue
                }
                let start = position
                while position < bytes.count, Self.isPartOfWord(bytes[position]) { position += 1 }
                let word = String(decoding: bytes[start..<position], as: UTF8.self)
                counts[word, default: 0] += 1
                if start > 0, bytes[start - 1] == dot {
                    members.insert(word)
                    if lastEnd == start - 1 { pairs.insert(last + "." + word) }
                    if position == bytes.count || bytes[position] != dot { values.insert(word) }
                }
                (last, lastEnd) = (word, position)
            }
        }

        private static func isPartOfWord(_ byte: UInt8) -> Bool {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
                UInt8(ascii: "_"):
                true
            default: false
            }
        }

        /// Whether the file may show a text: by its path, by its name where it has the texts of its kind, or where it extends them.
        func shows(_ name: String, of key: String, _ type: String, path: String) -> Bool {
            pairs.contains(path) || values.contains(key) && members.contains(name) || counts[type] != nil && counts[name] != nil
        }
    }

    private static func names(declaredIn file: SourceTree.File) -> [String] {
        // A long list of names goes on in further lines.
        let declaration = #/\n {4}(?:package |private )?let (\w+(?:,\s+\w+)*): /#
        return file.code.joined(separator: "\n").matches(of: declaration).flatMap { $0.output.1.matches(of: /\w+/).map { String($0.output) } }
    }

    @Test func `every text is named where pages and messages are made`() throws {
        let swift = ArchitectureTests.sources, folder = "Sources/Language/"
        let all = try #require(swift.first { $0.path == folder + "Texts.swift" })
        let keys = all.code.compactMap { $0.wholeMatch(of: #/ {4}package let (\w+): (\w+Texts)/#)?.output }
        #expect(keys.count > 30)
        var files: [String: Words] = [:]
        for file in swift where file.path != all.path { files[file.path] = Words(file.code.joined(separator: "\n")) }
        for file in SourceTree.files("Views", ".mustache") { files[file.path] = Words(file.text) }
        var unused: [String] = []
        for (_, key, type) in keys {
            let path = "\(folder)\(type).swift"
            guard let file = swift.first(where: { $0.path == path }), let own = files[path] else { continue }
            let others = files.filter { $0.key != path }.values
            for name in Self.names(declaredIn: file) {
                // A declaration and three languages name it four times.
                if own.counts[name] ?? 0 > 4 { continue }
                let isShown = others.contains { $0.shows(name, of: String(key), String(type), path: "\(key).\(name)") }
                if !isShown { unused.append("\(type).\(name)") }
            }
        }
        #expect(unused == [])
    }
}
