import Crypto
import Foundation
import IPAddresses
import SwiftASN1
import X509

/// A certificate authority for one home server, which phones and computers at home are told to trust.
///
/// ECDSA with P-256, valid for ten years, for server certificates directly below it, and by its name constraints (RFC 5280,
/// section 4.2.1.10) only for names and addresses of home networks and those it was made for: a thief of its key could not
/// impersonate a bank.
public struct Authority: Sendable {
    /// The name in the trust settings of devices, such as `Penny on pi (3f9a)`.
    public let name: String
    /// The SHA-256 fingerprint of its certificate, as 32 hexadecimal numbers with colons.
    public let fingerprint: String
    /// The first and the last second of its validity, since 1970 (UTC).
    public let validity: ClosedRange<Int64>
    /// Its certificate in DER, for devices that are to trust it; not secret.
    public let certificate: [UInt8]

    private let parsed: Certificate
    private let key: Certificate.PrivateKey
    /// Its certificate and its key in PEM.
    let text: String

    /// The lifetime in days, and the number of seconds in a day.
    private static let lifetime: Int64 = 3_652, day: Int64 = 86_400
    /// The validity of a server certificate in days. Apple's limit is 825 days for authorities added by a person, and 398 for
    /// others.
    static let serverLifetime: Int64 = 397

    /// Creates an authority for the machine with that name, at a time in seconds since 1970 (UTC). It can sign for the machine's
    /// present names and addresses, for further ones, and for any name the machine may get in a home network later.
    public static func make(for machine: String, _ present: HostIdentity, extras: HostIdentity, at now: Int64) throws -> Authority {
        let signing = P256.Signing.PrivateKey()
        let key = Certificate.PrivateKey(signing)
        let identifier = SubjectKeyIdentifier(hash: key.publicKey)
        let mark = identifier.keyIdentifier.prefix(2).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        let name = try DistinguishedName {
            OrganizationName("Penny")
            CommonName("Penny on \(machine.prefix(40)) (\(mark))")
        }
        let constraints = Constraints(for: present, extras: extras)
        let from = now - day
        let certificate = try Certificate(
            version: .v3, serialNumber: serial(), publicKey: key.publicKey, notValidBefore: date(from),
            notValidAfter: date(from + lifetime * day - 1), issuer: name, subject: name, signatureAlgorithm: .ecdsaWithSHA256,
            extensions: try Certificate.Extensions {
                Critical(BasicConstraints.isCertificateAuthority(maxPathLength: 0))
                Critical(KeyUsage(keyCertSign: true, cRLSign: true))
                Critical(constraints.extensionValue)
                identifier
            }, issuerPrivateKey: key)
        let text = try certificate.serializeAsPEM().pemString + "\n" + signing.pemRepresentation + "\n"
        return try Authority(PEMFile("authority.pem", text: text))
    }

    init(_ file: PEMFile) throws(CertificateProblem) {
        guard let first = try file.certificates().first else { throw CertificateProblem(file.path, .noCertificate) }
        parsed = first
        key = try file.key()
        guard parsed.publicKey == key.publicKey else { throw CertificateProblem(file.path, .mismatch) }
        guard let from = Int64(exactly: parsed.notValidBefore.timeIntervalSince1970.rounded(.down)),
            let until = Int64(exactly: parsed.notValidAfter.timeIntervalSince1970.rounded(.down)), from <= until
        else { throw CertificateProblem(file.path, .brokenCertificate) }
        validity = from...until
        name = parsed.subject.commonName ?? parsed.subject.description
        fingerprint = parsed.fingerprint
        certificate = parsed.der
        text = file.certificateText + file.keyText
    }

    /// Returns the part of an identity for which the authority may sign.
    public func permitted(_ identity: HostIdentity) -> HostIdentity {
        guard let constraints else { return identity }
        return HostIdentity(
            names: identity.names.filter(constraints.permits), addresses: identity.addresses.filter(constraints.permits))
    }

    /// True if it may sign for every global IPv6 address, as authorities of earlier versions may.
    public var permitsAllIPv6: Bool { constraints?.permitsAllIPv6 ?? true }

    private var constraints: Constraints? { (try? parsed.extensions.nameConstraints).flatMap { $0 }.map(Constraints.init) }

    /// Returns true if a server certificate is this authority's, and not of another one with the same name.
    func hasIssued(_ certificate: ServerCertificate) -> Bool { certificate.issuerKey == identifier }

    /// Creates a key and a certificate for an identity, in PEM, at a time in seconds since 1970 (UTC). The certificate expires no
    /// later than the authority.
    func issue(for identity: HostIdentity, at now: Int64) throws -> String {
        let signing = P256.Signing.PrivateKey()
        let publicKey = Certificate.PublicKey(signing.publicKey)
        let from = now - Self.day
        let certificate = try Certificate(
            version: .v3, serialNumber: Self.serial(), publicKey: publicKey,
            notValidBefore: Self.date(max(from, validity.lowerBound)),
            notValidAfter: Self.date(min(from + Self.serverLifetime * Self.day - 1, validity.upperBound)), issuer: parsed.subject,
            subject: try DistinguishedName {
                OrganizationName("Penny")
                CommonName(String((identity.all.first ?? "penny").prefix(64)))
            }, signatureAlgorithm: .ecdsaWithSHA256,
            extensions: try Certificate.Extensions {
                Critical(BasicConstraints.notCertificateAuthority)
                Critical(KeyUsage(digitalSignature: true))
                try ExtendedKeyUsage([.serverAuth])
                identity.alternativeNames
                AuthorityKeyIdentifier(keyIdentifier: identifier[...])
                SubjectKeyIdentifier(hash: publicKey)
            }, issuerPrivateKey: key)
        return try certificate.serializeAsPEM().pemString + "\n" + signing.pemRepresentation + "\n"
    }

    private var identifier: [UInt8] { Array((try? parsed.extensions.subjectKeyIdentifier)??.keyIdentifier ?? []) }

    /// Returns sixteen random bytes as a positive number.
    private static func serial() -> Certificate.SerialNumber {
        var bytes = (0..<16).map { _ in UInt8.random(in: 0...255) }
        bytes[0] = bytes[0] & 0x3f | 0x40
        return Certificate.SerialNumber(bytes: bytes)
    }

    private static func date(_ seconds: Int64) -> Date { Date(timeIntervalSince1970: TimeInterval(seconds)) }
}
