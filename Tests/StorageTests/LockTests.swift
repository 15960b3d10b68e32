import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Storage

/// Locks of the data directory, of which two cannot be held at a time.
struct LockTests {
    let sample: Sample

    init() throws { sample = try Sample() }

    /// A descriptor closed twice is that of another thread in the meantime: a connection's, or the database's.
    @Test func `a refused lock leaves the files that other threads open alone`() throws {
        let held = try ImportLock(directory: sample.directory)
        let isDone = Atomic(false), failures = Atomic(0)
        DispatchQueue.concurrentPerform(iterations: 2) { thread in
            if thread == 0 {
                for _ in 0..<20_000 {
                    _ = try? ImportLock(directory: sample.directory)
                    _ = try? InstanceLock(directory: sample.directory)
                }
                isDone.store(true, ordering: .releasing)
            } else {
                while !isDone.load(ordering: .acquiring) {
                    let file = open("/dev/null", O_RDONLY | O_CLOEXEC)
                    sched_yield()
                    if close(file) != 0 { failures.add(1, ordering: .releasing) }
                }
            }
        }
        let count = failures.load(ordering: .acquiring)
        #expect(count == 0)
        #expect(throws: StoreError.busy) { try ImportLock(directory: sample.directory) }
        #expect(throws: StoreError.inUse) { try InstanceLock(directory: sample.directory) }
        withExtendedLifetime(held) {}
    }

    @Test func `an import waits a moment for the lock, and no longer`() throws {
        var held: ImportLock? = try ImportLock(directory: sample.directory), pauses = 0
        let next = try ImportLock(directory: sample.directory, attempts: 3) {
            pauses += 1
            held = nil
        }
        #expect(held == nil && pauses == 1)
        #expect(throws: StoreError.busy) { try ImportLock(directory: sample.directory, attempts: 3) { pauses += 1 } }
        #expect(pauses == 3)
        withExtendedLifetime(next) {}
    }
}
