import ArgumentParser
import Foundation
import Storage
import Web

/// Serves the site until a signal stops it.
struct Serve: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Serve Penny to browsers.")

    @OptionGroup var data: DataOptions
    @OptionGroup var serving: ServingOptions

    func run() throws {
        let log = RunningSite.prepare()
        let store = try CommandFailure.explaining { try Store(at: data.database) }
        for path in store.openToOthers {
            log.warning("other users of this machine may read \(path): as its owner, run chmod -R go= on it, or give Penny a directory of its own")
        }
        let site = try RunningSite(store, in: data.directory, options: serving, listeningAt: "*:8080", log: log)
        let end = try site.run { port in
            let base = site.base
            log.notice("Penny \(Version.this) serves \(data.directory) on port \(port)")
            let elsewhere = site.isReachable ? ", or http://\(ProcessInfo.processInfo.hostName):\(port)\(base)/ from another device" : ""
            log.notice("open http://localhost:\(port)\(base)/ here\(elsewhere)")
            if site.https != nil {
                log.notice("HTTPS on port \(site.server.securePort): https://\(ProcessInfo.processInfo.hostName):\(site.server.securePort)\(base)/")
            }
            if (try? store.read { try $0.users.count() }) == 0 {
                log.notice(
                    "nobody has signed up yet: the first person to sign up becomes the operator, and after that anybody who reaches the server can sign up until you change that under More"
                )
            }
        }
        switch end {
        case .done: break
        case .unfinished: Foundation.exit(0)
        case .stalled: Foundation.exit(1)
        }
    }
}
