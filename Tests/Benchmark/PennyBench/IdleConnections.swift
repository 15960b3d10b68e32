import Foundation
import LoadSupport
import TestSupport

/// The cost of a thousand idle connections.
struct IdleConnectionsResult: Codable {
    /// Connections that were opened, and those that the server kept.
    var opened: Int
    var kept: Int
    /// The latencies of pages for a person at another address, in milliseconds: before the connections and beside them.
    var quiet: Latencies
    var beside: Latencies
    var idle: MemoryFigures
    var withConnections: MemoryFigures
}

/// Opens connections from twenty addresses of this machine, fifty each, half of which send half a request, and opens pages beside
/// them.
struct IdleConnections {
    let options: BenchmarkOptions
    private let addresses = 20
    private let each = 50

    func run() throws -> IdleConnectionsResult {
        let filled = try FilledServer(options), server = filled.server, visits = filled.visits()
        // The data directory is deleted with its last reference.
        defer { withExtendedLifetime(filled) {} }
        let quiet = try visits.run(seconds: options.seconds)
        let idle = try MemoryFigures.of(process: server.program.processID), before = try openFiles(of: server)
        var connections: [TCPConnection] = []
        for number in 0..<(addresses * each) {
            let connection = try TCPConnection(port: server.port, from: "127.0.3.\(1 + number / each)")
            if number % 2 == 0 { try connection.write("GET / HTTP/1.1\r\nHo") }
            connections.append(connection)
        }
        let beside = try visits.run(seconds: options.seconds)
        let after = try MemoryFigures.of(process: server.program.processID)
        let kept = try openFiles(of: server) - before
        withExtendedLifetime(connections) {}
        try server.program.terminate()
        return IdleConnectionsResult(opened: addresses * each, kept: kept, quiet: quiet, beside: beside, idle: idle, withConnections: after)
    }

    private func openFiles(of server: PennyServer) throws -> Int {
        try FileManager.default.contentsOfDirectory(atPath: "/proc/\(server.program.processID)/fd").count
    }
}
