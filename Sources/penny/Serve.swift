import ArgumentParser
import Foundation
import Logging
import MicroHTTP
import Storage
import Web

/// Serves the site until it is told to stop.
struct Serve: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Serve Penny to browsers.")

    @OptionGroup var data: DataOptions

    @Option(help: "Where to listen, HOST:PORT; several times for several addresses (PENNY_LISTEN; default: 0.0.0.0:8080 and its IPv6 twin).")
    var listen: [String] = []

    @Option(help: "The directory with the stylesheet, icons and scripts (PENNY_PUBLIC; default: ./Public, then beside the program).")
    var `public`: String?

    @Option(help: "A host name that the site answers to, beside addresses, localhost, .local and this machine's names; several times for several (PENNY_HOST).")
    var host: [String] = []

    @Option(help: "The path under which a reverse proxy shows the site, such as /penny (PENNY_BASE_PATH).")
    var basePath: String?

    @Option(help: "The address or network of a reverse proxy whose X-Forwarded headers count; several times for several (PENNY_TRUSTED_PROXY).")
    var trustedProxy: [String] = []

    @Option(help: "Threads for requests: a number for a pool, or 0 for one each connection (PENNY_THREADS; default: 0).")
    var threads: Int?

    @Flag(help: "Write no line for each request (PENNY_QUIET=1).")
    var quiet = false

    func run() throws {
        StopSignals.block()
        LoggingSystem.bootstrap { Log(label: $0) }
        let log = Logger(label: "penny")
        let base = try base()
        let store = try Failure.explaining { try Store(at: data.database, now: Clock.seconds) }
        let files = try StaticFiles(directory: try publicDirectory(), basePath: base)
        let application = Application(
            store: store, files: files, configuration: .init(base: base, hosts: host.isEmpty ? Setting.list("PENNY_HOST") : host)
        ) { event in
            if event.isError { log.error("\(event.line)") } else { log.notice("\(event.line)") }
        }
        let server = Server(try configuration(application, base: base, log: log)) { application.respond(to: $0) }
        try server.start()
        announce(server, store: store, base: base, log: log)
        let maintenance = Maintenance(application, log: log)
        maintenance.start()
        let signal = StopSignals.wait()
        log.notice("stopping on \(signal)")
        let isDone = server.stop(within: .seconds(8))
        maintenance.stop()
        try? application.maintain()
        try store.close()
        if !isDone { log.warning("a request was still running") }
        log.notice("stopped")
        if !isDone { Foundation.exit(0) }
    }

    private func configuration(_ application: Application, base: String, log: Logger) throws -> Server.Configuration {
        var configuration = Server.Configuration()
        let addresses = listen.isEmpty ? Setting.list("PENNY_LISTEN") : listen
        configuration.listen = addresses.isEmpty ? ["*:8080"] : addresses
        configuration.basePath = base
        configuration.bodyLimit = Application.bodyLimit
        configuration.trustedProxies = try (trustedProxy.isEmpty ? Setting.list("PENNY_TRUSTED_PROXY") : trustedProxy).map { text in
            guard let network = CIDR(text) else { throw ValidationError("\(text) is neither an address nor a network such as 192.168.1.0/24.") }
            return network
        }
        let count = threads ?? Setting.text("PENNY_THREADS").flatMap(Int.init) ?? 0
        guard 0...64 ~= count else { throw ValidationError("--threads is a number from 0 to 64.") }
        configuration.threading = count == 0 ? .perConnection : .pool(count)
        configuration.errorPage = { application.refuse($0, $1) }
        if !quiet, Setting.text("PENNY_QUIET") == nil {
            configuration.log = { record in
                log.info("\(record.peer) \(record.method) \(record.path) \(record.status) \(record.bytes)B \(record.microseconds)us \(record.number)")
            }
        }
        return configuration
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

    private func publicDirectory() throws -> String {
        if let chosen = `public` ?? Setting.text("PENNY_PUBLIC") { return chosen }
        let beside = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
        let candidates = ["Public", beside.appending(path: "Public").path, beside.appending(path: "../../../Public").path]
        guard let found = candidates.first(where: { FileManager.default.fileExists(atPath: $0 + "/penny.css") }) else {
            throw Failure("The directory Public is neither here nor beside the program. Name it with --public.")
        }
        return found
    }

    private func announce(_ server: Server, store: Store, base: String, log: Logger) {
        log.notice("Penny \(Version.text) serves \(data.directory) on port \(server.port)")
        log.notice("open http://localhost:\(server.port)\(base)/ here, or http://\(ProcessInfo.processInfo.hostName):\(server.port)\(base)/ from another device")
        if (try? store.read { try $0.userCount() }) == 0 {
            log.notice("nobody has signed up yet: the first who does runs this server, and after that anyone who reaches it can sign up until you change that under More")
        }
    }
}
