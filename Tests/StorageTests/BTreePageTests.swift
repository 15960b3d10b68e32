import Foundation
import GRDB
import TestSupport
import Testing

@testable import Storage

/// Pages of real databases of all kinds, after many random changes.
struct BTreePageTests {
    @Test(arguments: [512, 1_024, 4_096, 65_536]) func `what is not in use can be overwritten, and SQLite finds all as it was`(size: Int) throws {
        let directory = try TemporaryDirectory()
        let path = directory.path + "/pages.sqlite"
        var generator = SeededRandom(seed: UInt64(size))
        let queue = try DatabaseQueue(path: path)
        try queue.writeWithoutTransaction { try $0.execute(sql: "PRAGMA page_size = \(size); VACUUM") }
        try queue.write { database in
            try database.execute(
                sql: """
                    CREATE TABLE a (id INTEGER PRIMARY KEY, text TEXT, number); CREATE INDEX a_text ON a (text, number);
                    CREATE TABLE b (text TEXT PRIMARY KEY, id INTEGER) WITHOUT ROWID; CREATE VIRTUAL TABLE c USING fts5 (text)
                    """)
            for _ in 0..<3_000 {
                let id = Int.random(in: 0..<900, using: &generator)
                let text = String(repeating: "text\(id) ", count: Int.random(in: 0..<(id % 50 == 0 ? 400 : 12), using: &generator))
                switch Int.random(in: 0..<4, using: &generator) {
                case 0: try database.execute(sql: "DELETE FROM a WHERE id = ?", arguments: [id])
                case 1: try database.execute(sql: "DELETE FROM b WHERE id = ?; INSERT INTO c VALUES (?)", arguments: [id, text])
                case 2: try database.execute(sql: "INSERT OR REPLACE INTO b VALUES (?, ?)", arguments: [text + "\(id)", id])
                default: try database.execute(sql: "INSERT OR REPLACE INTO a VALUES (?, ?, ?)", arguments: [id, text, -id * 1_000_003])
                }
            }
        }
        let before = try contents(queue)
        try queue.close()

        var bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path))), trees = 0, overwritten = 0
        for page in 1..<bytes.count / size {
            let range = page * size..<(page + 1) * size
            let layout = bytes[range].withUnsafeBytes { BTreePage($0, usable: size) }
            if layout == nil { #expect(!BTreePage.isLikely(bytes[range.lowerBound]), "page \(page + 1) of a tree is not accounted for") }
            guard let layout else { continue }
            trees += 1
            for unused in layout.unused {
                for place in unused where bytes[range.lowerBound + place] != 0xEE {
                    bytes[range.lowerBound + place] = 0xEE
                    overwritten += 1
                }
            }
        }
        #expect(trees >= 8)
        #expect(overwritten > size)
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        let again = try DatabaseQueue(path: path)
        #expect(try again.read { try String.fetchAll($0, sql: "PRAGMA integrity_check") } == ["ok"])
        #expect(try contents(again) == before)
    }

    private func contents(_ queue: DatabaseQueue) throws -> [String] {
        try queue.read { database in
            try ["a", "b", "c"].flatMap { table in
                try Row.fetchAll(database, sql: "SELECT * FROM \(table) ORDER BY 1").map { "\($0)" }
            }
        }
    }

    @Test func `damaged pages are read without a trap`() throws {
        var generator = SeededRandom(seed: 3)
        for _ in 0..<20_000 {
            var page = [UInt8](repeating: 0, count: 512)
            page[0] = [2, 5, 10, 13].randomElement(using: &generator) ?? 2
            for place in 1..<40 { page[place] = UInt8.random(in: 0...255, using: &generator) }
            for place in 40..<512 where Bool.random(using: &generator) { page[place] = UInt8.random(in: 0...255, using: &generator) }
            let layout = page.withUnsafeBytes { BTreePage($0, usable: 512) }
            #expect(layout?.unused.allSatisfy { 8 <= $0.lowerBound && $0.upperBound <= 512 } ?? true)
        }
    }
}
