import Foundation
import LoadSupport
import TestSupport

/// Bursts of hundreds of connections that send half a request and close, around every limit: a new client must be served right
/// afterwards, and a client at another address during the burst.
struct Bursts {
    let options: TortureOptions

    private struct Server {
        var threads: Int?
        var isSecure: Bool
        var isProxied: Bool

        var description: String {
            "\(threads.map { "--threads \($0)" } ?? "the usual threads"), \(isSecure ? "TLS" : "plain HTTP"), \(isProxied ? "through a proxy" : "ten addresses")"
        }

        var arguments: [String] {
            (threads.map { ["--threads", "\($0)"] } ?? []) + (isProxied ? ["--trusted-proxy", "127.0.0.1"] : []) + ["--https-listen", "127.0.0.1:0"]
        }
    }

    /// Sizes around the limits: of an address, of a daemon as it once was, of all; and beyond.
    private static let sizes = [560, 63, 64, 65, 127, 128, 129, 255, 256, 257, 511, 512, 513]
    private static let perAddress = 64
    /// Seconds to wait for an answer: less than any deadline after which the server closes a connection of a burst (20 s), and
    /// enough for a machine that does much else, where a connection that finds the queue full is tried again after 1, 3, 7 and 15 s.
    private static let patience = 18

    func run() throws {
        for threads in [nil, 0, 4] {
            for isSecure in [false, true] {
                for isProxied in [false, true] { try torment(Server(threads: threads, isSecure: isSecure, isProxied: isProxied)) }
            }
        }
    }

    private func torment(_ what: Server) throws {
        let directory = try TemporaryDirectory("penny-bursts")
        defer { withExtendedLifetime(directory) {} }
        if what.isSecure {
            let exit = try RunningProgram(options.program, ["tls", "init", "--data", directory.path]).waitForExit(seconds: 60)
            guard exit == .status(0) else { throw Finding(description: "penny tls init ends with \(exit).") }
        }
        let server = try PennyServer(options.program, data: directory.path, arguments: what.arguments)
        let before = try server.openFiles()
        for round in 0..<options.bursts {
            var burst: [TCPConnection] = []
            for number in 0..<Self.sizes[round % Self.sizes.count] {
                let address = what.isProxied ? "127.0.0.1" : "127.0.1.\(1 + number / Self.perAddress)"
                let connection = try TCPConnection(port: server.port, from: address)
                // The server may immediately close excess connections.
                try? connection.write(what.isSecure ? Array(ClientHello.bytes.prefix(20)) : Array("GET /sign-in HTTP/1.1\r\nHo".utf8))
                burst.append(connection)
            }
            try expectService(from: "127.0.0.1", at: server, what, "while burst \(round) lasts")
            for connection in burst { connection.close() }
            try expectService(from: what.isProxied ? "127.0.0.1" : "127.0.2.1", at: server, what, "after burst \(round)")
        }
        // Half a request and the end of its connection that arrive at once leave the connection to the server's deadlines (20 s, 60 s): libmicrohttpd
        // reads the one and is not told of the other.
        try Deadline(seconds: 90).wait(for: "\(before) open files, as before the bursts", every: 20_000) {
            try server.openFiles() <= before + 8 ? () : nil
        }
        try server.program.terminate()
        Torture.say("\(options.bursts) bursts, \(what.description): everybody served, \(before) open files before and about as many after")
    }

    /// Expects a page, and with a certificate the beginning of a handshake.
    private func expectService(from address: String, at server: PennyServer, _ what: Server, _ when: String) throws {
        do {
            let page = try TCPConnection(port: server.port, from: address, timeout: Self.patience)
            try page.write("GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            let answer = String(decoding: try page.readToEnd(), as: UTF8.self)
            guard answer.hasPrefix("HTTP/1.1 200") else { throw Finding(description: "the answer is \(answer.prefix(40))") }
            guard what.isSecure else { return }
            let secure = try TCPConnection(port: server.port, from: address, timeout: Self.patience)
            try secure.write(ClientHello.bytes)
            // A record of type 22 in the answer: the server's hello (RFC 5246, section 6.2.1).
            guard try secure.read(count: 1) == [22] else { throw Finding(description: "there is no answer to the handshake") }
        } catch {
            throw Finding(description: "\(what.description), \(when): somebody from \(address) is not served: \(error)")
        }
    }
}

/// The first message of a TLS 1.2 client (RFC 5246, section 7.4.1.2): ECDHE with AES-128-GCM on P-256.
private enum ClientHello {
    static let bytes: [UInt8] = {
        let extensions: [UInt8] = [0, 10, 0, 4, 0, 2, 0, 23] + [0, 11, 0, 2, 1, 0] + [0, 13, 0, 8, 0, 6, 4, 3, 8, 4, 4, 1]
        let body: [UInt8] =
            [3, 3] + [UInt8](repeating: 7, count: 32) + [0] + [0, 4, 0xC0, 0x2B, 0xC0, 0x2F] + [1, 0] + [0, UInt8(extensions.count)] + extensions
        return [22, 3, 1, 0, UInt8(body.count + 4)] + [1, 0, 0, UInt8(body.count)] + body
    }()
}
