import ArgumentParser
import Certificates
import IPAddresses

/// Manages HTTPS with the machine's own certificate authority.
struct TLS: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tls", abstract: "Make, show and renew the certificate for HTTPS.",
        subcommands: [Init.self, Status.self, Renew.self])

    struct Init: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Make a certificate authority and a certificate for this machine, so that penny serve speaks HTTPS.",
            discussion:
                "The certificate covers all names and addresses that this machine has in its network. The authority can sign only for home networks and for the names and addresses it was made for."
        )

        @OptionGroup var data: DataOptions
        @OptionGroup var more: MoreNames
        @Flag(help: "Replace the existing authority. Every device that trusts it has to install the new one.") var force =
            false
        @Flag(help: "Write JSON, as penny tls status does.") var json = false

        func run() throws {
            let directory = TLSDirectory(data: data.directory)
            let made = try CommandFailure.explaining {
                try directory.make(
                    for: ThisMachine.name, .ofThisMachine, extras: more.identity, replacing: force, at: Clock.seconds)
            }
            if json { return print(json: try TLSStatus(directory, at: Clock.seconds).json) }
            let name = ThisMachine.names(of: ThisMachine.name).first { $0.hasSuffix(".local") } ?? ThisMachine.name
            let hint =
                data.hasDatabase
                ? ""
                : "\n   There is no database in \(data.directory) yet: give penny serve the same --data, or this command that of penny serve."
            print(
                """
                Made "\(made.authority.name)" and a certificate for
                    \(made.server.identity.all.joined(separator: "\n    "))

                Authority, SHA-256    \(made.authority.fingerprint)
                Files                 \(directory.path)

                What next:
                1. Start penny serve, or restart it. It then speaks HTTPS on port 8443 too (--https-listen).\(hint)
                2. Open http://\(name):8080/settings/https on a phone, and follow the steps there to trust this server.
                3. From then on use https://\(name):8443

                The server renews its certificate itself. The authority is valid until \(Day.text(made.authority.validity.upperBound)).
                """)
        }
    }

    struct Status: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Show the certificate of this machine and its problems, if there are any.")

        @OptionGroup var data: DataOptions
        @Flag(help: "Write JSON.") var json = false

        func run() throws {
            let status = try TLSStatus(TLSDirectory(data: data.directory), at: Clock.seconds)
            if json { print(json: status.json) } else { print(status.text) }
            if !status.problems.isEmpty { throw ExitCode(1) }
        }
    }

    struct Renew: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Make a new certificate for the names and addresses that this machine has now.",
            discussion: "A running server loads it within a minute. Devices need not install anything again.")

        @OptionGroup var data: DataOptions
        @OptionGroup var more: MoreNames
        @Flag(help: "Write JSON, as penny tls status does.") var json = false

        func run() throws {
            let directory = TLSDirectory(data: data.directory)
            guard directory.exists else { throw CommandFailure(TLSStatus.none(directory)) }
            let server = try directory.renew(.ofThisMachine, adding: more.identity, at: Clock.seconds)
            if json { return print(json: try TLSStatus(directory, at: Clock.seconds).json) }
            print(
                "The certificate is valid until \(Day.text(server.validity.upperBound)), for \(server.identity.all.joined(separator: ", "))."
            )
        }
    }
}

/// Names and addresses besides the names and addresses of the machine.
struct MoreNames: ParsableArguments {
    @Option(help: "A further host name for the certificate; can be repeated.") var name: [String] = []
    @Option(help: "A further address for the certificate, such as 203.0.113.7; can be repeated.") var address: [String] = []

    func validate() throws {
        for name in name where !HostIdentity.isName(name) {
            throw ValidationError("\(name) is not a host name such as money.example.org.")
        }
        for address in address where IPAddress(address) == nil {
            throw ValidationError("\(address) is not an address such as 192.168.1.20.")
        }
    }

    var identity: HostIdentity { HostIdentity(names: name, addresses: address.compactMap { IPAddress($0) }) }
}
