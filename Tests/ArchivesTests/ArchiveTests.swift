import Archives
import Foundation
import TestSupport
import Testing

/// Writing and reading zip files, and refusing malicious ones.
final class ArchiveTests {
    let path = NSTemporaryDirectory() + "penny-archive-" + UUID().uuidString + ".zip"
    static let limits = ArchiveLimits(files: 100, bytes: 8 << 20, ratio: 200)

    deinit { try? FileManager.default.removeItem(atPath: path) }

    private func write(_ files: [(name: String, bytes: [UInt8])], packs: Bool = true) throws {
        _ = FileManager.default.createFile(atPath: path, contents: nil, attributes: [.posixPermissions: 0o600])
        var archive = try ArchiveWriter(at: path)
        for file in files {
            try archive.add(file.name, packs: packs) {
                var rest: [UInt8]? = file.bytes
                return {
                    defer { rest = nil }
                    return rest
                }
            }
        }
        try archive.finish()
    }

    private func read(_ limits: ArchiveLimits = ArchiveTests.limits, names: ArchiveNames = .plain) throws -> ArchiveReader {
        try ArchiveReader(at: path, limits: limits, names: names)
    }

    private func replace(_ old: String, by new: String) throws {
        var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
        while let range = bytes.range(of: Data(old.utf8)) { bytes.replaceSubrange(range, with: Data(new.utf8)) }
        try bytes.write(to: URL(fileURLWithPath: path))
    }

    @Test(arguments: [true, false]) func `what is written is read again, in the same order`(packs: Bool) throws {
        let large = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* $0 >> 7) }
        try write([("b.txt", Array("one\ntwo".utf8)), ("a/large", large), ("empty", [])], packs: packs)
        let archive = try read()
        #expect(archive.names == ["b.txt", "a/large", "empty"])
        #expect(try archive.bytes(of: "a/large", limit: 1 << 20) == large)
        #expect(try archive.bytes(of: "empty", limit: 0) == [])
        var lines: [String] = []
        try archive.lines(of: "b.txt", limit: 10) { lines.append("\($0) " + String(decoding: $1, as: UTF8.self)) }
        #expect(lines == ["1 one", "2 two"])
    }

    @Test func `the same files give the same bytes, and the file keeps its mode`() throws {
        let files = [("a", Array("text".utf8)), ("b", Array(repeating: UInt8(7), count: 10_000))]
        try write(files)
        let first = try Data(contentsOf: URL(fileURLWithPath: path))
        try FileManager.default.removeItem(atPath: path)
        try write(files)
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == first)
        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        #expect(mode == 0o600)
    }

    @Test func `what a file throws comes out, and nothing is left`() throws {
        struct Broken: Error {}
        _ = FileManager.default.createFile(atPath: path, contents: nil)
        var archive = try ArchiveWriter(at: path)
        try archive.add("a") { throw Broken() }
        #expect(throws: Broken.self) { try archive.finish() }
        let directory = URL(fileURLWithPath: path).deletingLastPathComponent().path, name = URL(fileURLWithPath: path).lastPathComponent
        #expect(try FileManager.default.contentsOfDirectory(atPath: directory).filter { $0.hasPrefix(name) } == [name])
    }

    @Test func `a disk that cannot be written to is told`() {
        #expect(throws: ArchiveError.notWritten) {
            var archive = try ArchiveWriter(at: "/nonexistent/a.zip")
            try archive.add("a") { { nil } }
            try archive.finish()
        }
    }

    @Test(arguments: [
        "../aaa", "/aa/aa", "aa/../a", "aa//aa", "aa\\aaa", "aa/.aa", "aa/aa/", "aa aaa", "C:aaaa", "aa\u{7}aaa", "äaaaa",
    ])
    func `a name that leads elsewhere is refused`(name: String) throws {
        try writeNamed(name)
        #expect(throws: ArchiveError.badName) { try read() }
    }

    @Test(arguments: [
        "aa aaa", "Auszüge/März 2026.csv", "明细.csv", "aa\\aaa", "aa/.aa", "a ..b", "(1) [x] & y.csv", "👩‍👧.csv",
    ])
    func `names of other programs are read where they are asked for`(name: String) throws {
        try writeNamed(name)
        #expect(try read(names: .foreign).names == [name])
        #expect(throws: ArchiveError.badName) { try read() }
    }

    @Test(arguments: [
        "../aaa", "/aa/aa", "aa/../a", "aa//aa", "aa/./a", "..\\aaa", "\\aaaa", "aa\\..\\a", "C:aaaa", "C:\\aaa", "..", ".", "/", "aa\u{7F}aa",
        "aa\nbb", "aa\u{202E}gpj", "aa\u{2028}a", "aa\u{85}a",
    ])
    func `a name that leads elsewhere or cannot be shown is refused there, too`(name: String) throws {
        try writeNamed(name)
        #expect(throws: ArchiveError.badName) { try read(names: .foreign) }
    }

    @Test func `folders are left out of what other programs write`() throws {
        try write([("qqqq", []), ("aaa/b c", [1])])
        try replace("qqqq", by: "aaa/")
        #expect(try read(names: .foreign).names == ["aaa/b c"])
    }

    @Test func `a name in code page 437 is read`() throws {
        try write([("MQrz", [1])])
        let path = URL(fileURLWithPath: path), bytes = try Data(contentsOf: path)
        try Data(bytes.map { $0 == UInt8(ascii: "Q") ? 0x84 : $0 }).write(to: path)
        #expect(try read(names: .foreign).names == ["März"])
    }

    /// Writes an archive with a file whose name libzip would refuse or change.
    private func writeNamed(_ name: String) throws {
        let placeholder = String(repeating: "q", count: name.utf8.count)
        try write([(placeholder, [1])])
        try replace(placeholder, by: name)
    }

    @Test func `a name that is there twice is refused`() throws {
        try write([("aaa", [1]), ("bbb", [2])])
        try replace("bbb", by: "aaa")
        #expect(throws: ArchiveError.self) { try read() }
    }

    @Test func `a bomb is seen before it goes off`() throws {
        try write([("bomb", [UInt8](repeating: 0, count: 4 << 20))])
        #expect(throws: ArchiveError.bomb("bomb")) { try read() }
        #expect(throws: ArchiveError.tooLarge("bomb")) { try read(ArchiveLimits(files: 10, bytes: 1 << 20, ratio: 10_000)) }
        #expect(try read(ArchiveLimits(files: 10, bytes: 8 << 20, ratio: 10_000)).size(of: "bomb") == 4 << 20)
    }

    @Test func `a file that unpacks to more than it says is damaged`() throws {
        try write([("bomb", [UInt8](repeating: 0, count: 4 << 20))])
        var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
        // The size is in the central directory: 24 bytes into the entry, which begins with PK 1 2.
        let entry = try #require(bytes.range(of: Data([0x50, 0x4B, 1, 2])))
        bytes.replaceSubrange((entry.lowerBound + 24)..<(entry.lowerBound + 28), with: [0, 1, 0, 0])
        try bytes.write(to: URL(fileURLWithPath: path))
        #expect(throws: ArchiveError.self) { try read().bytes(of: "bomb", limit: 1 << 20) }
    }

    @Test func `the sum of all files is bounded, and their number`() throws {
        try write((0..<11).map { ("file\($0)", (0..<100_000).map { _ in UInt8.random(in: 0...255) }) })
        #expect(throws: ArchiveError.tooLarge("file10")) { try read(ArchiveLimits(files: 20, bytes: 1_050_000, ratio: 10)) }
        #expect(throws: ArchiveError.tooManyFiles) { try read(ArchiveLimits(files: 10, bytes: 8 << 20, ratio: 10)) }
    }

    @Test func `a directory that claims its number of files with 64 bits is not looked at`() throws {
        try write([("a", [1])])
        var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
        let end = try #require(bytes.range(of: Data([0x50, 0x4B, 5, 6])))
        bytes.insert(contentsOf: [0x50, 0x4B, 6, 7] + [UInt8](repeating: 0, count: 16), at: end.lowerBound)
        try bytes.write(to: URL(fileURLWithPath: path))
        #expect(throws: ArchiveError.notAnArchive) { try read() }
    }

    @Test func `a changed byte of the contents fails the checksum`() throws {
        try write([("a", Array("Hello, hello, hello".utf8))], packs: false)
        try replace("Hello,", by: "Jello,")
        #expect(throws: ArchiveError.damaged("a")) { try read().bytes(of: "a", limit: 100) }
    }

    @Test func `a long line is refused`() throws {
        try write([("a", [UInt8](repeating: 65, count: 200_000))])
        #expect(throws: ArchiveError.tooLarge("a")) { try read().lines(of: "a", limit: 100_000) { _, _ in } }
    }

    @Test func `a file cut off anywhere is refused without a trap`() throws {
        try write([("a", Array("some text that is packed".utf8)), ("b", [1, 2, 3])])
        let whole = try Data(contentsOf: URL(fileURLWithPath: path))
        for count in 0..<whole.count {
            try whole.prefix(count).write(to: URL(fileURLWithPath: path))
            #expect(throws: ArchiveError.notAnArchive) { try read() }
        }
    }

    @Test func `two thousand changed bytes never trap and never give more than is allowed`() throws {
        try write([("a", Array("some text that is packed".utf8)), ("b", [UInt8](repeating: 9, count: 5_000))])
        let whole = try Data(contentsOf: URL(fileURLWithPath: path))
        var random = SeededRandom.ofRun()
        for _ in 0..<2_000 {
            var bytes = whole
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                bytes[Int.random(in: 0..<bytes.count, using: &random)] = .random(in: 0...255, using: &random)
            }
            try bytes.write(to: URL(fileURLWithPath: path))
            do {
                let archive = try read()
                for name in archive.names { _ = try archive.bytes(of: name, limit: 8 << 20) }
            } catch is ArchiveError {
                continue
            }
        }
    }
}
