import Bookkeeping
import Fetching
import TestSupport
import Testing

@testable import BannerFeed

@Suite struct BannerFeedSourceTests {
    static let now = BannerFeedFileTests.now
    static let feed = Array("{\"banners\":[\(BannerFeedFileTests.good)]}".utf8)
    static let picture = Array("GIF89a".utf8) + [1, 0, 1, 0]

    private func failure(_ body: () throws(BannerFeedFailure) -> Void) -> BannerFeedFailure? {
        do throws(BannerFeedFailure) {
            try body()
            return nil
        } catch {
            return error
        }
    }

    private func feedFailure(_ server: LoopbackServer) throws -> BannerFeedFailure? {
        var source = try #require(BannerFeedSource(server.origin + "/feed"))
        source.timeLimit = .milliseconds(400)
        return withExtendedLifetime(server) { failure { () throws(BannerFeedFailure) in _ = try source.feed(at: Self.now) { true } } }
    }

    @Test func `a good feed and its picture come from loopback`() throws {
        let server = try LoopbackServer { request in WireResponse(status: 200, body: request.target == "/feed" ? Self.feed : Self.picture) }
        let source = try #require(BannerFeedSource(server.origin + "/feed"))
        let (feed, image) = try withExtendedLifetime(server) {
            (try source.feed(at: Self.now) { true }, try source.image(server.origin + "/a.gif") { true })
        }
        #expect(feed.entries.count == 1)
        #expect(image.format == .gif)
    }

    @Test func `nothing of anybody is sent`() throws {
        let server = try LoopbackServer { request in
            let names = request.headers.map { $0.name.lowercased() }
            let isBare = !names.contains { ["cookie", "referer", "authorization", "accept-language", "origin", "from"].contains($0) }
            return WireResponse(status: isBare ? 200 : 400, body: Self.feed)
        }
        #expect(try feedFailure(server) == nil)
    }

    @Test func `a feed that is too large, broken, led elsewhere or refused is none`() throws {
        let huge = Array(#"{"banners":[],"x":""#.utf8) + [UInt8](repeating: 0x78, count: 256 * 1024) + Array("\"}".utf8)
        #expect(try feedFailure(LoopbackServer { _ in WireResponse(status: 200, body: huge) }) == .notFetched(.tooLarge))
        #expect(try feedFailure(LoopbackServer { _ in WireResponse(status: 200, body: Array("{\"banners\":[".utf8)) }) == .notAFeed)
        #expect(try feedFailure(LoopbackServer { _ in WireResponse(status: 503, body: Self.feed) }) == .notFetched(.status(503)))
        let other = try LoopbackServer { _ in WireResponse(status: 200, body: Self.feed) }
        try withExtendedLifetime(other) {
            let leading = try LoopbackServer { _ in WireResponse(status: 302, headers: [("Location", other.origin + "/feed")]) }
            #expect(try feedFailure(leading) == .notFetched(.tooManyRedirects))
        }
    }

    @Test func `a feed that never ends is given up`() throws {
        let server = try LoopbackServer(talking: { _ = try $0.readToEnd() })
        #expect(try feedFailure(server) == .notFetched(.timedOut))
    }

    @Test func `a picture is fetched from beside the feed, and nowhere else in the operator's network`() throws {
        let other = try LoopbackServer { _ in WireResponse(status: 200, body: Self.picture) }
        let server = try LoopbackServer { request in
            switch request.target {
            case "/svg":
                WireResponse(status: 200, headers: [("Content-Type", "image/png")], body: Array("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8))
            case "/elsewhere": WireResponse(status: 302, headers: [("Location", other.origin + "/a.gif")])
            default: WireResponse(status: 200, body: [UInt8](repeating: 0, count: BannerImage.sizeLimit + 1))
            }
        }
        let source = try #require(BannerFeedSource(server.origin + "/feed"))
        func imageFailure(_ address: String) -> BannerFeedFailure? {
            failure { () throws(BannerFeedFailure) in _ = try source.image(address) { true } }
        }
        withExtendedLifetime((server, other)) {
            #expect(imageFailure(server.origin + "/svg") == .notAnImage)
            #expect(imageFailure(server.origin + "/elsewhere") == .notFetched(.tooManyRedirects))
            #expect(imageFailure(server.origin + "/huge") == .notFetched(.tooLarge))
            #expect(imageFailure(other.origin + "/a.gif") == .notFetched(.forbiddenAddress))
            #expect(imageFailure(server.origin + ".example/a.gif") != nil)
            #expect(imageFailure("http://192.168.1.1/a.gif") == .notFetched(.forbiddenAddress))
        }
    }

    @Test(arguments: ["", "feed", "ftp://example.org/feed", "file:///etc/passwd", "https://", "https://user:secret@example.org/"])
    func `what is no address is no source`(address: String) { #expect(BannerFeedSource(address) == nil) }
}
