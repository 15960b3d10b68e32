import Foundation
import GRDB
import Testing

@testable import Storage

struct BackupSealTests {
    let sample: Sample
    let backup: String

    init() throws {
        sample = try Sample()
        try sample.add(sample.expense("Tea", hashtags: ["a"]))
        backup = sample.directory + "/backup.sqlite"
        try sample.store.backup(to: backup)
    }

    private func bytes(_ path: String) throws -> Data { try Data(contentsOf: URL(fileURLWithPath: path)) }

    private func flip(_ bit: Int, of path: String) throws {
        let file = try FileHandle(forUpdating: URL(fileURLWithPath: path)), offset = UInt64(bit / 8)
        try file.seek(toOffset: offset)
        let byte = try #require(try file.read(upToCount: 1)?.first)
        try file.seek(toOffset: offset)
        try file.write(contentsOf: Data([byte ^ (1 << UInt8(bit % 8))]))
        try file.close()
    }

    @Test func `a backup is a database with its checksum in the last line`() throws {
        #expect(try BackupSeal.check(backup) == .whole)
        let line = try #require(
            String(decoding: try bytes(backup).suffix(118), as: UTF8.self).wholeMatch(
                of: /Penny backup, SHA-256 of the bytes before this line: [0-9a-f]{64}\n/))
        #expect(line.output.utf8.count == 118)
        #expect(try Store.check(backup: backup) == ([], true))
        let queue = try DatabaseQueue(path: backup)
        #expect(try queue.read { try String.fetchAll($0, sql: "PRAGMA integrity_check") } == ["ok"])
        try queue.close()
        #expect(try BackupSeal.check(backup) == .whole, "whoever only reads it changes nothing")
    }

    @Test func `every flipped bit of a backup is found`() throws {
        let size = try bytes(backup).count * 8
        // All bits of the head, all of the seal, and 400 distributed over the file.
        let bits = Array(0..<800) + Array((size - 118 * 8)..<size) + stride(from: 0, to: size, by: size / 400 | 1)
        for bit in bits {
            try flip(bit, of: backup)
            let state = try? BackupSeal.check(backup)
            #expect(state == nil, "bit \(bit) of \(size)")
            try flip(bit, of: backup)
        }
        #expect(try BackupSeal.check(backup) == .whole)
    }

    @Test func `a backup with a flipped bit is neither restored nor called whole`() throws {
        let shelf = sample.store.backups, kept = try shelf.add(sample.store, at: Sample.now)
        #expect(kept.state == .whole)
        // In the middle of an unused page, which a check of the database does not read.
        let free = try #require(try bytes(backup).firstRange(of: Data(count: 600))).lowerBound + 300
        for path in [backup, kept.path] { try flip(free * 8, of: path) }
        try sample.store.close()
        let queue = try DatabaseQueue(path: backup)
        #expect(try queue.read { try String.fetchAll($0, sql: "PRAGMA integrity_check") } == ["ok"])
        try queue.close()
        let before = try bytes(sample.path)
        #expect(throws: StoreError.damaged("its SHA-256 checksum does not match")) { try Store.restore(from: backup, to: sample.path) }
        #expect(try bytes(sample.path) == before)
        #expect(try Store.check(backup: backup).problems == ["The file is damaged: its SHA-256 checksum does not match."])
        #expect(kept.state == .damaged("its SHA-256 checksum does not match"))
        #expect(shelf.backups() == [kept])
    }

    @Test(arguments: [1, 64, 117, 119, 4_096, 5_000])
    func `a backup that was cut short is refused`(bytes count: Int) throws {
        try bytes(backup).dropLast(count).write(to: URL(fileURLWithPath: backup))
        #expect(throws: StoreError.self) { try BackupSeal.check(backup) }
    }

    @Test func `a backup without a checksum is restored, and that is told`() throws {
        try bytes(backup).dropLast(118).write(to: URL(fileURLWithPath: backup))
        #expect(try Store.check(backup: backup) == ([], false))
        try sample.store.close()
        #expect(try Store.restore(from: backup, to: sample.path) == false)
        let again = try Store(at: sample.path)
        try again.backup(to: backup, replacing: true)
        try again.close()
        #expect(try Store.restore(from: backup, to: sample.path))
    }

    @Test func `a backup that was put in the place of a database loses its seal before it changes`() throws {
        try sample.store.close()
        try bytes(backup).write(to: URL(fileURLWithPath: sample.path))
        let store = try Store(at: sample.path)
        #expect(try store.check() == [])
        try store.close()
        #expect(try BackupSeal.check(sample.path) == .none)
    }

    @Test func `each restore keeps the database that it replaces`() throws {
        try sample.store.close()
        for _ in 0..<3 { try Store.restore(from: backup, to: sample.path) }
        for name in ["", "-2", "-3"] { #expect(FileManager.default.fileExists(atPath: sample.path + ".before-restore" + name)) }
        #expect(try Store.check(backup: sample.path + ".before-restore").problems == [])
    }

    @Test func `a database that is a link is not restored over`() throws {
        try sample.store.close()
        let link = sample.directory + "/linked"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: sample.path)
        #expect(throws: (any Error).self) { try Store.restore(from: backup, to: link) }
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == sample.path)
    }
}
