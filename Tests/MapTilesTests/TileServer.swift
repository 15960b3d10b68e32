import Foundation
import Synchronization
import TestSupport
import Testing

@testable import MapTiles

/// A local tile server, and a layer that fetches from it.
final class TileServer: Sendable {
    let origin: String
    let directory: TemporaryDirectory
    let clock = Mutex<Int64>(1_763_642_040)
    let reports = Mutex<[TileFailure]>([])
    private let server: LoopbackServer
    private let asked: Log

    private final class Log: Sendable {
        let requests = Mutex<[WireRequest]>([])
    }

    /// - Parameter answer: answers a request; may block.
    init(_ answer: @escaping @Sendable (WireRequest) throws -> WireResponse) throws {
        let asked = Log()
        directory = try TemporaryDirectory("penny-tiles")
        server = try LoopbackServer { request in
            asked.requests.withLock { $0.append(request) }
            return (try? answer(request)) ?? WireResponse(status: 500)
        }
        origin = server.origin
        self.asked = asked
    }

    /// The paths of all requests, in order.
    var paths: [String] { asked.requests.withLock { $0.map(\.target) } }
    var requests: [WireRequest] { asked.requests.withLock { $0 } }
    var cacheDirectory: String { directory.path + "/tiles" }

    func layer(_ path: String = "/{z}/{x}/{y}.png", change: (inout TileLayer.Limits) -> Void = { _ in }) throws -> TileLayer {
        var limits = TileLayer.Limits()
        change(&limits)
        let attribution = try #require(TileAttribution("© Test"))
        let source = try #require(TileSource(template: origin + path, attribution: attribution))
        return TileLayer(source, directory: cacheDirectory, limits: limits, clock: { self.clock.withLock { $0 } }) { failure in
            self.reports.withLock { $0.append(failure) }
        }
    }

    func advance(_ seconds: Int64) { clock.withLock { $0 += seconds } }

    var files: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: cacheDirectory)) ?? []).sorted() }
}

/// Bytes that begin like pictures.
enum Sample {
    static let png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13] as [UInt8] + Array("IHDR".utf8) + [1, 2, 3]
    static let jpeg = [0xff, 0xd8, 0xff, 0xe0, 0, 16] as [UInt8] + Array("JFIF".utf8)
    static let webp = Array("RIFF".utf8) + [8, 0, 0, 0] + Array("WEBPVP8 ".utf8)

    /// Returns a PNG of a given size.
    static func png(bytes: Int) -> [UInt8] { png + [UInt8](repeating: 7, count: bytes - png.count) }

    static func answer(_ body: [UInt8], type: String = "image/png") -> WireResponse {
        WireResponse(status: 200, headers: [("Content-Type", type)], body: body)
    }
}

func tile(_ zoom: Int, _ x: Int, _ y: Int) throws -> TileAddress { try #require(TileAddress(zoom: zoom, x: x, y: y)) }
