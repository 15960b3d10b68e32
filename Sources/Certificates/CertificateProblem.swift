import Foundation

/// A problem of a certificate, its key or their files; its description is one line that tells how to solve it.
public struct CertificateProblem: Error, Sendable, Equatable, CustomStringConvertible {
    /// The kind of problem.
    public enum Reason: Sendable, Equatable {
        /// The file does not exist.
        case missing
        /// The file cannot be read; the value is the system's message.
        case unreadable(String)
        /// The file cannot be written; the value is the system's message.
        case unwritable(String)
        /// The file is too large for a certificate or a key.
        case tooLarge
        /// The file contains a private key where a certificate is expected, or the other way round.
        case exchanged(wanted: String)
        /// The file contains no certificate in PEM.
        case noCertificate
        /// The certificate cannot be parsed.
        case brokenCertificate
        /// The file contains no private key in PEM.
        case noKey
        /// The private key cannot be parsed, or is of a kind that browsers do not support.
        case brokenKey
        /// The private key is encrypted.
        case encryptedKey
        /// The private key belongs to another certificate.
        case mismatch
        /// A certificate of the chain is not signed by the next one; positions count from 1.
        case brokenChain(position: Int)
        /// The certificate has neither names nor addresses.
        case noNames
        /// The certificate expired at this time, in seconds since 1970 (UTC).
        case expired(Int64)
        /// The certificate expires soon, at this time in seconds since 1970 (UTC).
        case endsSoon(Int64)
        /// The certificate is not valid before this time, in seconds since 1970 (UTC).
        case notYetValid(Int64)
        /// The authority expired at this time, in seconds since 1970 (UTC).
        case authorityExpired(Int64)
        /// An authority exists already.
        case alreadyThere
        /// A file to be created exists already, without an authority beside it.
        case inTheWay
        /// The machine's clock is before the year of this program; the value is in seconds since 1970 (UTC).
        case clockIsWrong(Int64)
        /// The authority may not sign for any of these names and addresses.
        case notPermitted([String])
        /// The authority may not sign for these names and addresses, which the machine got later.
        case outgrown([String])
        /// The authority may sign for every global IPv6 address.
        case permitsAllIPv6
    }

    /// The path of the file as it was given.
    public let file: String
    public let reason: Reason

    /// Creates a problem of a file.
    public init(_ file: String, _ reason: Reason) {
        self.file = file
        self.reason = reason
    }

    public var description: String {
        switch reason {
        case .missing: "There is no file \(file). Check the path."
        case .unreadable(let why): "\(file) cannot be read: \(why). Give the user that Penny runs as read permission."
        case .unwritable(let why): "\(file) cannot be written: \(why). Run the command as the user that Penny runs as."
        case .tooLarge: "\(file) is too large for a certificate or a key. Check the path."
        case .exchanged(let wanted): "\(file) contains the counterpart of the \(wanted). Swap the two files."
        case .noCertificate: "\(file) contains no certificate in PEM (-----BEGIN CERTIFICATE-----). Check the path."
        case .brokenCertificate: "The certificate in \(file) is damaged. Copy it again from its source."
        case .noKey: "\(file) contains no private key in PEM (-----BEGIN PRIVATE KEY-----). Check the path."
        case .brokenKey:
            "The private key in \(file) is damaged, or neither ECDSA nor RSA with 2048 bits or more. Make a new pair."
        case .encryptedKey: "The private key in \(file) is encrypted. Decrypt it: openssl pkey -in \(file) -out key.pem"
        case .mismatch: "The private key in \(file) does not match the certificate. Give a pair that was made together."
        case .brokenChain(let position):
            "Certificate \(position) in \(file) is not signed by the one after it. Put the server's certificate first, then its issuers in order."
        case .noNames:
            "The certificate in \(file) has no host names (subject alternative name), so browsers refuse it. Make one with names."
        case .expired(let date): "The certificate in \(file) expired on \(Self.day(date)). Renew it."
        case .endsSoon(let date):
            "The certificate in \(file) expires on \(Self.day(date)), and has not been renewed. Check the program that renews it."
        case .notYetValid(let date):
            "The certificate in \(file) is not valid before \(Self.day(date)). Check the clock of this machine, or wait until then."
        case .authorityExpired(let date):
            "The authority in \(file) expired on \(Self.day(date)). Make a new one with penny tls init --force, and install it on every device."
        case .alreadyThere:
            "There is an authority in \(file) already. Your phones and computers trust that one: with --force a new one replaces it, and all of them have to install it again. To add new names, run penny tls renew."
        case .inTheWay: "The file \(file) exists already, without an authority beside it. Move it elsewhere, or replace it with --force."
        case .clockIsWrong(let now):
            "The clock of this machine says \(Self.day(now)). Set it first, since the validity of certificates depends on it."
        case .notPermitted(let names):
            "The authority in \(file) may not sign for \(names.joined(separator: ", ")): it was made for the names of this machine and its home network. Make a new one with penny tls init --force --name NAME."
        case .outgrown(let names):
            "The authority in \(file) may not sign for \(names.joined(separator: ", ")), which this machine did not have when it was made, so they are missing from the certificate. Make a new one with penny tls init --force, and install it on every device."
        case .permitsAllIPv6:
            "The authority in \(file), made by an earlier version, may sign for every global IPv6 address, not only for your home network. Make a new one with penny tls init --force, and install it on every device."
        }
    }

    /// Returns a date in UTC, such as `2026-11-21`.
    static func day(_ seconds: Int64) -> String {
        var time = time_t(seconds), parts = tm()
        gmtime_r(&time, &parts)
        func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return "\(parts.tm_year + 1900)-\(two(parts.tm_mon + 1))-\(two(parts.tm_mday))"
    }
}
