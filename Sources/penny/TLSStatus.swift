import Certificates
import Foundation
import StrictJSON

/// The output of `penny tls status`.
struct TLSStatus {
    let problems: [String]
    private let directory: TLSDirectory
    private let authority: Authority
    private let server: ServerCertificate?
    private let missing, notPermitted, remarks: [String]

    static func none(_ directory: TLSDirectory) -> String {
        "There is no authority in \(directory.path). Make one with penny tls init, or give the data directory with --data."
    }

    init(_ directory: TLSDirectory, at now: Int64) throws {
        guard directory.exists else { throw CommandFailure(Self.none(directory)) }
        self.directory = directory
        authority = try directory.authority()
        var problems: [String] = []
        do throws(CertificateProblem) {
            let server = try directory.server()
            self.server = server
            do throws(CertificateProblem) { try server.checkDates(at: now) } catch { problems.append(error.description) }
        } catch {
            server = nil
            problems.append(error.description)
        }
        if now > authority.validity.upperBound {
            problems.append(
                CertificateProblem(directory.authorityFile, .authorityExpired(authority.validity.upperBound)).description)
        }
        if let server { missing = directory.missing(in: server, .ofThisMachine, authority).all } else { missing = [] }
        notPermitted = directory.notPermitted(.ofThisMachine, authority).all
        remarks = directory.remarks(authority, .ofThisMachine)
        self.problems = problems
    }

    var text: String {
        var lines = [
            "Authority      \(authority.name)", "  valid until  \(Day.text(authority.validity.upperBound))",
            "  SHA-256      \(authority.fingerprint)",
        ]
        if let server {
            lines += [
                "Certificate    \(directory.serverFile)", "  valid until  \(Day.text(server.validity.upperBound))",
                "  SHA-256      \(server.fingerprint)",
                "  for          \(server.identity.all.joined(separator: ", "))",
            ]
        }
        if !missing.isEmpty {
            lines.append(
                "Not in it      \(missing.joined(separator: ", ")) (a running server renews it within a day; at once: penny tls renew)"
            )
        }
        return (lines + remarks + problems).joined(separator: "\n")
    }

    var json: JSONValue {
        var members: [JSONObject.Member] = [
            .init("ok", .boolean(problems.isEmpty)), .init("problems", .texts(problems)),
            .init(
                "authority",
                ["name": .text(authority.name), "valid_until": .whole(authority.validity.upperBound), "sha256": .text(authority.fingerprint)]),
        ]
        if let server {
            members.append(
                .init(
                    "certificate",
                    [
                        "valid_from": .whole(server.validity.lowerBound), "valid_until": .whole(server.validity.upperBound),
                        "sha256": .text(server.fingerprint), "names": .texts(server.identity.names),
                        "addresses": .texts(server.identity.addresses.map(\.description)),
                    ]))
        }
        return .object(
            JSONObject(
                members + [
                    .init("missing", .texts(missing)), .init("not_permitted", .texts(notPermitted)),
                    .init("permits_all_ipv6", .boolean(authority.permitsAllIPv6)),
                ]))
    }
}
