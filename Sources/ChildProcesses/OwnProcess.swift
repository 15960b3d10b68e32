import Glibc

/// The process that runs this, when another one of the program has started it for one piece of work.
public enum OwnProcess {
    /// Limits the memory and the time of this process, lets it write no core file, and gives way to the one that has started it.
    ///
    /// - Parameters:
    ///   - memory: the number of bytes that it may allocate; libraries, which it shares with others, do not count.
    ///   - seconds: the time that it may compute.
    ///   - writesFiles: false for one that may write to its pipes only.
    public static func restrict(memory: UInt, seconds: UInt, writesFiles: Bool = true) {
        let fileSize = writesFiles ? UInt.max : 0
        // A library that writes a cache fails at that, and goes on.
        if !writesFiles { signal(SIGXFSZ, SIG_IGN) }
        for (resource, most) in [(RLIMIT_DATA, memory), (RLIMIT_CPU, seconds), (RLIMIT_CORE, 0), (RLIMIT_FSIZE, fileSize)] {
            var limit = rlimit(rlim_cur: rlim_t(most), rlim_max: rlim_t(most))
            setrlimit(__rlimit_resource_t(resource.rawValue), &limit)
        }
        _ = nice(5)
    }

    /// Writes all bytes to a file descriptor: 1 for the output, 2 for messages. Returns false if that fails.
    public static func write(_ bytes: [UInt8], to file: Int32 = 1) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
            guard count > 0 || count < 0 && errno == EINTR else { return false }
            rest = rest.dropFirst(max(count, 0))
        }
        return true
    }
}
