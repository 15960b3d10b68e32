import Bookkeeping
import Foundation
import Testing

@testable import Storage

struct DatabaseFilesTests {
    let sample: Sample

    init() throws {
        sample = try Sample()
        try sample.add(sample.expense("Tea"))
    }

    private func write(_ number: Int, _ store: Store? = nil) throws {
        _ = try (store ?? sample.store).write(sample.book) { try $0.add(Sample.id(number), sample.expense("Bus"), at: Sample.now) }
    }

    private func count() throws -> Int { try sample.store.read(sample.book) { try $0.recordCount() } }

    private func isReplaced(_ body: () throws -> Void) -> Bool {
        do {
            try body()
            return false
        } catch StoreError.replaced {
            return true
        } catch {
            return false
        }
    }

    @Test(arguments: ["", "-wal", "-shm"], ["moved", "deleted", "replaced"])
    func `a write is refused as soon as a file of the database is no longer the one that was opened`(suffix: String, how: String) throws {
        let file = sample.path + suffix, aside = sample.directory + "/aside"
        switch how {
        case "moved": #expect(rename(file, aside) == 0)
        case "deleted": #expect(link(file, aside) == 0 && unlink(file) == 0)
        default:
            try FileManager.default.copyItem(atPath: file, toPath: aside + "-copy")
            #expect(rename(file, aside) == 0 && rename(aside + "-copy", file) == 0)
        }
        #expect(isReplaced { try write(2_000) })
        #expect(sample.store.replacement?.contains(file) == true)
        #expect(isReplaced { _ = try count() } == (suffix == ""), "a page may show what is there, but of one database only")
        #expect(isReplaced { try sample.store.snapshot { _ = try count() } } == (suffix == ""))
        #expect(isReplaced { try sample.store.backup(to: sample.directory + "/copy") } == (suffix == ""))

        #expect(rename(aside, file) == 0)
        #expect(sample.store.replacement == nil)
        try write(2_001)
        #expect(try count() == 2)
    }

    @Test func `what is written while the file is taken away is not said to be saved`() throws {
        let isRefused = isReplaced {
            try sample.store.write(sample.book) { editor in
                _ = try editor.add(Sample.id(2_000), sample.expense("Bus"), at: Sample.now)
                _ = rename(sample.path, sample.directory + "/aside")
            }
        }
        #expect(isRefused)
        #expect(rename(sample.directory + "/aside", sample.path) == 0)
    }

    @Test func `a store that ends without its file keeps what it held, and leaves no log for another database`() throws {
        let other = try Sample()
        try other.store.close()
        try write(2_000)
        #expect(unlink(sample.path) == 0)
        try FileManager.default.copyItem(atPath: other.path, toPath: sample.path)
        let rescued = try #require(try sample.store.close())
        #expect(rescued == sample.path + ".rescued")
        #expect(!FileManager.default.fileExists(atPath: sample.path + "-wal"))
        let kept = try Store(at: rescued, exclusive: false), present = try Store(at: sample.path, exclusive: false)
        #expect(try kept.read(sample.book) { try $0.recordCount() } == 2)
        #expect(try present.read(other.book) { try $0.recordCount() } == 0)
        #expect(try kept.check() == [] && present.check() == [])
        try kept.close()
        try present.close()
    }

    @Test func `the log of another database is kept when a store ends`() throws {
        for suffix in ["", "-wal", "-shm"] { #expect(rename(sample.path + suffix, sample.directory + "/aside" + suffix) == 0) }
        try Data("another database's".utf8).write(to: URL(fileURLWithPath: sample.path + "-wal"))
        #expect(try sample.store.close() == sample.path + ".rescued")
        #expect(try String(contentsOfFile: sample.path + "-wal", encoding: .utf8) == "another database's")
    }

    @Test func `a store that ends as it should rescues nothing`() throws {
        #expect(try sample.store.close() == nil)
        #expect(!FileManager.default.fileExists(atPath: sample.path + ".rescued"))
    }
}
