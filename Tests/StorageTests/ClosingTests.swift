import Dispatch
import Foundation
import Testing

@testable import Storage

struct ClosingTests {
    @Test func `calls that meet the closing of the store end or are refused, and never get a closed connection`() throws {
        for _ in 1...40 {
            let sample = try Sample(), begun = DispatchGroup(), done = DispatchGroup()
            for number in 0..<12 {
                begun.enter()
                done.enter()
                Thread.detachNewThread {
                    begun.leave()
                    // Ends only when the store refuses calls.
                    while (try? Self.call(sample, number)) != nil {}
                    done.leave()
                }
            }
            begun.wait()
            try sample.store.close()
            done.wait()
        }
    }

    private static func call(_ sample: Sample, _ number: Int) throws {
        switch number % 4 {
        case 0: _ = try sample.store.read(sample.book) { try $0.recordCount() }
        case 1: try sample.store.snapshot { _ = try sample.store.read(sample.book) { try $0.recordCount() } }
        case 2: try sample.store.write(sample.book) { _ in }
        default: _ = try sample.store.sqliteVersion()
        }
    }
}
