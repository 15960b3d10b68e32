import Glibc
import IPAddresses

/// Where a server keeps the authority that it made for itself, and the certificate that this issued: `DATA/tls`.
///
/// - `authority.pem`: the authority's certificate and key.
/// - `server.pem`: the server's certificate and key, in one file so that they are replaced at once.
/// - `names.txt`: further names and addresses, one a line.
public struct TLSDirectory: Sendable {
    /// The directory.
    public let path: String

    /// The one in the data directory of a server.
    public init(data: String) { path = data + (data.hasSuffix("/") ? "tls" : "/tls") }

    /// The file with the authority.
    public var authorityFile: String { path + "/authority.pem" }
    /// The file with the server's certificate and key.
    public var serverFile: String { path + "/server.pem" }
    private var namesFile: String { path + "/names.txt" }

    /// Whether there is an authority.
    public var exists: Bool { access(authorityFile, F_OK) == 0 || errno == EACCES }

    /// Reads the authority.
    public func authority() throws(CertificateProblem) -> Authority { try Authority(PEMFile(authorityFile)) }

    /// Reads the server's certificate.
    public func server() throws(CertificateProblem) -> ServerCertificate {
        try ServerCertificate(certificate: serverFile, key: serverFile)
    }

    /// The further names and addresses that the operator asked for.
    public func extras() -> HostIdentity {
        guard let text = try? PEMFile.text(namesFile) else { return HostIdentity() }
        let lines = text.split(whereSeparator: \.isNewline).map { $0.filter { !$0.isWhitespace } }.filter {
            !$0.isEmpty && !$0.hasPrefix("#")
        }
        return HostIdentity(names: lines, addresses: lines.compactMap { IPAddress($0) })
    }

    /// Makes an authority and a certificate for this machine, with further names and addresses.
    ///
    /// Throws when there is an authority, or another file by one of the names, unless `replacing`; when the clock is wrong; when a file cannot be written.
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

    /// Makes a new certificate of the present authority for the names and addresses that the machine has now, with the further ones of before
    /// and now. What the authority may not vouch for is left out; that is an error where the operator asks for it.
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

    /// What the machine is called now, and the certificate does not say although the authority may.
    public func missing(in certificate: ServerCertificate, _ present: HostIdentity, _ authority: Authority) -> HostIdentity {
        authority.permitted(present.union(extras())).subtracting(certificate.identity)
    }

    /// What the machine is called now, and the authority may not vouch for: it was made before the machine had that.
    public func notPermitted(_ present: HostIdentity, _ authority: Authority) -> HostIdentity {
        let all = present.union(extras())
        return all.subtracting(authority.permitted(all))
    }

    /// What is wrong with the authority for a machine that is called so, a line each: it may vouch for too much, or for not enough.
    public func remarks(_ authority: Authority, _ present: HostIdentity) -> [String] {
        let outgrown = notPermitted(present, authority)
        let reasons: [CertificateProblem.Reason?] = [
            authority.permitsAllIPv6 ? .permitsAllIPv6 : nil, outgrown.isEmpty ? nil : .outgrown(outgrown.all),
        ]
        return reasons.compactMap { $0.map { CertificateProblem(authorityFile, $0).description } }
    }

    /// Addresses outside of home networks that the certificate names although the machine has them no more: they may be somebody else's by now.
    /// None while the machine has no network.
    func surplus(in certificate: ServerCertificate, _ present: HostIdentity) -> [IPAddress] {
        guard present.addresses.contains(where: { !$0.isLoopback }) else { return [] }
        return certificate.identity.subtracting(present.union(extras())).addresses.filter { !Constraints.isOfHome($0) }
    }

    private func write(_ extras: HostIdentity) throws(CertificateProblem) {
        let lines = ["# Further names and addresses of the certificate, one a line. Then: penny tls renew"] + extras.all
        try PrivateFile.write(lines.joined(separator: "\n") + "\n", to: namesFile)
    }

    /// The year 2025: a machine without a clock begins long before.
    private static func checkClock(_ now: Int64, _ file: String, after: Int64 = 1_735_689_600) throws(CertificateProblem) {
        if now < after { throw CertificateProblem(file, .clockIsWrong(now)) }
    }
}
