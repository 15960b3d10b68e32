import ArgumentParser
import Foundation
import IPAddresses
import Mailing
import MapTiles
import MicroHTTP
import ReferenceRates
import Web

/// How the site is served, as the command line and the environment say.
struct ServingOptions: ParsableArguments {
    @Option(help: "Where to listen, HOST:PORT; several times for several addresses (PENNY_LISTEN; default: every address, port 8080; for the demo: this machine only).")
    var listen: [String] = []

    @Option(help: "Where to listen for HTTPS as well, when there is a certificate; several times for several (PENNY_HTTPS_LISTEN; default: every address, port 8443; for the demo: this machine only).")
    var httpsListen: [String] = []

    @Option(help: "The file with your own certificate and its chain, in PEM, instead of that of penny tls init (PENNY_TLS_CERTIFICATE).")
    var tlsCertificate: String?

    @Option(help: "The file with the private key of your own certificate, in PEM (PENNY_TLS_KEY).")
    var tlsKey: String?

    @Option(help: "The directory with the stylesheet, icons and scripts (PENNY_PUBLIC; default: ./Public, then beside the program).")
    var `public`: String?

    @Option(help: "A host name that the site answers to, beside addresses, localhost, .local and this machine's names; several times for several (PENNY_HOST).")
    var host: [String] = []

    @Option(help: "The path under which a reverse proxy shows the site, such as /penny (PENNY_BASE_PATH).")
    var basePath: String?

    @Option(help: "The address or network of a reverse proxy whose X-Forwarded headers count; several times for several (PENNY_TRUSTED_PROXY).")
    var trustedProxy: [String] = []

    @Option(help: "Threads for requests, or 0 for one each connection (PENNY_THREADS; default: one each processor, 2 to 4).")
    var threads: Int?

    @Option(help: "Where exchange rates come from once the operator switches that on, a file in the form of the European Central Bank's (PENNY_RATES_URL).")
    var ratesUrl: String?

    @Option(help: "The directory with the map and the place names (PENNY_GEOGRAPHY; default: ./Geography, then beside the program).")
    var geography: String?

    @Option(help: "A tile server for streets on the map, such as https://tile.example.org/{z}/{x}/{y}.png; asked by this server, never by browsers (PENNY_TILES_URL; default: none).")
    var tilesUrl: String?

    @Option(help: "Whom the tile server's map has to name, ending with a link if there is one (PENNY_TILES_ATTRIBUTION).")
    var tilesAttribution: String?

    @Option(help: "The most that kept tiles may take on the disk, in MB (PENNY_TILES_CACHE; default: 200).")
    var tilesCache: Int?

    @Option(help: "The host's mail program, by which notifications are sent to those who want that (PENNY_SENDMAIL; for example: /usr/sbin/sendmail).")
    var sendmail: String?

    @Option(help: "The address that mail comes from (PENNY_MAIL_FROM).")
    var mailFrom: String?

    @Option(help: "Who gets feedback by mail, or is named for it without --sendmail (PENNY_FEEDBACK_TO; default: nobody, it is kept here).")
    var feedbackTo: String?

    @Flag(help: "Let everybody's notifications go to addresses in the private network too, and not only operators' (PENNY_NOTIFY_PRIVATE_ADDRESSES=1).")
    var notifyPrivateAddresses = false

    @Flag(help: "Do not tell browsers to keep to HTTPS, which holds for the other programs of this machine too (PENNY_NO_HSTS=1).")
    var noHsts = false

    @Flag(help: "Write no line for each request (PENNY_QUIET=1).")
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
        "PENNY_LISTEN", "PENNY_HTTPS_LISTEN", "PENNY_PUBLIC", "PENNY_HOST", "PENNY_BASE_PATH", "PENNY_TRUSTED_PROXY", "PENNY_THREADS", "PENNY_RATES_URL", "PENNY_NO_HSTS", "PENNY_QUIET",
        "PENNY_GEOGRAPHY", "PENNY_TILES_URL", "PENNY_TILES_ATTRIBUTION", "PENNY_TILES_CACHE",
        "PENNY_SENDMAIL", "PENNY_MAIL_FROM", "PENNY_FEEDBACK_TO", "PENNY_NOTIFY_PRIVATE_ADDRESSES",
    ]

    /// Everything about the server that needs no application; `standard` is where it listens when nobody says.
    func configuration(listeningAt standard: String) throws -> Server.Configuration {
        var configuration = Server.Configuration()
        let addresses = listen.isEmpty ? Setting.list("PENNY_LISTEN") : listen
        configuration.listen = addresses.isEmpty ? [standard] : addresses
        let secure = httpsListen.isEmpty ? Setting.list("PENNY_HTTPS_LISTEN") : httpsListen
        configuration.secureListen = secure.isEmpty ? [standard.replacing(":8080", with: ":8443")] : secure
        configuration.basePath = try base()
        configuration.trustedProxies = try (trustedProxy.isEmpty ? Setting.list("PENNY_TRUSTED_PROXY") : trustedProxy).map { text in
            guard let network = CIDR(text) else { throw ValidationError("\(text) is neither an address nor a network such as 192.168.1.0/24.") }
            return network
        }
        let count = threads ?? Setting.text("PENNY_THREADS").map { Int($0) ?? -1 } ?? min(max(ProcessInfo.processInfo.activeProcessorCount, 2), 4)
        guard 0...64 ~= count else { throw ValidationError("--threads is a number from 0 to 64.") }
        configuration.threading = count == 0 ? .perConnection : .pool(count)
        return configuration
    }

    func ratesSource() throws -> ReferenceRatesSource {
        guard let address = ratesUrl ?? Setting.text("PENNY_RATES_URL") else { return .europeanCentralBank }
        guard let source = ReferenceRatesSource(address) else { throw ValidationError("\(address) is no address such as https://example.org/rates.xml.") }
        return source
    }

    /// Whether the operator says where to listen for HTTPS.
    var wantsHTTPS: Bool { !httpsListen.isEmpty || Setting.text("PENNY_HTTPS_LISTEN") != nil }

    /// The operator's own certificate and key. As paths: `PENNY_TLS_KEY_FILE` would be a file that holds a path.
    func certificateFiles() throws -> (certificate: String, key: String)? {
        let files = (tlsCertificate ?? Setting.text("PENNY_TLS_CERTIFICATE"), tlsKey ?? Setting.text("PENNY_TLS_KEY"))
        switch files {
        case (nil, nil): return nil
        case (let certificate?, let key?): return (certificate, key)
        default: throw ValidationError("--tls-certificate and --tls-key go together.")
        }
    }

    var hosts: [String] { host.isEmpty ? Setting.list("PENNY_HOST") : host }
    var keepsToHTTPS: Bool { !noHsts && Setting.text("PENNY_NO_HSTS") == nil }
    var logsRequests: Bool { !quiet && Setting.text("PENNY_QUIET") == nil }

    func publicDirectory() throws -> String {
        if let chosen = `public` ?? Setting.text("PENNY_PUBLIC") { return chosen }
        guard let found = Self.directory("Public", with: "/penny.css") else {
            throw Failure("The directory Public is neither here nor beside the program. Name it with --public.")
        }
        return found
    }

    /// Nil when the files are not there: the site then has no base map.
    func geographyDirectory() throws -> String? {
        let mark = "/basemap.vmp"
        if let chosen = geography ?? Setting.text("PENNY_GEOGRAPHY") {
            guard FileManager.default.fileExists(atPath: chosen + mark) else { throw Failure("There is no map in \(chosen): basemap.vmp is missing.") }
            return chosen
        }
        return Self.directory("Geography", with: mark)
    }

    /// A directory with a certain file, where the program is started, beside the program, or in the repository that it was built in.
    private static func directory(_ name: String, with file: String) -> String? {
        let program = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
        let candidates = [name, program.appending(path: name).path, program.appending(path: "../../../" + name).path]
        return candidates.first { FileManager.default.fileExists(atPath: $0 + file) }
    }

    /// Nil unless a tile server was chosen.
    func tiles(keptIn directory: String) throws -> TileSettings? {
        guard let template = tilesUrl ?? Setting.text("PENNY_TILES_URL") else { return nil }
        guard let attribution = (tilesAttribution ?? Setting.text("PENNY_TILES_ATTRIBUTION")).flatMap({ TileAttribution($0) }) else {
            throw ValidationError("A map names who made it: say whom with --tiles-attribution, in up to \(TileAttribution.lengthLimit) characters.")
        }
        guard let source = TileSource(template: template, attribution: attribution) else {
            throw ValidationError("\(template) is no address of tiles such as https://tile.example.org/{z}/{x}/{y}.png.")
        }
        let size = tilesCache ?? Setting.text("PENNY_TILES_CACHE").map { Int($0) ?? -1 } ?? 200
        guard 0...100_000 ~= size else { throw ValidationError("--tiles-cache is a number of MB from 0 to 100000.") }
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
                throw ValidationError("--sendmail is the whole path of a program: \(path) is none.")
            }
            settings.mail = .init(program: Sendmail(path: path), from: from)
        default: throw ValidationError("--sendmail and --mail-from go together.")
        }
        return settings
    }

    private func mailAddress(_ text: String?) throws -> MailAddress? {
        guard let text else { return nil }
        guard let address = MailAddress(text) else { throw ValidationError("\(text) is no address such as penny@example.org.") }
        return address
    }

    private func base() throws -> String {
        var base = basePath ?? Setting.text("PENNY_BASE_PATH") ?? ""
        while base.hasSuffix("/") { base.removeLast() }
        let allowed = base.utf8.allSatisfy { "/-._~".utf8.contains($0) || (48...57 ~= $0) || (65...90 ~= $0) || (97...122 ~= $0) }
        guard base.isEmpty || (base.hasPrefix("/") && !base.contains("//") && allowed) else {
            throw ValidationError("--base-path is a path such as /penny.")
        }
        return base
    }
}
