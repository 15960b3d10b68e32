import Crypto
import Foundation
import SwiftASN1
import X509

/// A server certificate with its chain and key, parsed and verified to match.
public struct ServerCertificate: Sendable {
    /// The certificate, followed by the certificates of its issuers, in PEM.
    public let chain: String
    /// The private key in PEM.
    public let key: String
    /// The names and addresses in the certificate.
    public let identity: HostIdentity
    /// The first and the last second of its validity, since 1970 (UTC).
    public let validity: ClosedRange<Int64>
    /// The SHA-256 fingerprint of the certificate, as 32 hexadecimal numbers with colons.
    public let fingerprint: String
    /// The name of the issuer.
    public let issuer: String
    /// The identifier of the issuer's key, which distinguishes issuers with the same name.
    let issuerKey: [UInt8]

    private let file: String

    /// Reads a certificate with its chain from one file and the key from another, which may be the same.
    ///
    /// Throws the problems of the files, except problems of dates: see ``checkDates(at:)``.
    public init(certificate certificatePath: String, key keyPath: String) throws(CertificateProblem) {
        let certificates = try PEMFile(certificatePath)
        try self.init(certificates, keyPath == certificatePath ? certificates : PEMFile(keyPath))
    }

    init(_ certificates: PEMFile, _ keys: PEMFile) throws(CertificateProblem) {
        let all = try certificates.certificates(), privateKey = try keys.key()
        let own = all[0]
        guard own.publicKey == privateKey.publicKey else { throw CertificateProblem(keys.path, .mismatch) }
        for (index, pair) in zip(all, all.dropFirst()).enumerated() {
            guard pair.0.issuer == pair.1.subject, pair.1.publicKey.isValidSignature(pair.0.signature, for: pair.0) else {
                throw CertificateProblem(certificates.path, .brokenChain(position: index + 1))
            }
        }
        identity = HostIdentity(own)
        if identity.isEmpty { throw CertificateProblem(certificates.path, .noNames) }
        guard let from = Int64(exactly: own.notValidBefore.timeIntervalSince1970.rounded(.down)),
            let until = Int64(exactly: own.notValidAfter.timeIntervalSince1970.rounded(.down)), from <= until
        else { throw CertificateProblem(certificates.path, .brokenCertificate) }
        validity = from...until
        fingerprint = own.fingerprint
        issuer = own.issuer.commonName ?? own.issuer.description
        issuerKey = Array((try? own.extensions.authorityKeyIdentifier)??.keyIdentifier ?? [])
        chain = certificates.certificateText
        key = keys.keyText
        file = certificates.path
    }

    /// Throws if the certificate is not valid at a time, in seconds since 1970 (UTC).
    public func checkDates(at now: Int64) throws(CertificateProblem) {
        if now > validity.upperBound { throw CertificateProblem(file, .expired(validity.upperBound)) }
        if now < validity.lowerBound { throw CertificateProblem(file, .notYetValid(validity.lowerBound)) }
    }
}

extension Certificate {
    /// The certificate in DER (X.690).
    var der: [UInt8] {
        var serializer = DER.Serializer()
        return (try? serializer.serialize(self)).map { serializer.serializedBytes } ?? []
    }

    /// The SHA-256 fingerprint of the certificate, as 32 hexadecimal numbers with colons.
    var fingerprint: String {
        SHA256.hash(data: der).map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined(separator: ":")
    }
}

extension DistinguishedName {
    /// The last common name, such as `Penny on pi`.
    var commonName: String? {
        reversed().lazy.flatMap { $0 }.first { $0.type == .RDNAttributeType.commonName }.flatMap { String($0.value) }
    }
}
