import Foundation
import LoadSupport
import Synchronization
import TestSupport

/// Reports of a year: the page, again and after each record that is added, and documents.
struct ReportResult: Codable {
    struct Page: Codable {
        var name: String
        /// Asked again while nobody writes.
        var quiet: Latencies
        /// Asked after each record that the person adds.
        var afterWrites: Latencies
    }

    var records: Int
    var pages: [Page]
    /// The PDF of the year by category.
    var documentBytes: Int
    var document: Latencies
    /// Seconds until as many people as ``readers`` who ask at once have their documents.
    var readers: Int
    var queueSeconds: Double
    var idle: MemoryFigures
    var after: MemoryFigures
    /// The most processes for documents that were seen at once, and the most resident memory of one, in KiB.
    var mostProcesses: Int
    var peakOfProcess: Int
}

/// Asks for reports of the last twelve months over books of several sizes.
struct ReportLoad {
    let options: BenchmarkOptions
    private let readers = 20

    func run(records: Int) throws -> ReportResult {
        let filled = try FilledServer(options, records: records), server = filled.server
        // The data directory is deleted with its last reference.
        defer { withExtendedLifetime(filled) {} }
        let session = server.session()
        try session.signIn(filled.user)
        let form = try session.quickForm(), transport = SocketTransport(port: server.port), origin = session.origin
        func write() throws {
            var request = form.request(["id": TimeOrderedUUID.make(), "amount": "3"])
            request.headers += [("Cookie", session.cookies.header(for: "/", isSecure: false) ?? ""), ("Origin", origin)]
            let status = try transport.send(request).status
            guard status == 303 else { throw PennyServer.Failure(description: "A record was answered with \(status).") }
        }
        func open(_ target: String) throws -> (milliseconds: Double, bytes: Int) {
            let begin = ContinuousClock.now
            let page = try transport.send(WireRequest("GET", target, headers: [("Cookie", filled.cookie)]))
            guard page.status == 200 else { throw PennyServer.Failure(description: "\(target) answers \(page.status), not 200.") }
            return ((ContinuousClock.now - begin) / .milliseconds(1), page.body.count)
        }
        let year = Self.lastTwelveMonths
        var pages: [ReportResult.Page] = []
        for grouping in ["category", "month", "vendor"] {
            PennyBench.report("measuring reports by \(grouping)")
            let target = "/reports?\(year)&group_by=\(grouping)"
            _ = try open(target)
            let quiet = try (0..<200).map { _ in try open(target).milliseconds }
            let afterWrites = try (0..<50).map { _ in
                try write()
                return try open(target).milliseconds
            }
            pages.append(.init(name: grouping, quiet: Latencies(quiet), afterWrites: Latencies(afterWrites)))
        }
        PennyBench.report("measuring documents")
        let target = "/reports.pdf?\(year)", idle = try MemoryFigures.of(process: server.program.processID)
        let children = ChildMemory(of: server.program.processID)
        let documents = try (0..<10).map { _ in try open(target) }
        let queue = try askAtOnce(target, filled)
        let (count, peak) = children.stop()
        let after = try MemoryFigures.of(process: server.program.processID)
        try server.program.terminate()
        return ReportResult(
            records: records, pages: pages, documentBytes: documents.last?.bytes ?? 0, document: Latencies(documents.map(\.milliseconds)),
            readers: readers, queueSeconds: queue, idle: idle, after: after, mostProcesses: count, peakOfProcess: peak)
    }

    /// The whole months before this one, so that each run has the same.
    private static var lastTwelveMonths: String {
        let parts = Calendar(identifier: .gregorian).dateComponents([.year, .month], from: Date())
        let year = parts.year ?? 2_026, month = parts.month ?? 1, last = month == 1 ? 12 : month - 1
        func text(_ year: Int, _ month: Int) -> String { "\(year)-\(month < 10 ? "0" : "")\(month)" }
        return "from=\(text(year - 1, month))-01&to=\(text(month == 1 ? year - 1 : year, last))-28"
    }

    /// Returns the seconds until as many people who ask at once have their documents: one that is told that the server is busy asks again.
    private func askAtOnce(_ target: String, _ filled: FilledServer) throws -> Double {
        let failures = Mutex<[String]>([]), begin = ContinuousClock.now
        DispatchQueue.concurrentPerform(iterations: readers) { _ in
            let transport = SocketTransport(port: filled.server.port, timeout: 300)
            do {
                while true {
                    let status = try transport.send(WireRequest("GET", target, headers: [("Cookie", filled.cookie)])).status
                    if status == 200 { return }
                    guard status == 503 else { return failures.withLock { $0.append("\(status)") } }
                    Thread.sleep(forTimeInterval: 0.2)
                }
            } catch {
                failures.withLock { $0.append("\(error)") }
            }
        }
        if let failure = failures.withLock({ $0.first }) { throw PennyServer.Failure(description: "A document was answered with \(failure).") }
        return (ContinuousClock.now - begin) / .seconds(1)
    }
}

/// The memory of the processes that a process starts, watched on a thread of its own.
private final class ChildMemory: Sendable {
    private let seen = Mutex((isStopped: false, most: 0, peak: 0))
    private let done = DispatchSemaphore(value: 0)

    init(of parent: Int32) {
        Thread.detachNewThread { [self] in
            while !seen.withLock({ $0.isStopped }) {
                let children = Self.children(of: parent)
                seen.withLock { seen in
                    seen.most = max(seen.most, children.count)
                    seen.peak = max(seen.peak, children.max() ?? 0)
                }
                Thread.sleep(forTimeInterval: 0.003)
            }
            done.signal()
        }
    }

    func stop() -> (most: Int, peak: Int) {
        seen.withLock { $0.isStopped = true }
        done.wait()
        return seen.withLock { ($0.most, $0.peak) }
    }

    /// Returns the peak of the resident memory of each child, in KiB.
    private static func children(of parent: Int32) -> [Int] {
        let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(parent)/task")) ?? []
        let all = threads.map { (try? String(contentsOfFile: "/proc/\(parent)/task/\($0)/children", encoding: .utf8)) ?? "" }.joined(separator: " ")
        return Set(all.split(separator: " ").map(String.init)).compactMap { child in
            let status = try? String(contentsOfFile: "/proc/\(child)/status", encoding: .utf8)
            let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
            return line?.split { $0 == " " || $0 == "\t" }.dropFirst().first.flatMap { Int($0) }
        }
    }
}
