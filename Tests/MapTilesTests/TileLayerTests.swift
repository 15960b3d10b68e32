import Synchronization
import TestSupport
import Testing

@testable import Fetching
@testable import MapTiles

struct TileLayerTests {
    @Test func `a tile is fetched once, and then comes from the disk`() throws {
        let server = try TileServer { _ in Sample.answer(Sample.png) }
        let layer = try server.layer()
        #expect(server.files == [])
        for _ in 1...3 { #expect(try layer.picture(tile(3, 1, 2)).bytes == Sample.png) }
        #expect(server.paths == ["/3/1/2.png"])
        #expect(server.files == ["3-1-2", "source"])
    }

    @Test func `the tile server learns which tile, and nothing about the household`() throws {
        let server = try TileServer { _ in WireResponse(status: 200, headers: [("Set-Cookie", "seen=1")], body: Sample.png) }
        let layer = try server.layer()
        for x in 0...1 { _ = try layer.picture(tile(3, x, 2)) }
        let host = server.origin.dropFirst("http://".count)
        for request in server.requests {
            #expect(request.headers.map { "\($0.name): \($0.value)" } == ["Host: \(host)", "User-Agent: Penny", "Accept: */*"])
        }
    }

    @Test(arguments: [
        ("image/png", Sample.jpeg, "image/jpeg"), ("text/html", Sample.webp, "image/webp"),
        ("image/svg+xml", Sample.png, "image/png"),
    ])
    func `the type is what the bytes say`(claimed: String, body: [UInt8], type: String) throws {
        let server = try TileServer { _ in Sample.answer(body, type: claimed) }
        #expect(try server.layer().picture(tile(0, 0, 0)).format.rawValue == type)
    }

    @Test(arguments: [
        (WireResponse(status: 404), TileFailure.absent), (WireResponse(status: 410), .absent),
        (WireResponse(status: 204), .absent),
        (WireResponse(status: 200), .absent), (WireResponse(status: 500), .notFetched(.status(500))),
        (WireResponse(status: 429), .notFetched(.status(429))), (WireResponse(status: 403), .notFetched(.status(403))),
        (Sample.answer(Array("<html>Sign in to the hotel</html>".utf8)), .notAPicture),
        (Sample.answer(Array("<svg onload='alert(1)'/>".utf8), type: "image/svg+xml"), .notAPicture),
        (Sample.answer(Sample.png(bytes: 2_001)), .notFetched(.tooLarge)),
        (WireResponse(status: 302, headers: [("Location", "/elsewhere.png")]), .notFetched(.tooManyRedirects)),
        (WireResponse(status: 302, headers: [("Location", "http://192.168.1.1/admin")]), .notFetched(.tooManyRedirects)),
    ])
    func `what goes wrong is told, kept from the disk, and not asked for again at once`(
        answer: WireResponse, failure: TileFailure
    ) throws {
        let server = try TileServer { _ in answer }
        let layer = try server.layer { $0.tileSize = 2_000 }
        for _ in 1...3 { #expect(throws: failure) { try layer.picture(tile(3, 1, 2)) } }
        #expect(server.paths.count == 1)
        server.advance(TileTroubles.pause - 1)
        #expect(throws: failure) { try layer.picture(tile(3, 1, 2)) }
        #expect(server.paths.count == 1)
        server.advance(failure == .absent ? TileTroubles.absence : 1)
        #expect(throws: failure) { try layer.picture(tile(3, 1, 2)) }
        #expect(server.paths.count == 2)
        #expect(server.files == ["source"])
    }

    @Test func `a server that falls silent is left`() throws {
        let server = try LoopbackServer(serving: { _, connection in
            try connection.write("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n")
            _ = try connection.readToEnd()
        })
        let directory = try TemporaryDirectory()
        let attribution = try #require(TileAttribution("© Test"))
        let source = try #require(TileSource(template: server.origin + "/{z}/{x}/{y}", attribution: attribution))
        var limits = TileLayer.Limits()
        limits.fetchTime = .milliseconds(200)
        let layer = TileLayer(source, directory: directory.path + "/tiles", limits: limits, clock: { 0 })
        #expect(throws: TileFailure.notFetched(.timedOut)) { try layer.picture(tile(1, 0, 0)) }
    }

    @Test func `a server that fails is left alone for a while, then asked once`() throws {
        let isWell = Mutex(false)
        let server = try TileServer { _ in isWell.withLock { $0 } ? Sample.answer(Sample.png) : WireResponse(status: 503) }
        let layer = try server.layer()
        for x in 0..<10 { #expect(throws: TileFailure.self) { try layer.picture(tile(8, x, 0)) } }
        #expect(server.paths.count == TileTroubles.patience)
        #expect(server.reports.withLock { $0 } == [.notFetched(.status(503))])
        #expect(throws: TileFailure.resting) { try layer.picture(tile(8, 99, 0)) }
        server.advance(TileTroubles.pause)
        for x in 20..<30 { #expect(throws: TileFailure.self) { try layer.picture(tile(8, x, 0)) } }
        #expect(server.paths.count == TileTroubles.patience + 1)
        isWell.withLock { $0 = true }
        server.advance(TileTroubles.pause)
        for x in 20..<30 { #expect(try layer.picture(tile(8, x, 0)).bytes == Sample.png) }
    }

    @Test func `a server without the tiles of the sea is not at fault`() throws {
        let server = try TileServer { $0.target.hasSuffix("/9.png") ? Sample.answer(Sample.png) : WireResponse(status: 404) }
        let layer = try server.layer()
        for y in 0..<9 { #expect(throws: TileFailure.absent) { try layer.picture(tile(8, 0, y)) } }
        #expect(try layer.picture(tile(8, 0, 9)).bytes == Sample.png)
    }

    @Test func `a clock that is set back does not keep a trouble alive`() throws {
        let server = try TileServer { _ in WireResponse(status: 500) }
        let layer = try server.layer()
        #expect(throws: TileFailure.self) { try layer.picture(tile(8, 0, 0)) }
        server.advance(-86_400 * 365)
        #expect(throws: TileFailure.self) { try layer.picture(tile(8, 0, 0)) }
        #expect(server.paths.count == 2)
    }

    @Test func `an old tile is fetched anew, and stays when that fails`() throws {
        let count = Mutex(0)
        let server = try TileServer { _ in
            let turn = count.withLock { count in
                count += 1
                return count
            }
            return turn == 2 ? WireResponse(status: 500) : Sample.answer(Sample.png(bytes: 100 + turn))
        }
        let layer = try server.layer()
        #expect(try layer.picture(tile(3, 1, 2)).bytes.count == 101)
        server.advance(30 * 86_400 - 1)
        #expect(try layer.picture(tile(3, 1, 2)).bytes.count == 101)
        server.advance(1)
        #expect(try layer.picture(tile(3, 1, 2)).bytes.count == 101)
        server.advance(TileTroubles.pause)
        #expect(try layer.picture(tile(3, 1, 2)).bytes.count == 103)
        #expect(count.withLock { $0 } == 3)
    }

    @Test func `a layer that was stopped fetches nothing and says nothing`() throws {
        let server = try TileServer { _ in Sample.answer(Sample.png) }
        let layer = try server.layer()
        #expect(try layer.picture(tile(3, 1, 2)).bytes == Sample.png)
        layer.stop()
        #expect(try layer.picture(tile(3, 1, 2)).bytes == Sample.png)
        for x in 0..<8 { #expect(throws: TileFailure.self) { try layer.picture(tile(4, x, 2)) } }
        #expect(server.paths.count == 1)
        #expect(server.reports.withLock { $0 } == [])
    }
}
