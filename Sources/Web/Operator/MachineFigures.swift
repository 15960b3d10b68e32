import Foundation
import Storage

/// What the server's process and its disk take, in bytes.
public struct MachineFigures: Sendable {
    /// Memory of the process; nil where the system does not tell.
    public let memoryBytes: Int64?
    public let disk: DiskFigures?

    public init(memoryBytes: Int64?, disk: DiskFigures?) {
        self.memoryBytes = memoryBytes
        self.disk = disk
    }

    /// As the system tells it.
    public static func current(_ store: Store) -> MachineFigures {
        // Pages: all, resident, shared and so on (proc(5)).
        let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ").dropFirst().first.flatMap { Int64($0) }
        return MachineFigures(memoryBytes: pages.map { $0 * Int64(sysconf(Int32(_SC_PAGESIZE))) }, disk: store.diskFigures())
    }
}
