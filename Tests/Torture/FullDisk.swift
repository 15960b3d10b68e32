import Foundation
import LoadSupport
import TestSupport

/// A disk that fills up while the server runs: writes are refused with a page that says so, reads continue, and free space
/// resolves it.
struct FullDisk {
    let directory: String
    let program: String

    func run() throws {
        let data = directory + "/penny"
        let ballast = directory + "/ballast"
        let server = try PennyServer(program, data: data)
        let session = server.session()
        try session.signUp(Credentials(login: "torture", password: Credentials.benchmark.password))
        let poster = try Poster(session)
        let transport = SocketTransport(port: server.port)
        let log = PostLog()
        let first = Posted()
        try post(first, poster, transport, log, expecting: [303])

        let bytes = try fill(ballast)
        defer { unlink(ballast) }
        Torture.say("filled \(directory) with \(bytes) bytes")
        // The write-ahead log may have room for some posts before it has to grow.
        var refusals = 0
        for _ in 0..<5_000 where refusals < 20 {
            if try post(Posted(), poster, transport, log, expecting: [303, 503, 507]) != 303 { refusals += 1 }
        }
        guard refusals == 20 else { throw Finding(description: "5,000 posts on a full disk, and only \(refusals) were refused.") }
        for target in ["/", "/records", "/transactions/\(first.id)", "/healthz"] {
            let status = try poster.get(target, over: transport).status
            guard status == 200 else { throw Finding(description: "On a full disk \(target) answers \(status), not 200.") }
        }
        Torture.say("refused 20 posts, \(log.all.acknowledged.count) acknowledged so far; pages are still served")

        guard unlink(ballast) == 0 else { throw Finding(description: "Cannot remove \(ballast).") }
        for _ in 0..<20 { try post(Posted(), poster, transport, log, expecting: [303]) }
        if let exit = server.program.exitNow { throw Finding(description: "The server ended: \(exit).") }
        for (number, posted) in log.all.acknowledged.enumerated() {
            try poster.expectOnce(posted, searching: number % 10 == 0, over: transport)
        }
        try server.program.terminate()
        let check = try PennyServer.check(program, data: data)
        guard check.exit == .status(0) else { throw Finding(description: "penny check ends with \(check.exit): \(check.text)") }
        Torture.say(
            "after making room all posts work again; all \(log.all.acknowledged.count) acknowledged transactions are there once")
    }

    @discardableResult
    private func post(
        _ posted: Posted, _ poster: Poster, _ transport: SocketTransport, _ log: PostLog, expecting: Set<Int>
    ) throws -> Int {
        let status = try poster.post(posted, over: transport)
        log.add(posted, status: status)
        guard expecting.contains(status) else {
            throw Finding(description: "A post was answered with \(status), not one of \(expecting.sorted()).")
        }
        return status
    }

    /// Writes until the disk is full, and returns the number of bytes; refuses a disk of more than 1 GiB.
    private func fill(_ path: String) throws -> Int {
        let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw Finding(description: "Cannot write \(path): \(String(cString: strerror(errno))).") }
        defer { close(file) }
        var block = 1 << 16
        var sum = 0
        while sum < 1 << 30 {
            let zeros = [UInt8](repeating: 0, count: block)
            let count = write(file, zeros, block)
            if count > 0 {
                sum += count
            } else if errno == ENOSPC || errno == EDQUOT {
                if block == 1 { return sum }
                block = block > 512 ? block / 4 : 1
            } else if errno != EINTR {
                throw Finding(description: "Cannot fill \(path): \(String(cString: strerror(errno))).")
            }
        }
        unlink(path)
        throw Finding(description: "\(directory) holds more than 1 GiB; mount a small tmpfs there.")
    }
}
