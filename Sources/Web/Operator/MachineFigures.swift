import Foundation
import Storage

/// The memory of the server's process and the space on its disk, in bytes.
public struct MachineFigures: Sendable {
    /// The resident memory of the process; nil if the system does not tell.
    public let memoryBytes: Int64?
    public let disk: DiskFigures?

    public init(memoryBytes: Int64?, disk: DiskFigures?) {
        self.memoryBytes = memoryBytes
        self.disk = disk
    }

    /// Returns the present figures.
    public static func current(_ store: Store) -> MachineFigures {
        // Fields in pages: total size, resident, shared and more (proc(5)).
        let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ").dropFirst().first.flatMap { Int64($0) }
        return MachineFigures(memoryBytes: pages.map { $0 * Int64(sysconf(Int32(_SC_PAGESIZE))) }, disk: store.diskFigures())
    }
}
