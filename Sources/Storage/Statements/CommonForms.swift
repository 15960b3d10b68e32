import Synchronization

/// The forms of search statements that stay prepared. A search can have any number of words, signs and conditions, but most have one of a few forms, and
/// preparing a statement takes as long as reading some hundred records.
///
/// The first forms that come twice among the latest searches are kept until the process ends, in each connection.
enum CommonForms {
    /// The maximum number of kept forms, which take some 15 kB each in a connection.
    private static let limit = 16
    /// The number of latest forms among which one must come again.
    private static let memory = 8

    private struct State {
        var common: Set<String> = []
        var latest: [String] = []
    }

    private static let state = Mutex(State())

    /// Returns true if a statement of this form stays prepared.
    static func contain(_ sql: String) -> Bool {
        state.withLock { state in
            if state.common.contains(sql) { return true }
            guard state.common.count < limit else { return false }
            if state.latest.contains(sql) {
                state.common.insert(sql)
                return true
            }
            state.latest.append(sql)
            if state.latest.count > memory { state.latest.removeFirst() }
            return false
        }
    }
}
