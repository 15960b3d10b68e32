import Synchronization
import Testing

@testable import Upkeep

@Suite struct BackgroundWorkerTests {
    private let timer = TestTimer()

    @Test func `an alarm that is set again rings once, at the later setting`() {
        let alarm = Alarm { [timer] in timer.set($0, $1) }, note = Note()
        withExtendedLifetime(alarm) {
            alarm.set(10) { note.add("first") }
            alarm.set(20) { note.add("second") }
            timer.ring(0)
            timer.ring(1)
        }
        #expect(note.all == ["second"])
        #expect(timer.seconds == [10, 20])
    }

    @Test(arguments: [(-5, 60), (0, 60), (59, 60), (61, 61), (3_600, 3_600), (86_400, 3_600)] as [(Int64, Int64)])
    func `a worker wakes within an hour, and not before a minute`(asked: Int64, set: Int64) {
        let worker = BackgroundWorker("test") { [timer] in timer.set($0, $1) }
        worker.wake(in: asked) {}
        #expect(timer.seconds == [set])
    }

    @Test func `work is done in order, and a worker that stops says so to work that runs`() {
        let worker = BackgroundWorker("test") { [timer] in timer.set($0, $1) }, note = Note()
        worker.begin { note.add("one") }
        worker.begin { note.add("two, stopped: \(worker.isStopped)") }
        worker.waitUntilIdle()
        worker.stop(within: 5)
        worker.begin { note.add("three, stopped: \(worker.isStopped)") }
        worker.waitUntilIdle()
        #expect(note.all == ["one", "two, stopped: false", "three, stopped: true"])
    }
}

/// Words in the order in which they were added.
final class Note: Sendable {
    private let words = Mutex<[String]>([])

    var all: [String] { words.withLock { $0 } }

    func add(_ word: String) { words.withLock { $0.append(word) } }
}
