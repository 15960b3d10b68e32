import Foundation

/// SIGTERM and SIGINT, taken by the main thread alone.
enum StopSignals {
    private static func set() -> sigset_t {
        var set = sigset_t()
        sigemptyset(&set)
        sigaddset(&set, SIGTERM)
        sigaddset(&set, SIGINT)
        return set
    }

    /// Keeps the signals from every thread; to be called before there are others.
    static func block() {
        var set = set()
        pthread_sigmask(SIG_BLOCK, &set, nil)
        signal(SIGPIPE, SIG_IGN)
    }

    /// Waits for one of them and tells its name.
    static func wait() -> String {
        var set = set(), number: Int32 = 0
        sigwait(&set, &number)
        return number == SIGTERM ? "SIGTERM" : "SIGINT"
    }
}
