import Dispatch
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import MapTiles

struct ConcurrencyTests {
    /// Blocks callers until it is opened.
    final class Gate: Sendable {
        private let group = DispatchGroup()
        init() { group.enter() }
        func open() { group.leave() }
        func wait() { _ = group.wait(timeout: .now() + 20) }
    }

    /// Requests tiles on separate threads, as the server does, and collects the results.
    static func ask(_ layer: TileLayer, _ tiles: [TileAddress]) -> (
        results: @Sendable () -> [Result<TilePicture, TileFailure>], end: DispatchGroup
    ) {
        final class Gathered: Sendable { let list = Mutex<[Result<TilePicture, TileFailure>]>([]) }
        let gathered = Gathered(), end = DispatchGroup()
        for tile in tiles {
            end.enter()
            Thread.detachNewThread {
                let result: Result<TilePicture, TileFailure>
                do throws(TileFailure) { result = .success(try layer.picture(tile)) } catch { result = .failure(error) }
                gathered.list.withLock { $0.append(result) }
                end.leave()
            }
        }
        return ({ gathered.list.withLock { $0 } }, end)
    }

    @Test func `several who ask for the same tile wait for one fetch`() throws {
        let gate = Gate()
        let server = try TileServer { _ in
            gate.wait()
            return Sample.answer(Sample.png)
        }
        let layer = try server.layer()
        let (results, end) = Self.ask(layer, Array(repeating: try tile(3, 1, 2), count: 12))
        _ = try Deadline(seconds: 10).wait(for: "the fetch") { server.paths.isEmpty ? nil : true }
        gate.open()
        end.wait()
        #expect(results().allSatisfy { (try? $0.get())?.bytes == Sample.png })
        #expect(server.paths == ["/3/1/2.png"])
    }

    @Test func `few tiles are fetched at once, and in the end all of them`() throws {
        struct Load { var now = 0, most = 0 }
        let load = Mutex(Load()), gate = Gate()
        let server = try TileServer { _ in
            load.withLock { load in
                load.now += 1
                load.most = max(load.most, load.now)
            }
            gate.wait()
            load.withLock { $0.now -= 1 }
            return Sample.answer(Sample.png)
        }
        let layer = try server.layer { $0.fetchesAtOnce = 3 }
        let (results, end) = Self.ask(layer, try (0..<16).map { try tile(5, $0, 0) })
        _ = try Deadline(seconds: 10).wait(for: "three fetches") { load.withLock { $0.now } == 3 ? true : nil }
        gate.open()
        end.wait()
        #expect(results().allSatisfy { (try? $0.get()) != nil })
        #expect(load.withLock { $0.most } == 3)
        #expect(Set(server.paths).count == 16)
    }

    @Test func `those whom nobody could serve in time are turned away at once`() throws {
        let gate = Gate()
        let server = try TileServer { _ in
            gate.wait()
            return Sample.answer(Sample.png)
        }
        let layer = try server.layer { limits in
            limits.fetchesAtOnce = 1
            limits.askers = 2
            limits.patience = .seconds(60)
        }
        let (_, end) = Self.ask(layer, try (0..<2).map { try tile(5, $0, 0) })
        _ = try Deadline(seconds: 10).wait(for: "two who ask") { layer.isCrowded ? true : nil }
        #expect(throws: TileFailure.busy) { try layer.picture(tile(5, 7, 0)) }
        gate.open()
        end.wait()
        #expect(try layer.picture(tile(5, 7, 0)).bytes == Sample.png)
    }

    @Test func `stopping ends a fetch that is under way`() throws {
        let gate = Gate()
        defer { gate.open() }
        let server = try TileServer { _ in
            gate.wait()
            return Sample.answer(Sample.png)
        }
        let layer = try server.layer()
        let (results, end) = Self.ask(layer, try (0..<4).map { try tile(3, $0, 2) })
        _ = try Deadline(seconds: 10).wait(for: "the fetches") { server.paths.count == 4 ? true : nil }
        layer.stop()
        #expect(end.wait(timeout: .now() + 5) == .success)
        #expect(results().allSatisfy { (try? $0.get()) == nil })
        #expect(server.reports.withLock { $0 } == [], "Nothing is wrong with the tile server.")
    }
}
