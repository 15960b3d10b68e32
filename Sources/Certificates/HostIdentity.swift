import IPAddresses
import SwiftASN1
import X509

/// The names and addresses of a server in its certificate.
public struct HostIdentity: Sendable, Equatable {
    /// DNS names in lower case.
    public var names: [String]
    /// IP addresses.
    public var addresses: [IPAddress]

    /// Creates an identity from names and addresses, without duplicates and invalid DNS names.
    public init(names: [String] = [], addresses: [IPAddress] = []) {
        self.names = Self.once(names.map { $0.lowercased() }.filter(Self.isName))
        self.addresses = Self.once(addresses)
    }

    /// The present names and addresses of this machine.
    public static var ofThisMachine: HostIdentity {
        HostIdentity(names: ThisMachine.names(of: ThisMachine.name), addresses: ThisMachine.addresses)
    }

    /// Names and addresses as texts, names first.
    public var all: [String] { names + addresses.map(\.description) }

    /// Returns both together, without duplicates.
    public func union(_ other: HostIdentity) -> HostIdentity {
        HostIdentity(names: names + other.names, addresses: addresses + other.addresses)
    }

    /// Returns the names and addresses that another identity lacks. A wildcard of the other one covers a name (RFC 6125, section
    /// 6.4.3).
    public func subtracting(_ other: HostIdentity) -> HostIdentity {
        HostIdentity(
            names: names.filter { name in !other.names.contains { $0 == name || Self.covers($0, name) } },
            addresses: addresses.filter { !other.addresses.contains($0) })
    }

    /// True if there is neither a name nor an address.
    public var isEmpty: Bool { names.isEmpty && addresses.isEmpty }

    /// Returns true if a text is a DNS name (RFC 1123): labels of 1 to 63 letters, digits and inner hyphens, at most 253
    /// characters. The first label may be `*`.
    public static func isName(_ text: String) -> Bool {
        let labels = text.split(separator: ".", omittingEmptySubsequences: false)
        guard !text.isEmpty, text.utf8.count <= 253, IPAddress(text) == nil else { return false }
        return labels.enumerated().allSatisfy { index, label in
            if index == 0, label == "*", labels.count > 2 { return true }
            let isLetters = label.utf8.allSatisfy { 0x61...0x7a ~= $0 | 0x20 || 0x30...0x39 ~= $0 || $0 == UInt8(ascii: "-") }
            return (1...63).contains(label.utf8.count) && isLetters && !label.hasPrefix("-") && !label.hasSuffix("-")
        }
    }

    /// Reads the subject alternative names of a certificate (RFC 5280, section 4.2.1.6); other kinds of names are ignored.
    init(_ certificate: Certificate) {
        let all = (try? certificate.extensions.subjectAlternativeNames).flatMap { $0 } ?? SubjectAlternativeNames()
        var names: [String] = [], addresses: [IPAddress] = []
        for name in all {
            switch name {
            case .dnsName(let name): names.append(name)
            case .ipAddress(let octets): if let address = IPAddress(bytes: octets.bytes) { addresses.append(address) }
            default: break
            }
        }
        self.init(names: names, addresses: addresses)
    }

    var alternativeNames: SubjectAlternativeNames {
        SubjectAlternativeNames(
            names.map { .dnsName($0) } + addresses.map { .ipAddress(ASN1OctetString(contentBytes: $0.bytes[...])) })
    }

    private static func covers(_ pattern: String, _ name: String) -> Bool {
        guard pattern.hasPrefix("*."), let dot = name.firstIndex(of: ".") else { return false }
        return name[dot...] == pattern.dropFirst()
    }

    private static func once<Value: Hashable>(_ values: [Value]) -> [Value] {
        var seen: Set<Value> = []
        return values.filter { seen.insert($0).inserted }
    }
}
