import Foundation

/// Finds a TCP port on which nothing listens at present.
public enum FreePort {
    public static func find() throws -> UInt16 {
        let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard socket >= 0 else { throw TCPConnection.Failure.system(String(cString: strerror(errno))) }
        defer { close(socket) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let result = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(socket, $0, length) == 0 && getsockname(socket, $0, &length) == 0
            }
        }
        guard result else { throw TCPConnection.Failure.system(String(cString: strerror(errno))) }
        return UInt16(bigEndian: address.sin_port)
    }
}
