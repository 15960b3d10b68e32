import Foundation
import LoadSupport
import Synchronization
import TestSupport

/// Photos that many people add at once, and what another person notices of it.
struct ReceiptsResult: Codable {
    var people: Int
    /// True if the files are kept as they were sent, beside their pictures.
    var isKept: Bool
    var photoBytes: Int
    /// Seconds until all photos are stored.
    var seconds: Double
    /// Seconds until one photo is stored, when nobody else adds any.
    var alone: Double
    /// Pages of another person, in milliseconds.
    var quiet: Latencies
    var during: Latencies
    var idle: MemoryFigures
    /// The most resident memory of the server that was seen, in KiB.
    var peakResident: Int
}

/// Adds a record with a photo for each of some people at the same time, while another person opens fifty pages a second.
struct ReceiptsLoad {
    let options: BenchmarkOptions
    /// True to keep the files as they were sent, beside the pictures.
    private static let kinds = [false, true]

    func run(people: Int) throws -> [ReceiptsResult] { try Self.kinds.map { try run(people, keeping: $0) } }

    private func run(_ people: Int, keeping isKept: Bool) throws -> ReceiptsResult {
        let filled = try FilledServer(options), server = filled.server, photo = try Self.photo()
        // The data directory is deleted with its last reference.
        defer { withExtendedLifetime(filled) {} }
        let owner = server.session()
        try owner.signIn(filled.user)
        let sender = Sender(
            port: server.port, cookie: owner.cookies.header(for: "/", isSecure: false) ?? "", form: try owner.transactionForm(), photo: photo,
            isKept: isKept)
        _ = try filled.visits().run(seconds: 1)
        let idle = try MemoryFigures.of(process: server.program.processID)
        let quiet = try filled.visits().run(seconds: options.seconds)
        PennyBench.report("adding \(people) photos of \(photo.count) bytes\(isKept ? ", kept as they are" : "")")
        let memory = Peak(server.program.processID), visits = MeanwhileVisits(filled.visits())
        let time = try Self.seconds { try Self.addAtOnce(people, sender) }
        let during = try visits.stop(), peak = memory.stop()
        let alone = try Self.seconds { try sender.add() }
        try server.program.terminate()
        return ReceiptsResult(
            people: people, isKept: isKept, photoBytes: photo.count, seconds: time, alone: alone, quiet: quiet, during: during, idle: idle,
            peakResident: peak)
    }

    /// Returns a photo of 12 million pixels with as much noise as makes it just below 8 MB. Needs the program `vips`.
    private static func photo() throws -> [UInt8] {
        let directory = try TemporaryDirectory("penny-bench-photo"), noise = directory.path + "/noise.v", file = directory.path + "/photo.jpg"
        try vips("gaussnoise", noise, "4000", "3000", "--sigma", "30")
        for quality in stride(from: 95, through: 40, by: -5) {
            try vips("jpegsave", noise, file, "--Q", "\(quality)")
            let bytes = try Data(contentsOf: URL(fileURLWithPath: file))
            if bytes.count <= 8_000_000 { return Array(bytes) }
        }
        throw PennyServer.Failure(description: "No photo is small enough.")
    }

    private static func vips(_ arguments: String...) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/vips")
        process.arguments = arguments
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw PennyServer.Failure(description: "vips ended with \(process.terminationStatus).") }
    }

    private static func addAtOnce(_ people: Int, _ sender: Sender) throws {
        let problems = Mutex<[any Error]>([]), done = DispatchGroup()
        for _ in 0..<people {
            done.enter()
            Thread.detachNewThread {
                do { try sender.add() } catch { problems.withLock { $0.append(error) } }
                done.leave()
            }
        }
        done.wait()
        if let problem = problems.withLock({ $0.first }) { throw problem }
    }

    private static func seconds(_ work: () throws -> Void) rethrows -> Double {
        let begin = ContinuousClock.now
        try work()
        return (ContinuousClock.now - begin) / .seconds(1)
    }
}

/// Adds records with a photo, over a connection each.
private struct Sender: Sendable {
    let port: UInt16
    let cookie: String
    let form: PreparedForm
    let photo: [UInt8]
    let isKept: Bool

    func add() throws {
        var fields = form.fields.merging(["id": TimeOrderedUUID.make(), "title": "Receipt", "amount": "1"]) { $1 }
        if isKept { fields["keep_original"] = "1" }
        let file = FormEntry(name: "attachment", value: .file(name: "photo.jpg", type: "image/jpeg", bytes: photo))
        let entries = fields.sorted { $0.key < $1.key }.filter { $0.key != "attachment" }.map { FormEntry(name: $0.key, value: .text($0.value)) }
        let boundary = "penny-bench-boundary"
        let headers = [("Content-Type", "multipart/form-data; boundary=\(boundary)"), ("Cookie", cookie)]
        let request = WireRequest("POST", form.action, headers: headers, body: FormEncoding.multipart(entries + [file], boundary: boundary))
        let transport = SocketTransport(port: port, timeout: 300)
        let response = try WebSession(transport, origin: "http://\(transport.authority)").send(request)
        guard response.status == 303 else {
            throw PennyServer.Failure(description: "A photo was answered with \(response.status): \(response.document.text.prefix(600))")
        }
    }
}
