import Glibc
import IPAddresses

/// The directory of a server's own authority and certificate: `DATA/tls`.
///
/// - `authority.pem`: the authority's certificate and key.
/// - `server.pem`: the server's certificate and key, in one file so that they are replaced atomically.
/// - `names.txt`: further names and addresses, one per line.
public struct TLSDirectory: Sendable {
    /// The path of the directory.
    public let path: String

    /// Creates the directory's value for the data directory of a server.
    public init(data: String) { path = data + (data.hasSuffix("/") ? "tls" : "/tls") }

    /// The path of the authority's file.
    public var authorityFile: String { path + "/authority.pem" }
    /// The path of the file with the server's certificate and key.
    public var serverFile: String { path + "/server.pem" }
    private var namesFile: String { path + "/names.txt" }

    /// True if there is an authority.
    public var exists: Bool { access(authorityFile, F_OK) == 0 || errno == EACCES }

    /// Reads the authority.
    public func authority() throws(CertificateProblem) -> Authority { try Authority(PEMFile(authorityFile)) }

    /// Reads the server's certificate.
    public func server() throws(CertificateProblem) -> ServerCertificate {
        try ServerCertificate(certificate: serverFile, key: serverFile)
    }

    /// Returns the further names and addresses that the operator added.
    public func extras() -> HostIdentity {
        guard let text = try? PEMFile.text(namesFile) else { return HostIdentity() }
        let lines = text.split(whereSeparator: \.isNewline).map { $0.filter { !$0.isWhitespace } }.filter {
            !$0.isEmpty && !$0.hasPrefix("#")
        }
        return HostIdentity(names: lines, addresses: lines.compactMap { IPAddress($0) })
    }

    /// Creates an authority and a certificate for this machine, with further names and addresses.
    ///
    /// Throws if an authority or another file with one of the names exists, unless `replacing`; if the clock is wrong; or if a
    /// file cannot be written.
    public func make(
        for machine: String, _ present: HostIdentity, extras: HostIdentity, replacing: Bool, at now: Int64
    ) throws -> (authority: Authority, server: ServerCertificate) {
        if exists, !replacing { throw CertificateProblem(authorityFile, .alreadyThere) }
        for file in [serverFile, namesFile] where !replacing && access(file, F_OK) == 0 { throw CertificateProblem(file, .inTheWay) }
        try Self.checkClock(now, authorityFile)
        try PrivateFile.makeDirectory(path)
        let all = present.union(extras)
        let authority = try Authority.make(for: machine, present, extras: extras, at: now)
        try write(extras)
        try PrivateFile.write(authority.text, to: authorityFile)
        try PrivateFile.write(try authority.issue(for: authority.permitted(all), at: now), to: serverFile)
        return (authority, try server())
    }

    /// Creates a new certificate of the present authority for the machine's present names and addresses, and the further ones,
    /// old and new. Those for which the authority may not sign are omitted, except new ones of the operator, for which it throws.
    public func renew(_ present: HostIdentity, adding: HostIdentity = HostIdentity(), at now: Int64) throws -> ServerCertificate {
        let authority = try authority()
        if now > authority.validity.upperBound {
            throw CertificateProblem(authorityFile, .authorityExpired(authority.validity.upperBound))
        }
        try Self.checkClock(now, authorityFile, after: authority.validity.lowerBound)
        let refused = adding.subtracting(authority.permitted(adding))
        if !refused.isEmpty { throw CertificateProblem(authorityFile, .notPermitted(refused.all)) }
        let extras = extras().union(adding)
        if !adding.isEmpty { try write(extras) }
        try PrivateFile.write(try authority.issue(for: authority.permitted(present.union(extras)), at: now), to: serverFile)
        return try server()
    }

    /// Returns present names and addresses of the machine that the certificate lacks although the authority may sign for them.
    public func missing(in certificate: ServerCertificate, _ present: HostIdentity, _ authority: Authority) -> HostIdentity {
        authority.permitted(present.union(extras())).subtracting(certificate.identity)
    }

    /// Returns present names and addresses of the machine for which the authority may not sign, because the machine got them
    /// later.
    public func notPermitted(_ present: HostIdentity, _ authority: Authority) -> HostIdentity {
        let all = present.union(extras())
        return all.subtracting(authority.permitted(all))
    }

    /// Returns the problems of the authority for a machine, one line each: its constraints are too wide or too narrow.
    public func remarks(_ authority: Authority, _ present: HostIdentity) -> [String] {
        let outgrown = notPermitted(present, authority)
        let reasons: [CertificateProblem.Reason?] = [
            authority.permitsAllIPv6 ? .permitsAllIPv6 : nil, outgrown.isEmpty ? nil : .outgrown(outgrown.all),
        ]
        return reasons.compactMap { $0.map { CertificateProblem(authorityFile, $0).description } }
    }

    /// Returns addresses in the certificate outside home networks that the machine has lost, since they may belong to somebody
    /// else by now. Empty while the machine has no network.
    func surplus(in certificate: ServerCertificate, _ present: HostIdentity) -> [IPAddress] {
        guard present.addresses.contains(where: { !$0.isLoopback }) else { return [] }
        return certificate.identity.subtracting(present.union(extras())).addresses.filter { !Constraints.isOfHome($0) }
    }

    private func write(_ extras: HostIdentity) throws(CertificateProblem) {
        let lines = ["# Further names and addresses of the certificate, one a line. Then: penny tls renew"] + extras.all
        try PrivateFile.write(lines.joined(separator: "\n") + "\n", to: namesFile)
    }

    /// The start of 2025: a machine without a real-time clock starts long before.
    private static func checkClock(_ now: Int64, _ file: String, after: Int64 = 1_735_689_600) throws(CertificateProblem) {
        if now < after { throw CertificateProblem(file, .clockIsWrong(now)) }
    }
}
