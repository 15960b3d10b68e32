import Glibc
import Synchronization

/// Sees to it that a running server has a certificate that is valid: renews that of Penny's own authority in time, and notices when files were
/// replaced by whoever else renews them.
public final class CertificateKeeper: Sendable {
    /// Where the certificate comes from.
    public enum Source: Sendable {
        /// An authority of the server's own.
        case own(TLSDirectory)
        /// Files that somebody else looks after.
        case files(certificate: String, key: String)
    }

    /// What a look at the files has shown.
    public enum Finding: Sendable {
        case nothingNew
        /// There is another certificate; it was renewed here if so, and by somebody else otherwise.
        case certificate(ServerCertificate, isRenewedHere: Bool)
        /// Something is wrong. The present certificate stays.
        case problem(String)
    }

    /// Where the certificate comes from.
    public let source: Source
    private let present: @Sendable () -> HostIdentity
    private let state = Mutex(State())

    private struct State {
        var stamps: [FileStamp] = []
        var certificate: ServerCertificate?
        var lastRenewalCheck: Int64?
        var lastProblem: String?
        var hasTold = false
        /// What the operator knows to be beyond the authority.
        var notPermitted = HostIdentity()
    }

    /// Seconds before the end at which a certificate is renewed, at which one that others should have renewed is told of, and between two looks
    /// whether that is due.
    private static let ahead: Int64 = 30 * 86_400, warning: Int64 = 7 * 86_400, interval: Int64 = 86_400

    /// - Parameter present: the names and addresses of the machine when it is called.
    public init(_ source: Source, present: @escaping @Sendable () -> HostIdentity = { .ofThisMachine }) {
        self.source = source
        self.present = present
    }

    /// The certificate to begin with, at a time in seconds since 1970. One of Penny's own that is about to end, or broken, or does not say what
    /// the machine is called now is renewed first.
    ///
    /// Throws what is wrong: with the files of somebody else anything, with Penny's own what renewal cannot mend.
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

    /// What is wrong with the authority as it stands, a line each: what it may vouch for is too much, or not enough. Not told again by ``look(at:)``.
    public func remarks() -> [String] {
        guard case .own(let directory) = source, let authority = try? directory.authority() else { return [] }
        let present = present(), notPermitted = directory.notPermitted(present, authority)
        state.withLock { $0.notPermitted = notPermitted }
        return directory.remarks(authority, present)
    }

    /// Looks whether there is a new certificate, or should be; often called, it costs two looks at the disk.
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

    /// Once a day: renews what is Penny's own, and tells of the end of what is not. Nil when there is time.
    private func lookAhead(_ current: ServerCertificate?, at now: Int64) -> Finding? {
        state.withLock { $0.lastRenewalCheck = now }
        switch source {
        case .own(let directory):
            do {
                if let renewed = try renewIfDue(directory, try? directory.server(), at: now) { return note(renewed, FileStamp.of(files), isRenewedHere: true) }
                return try newlyNotPermitted(directory)
            } catch {
                return .problem("\(error)")
            }
        case .files(let file, _):
            guard let current, current.validity.upperBound &- now < Self.warning else { return nil }
            return .problem(CertificateProblem(file, .endsSoon(current.validity.upperBound)).description)
        }
    }

    /// What the machine is called now, and the certificate does not say although it could.
    public func missing() -> HostIdentity {
        guard case .own(let directory) = source, let certificate = state.withLock({ $0.certificate }),
            let authority = try? directory.authority()
        else { return HostIdentity() }
        return directory.missing(in: certificate, present(), authority)
    }

    /// What the machine is called now, and the authority may not vouch for.
    public func notPermitted() -> HostIdentity {
        guard case .own(let directory) = source, let authority = try? directory.authority() else { return HostIdentity() }
        return directory.notPermitted(present(), authority)
    }

    /// Tells once of what the machine has got that the authority may not vouch for.
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

    /// The renewed certificate, or nil if that was not necessary. A clock that is behind is no reason to renew.
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

    /// Tells a problem that is still there at the second look, once: two files that belong together are not replaced at the same moment.
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

/// By what a file that was replaced or written to is told from before.
struct FileStamp: Equatable {
    private let device, file, size, seconds, nanoseconds: Int

    static func of(_ paths: [String]) -> [FileStamp] { paths.map(FileStamp.init) }

    /// All zero when there is no file.
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
