import Glibc
import SwiftASN1
import X509

/// A PEM file (RFC 7468), read with a size limit and split into certificates and a key.
struct PEMFile {
    let path: String
    private let documents: [PEMDocument]

    private static let sizeLimit = 1 << 20
    private static let keyTypes: Set<String> = ["PRIVATE KEY", "EC PRIVATE KEY", "RSA PRIVATE KEY"]

    init(_ path: String) throws(CertificateProblem) {
        try self.init(path, text: Self.text(path))
    }

    init(_ path: String, text: String) throws(CertificateProblem) {
        self.path = path
        if text.contains("-----BEGIN ENCRYPTED PRIVATE KEY-----") || text.contains("Proc-Type: 4,ENCRYPTED") {
            throw CertificateProblem(path, .encryptedKey)
        }
        do {
            documents = try PEMDocument.parseMultiple(pemString: text)
        } catch {
            throw CertificateProblem(path, text.contains("PRIVATE KEY-----") ? .brokenKey : .brokenCertificate)
        }
    }

    /// Returns the certificates in file order; at least one. Throws a ``CertificateProblem``.
    func certificates() throws(CertificateProblem) -> [Certificate] {
        let found = documents.filter { $0.discriminator == "CERTIFICATE" }
        guard !found.isEmpty else {
            throw CertificateProblem(path, keyDocument == nil ? .noCertificate : .exchanged(wanted: "certificate"))
        }
        do {
            return try found.map { try Certificate(pemDocument: $0) }
        } catch {
            throw CertificateProblem(path, .brokenCertificate)
        }
    }

    func key() throws(CertificateProblem) -> Certificate.PrivateKey {
        guard let document = keyDocument else {
            throw CertificateProblem(path, documents.isEmpty ? .noKey : .exchanged(wanted: "private key"))
        }
        do {
            return try Certificate.PrivateKey(pemDocument: document)
        } catch {
            throw CertificateProblem(path, .brokenKey)
        }
    }

    /// The certificates without the key, as text.
    var certificateText: String { documents.filter { $0.discriminator == "CERTIFICATE" }.map { $0.pemString + "\n" }.joined() }

    /// The key without the certificates, as text.
    var keyText: String { keyDocument.map { $0.pemString + "\n" } ?? "" }

    private var keyDocument: PEMDocument? { documents.first { Self.keyTypes.contains($0.discriminator) } }

    /// Returns the text of a file, with a size limit.
    static func text(_ path: String) throws(CertificateProblem) -> String {
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else {
            throw CertificateProblem(path, errno == ENOENT ? .missing : .unreadable(String(cString: strerror(errno))))
        }
        defer { close(file) }
        var bytes: [UInt8] = [], piece = [UInt8](repeating: 0, count: 16_384)
        while true {
            let count = Glibc.read(file, &piece, piece.count)
            if count == 0 { break }
            guard count > 0 else { throw CertificateProblem(path, .unreadable(String(cString: strerror(errno)))) }
            bytes += piece[..<count]
            if bytes.count > sizeLimit { throw CertificateProblem(path, .tooLarge) }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
