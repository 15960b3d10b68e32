import Dispatch
import Foundation
import LoadSupport
import Synchronization
import TestSupport

/// Files that take long to read, uploaded by one person who looks at each eight times at once, while another person opens pages: these must come as if
/// nothing were.
struct HostileUploads {
    let options: TortureOptions
    /// The size of a file.
    let megabytes: Int

    private struct File {
        let name: String
        let bytes: [UInt8]

        init(_ name: String, _ head: String, _ rest: String, _ megabytes: Int) {
            self.name = name
            let piece = Array(rest.utf8)
            var bytes = Array(head.utf8)
            bytes.reserveCapacity(megabytes << 20)
            while bytes.count + piece.count <= megabytes << 20 { bytes += piece }
            self.bytes = bytes
        }
    }

    private var files: [File] {
        let table = "Date,Payee,Amount\n2026-11-01,a,1.00\n"
        return [
            File("open-quote.csv", table + "2026-11-01,\"", "a\n", megabytes), File("open-quotes.csv", table, "2026-11-01,\"a\n", megabytes),
            File("empty-lines.csv", table, "\n", megabytes), File("wide-rows.csv", table, String(repeating: "1.00,", count: 250) + "\n", megabytes),
            File("long-line.csv", table, "a", megabytes), File("marks.csv", "", "\u{FEFF}", megabytes),
            File("accounts.csv", "Date,Payee,Amount,Account\n", (0..<10_000).map { "2026-11-01,a,1.00,\($0)\n" }.joined(), megabytes),
            File("parts.qif", "!Type:Bank\nD1/1/2026\nT5\n", "S\n", megabytes), File("lines.sta", ":20:A\n:25:1\n:28C:1\n", "\n", megabytes),
            File("elements.xml", "<Document><BkToCstmrStmt><Stmt>", "<a/>", megabytes),
            File("tags.ofx", "<OFX><STMTTRNRS>", "<A>", megabytes), File("empty.zip", "PK\u{3}\u{4}", "\0", megabytes),
        ]
    }

    func run() throws {
        let directory = try TemporaryDirectory("penny-uploads")
        defer { withExtendedLifetime(directory) {} }
        let server = try PennyServer(options.program, data: directory.path)
        let owner = server.session(), other = server.session()
        try owner.signUp(Credentials(login: "owner", password: Credentials.benchmark.password))
        try other.signUp(Credentials(login: "other", password: Credentials.benchmark.password))
        for file in files { try upload(file, by: owner, beside: other, at: server) }
        try server.program.terminate()
    }

    private func upload(_ file: File, by owner: WebSession, beside other: WebSession, at server: PennyServer) throws {
        let isOver = Atomic<Bool>(false), end = DispatchGroup(), cookies = owner.cookies, port = server.port
        let outcome = Mutex((status: 0, seconds: 0.0, looks: 0.0))
        end.enter()
        Thread.detachNewThread {
            defer {
                isOver.store(true, ordering: .relaxed)
                end.leave()
            }
            let session = WebSession(port: port)
            session.cookies = cookies
            let seconds = try? Torture.seconds {
                _ = try session.get("/import")
                _ = try session.submit("/import", filling: ["files": .file(name: file.name, type: "application/octet-stream", bytes: file.bytes)])
            }
            let target = session.page?.target ?? "/import"
            let looks = try? Torture.seconds {
                DispatchQueue.concurrentPerform(iterations: 8) { _ in
                    let session = WebSession(port: port)
                    session.cookies = cookies
                    _ = try? session.get(target)
                }
            }
            outcome.withLock { $0 = (session.page?.status ?? 0, seconds ?? -1, looks ?? -1) }
        }
        var times: [Double] = []
        while !isOver.load(ordering: .relaxed) || times.count < 20 {
            times.append(
                try Torture.seconds { guard try other.get("/records").status == 200 else { throw Finding(description: "\(file.name): no page") } })
            usleep(5_000)
        }
        end.wait()
        times.sort()
        let (status, seconds, looks) = outcome.withLock { $0 }
        let p95 = times[times.count * 95 / 100], slowest = times[times.count - 1]
        Torture.say(
            "\(file.name): \(status) after \(Self.text(seconds)), eight looks \(Self.text(looks)); \(times.count) pages of another person, p95 "
                + "\(Self.text(p95)), the slowest \(Self.text(slowest))")
        guard slowest < 2 else { throw Finding(description: "\(file.name): a page of another person took \(Self.text(slowest)).") }
    }

    private static func text(_ seconds: Double) -> String { "\(Int((seconds * 1_000).rounded())) ms" }
}
