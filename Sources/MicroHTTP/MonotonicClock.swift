import Glibc

/// The system's monotonic clock, in microseconds; setting the date does not affect it.
enum MonotonicClock {
    static var now: Int64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Int64(time.tv_sec) &* 1_000_000 &+ Int64(time.tv_nsec / 1_000)
    }
}
