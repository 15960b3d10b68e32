import Fetching
import Foundation
import MicroHTTP
import Storage

/// The versions of Penny's components, for the operator.
enum Build {
    /// Returns names and versions.
    static func parts(_ penny: Version, _ store: Store) throws -> [(name: String, version: String)] {
        [
            ("Penny", penny.description), ("Swift", swift), ("SQLite", try store.sqliteVersion()), ("libmicrohttpd", Server.libraryVersion),
            ("libcurl", Fetcher.libraryVersion), ("Linux", system),
        ]
    }

    /// The Swift version. Conditional compilation can tell only that it is not older than a given one.
    private static var swift: String {
        #if compiler(>=6.5)
            "6.5+"
        #elseif compiler(>=6.4)
            "6.4"
        #elseif compiler(>=6.3)
            "6.3"
        #else
            "6.2"
        #endif
    }

    /// The operating system and processor, such as "Debian GNU/Linux 12 (bookworm), x86_64".
    private static var system: String {
        let release = (try? String(contentsOfFile: "/etc/os-release", encoding: .utf8)) ?? ""
        let name = release.split(separator: "\n").first { $0.hasPrefix("PRETTY_NAME=") }?.dropFirst(12).filter { $0 != "\"" }
        #if arch(x86_64)
            let machine = "x86_64"
        #elseif arch(arm64)
            let machine = "arm64"
        #else
            let machine = ""
        #endif
        return [name, machine].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", ")
    }
}
