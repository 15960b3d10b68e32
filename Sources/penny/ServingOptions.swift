import ArgumentParser
import Foundation
import IPAddresses
import Mailing
import MapTiles
import MicroHTTP
import ReferenceRates
import Upkeep
import Web

/// The options of serving, from the command line and the environment.
struct ServingOptions: ParsableArguments {
    @Option(
        help:
            "The address to listen on, HOST:PORT; can be repeated (PENNY_LISTEN; default: every address, port 8080; for the demo: this machine only)."
    )
    var listen: [String] = []

    @Option(
        help:
            "A further address to listen on if there is a certificate; can be repeated (PENNY_HTTPS_LISTEN; default: every address, port 8443; for the demo: this machine only)."
    )
    var httpsListen: [String] = []

    @Option(help: "The file with your own certificate and its chain in PEM, instead of the one from penny tls init (PENNY_TLS_CERTIFICATE).")
    var tlsCertificate: String?

    @Option(help: "The file with the private key of your own certificate, in PEM (PENNY_TLS_KEY).")
    var tlsKey: String?

    @Option(help: "The directory with the stylesheet, icons and scripts (PENNY_PUBLIC; default: ./Public, then beside the program).")
    var `public`: String?

    @Option(help: "A host name of the site, in addition to addresses, localhost, .local and this machine's names; can be repeated (PENNY_HOST).")
    var host: [String] = []

    @Option(help: "The path prefix under which a reverse proxy serves the site, such as /penny (PENNY_BASE_PATH).")
    var basePath: String?

    @Option(help: "The address or network of a reverse proxy whose X-Forwarded headers are trusted; can be repeated (PENNY_TRUSTED_PROXY).")
    var trustedProxy: [String] = []

    @Option(help: "The number of threads for requests, or 0 for one per connection (PENNY_THREADS; default: one per processor, 2 to 4).")
    var threads: Int?

    @Option(
        help:
            "The URL of the exchange rates, in the format of the European Central Bank's, for when the operator switches fetching on (PENNY_RATES_URL)."
    )
    var ratesUrl: String?

    @Option(help: "The directory with the map and the place names (PENNY_GEOGRAPHY; default: ./Geography, then beside the program).")
    var geography: String?

    @Option(
        help:
            "A tile server for streets on the map, such as https://tile.example.org/{z}/{x}/{y}.png; contacted by this server, never by browsers (PENNY_TILES_URL; default: none)."
    )
    var tilesUrl: String?

    @Option(help: "The attribution that the tile server requires, with an optional link at the end (PENNY_TILES_ATTRIBUTION).")
    var tilesAttribution: String?

    @Option(help: "The maximum size of the tile cache on the disk, in MB (PENNY_TILES_CACHE; default: 200).")
    var tilesCache: Int?

    @Option(help: "The host's mail program, which sends notifications to people who choose e-mail (PENNY_SENDMAIL; for example: /usr/sbin/sendmail).")
    var sendmail: String?

    @Option(help: "The sender address of mail (PENNY_MAIL_FROM).")
    var mailFrom: String?

    @Option(
        help:
            "The address to which feedback is mailed, or that people are shown without --sendmail (PENNY_FEEDBACK_TO; default: none, feedback is stored here)."
    )
    var feedbackTo: String?

    @Flag(help: "Allow notifications to addresses in the private network for everybody, not only for operators (PENNY_NOTIFY_PRIVATE_ADDRESSES=1).")
    var notifyPrivateAddresses = false

    @Flag(help: "Do not send HSTS, which makes browsers use HTTPS for the other programs of this machine too (PENNY_NO_HSTS=1).")
    var noHsts = false

    @Flag(help: "Do not log requests (PENNY_QUIET=1).")
    var quiet = false

    func validate() throws {
        try Setting.requireReadableFiles(for: Self.settings)
        _ = try configuration(listeningAt: "")
        _ = try ratesSource()
        _ = try tiles(keptIn: "")
        _ = try certificateFiles()
        _ = try messages()
    }

    private static let settings = [
        "PENNY_LISTEN", "PENNY_HTTPS_LISTEN", "PENNY_PUBLIC", "PENNY_HOST", "PENNY_BASE_PATH", "PENNY_TRUSTED_PROXY", "PENNY_THREADS",
        "PENNY_RATES_URL", "PENNY_NO_HSTS", "PENNY_QUIET",
        "PENNY_GEOGRAPHY", "PENNY_TILES_URL", "PENNY_TILES_ATTRIBUTION", "PENNY_TILES_CACHE",
        "PENNY_SENDMAIL", "PENNY_MAIL_FROM", "PENNY_FEEDBACK_TO", "PENNY_NOTIFY_PRIVATE_ADDRESSES",
    ]

    /// Returns the server's configuration except what needs the application; `standard` is the default address to listen on.
    func configuration(listeningAt standard: String) throws -> Server.Configuration {
        var configuration = Server.Configuration()
        let addresses = listen.isEmpty ? Setting.list("PENNY_LISTEN") : listen
        configuration.listen = addresses.isEmpty ? [standard] : addresses
        let secure = httpsListen.isEmpty ? Setting.list("PENNY_HTTPS_LISTEN") : httpsListen
        configuration.secureListen = secure.isEmpty ? [standard.replacing(":8080", with: ":8443")] : secure
        configuration.basePath = try base()
        configuration.trustedProxies = try (trustedProxy.isEmpty ? Setting.list("PENNY_TRUSTED_PROXY") : trustedProxy).map { text in
            guard let network = CIDR(text) else { throw ValidationError("\(text) is not an address or a network such as 192.168.1.0/24.") }
            return network
        }
        let count = threads ?? Setting.text("PENNY_THREADS").map { Int($0) ?? -1 } ?? min(max(ProcessInfo.processInfo.activeProcessorCount, 2), 4)
        guard 0...64 ~= count else { throw ValidationError("--threads needs a number from 0 to 64.") }
        configuration.threading = count == 0 ? .perConnection : .pool(count)
        return configuration
    }

    func ratesSource() throws -> ReferenceRatesSource {
        guard let address = ratesUrl ?? Setting.text("PENNY_RATES_URL") else { return .europeanCentralBank }
        guard let source = ReferenceRatesSource(address) else {
            throw ValidationError("\(address) is not a URL such as https://example.org/rates.xml.")
        }
        return source
    }

    /// True if the operator has set addresses for HTTPS.
    var wantsHTTPS: Bool { !httpsListen.isEmpty || Setting.text("PENNY_HTTPS_LISTEN") != nil }

    /// Returns the paths of the operator's certificate and key. These are paths: `PENNY_TLS_KEY_FILE` would name a file that
    /// contains a path.
    func certificateFiles() throws -> (certificate: String, key: String)? {
        let files = (tlsCertificate ?? Setting.text("PENNY_TLS_CERTIFICATE"), tlsKey ?? Setting.text("PENNY_TLS_KEY"))
        switch files {
        case (nil, nil): return nil
        case (let certificate?, let key?): return (certificate, key)
        default: throw ValidationError("--tls-certificate and --tls-key need each other.")
        }
    }

    var hosts: [String] { host.isEmpty ? Setting.list("PENNY_HOST") : host }
    var keepsToHTTPS: Bool { !noHsts && Setting.text("PENNY_NO_HSTS") == nil }
    var logsRequests: Bool { !quiet && Setting.text("PENNY_QUIET") == nil }

    func publicDirectory() throws -> String {
        if let chosen = `public` ?? Setting.text("PENNY_PUBLIC") { return chosen }
        guard let found = Self.directory("Public", with: "/penny.css", source: "Public") else {
            throw CommandFailure("The directory Public is neither in the working directory nor beside the program. Give it with --public.")
        }
        return found
    }

    /// Returns nil if the files are missing; the site then has no base map.
    func geographyDirectory() throws -> String? {
        let mark = "/basemap.vmp"
        if let chosen = geography ?? Setting.text("PENNY_GEOGRAPHY") {
            guard FileManager.default.fileExists(atPath: chosen + mark) else {
                throw CommandFailure("There is no map in \(chosen): basemap.vmp is missing.")
            }
            return chosen
        }
        return Self.directory("Geography", with: mark, source: "Sources/Atlas/Geography")
    }

    /// Returns a directory that contains a file, searched in the working directory, beside the program, or in the repository that
    /// it was built in.
    ///
    /// - Parameter source: its path in the repository.
    private static func directory(_ name: String, with file: String, source: String) -> String? {
        let program = URL(fileURLWithPath: CommandLine.arguments.first ?? "penny").resolvingSymlinksInPath().deletingLastPathComponent()
        let candidates = [name, program.appending(path: name).path, source, program.appending(path: "../../../" + source).path]
        return candidates.first { FileManager.default.fileExists(atPath: $0 + file) }
    }

    /// Returns nil unless a tile server was chosen.
    func tiles(keptIn directory: String) throws -> TileSettings? {
        guard let template = tilesUrl ?? Setting.text("PENNY_TILES_URL") else { return nil }
        guard let attribution = (tilesAttribution ?? Setting.text("PENNY_TILES_ATTRIBUTION")).flatMap({ TileAttribution($0) }) else {
            throw ValidationError(
                "A tile server requires attribution: give it with --tiles-attribution, at most \(TileAttribution.lengthLimit) characters.")
        }
        guard let source = TileSource(template: template, attribution: attribution) else {
            throw ValidationError("\(template) is not a tile URL such as https://tile.example.org/{z}/{x}/{y}.png.")
        }
        let size = tilesCache ?? Setting.text("PENNY_TILES_CACHE").map { Int($0) ?? -1 } ?? 200
        guard 0...100_000 ~= size else { throw ValidationError("--tiles-cache needs a number of MB from 0 to 100000.") }
        return TileSettings(source: source, directory: directory + "/tiles", cacheSize: size * 1_000_000)
    }

    func messages() throws -> MessageSettings {
        var settings = MessageSettings(
            feedbackTo: try mailAddress(feedbackTo ?? Setting.text("PENNY_FEEDBACK_TO")),
            reachesPrivateNetworks: notifyPrivateAddresses || Setting.text("PENNY_NOTIFY_PRIVATE_ADDRESSES") != nil)
        switch (sendmail ?? Setting.text("PENNY_SENDMAIL"), try mailAddress(mailFrom ?? Setting.text("PENNY_MAIL_FROM"))) {
        case (nil, nil): break
        case (let path?, let from?):
            guard path.hasPrefix("/"), FileManager.default.isExecutableFile(atPath: path) else {
                throw ValidationError("--sendmail needs the absolute path of a program: \(path) is not one.")
            }
            settings.mail = .init(program: Sendmail(path: path), from: from)
        default: throw ValidationError("--sendmail and --mail-from need each other.")
        }
        return settings
    }

    private func mailAddress(_ text: String?) throws -> MailAddress? {
        guard let text else { return nil }
        guard let address = MailAddress(text) else { throw ValidationError("\(text) is not an address such as penny@example.org.") }
        return address
    }

    private func base() throws -> String {
        var base = basePath ?? Setting.text("PENNY_BASE_PATH") ?? ""
        while base.hasSuffix("/") { base.removeLast() }
        let allowed = base.utf8.allSatisfy { "/-._~".utf8.contains($0) || (48...57 ~= $0) || (65...90 ~= $0) || (97...122 ~= $0) }
        guard base.isEmpty || (base.hasPrefix("/") && !base.contains("//") && allowed) else {
            throw ValidationError("--base-path needs a path such as /penny.")
        }
        return base
    }
}
