import Glibc
import Synchronization

/// Keeps the certificate of a running server valid: renews a certificate of Penny's own authority in time, and detects files replaced by another
/// program that renews them.
public final class CertificateKeeper: Sendable {
    /// The source of the certificate.
    public enum Source: Sendable {
        /// The server's own authority.
        case own(TLSDirectory)
        /// Files that another program renews.
        case files(certificate: String, key: String)
    }

    /// The result of a check.
    public enum Finding: Sendable {
        case nothingNew
        /// There is another certificate; `isRenewedHere` is true if it was renewed by this keeper.
        case certificate(ServerCertificate, isRenewedHere: Bool)
        /// There is a problem. The present certificate stays in use.
        case problem(String)
    }

    /// The source of the certificate.
    public let source: Source
    private let present: @Sendable () -> HostIdentity
    private let state = Mutex(State())

    private struct State {
        var stamps: [FileStamp] = []
        var certificate: ServerCertificate?
        var lastRenewalCheck: Int64?
        var lastProblem: String?
        var hasTold = false
        /// The names and addresses outside the authority's constraints that the operator has been told about.
        var notPermitted = HostIdentity()
    }

    /// Seconds from the renewal of a certificate to its expiry, from the report of a missing external renewal to the expiry, and between two checks
    /// of expiry.
    private static let ahead: Int64 = 30 * 86_400, warning: Int64 = 7 * 86_400, interval: Int64 = 86_400

    /// - Parameter present: returns the present names and addresses of the machine.
    public init(_ source: Source, present: @escaping @Sendable () -> HostIdentity = { .ofThisMachine }) {
        self.source = source
        self.present = present
    }

    /// Returns the initial certificate, at a time in seconds since 1970 (UTC). One of Penny's own that is about to expire,
    /// damaged, or lacking present names of the machine is renewed first.
    ///
    /// Throws the problem: any problem of external files, and problems of Penny's own certificate that renewal cannot solve.
    public func begin(at now: Int64) throws -> ServerCertificate {
        let stamps = FileStamp.of(files), certificate: ServerCertificate
        switch source {
        case .own(let directory):
            certificate = try renewIfDue(directory, try? directory.server(), at: now) ?? directory.server()
        case .files(let path, let key):
            certificate = try ServerCertificate(certificate: path, key: key)
            try certificate.checkDates(at: now)
        }
        state.withLock { state in
            state.stamps = stamps
            state.certificate = certificate
            state.lastRenewalCheck = now
        }
        return certificate
    }

    /// Returns the problems of the authority, one line each: its constraints are too wide or too narrow. ``look(at:)`` does not
    /// report them again.
    public func remarks() -> [String] {
        guard case .own(let directory) = source, let authority = try? directory.authority() else { return [] }
        let present = present(), notPermitted = directory.notPermitted(present, authority)
        state.withLock { $0.notPermitted = notPermitted }
        return directory.remarks(authority, present)
    }

    /// Checks for a new certificate, or for a due renewal; cheap enough to be called often (two `stat` calls).
    public func look(at now: Int64) -> Finding {
        let stamps = FileStamp.of(files)
        let (old, current, isRenewalDue) = state.withLock { state in
            let last = state.lastRenewalCheck ?? .min
            return (state.stamps, state.certificate, now < last || now &- last >= Self.interval)
        }
        if isRenewalDue, let finding = lookAhead(current, at: now) { return finding }
        do {
            guard stamps != old else { return .nothingNew }
            let certificate = try read()
            try certificate.checkDates(at: now)
            if certificate.fingerprint == current?.fingerprint {
                state.withLock { $0.stamps = stamps }
                return .nothingNew
            }
            return note(certificate, stamps, isRenewedHere: false)
        } catch {
            return note("\(error)")
        }
    }

    /// Once a day renews a certificate of Penny's own, and reports the expiry of an external one. Returns nil if nothing is due.
    private func lookAhead(_ current: ServerCertificate?, at now: Int64) -> Finding? {
        state.withLock { $0.lastRenewalCheck = now }
        switch source {
        case .own(let directory):
            do {
                if let renewed = try renewIfDue(directory, try? directory.server(), at: now) {
                    return note(renewed, FileStamp.of(files), isRenewedHere: true)
                }
                return try newlyNotPermitted(directory)
            } catch {
                return .problem("\(error)")
            }
        case .files(let file, _):
            guard let current, current.validity.upperBound &- now < Self.warning else { return nil }
            return .problem(CertificateProblem(file, .endsSoon(current.validity.upperBound)).description)
        }
    }

    /// Returns present names and addresses of the machine that the certificate lacks although the authority may sign for them.
    public func missing() -> HostIdentity {
        guard case .own(let directory) = source, let certificate = state.withLock({ $0.certificate }),
            let authority = try? directory.authority()
        else { return HostIdentity() }
        return directory.missing(in: certificate, present(), authority)
    }

    /// Returns present names and addresses of the machine for which the authority may not sign.
    public func notPermitted() -> HostIdentity {
        guard case .own(let directory) = source, let authority = try? directory.authority() else { return HostIdentity() }
        return directory.notPermitted(present(), authority)
    }

    /// Reports once the new names and addresses of the machine for which the authority may not sign.
    private func newlyNotPermitted(_ directory: TLSDirectory) throws -> Finding? {
        let found = directory.notPermitted(present(), try directory.authority())
        let isNew = state.withLock { state in
            defer { state.notPermitted = found }
            return !found.subtracting(state.notPermitted).isEmpty
        }
        return isNew ? .problem(CertificateProblem(directory.authorityFile, .outgrown(found.all)).description) : nil
    }

    private var files: [String] {
        switch source {
        case .own(let directory): [directory.serverFile]
        case .files(let certificate, let key): [certificate, key]
        }
    }

    private func read() throws(CertificateProblem) -> ServerCertificate {
        switch source {
        case .own(let directory): try directory.server()
        case .files(let certificate, let key): try ServerCertificate(certificate: certificate, key: key)
        }
    }

    /// Returns the renewed certificate; nil if renewal was not necessary. A clock that is behind is no reason to renew.
    private func renewIfDue(_ directory: TLSDirectory, _ certificate: ServerCertificate?, at now: Int64) throws
        -> ServerCertificate?
    {
        let authority = try directory.authority(), present = present()
        if let certificate, authority.hasIssued(certificate) {
            let isEnding =
                certificate.validity.upperBound &- now < Self.ahead
                && certificate.validity.upperBound < authority.validity.upperBound
            let hasEnded = now > certificate.validity.upperBound
            let isBehind = now < certificate.validity.lowerBound
            let isOther = !directory.missing(in: certificate, present, authority).isEmpty || !directory.surplus(in: certificate, present).isEmpty
            guard !isBehind, isEnding || hasEnded || isOther else { return nil }
        }
        return try directory.renew(present, at: now)
    }

    private func note(_ certificate: ServerCertificate, _ stamps: [FileStamp], isRenewedHere: Bool) -> Finding {
        state.withLock { state in
            state.stamps = stamps
            state.certificate = certificate
            state.lastProblem = nil
            state.hasTold = false
        }
        return .certificate(certificate, isRenewedHere: isRenewedHere)
    }

    /// Reports a problem once, if it persists at the second check: two files that belong together are not replaced at the same
    /// moment.
    private func note(_ problem: String) -> Finding {
        state.withLock { state in
            let isSecondLook = state.lastProblem == problem
            defer {
                state.hasTold = isSecondLook
                state.lastProblem = problem
            }
            return isSecondLook && !state.hasTold ? .problem(problem) : .nothingNew
        }
    }
}

/// The properties that reveal a replaced or changed file.
struct FileStamp: Equatable {
    private let device, file, size, seconds, nanoseconds: Int

    static func of(_ paths: [String]) -> [FileStamp] { paths.map(FileStamp.init) }

    /// All zero if there is no file.
    init(_ path: String) {
        var status = Glibc.stat()
        let isThere = stat(path, &status) == 0
        device = isThere ? Int(truncatingIfNeeded: status.st_dev) : 0
        file = isThere ? Int(truncatingIfNeeded: status.st_ino) : 0
        size = isThere ? Int(status.st_size) : 0
        seconds = isThere ? Int(status.st_mtim.tv_sec) : 0
        nanoseconds = isThere ? Int(status.st_mtim.tv_nsec) : 0
    }
}
