import Glibc
import IPAddresses

/// A socket that listens on one address.
struct ListeningSocket: Sendable {
    var descriptor: Int32
    var port: UInt16

    /// Opens a socket for each address that the text resolves to: two for `localhost:8080` on some systems, one for `*:8080` that
    /// accepts both IPv6 and IPv4.
    static func open(_ text: String) throws(ServerError) -> [ListeningSocket] {
        let (host, port) = try parts(text)
        if host == "*" || host.isEmpty {
            // A host without IPv6 supports only the second.
            do throws(ServerError) {
                return try open("::", port: port, both: true, text: text)
            } catch {
                return try open("0.0.0.0", port: port, both: false, text: text)
            }
        }
        return try open(host, port: port, both: false, text: text)
    }

    /// Returns true if other machines can reach the address, judging by its text: false for `localhost` or an address such as
    /// 127.0.0.1.
    static func isReachable(_ text: String) -> Bool {
        guard let host = try? parts(text).host else { return false }
        return host != "localhost" && IPAddress(host)?.isLoopback != true
    }

    /// Returns the host without its brackets, and the port.
    private static func parts(_ text: String) throws(ServerError) -> (host: String, port: UInt16) {
        guard let colon = text.lastIndex(of: ":"), let port = UInt16(text[text.index(after: colon)...]) else {
            throw .invalidAddress(text)
        }
        let host = String(text[..<colon])
        if host.hasPrefix("["), host.hasSuffix("]") { return (String(host.dropFirst().dropLast()), port) }
        if host.contains(":") { throw .invalidAddress(text) }
        return (host, port)
    }

    private static func open(_ host: String, port: UInt16, both: Bool, text: String) throws(ServerError) -> [ListeningSocket] {
        var hints = addrinfo()
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        hints.ai_flags = AI_PASSIVE | AI_NUMERICSERV
        var list: UnsafeMutablePointer<addrinfo>?
        let outcome = getaddrinfo(host, String(port), &hints, &list)
        guard outcome == 0 else { throw .cannotListen(text, reason: String(cString: gai_strerror(outcome))) }
        defer { freeaddrinfo(list) }

        var sockets: [ListeningSocket] = []
        var failure = ServerError.invalidAddress(text)
        var next = list
        while let address = next?.pointee {
            next = address.ai_next
            do throws(ServerError) {
                // With port 0, further addresses take the port that the first was given.
                let wanted = port == 0 ? sockets.first?.port ?? 0 : port
                sockets.append(try ListeningSocket(address, port: wanted, both: both, text: text))
            } catch {
                failure = error
            }
        }
        if sockets.isEmpty { throw failure }
        return sockets
    }

    private init(_ address: addrinfo, port: UInt16, both: Bool, text: String) throws(ServerError) {
        let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
        let descriptor = socket(address.ai_family, type, 0)
        guard descriptor >= 0 else { throw Self.failure(text) }
        var one: Int32 = 1
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &one, socklen_t(MemoryLayout<Int32>.size))
        if address.ai_family == AF_INET6 {
            var only: Int32 = both ? 0 : 1
            setsockopt(descriptor, Int32(IPPROTO_IPV6), IPV6_V6ONLY, &only, socklen_t(MemoryLayout<Int32>.size))
        }
        var storage = sockaddr_storage()
        var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        let isBound = withUnsafeMutableBytes(of: &storage) { bytes -> Bool in
            guard let source = address.ai_addr, let base = bytes.baseAddress else { return false }
            bytes.copyMemory(from: UnsafeRawBufferPointer(start: source, count: min(bytes.count, Int(address.ai_addrlen))))
            // The port has the same offset in both kinds of addresses.
            bytes.storeBytes(of: port.bigEndian, toByteOffset: 2, as: UInt16.self)
            let name = base.assumingMemoryBound(to: sockaddr.self)
            return bind(descriptor, name, address.ai_addrlen) == 0 && Glibc.listen(descriptor, 511) == 0
                && getsockname(descriptor, name, &length) == 0
        }
        guard isBound else {
            let failure = Self.failure(text)
            close(descriptor)
            throw failure
        }
        self.descriptor = descriptor
        self.port = withUnsafeBytes(of: storage) { UInt16(bigEndian: $0.loadUnaligned(fromByteOffset: 2, as: UInt16.self)) }
    }

    private static func failure(_ text: String) -> ServerError {
        .cannotListen(text, reason: String(cString: strerror(errno)))
    }
}
