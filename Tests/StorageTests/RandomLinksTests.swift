import Bookkeeping
import Foundation
import TestSupport
import Testing

@testable import Storage

/// Households whose people pay from own accounts, compared with a plain list of pairs over random acts on both sides; `PENNY_RANDOM_LINKS` is the number of runs.
struct RandomLinksTests {
    private static let count = ProcessInfo.processInfo.environment["PENNY_RANDOM_LINKS"].flatMap(Int.init) ?? 12

    @Test(arguments: 0..<count) func `both sides of every link are those of a plain list of pairs`(seed: Int) throws {
        var run = try RandomLinks(seed: UInt64(seed))
        for _ in 0..<60 { try run.step() }
        #expect(try run.sample.store.check() == [])
    }
}
