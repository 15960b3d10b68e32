import Foundation
import Synchronization

/// Finds a TCP port on which nothing listens at present, and which nobody else is likely to take before the caller listens.
///
/// A port that the system picks comes from the range of outgoing connections (from 32768 on Linux): beside many tests one of them had it before the
/// server listened. These ports are below that range, and none is given twice by one process.
public enum FreePort {
    private static let range: Range<UInt16> = 20_000..<32_768
    private static let next = Mutex(UInt16.random(in: range))

    public static func find() throws -> UInt16 {
        for _ in range {
            let port = next.withLock { next in
                defer { next = next + 1 < range.upperBound ? next + 1 : range.lowerBound }
                return next
            }
            if try isFree(port) { return port }
        }
        throw TCPConnection.Failure.system("no free port from \(range.lowerBound) to \(range.upperBound - 1)")
    }

    private static func isFree(_ port: UInt16) throws -> Bool {
        let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard socket >= 0 else { throw TCPConnection.Failure.system(String(cString: strerror(errno))) }
        defer { close(socket) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        return withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0 }
        }
    }
}
