import Glibc
import TestSupport

/// Changed requests to a server over many connections at once: pipelined, in pieces, with ends of all kinds, from nine addresses of this machine.
///
/// Each step sends a piece of one connection, chosen at random, so that heads and bodies of several are incomplete at once. The same seed sends the
/// same bytes in the same pieces; their order among connections depends on the answers too.
public struct RequestStorm {
    private let port: UInt16
    private let width: Int
    private var random: SeededRandom
    private var requests: MutatedRequests

    /// The requests that were sent, as a whole or in part.
    public private(set) var sent = 0
    /// The connections that got at least one byte as an answer.
    public private(set) var answered = 0
    public private(set) var connections = 0

    /// - Parameters:
    ///   - width: the number of connections at once.
    public init(port: UInt16, width: Int = 50, seed: UInt64) {
        self.port = port
        self.width = width
        random = SeededRandom(seed: ~seed)
        requests = MutatedRequests(seed: seed)
    }

    /// Sends requests until `isOver` returns true, asked before each connection, or the server does not accept one; returns false in that case.
    public mutating func run(until isOver: (Int) -> Bool) -> Bool {
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 65_536, alignment: 16)
        defer { buffer.deallocate() }
        var open: [StormConnection] = []
        var idle = 0
        defer { for connection in open { connection.close() } }
        while true {
            while open.count < width, !isOver(sent) {
                guard let connection = connect() else { return false }
                open.append(connection)
            }
            guard !open.isEmpty else { return true }
            let index = number(below: open.count)
            let stays = open[index].step(buffer, now: Self.now)
            idle = open[index].hasMoved || !stays ? 0 : idle + 1
            // Nobody has anything to send or to read: the server's turn.
            if idle > open.count { usleep(300) }
            if !stays {
                if open[index].hasAnswer { answered += 1 }
                open.swapAt(index, open.count - 1)
                open.removeLast()
            }
        }
    }

    private mutating func connect() -> StormConnection? {
        var bytes: [UInt8] = []
        for _ in 0...[0, 0, 1, 2, 7][number(below: 5)] {
            bytes += requests.next()
            sent += 1
        }
        connections += 1
        let ending = StormConnection.Ending.allCases[[0, 0, 0, 1, 1, 2, 3][number(below: 7)]]
        let from = UInt32(1 + number(below: 9)), end = Self.now + 0.05 * Double(1 + number(below: 10))
        // A queue of connections that is full for a moment is no end of the server.
        for _ in 0..<100 {
            if let connection = StormConnection(port: port, from: from, pieces: pieces(of: bytes), ending: ending, until: end) {
                return connection
            }
            usleep(20_000)
        }
        return nil
    }

    /// The seconds of a clock that only goes forward.
    private static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// Cuts bytes into one to five pieces, most often at the end of a line.
    private mutating func pieces(of bytes: [UInt8]) -> [[UInt8]] {
        guard !bytes.isEmpty else { return [] }
        var cuts = (0..<number(below: 5)).map { _ in number(below: bytes.count) }
        cuts = cuts.map { cut in number(below: 3) == 0 ? cut : bytes[cut...].firstIndex(of: 0x0A).map { $0 + 1 } ?? cut }
        let places = Set([0, bytes.count] + cuts).sorted()
        return zip(places, places.dropFirst()).map { Array(bytes[$0..<$1]) }
    }

    private mutating func number(below limit: Int) -> Int { Int.random(in: 0..<max(1, limit), using: &random) }
}
