import Foundation

/// SIGTERM and SIGINT, received by the main thread only.
enum StopSignals {
    private static func set() -> sigset_t {
        var set = sigset_t()
        sigemptyset(&set)
        sigaddset(&set, SIGTERM)
        sigaddset(&set, SIGINT)
        return set
    }

    /// Blocks the signals in every thread; to be called before other threads exist.
    static func block() {
        var set = set()
        pthread_sigmask(SIG_BLOCK, &set, nil)
        signal(SIGPIPE, SIG_IGN)
    }

    /// Waits for one of the signals and returns its name.
    static func wait() -> String {
        var set = set(), number: Int32 = 0
        sigwait(&set, &number)
        return number == SIGTERM ? "SIGTERM" : "SIGINT"
    }
}
