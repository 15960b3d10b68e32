import Foundation

/// The process's limit of open files and connections.
enum OpenFiles {
    /// Sufficient for the connections of a server, evicted ones that are not closed yet, and the database.
    private static let wanted: rlim_t = 4_096

    /// Raises the soft limit, which is often 1,024, as far as the hard limit allows.
    static func raiseLimit() {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0, limit.rlim_cur < wanted else { return }
        limit.rlim_cur = min(wanted, limit.rlim_max)
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    }
}
