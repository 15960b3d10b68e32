import Foundation
import LoadSupport
import Synchronization
import TestSupport
import Testing

extension PennyTests {
    @Suite struct TileTests {
        static func arguments(_ server: LoopbackServer) -> [String] {
            ["--tiles-url", server.origin + "/{z}/{x}/{y}.png", "--tiles-attribution", "© Test"]
        }

        static let png =
            [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] as [UInt8] + Array("IHDR".utf8) + [1, 2, 3]

        @Test func `tiles lie beside the database, and outlive a restart`() throws {
            let data = try TemporaryDirectory(), visits = Mutex(0)
            let tiles = try LoopbackServer { _ in
                visits.withLock { $0 += 1 }
                return WireResponse(status: 200, body: Self.png)
            }
            let server = try PennyServer(data: data.path, arguments: Self.arguments(tiles))
            let session = try server.signUp()
            #expect(visits.withLock { $0 } == 0)
            #expect(!FileManager.default.fileExists(atPath: data.file("tiles").path), "Nothing is made before the first tile.")
            #expect(try session.send(WireRequest("GET", "/map/tiles/3/1/2")).body == Self.png)
            #expect(try server.program.terminate() == .status(0))
            let next = try PennyServer(data: data.path, arguments: Self.arguments(tiles))
            #expect(try next.session(continuing: session).send(WireRequest("GET", "/map/tiles/3/1/2")).body == Self.png)
            #expect(try next.program.terminate() == .status(0))
            #expect(visits.withLock { $0 } == 1)
            #expect(try FileManager.default.contentsOfDirectory(atPath: data.file("tiles").path).sorted() == ["3-1-2", "source"])
        }

        @Test func `a tile server that does not answer keeps the server neither from its visitors nor from stopping`() throws {
            let data = try TemporaryDirectory(), visits = Mutex(0)
            let tiles = try LoopbackServer(serving: { _, connection in
                visits.withLock { $0 += 1 }
                _ = try connection.readToEnd()
            })
            let server = try PennyServer(data: data.path, arguments: Self.arguments(tiles) + ["--threads", "1"])
            let session = try server.signUp()
            for x in 0..<12 {
                let cookies = session.cookies
                Thread.detachNewThread {
                    let visitor = server.session()
                    visitor.cookies = cookies
                    _ = try? visitor.send(WireRequest("GET", "/map/tiles/9/\(x)/1"))
                }
            }
            _ = try Deadline(seconds: 10).wait(for: "fetches") { visits.withLock { $0 } == 4 ? true : nil }
            try session.addExpense("Meanwhile", "3")
            #expect(try session.get("/records").text.contains("Meanwhile"))
            #expect(visits.withLock { $0 } == 4, "All of this was while the tiles were waited for.")
            let begin = ContinuousClock.now
            #expect(try server.program.terminate() == .status(0))
            #expect(begin.duration(to: .now) < .seconds(6))
            withExtendedLifetime(tiles) {}
        }
    }
}
