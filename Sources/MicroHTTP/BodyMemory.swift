import IPAddresses
import Synchronization

/// Limits the memory of request bodies being received, in all and per visitor. Counts bytes received rather than
/// `Content-Length`, since a client may announce much and send nothing.
final class BodyMemory: Sendable {
    private let limit: Int
    private let perVisitor: Int
    private let unlimited: [CIDR]
    private let held = Mutex(Held())

    private struct Held {
        var all = 0
        var ofVisitors: [IPAddress: Int] = [:]
    }

    init(limit: Int, perVisitor: Int, unlimited: [CIDR]) {
        self.limit = limit
        self.perVisitor = perVisitor
        self.unlimited = unlimited
    }

    /// Returns true if a body of this size would be within the limits at present.
    func hasRoom(for bytes: Int, from address: IPAddress) -> Bool {
        held.withLock { isWithin($0, bytes, address) }
    }

    /// Reserves memory for received bytes; returns false if a limit would be exceeded.
    func take(_ bytes: Int, for address: IPAddress) -> Bool {
        held.withLock { held in
            guard isWithin(held, bytes, address) else { return false }
            held.all += bytes
            held.ofVisitors[address.visitor, default: 0] += bytes
            return true
        }
    }

    /// Releases reserved memory.
    func give(_ bytes: Int, of address: IPAddress) {
        guard bytes > 0 else { return }
        held.withLock { held in
            held.all -= bytes
            let rest = held.ofVisitors[address.visitor, default: bytes] - bytes
            held.ofVisitors[address.visitor] = rest > 0 ? rest : nil
        }
    }

    private func isWithin(_ held: Held, _ bytes: Int, _ address: IPAddress) -> Bool {
        guard bytes <= limit - held.all else { return false }
        return bytes <= perVisitor - held.ofVisitors[address.visitor, default: 0] || unlimited.contains { $0.contains(address) }
    }
}
