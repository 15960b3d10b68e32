import Foundation
import LoadSupport
import Synchronization
import TestSupport

/// The import of a bank's file by pages, and what another person notices of it.
struct BankResult: Codable {
    var records: Int
    var rows: Int
    var bytes: Int
    /// Seconds from the upload to the preview, and from its button to the page of what was done.
    var previewSeconds: Double
    var importSeconds: Double
    /// Seconds until a file of 100 MB was refused, and the status.
    var refusalSeconds: Double
    var refusalStatus: Int
    /// Pages of another person, in milliseconds.
    var quiet: Latencies
    var during: Latencies
    var idle: MemoryFigures
    /// The most resident memory that was seen, in KiB.
    var peakResident: Int
}

/// Uploads a table of rows of 200 bytes into a book with records, and imports it, while another person opens fifty pages a second.
struct BankLoad {
    let options: BenchmarkOptions
    /// The records of the book before.
    private let others = 100_000

    func run(rows: Int) throws -> BankResult {
        let filled = try FilledServer(options, records: others), server = filled.server
        // The data directory is deleted with its last reference.
        defer { withExtendedLifetime(filled) {} }
        let transport = SocketTransport(port: server.port, timeout: 300)
        let owner = WebSession(transport, origin: "http://\(transport.authority)")
        try owner.signIn(filled.user)
        let file = Self.table(rows)
        _ = try filled.visits().run(seconds: 1)
        let idle = try MemoryFigures.of(process: server.program.processID)
        let quiet = try filled.visits().run(seconds: options.seconds)
        let memory = Peak(server.program.processID), visits = MeanwhileVisits(filled.visits())
        PennyBench.report("importing \(rows) rows of \(file.count) bytes")
        let preview = try seconds { try owner.previewBankFile("bank.csv", file) }
        let finish = try seconds { try owner.finishBankImport() }
        let during = try visits.stop(), peak = memory.stop()
        let (refusal, status) = try refuse(owner)
        try server.program.terminate()
        return BankResult(
            records: others, rows: rows, bytes: file.count, previewSeconds: preview, importSeconds: finish, refusalSeconds: refusal,
            refusalStatus: status, quiet: quiet, during: during, idle: idle, peakResident: peak)
    }

    /// Returns a table whose rows have 200 bytes each, as those of banks with long purposes have.
    private static func table(_ rows: Int) -> [UInt8] {
        let statements = MadeUpStatements(rows, seed: 17, currencies: [("EUR", 2)])
        let lines = MadeUpBankFile.csv.bytes(of: statements).split(separator: UInt8(ascii: "\n"))
        let padding = Array("SEPA-ELV-LASTSCHRIFT REF 4711 MANDAT M-0815 GLAEUBIGER DE98ZZZ09999999999 TERMINAL 65432198 KARTE 1 FOLGE 2".utf8)
        var file: [UInt8] = []
        file.reserveCapacity(rows * 201)
        for (number, line) in lines.enumerated() {
            file += line
            file += number == 0 ? Array(",Note".utf8) : [UInt8(ascii: ",")] + padding.prefix(max(0, 199 - line.count))
            file.append(UInt8(ascii: "\n"))
        }
        return file
    }

    /// Sends the beginning of a file of 100 MB, which is enough to be refused.
    private func refuse(_ owner: WebSession) throws -> (seconds: Double, status: Int) {
        let headers = [("Content-Type", "multipart/form-data; boundary=x"), ("Content-Length", "100000000")]
        var status = 0
        let time = try seconds {
            status = try owner.send(WireRequest("POST", "/import", headers: headers, body: [UInt8](repeating: UInt8(ascii: "1"), count: 10_000)))
                .status
        }
        return (time, status)
    }

    private func seconds(_ work: () throws -> Void) rethrows -> Double {
        let begin = ContinuousClock.now
        try work()
        return (ContinuousClock.now - begin) / .seconds(1)
    }
}

/// Visits on a thread of its own, until they are stopped.
final class MeanwhileVisits: Sendable {
    private let state = Mutex((isStopped: false, result: Result<Latencies, any Error>?.none))
    private let done = DispatchSemaphore(value: 0)

    init(_ visits: PageVisits) {
        Thread.detachNewThread { [self] in
            let result = Result { try visits.run { _ in !state.withLock { $0.isStopped } } }
            state.withLock { $0.result = result }
            done.signal()
        }
    }

    func stop() throws -> Latencies {
        state.withLock { $0.isStopped = true }
        done.wait()
        return try state.withLock { $0.result }?.get() ?? Latencies([])
    }
}
