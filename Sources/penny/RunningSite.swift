import Atlas
import Foundation
import Logging
import MicroHTTP
import Storage
import Web

/// Runs the site over an open store, from the start to the signal that stops it; shared by `serve` and `demo`.
struct RunningSite {
    let application: Application
    let server: Server
    let store: Store
    let log: Logger
    private let stall: Stall
    /// HTTPS, if there is a certificate.
    let https: HTTPS?
    /// The path prefix under which a reverse proxy serves the site, or an empty string.
    let base: String
    /// True if other machines can reach it.
    let isReachable: Bool

    /// Prepares the process. To be called before other threads exist, because it blocks the stop signals in them.
    static func prepare() -> Logger {
        StopSignals.block()
        OpenFiles.raiseLimit()
        LoggingSystem.bootstrap { Log(label: $0) }
        return Logger(label: "penny")
    }

    /// - Parameter directory: the directory of the database, which may also contain the machine's own certificate authority.
    init(_ store: Store, in directory: String, options: ServingOptions, listeningAt standard: String, log: Logger) throws {
        let https = try HTTPS(options, data: directory, log: log)
        var configuration = try options.configuration(listeningAt: standard)
        let stall = Stall()
        let application = Application(
            store: store, files: try StaticFiles(directory: try options.publicDirectory(), basePath: configuration.basePath),
            configuration: .init(
                base: configuration.basePath, hosts: options.hosts + (https?.hosts ?? []), version: .this, rates: try options.ratesSource(),
                atlas: try options.geographyDirectory().map { Atlas(directory: $0) }, tiles: try options.tiles(keptIn: directory),
                https: { https?.pageState }, keepsToHTTPS: options.keepsToHTTPS, messages: try options.messages(), stall: { stall.time })
        ) { event in
            if event.isError { log.error("\(event.line)") } else { log.notice("\(event.line)") }
        }
        configuration.spoolDirectory = application.spoolDirectory
        // Most of it is on the disk: as many photos as a household takes on a holiday, at once.
        (configuration.bodyMemory, configuration.bodyMemoryPerVisitor) = (1 << 30, 320 << 20)
        configuration.bodyLimit = { application.bodyLimit($0) }
        configuration.isSentAlone = { application.isSentAlone($0) }
        configuration.mayWait = Application.mayWait
        configuration.mayCompute = Application.mayCompute
        configuration.visitor = { application.visitor(of: $0) }
        configuration.errorPage = { application.refuse($0, $1) }
        configuration.stalled = { time in
            log.critical("a server thread has been stalled for \(time.components.seconds) s; exiting, so that the service manager can restart Penny")
            stall.end()
        }
        if options.logsRequests {
            configuration.log = { record in
                let known = { (text: String) in text.isEmpty ? "-" : text }
                log.info(
                    "\(known(record.peer)) \(known(record.method)) \(known(record.path)) \(record.status) \(record.bytes)B \(record.microseconds)us \(known(record.number))"
                )
            }
        }
        configuration.tls = https?.certificate
        if https == nil, options.wantsHTTPS {
            log.warning("HTTPS is off: there is no certificate. Make one with penny tls init, or give yours with --tls-certificate and --tls-key.")
        }
        self.https = https
        self.application = application
        self.store = store
        self.log = log
        base = configuration.basePath
        isReachable = configuration.isReachable
        self.stall = stall
        server = Server(configuration) { application.respond(to: $0) }
        stall.watch(server)
    }

    /// The way the site has stopped.
    enum End {
        case done
        /// A request was still running; the process must exit without waiting for it.
        case unfinished
        /// A thread has stalled; the process must exit without waiting for it, with an error status.
        case stalled
    }

    /// Serves until the process is told to stop, and closes the store. `announce` gets the port once it is open.
    func run(announce: (Int) -> Void) throws -> End {
        try server.start()
        let certificateTimer = https?.keep(server)
        announce(server.port)
        application.maintenance.start()
        application.rates.start()
        application.banners.start()
        application.courier.look()
        application.recurring.look()
        application.payments.look()
        application.banks.look()
        let signal = StopSignals.wait()
        if !stall.hasOccurred { log.notice("stopping on \(signal)") }
        application.tiles?.stop()
        application.documents.stop()
        application.pictures.stop()
        let isDone = server.stop(within: .seconds(8))
        certificateTimer?.cancel()
        application.rates.stop()
        application.banners.stop()
        application.recurring.stop()
        application.payments.stop()
        application.banks.stop()
        application.courier.stop()
        application.eraser.stop()
        application.maintenance.stop()
        try? application.maintenance.run()
        if let rescued = try store.close() {
            log.error("the database was replaced while it was open: all its data is saved in \(rescued); put it back with penny restore")
        }
        if !isDone { log.warning("stopped while a request was still running") }
        log.notice("stopped")
        return stall.hasOccurred ? .stalled : isDone ? .done : .unfinished
    }
}
