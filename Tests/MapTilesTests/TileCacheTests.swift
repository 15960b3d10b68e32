import Foundation
import TestSupport
import Testing

@testable import MapTiles

struct TileCacheTests {
    /// Returns a server whose tiles take 12 kB on the disk each.
    static func server() throws -> TileServer { try TileServer { _ in Sample.answer(Sample.png(bytes: 10_000)) } }
    static let size = 12_288

    @Test func `the least recently used tiles go first`() throws {
        let server = try Self.server(), layer = try server.layer { $0.cacheSize = Self.size * 10 }
        for x in 0..<10 { _ = try layer.picture(tile(5, x, 0)) }
        #expect(layer.cachedSize == Self.size * 10)
        // The first tile is used again, so that the second and third are evicted, which makes a tenth more room than needed.
        _ = try layer.picture(tile(5, 0, 0))
        _ = try layer.picture(tile(5, 10, 0))
        #expect(server.paths.count == 11)
        #expect(layer.cachedSize == Self.size * 9)
        #expect(!server.files.contains("5-1-0") && !server.files.contains("5-2-0"))
        #expect(server.files.contains("5-0-0") && server.files.contains("5-3-0") && server.files.contains("5-10-0"))
    }

    @Test func `the size on the disk never passes its limit`() throws {
        let server = try Self.server(), layer = try server.layer { $0.cacheSize = 100_000 }
        for x in 0..<60 {
            _ = try layer.picture(tile(7, x, 0))
            #expect(layer.cachedSize <= 100_000)
        }
        let sizes = try server.files.map {
            try FileManager.default.attributesOfItem(atPath: server.cacheDirectory + "/" + $0)[.size] as? Int ?? 0
        }
        #expect(sizes.reduce(0, +) <= 100_000)
        #expect(server.files.count > 5)
    }

    @Test func `a cache of no size keeps nothing`() throws {
        let server = try Self.server(), layer = try server.layer { $0.cacheSize = 0 }
        for _ in 1...2 { _ = try layer.picture(tile(5, 0, 0)) }
        #expect(server.paths.count == 2)
        #expect(server.files == ["source"])
    }

    @Test func `tiles outlive a restart, and so does their order`() throws {
        let server = try Self.server()
        let first = try server.layer { $0.cacheSize = Self.size * 10 }
        for x in 0..<10 {
            _ = try first.picture(tile(5, x, 0))
            server.advance(7_200)
        }
        _ = try first.picture(tile(5, 0, 0))
        let second = try server.layer { $0.cacheSize = Self.size * 10 }
        #expect(second.cachedSize == Self.size * 10)
        for x in 0..<10 where x != 4 { _ = try second.picture(tile(5, x, 0)) }
        #expect(server.paths.count == 10)
        let third = try server.layer { $0.cacheSize = Self.size * 2 }
        #expect(third.cachedSize <= Self.size * 2)
        #expect(!server.files.contains("5-4-0"))
    }

    @Test func `the order of use is noted at most once an hour`() throws {
        let server = try Self.server(), layer = try server.layer()
        func used() throws -> Int {
            var status = stat()
            try #require(lstat(server.cacheDirectory + "/5-0-0", &status) == 0)
            return Int(status.st_mtim.tv_sec)
        }
        _ = try layer.picture(tile(5, 0, 0))
        let first = try used()
        server.advance(3_599)
        _ = try layer.picture(tile(5, 0, 0))
        #expect(try used() == first)
        server.advance(1)
        _ = try layer.picture(tile(5, 0, 0))
        #expect(try used() == first + 3_600)
    }

    @Test func `tiles of another server are not shown as its own`() throws {
        let server = try Self.server()
        _ = try server.layer().picture(tile(5, 0, 0))
        _ = try server.layer("/other/{z}/{x}/{y}").picture(tile(5, 1, 0))
        #expect(server.files == ["5-1-0", "source"])
        #expect(server.paths == ["/5/0/0.png", "/other/5/1/0"])
    }

    @Test(arguments: [0, 1, 15, 16, 5_000, 9_999, 10_015])
    func `half a file, as after a power cut, is fetched again`(count: Int) throws {
        let server = try Self.server(), file = server.cacheDirectory + "/5-0-0"
        _ = try server.layer().picture(tile(5, 0, 0))
        let whole = try Data(contentsOf: URL(fileURLWithPath: file))
        #expect(whole.count == 10_016)
        try whole.prefix(count).write(to: URL(fileURLWithPath: file))
        #expect(try server.layer().picture(tile(5, 0, 0)).bytes.count == 10_000)
        #expect(server.paths.count == 2)
        // A file of the right length full of zeros, as some file systems leave it.
        try Data(repeating: 0, count: whole.count).write(to: URL(fileURLWithPath: file))
        #expect(try server.layer().picture(tile(5, 0, 0)).bytes.count == 10_000)
        #expect(server.paths.count == 3)
        // A file with a hole in the middle.
        try (whole.prefix(4_096) + Data(repeating: 0, count: 4_096) + whole.dropFirst(8_192)).write(
            to: URL(fileURLWithPath: file))
        #expect(try server.layer().picture(tile(5, 0, 0)).bytes.last == 7)
        #expect(server.paths.count == 4)
    }

    @Test func `what a crash left is removed, and what is not ours stays`() throws {
        let server = try Self.server()
        _ = try server.layer().picture(tile(5, 0, 0))
        for name in ["5-9-9.new", "source.new", "notes.txt", "5-0", "99-0-0"] {
            try Data("x".utf8).write(to: URL(fileURLWithPath: server.cacheDirectory + "/" + name))
        }
        try FileManager.default.createSymbolicLink(atPath: server.cacheDirectory + "/5-3-3", withDestinationPath: "/etc/passwd")
        _ = try server.layer().picture(tile(5, 0, 0))
        #expect(server.files == ["5-0", "5-0-0", "99-0-0", "notes.txt", "source"])
        #expect(server.paths.count == 1)
    }

    @Test func `files are for their owner only`() throws {
        let server = try Self.server()
        _ = try server.layer().picture(tile(5, 0, 0))
        for (name, mode) in [("", 0o700), ("/5-0-0", 0o600), ("/source", 0o600)] {
            let attributes = try FileManager.default.attributesOfItem(atPath: server.cacheDirectory + name)
            #expect(attributes[.posixPermissions] as? Int == mode, "\(name)")
        }
    }

    @Test func `a directory that cannot be written does not keep tiles from being shown`() throws {
        let server = try Self.server()
        try Data().write(to: URL(fileURLWithPath: server.cacheDirectory))
        let layer = try server.layer()
        for _ in 1...2 { #expect(try layer.picture(tile(5, 0, 0)).bytes.count == 10_000) }
        #expect(server.paths.count == 2)
    }
}
