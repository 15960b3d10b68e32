import Bookkeeping
import Foundation
import Storage
import Testing

struct FullDiskTests {
    /// Mounts a small file system in memory; returns nil where that is not possible.
    private static func mount() -> String? {
        let path = NSTemporaryDirectory() + "penny-full-" + UUID().uuidString
        guard getuid() == 0, mkdir(path, 0o700) == 0 else { return nil }
        guard Glibc.mount("tmpfs", path, "tmpfs", 0, "size=3m") == 0 else {
            rmdir(path)
            return nil
        }
        return path
    }

    @Test func `a full disk refuses writes, reading goes on, and writing does when there is room`() throws {
        guard let directory = Self.mount() else { return }
        defer {
            umount(directory)
            rmdir(directory)
        }
        let account: Account.ID = Sample.id(3), food: Bookkeeping.Category.ID = Sample.id(4)
        let store = try Store(at: directory + "/penny.sqlite")
        defer { try? store.close() }
        let book = try Sample.addUser(
            "ada", Sample.id(2), account: account, food: food, travel: Sample.id(5), salary: Sample.id(6), to: store)
        let draft = Transaction.Draft(
            movement: .expense(account: account, category: food, amount: Money(minorUnits: 5, .eur)), date: .day("2026-03-10"),
            time: .midnight,
            title: "Tea")
        func add(_ number: Int) throws { _ = try store.write(book) { try $0.add(Sample.id(number), draft, at: Sample.now) } }
        try add(1_000)

        let filler = directory + "/filler"
        _ = FileManager.default.createFile(atPath: filler, contents: nil)
        let handle = try #require(FileHandle(forWritingAtPath: filler))
        for size in [65_536, 4_096] { while (try? handle.write(contentsOf: Data(count: size))) != nil {} }
        try handle.close()
        var refused = 0
        for number in 1_001..<1_400 where refused == 0 {
            do { try add(number) } catch StoreError.full { refused = number }
        }
        #expect(refused > 0)
        let count = try store.read(book) { try $0.recordCount() }
        #expect(count == refused - 1_000)
        #expect(try store.read(book) { try $0.records(RecordQuery(text: "tea")).records.count } == min(count, 50))

        try FileManager.default.removeItem(atPath: filler)
        try add(refused)
        #expect(try store.read(book) { try $0.recordCount() } == count + 1)
        #expect(try store.check().isEmpty)
    }
}
