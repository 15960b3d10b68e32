import Glibc
import Synchronization
import Testing

@testable import MicroHTTP

struct SpareThreadsTests {
    @Test func `a thread that is done takes the next work, and more work at once gets more threads`() {
        let threads = SpareThreads(), used = Mutex<[pthread_t]>([])
        func work(_ done: Gate, until leave: Gate? = nil) -> SpareThreads.Work {
            {
                used.withLock { $0.append(pthread_self()) }
                leave?.wait()
                done.open()
            }
        }
        for count in 1...3 {
            let done = Gate()
            #expect(threads.start(work(done)))
            done.wait()
            while threads.count < 1 { sched_yield() }
            #expect(used.withLock { $0.count == count && Set($0).count == 1 })
        }
        let leave = Gate(), done = [Gate(), Gate()]
        for one in done { #expect(threads.start(work(one, until: leave))) }
        while used.withLock({ $0.count }) < 5 { sched_yield() }
        #expect(threads.count == 0)
        leave.open()
        for one in done { one.wait() }
        while threads.count < 2 { sched_yield() }
        #expect(used.withLock { Set($0).count } == 2)
    }

    @Test func `work beyond the limit waits for a thread, and is done in its order`() {
        let threads = SpareThreads(limit: 2), leave = Gate(), done = Gate()
        let begun = Mutex<[Int]>([]), together = Mutex((now: 0, most: 0))
        for number in 1...6 {
            #expect(
                threads.start {
                    together.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1)) }
                    begun.withLock { $0.append(number) }
                    // The second thread works alone once the first has begun to wait.
                    if number == 1 { leave.wait() }
                    if number == 6 { done.open() }
                    together.withLock { $0.now -= 1 }
                })
            if number == 1 { while begun.withLock({ $0.isEmpty }) { sched_yield() } }
        }
        done.wait()
        leave.open()
        while threads.count < 2 { sched_yield() }
        #expect(begun.withLock { $0 } == [1, 2, 3, 4, 5, 6])
        #expect(together.withLock { $0.most } == 2)
    }

    @Test func `the work of one visitor leaves a thread to others, who come before what it has queued`() {
        let threads = SpareThreads(limit: 3), leave = Gate(), done = Gate()
        let begun = Mutex<[String]>([])
        func start(_ visitor: String, _ name: String) {
            #expect(
                threads.start(for: visitor) {
                    begun.withLock { $0.append(name) }
                    if name.hasPrefix("a") { leave.wait() }
                    if name == "c2" { done.open() }
                })
        }
        for number in 1...20 { start("a", "a\(number)") }
        while begun.withLock({ $0.count }) < 2 { sched_yield() }
        start("b", "b1")
        start("c", "c1")
        start("c", "c2")
        done.wait()
        #expect(begun.withLock { Set($0) } == ["a1", "a2", "b1", "c1", "c2"])
        leave.open()
        while begun.withLock({ $0.count }) < 23 { sched_yield() }
        #expect(begun.withLock { $0.filter { $0.hasPrefix("a") }.count } == 20)
    }

    @Test func `work that is done holds nothing`() {
        final class Held: Sendable {}
        let threads = SpareThreads(), done = Gate()
        weak var held: Held?
        func begin() {
            let object = Held()
            held = object
            #expect(threads.start { withExtendedLifetime(object) { done.open() } })
        }
        begin()
        done.wait()
        while threads.count < 1 { sched_yield() }
        #expect(held == nil)
    }
}
