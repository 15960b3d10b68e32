import Foundation
import Glibc

/// Runs a program to its end, with input and a deadline.
enum ChildProcess {
    /// The capacity of a pipe on every Linux, less a page, in bytes: the input is written before the program reads it.
    static let inputLimit = 60_000
    /// The number of bytes of the program's output that are kept; the rest is read and dropped.
    static let outputLimit = 4_096

    /// - Returns: the exit status, or 128 plus the signal that ended the program, and the beginning of its output.
    static func run(
        _ path: String, _ arguments: [String], input: [UInt8], within limit: Duration, isWanted: () -> Bool
    ) throws(MailFailure) -> (status: Int, output: [UInt8]) {
        guard input.count <= inputLimit else { throw .tooLong }
        guard let reading = Pipe(), let writing = Pipe() else { throw .notStarted }
        guard reading.fill(input) else { throw .tooLong }
        let child = try start(path, arguments, input: reading.output, output: writing.input)
        reading.close()
        writing.closeInput()
        defer { writing.close() }

        let end = ContinuousClock.now + limit
        var output: [UInt8] = []
        while true {
            writing.read(into: &output, limit: outputLimit, waiting: 50)
            if let status = child.status() {
                writing.read(into: &output, limit: outputLimit, waiting: 0)
                return (status, output)
            }
            guard isWanted() else {
                child.kill()
                throw .cancelled
            }
            guard ContinuousClock.now < end else {
                child.kill()
                throw .timedOut
            }
        }
    }

    /// Starts the program in its own process group, with default signal handling, without secrets of the environment, and without
    /// other open files.
    private static func start(_ path: String, _ arguments: [String], input: Int32, output: Int32) throws(MailFailure) -> Child {
        var files = posix_spawn_file_actions_t(), attributes = posix_spawnattr_t()
        posix_spawn_file_actions_init(&files)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&files)
            posix_spawnattr_destroy(&attributes)
        }
        posix_spawn_file_actions_adddup2(&files, input, 0)
        posix_spawn_file_actions_adddup2(&files, output, 1)
        posix_spawn_file_actions_adddup2(&files, output, 2)
        for file in openFiles where file > 2 { posix_spawn_file_actions_addclose(&files, file) }
        var none = sigset_t(), all = sigset_t()
        sigemptyset(&none)
        sigfillset(&all)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP))

        var words = ([path] + arguments).map { strdup($0) } + [nil], environment = environment.map { strdup($0) } + [nil]
        defer { (words + environment).forEach { free($0) } }
        var child: pid_t = 0
        guard posix_spawn(&child, path, &files, &attributes, &words, &environment) == 0 else { throw .notStarted }
        return Child(id: child)
    }

    /// The file descriptors of this process. It does not matter if one is closed before the program starts.
    private static var openFiles: [Int32] {
        ((try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []).compactMap { Int32($0) }
    }

    /// HOME is passed on, since a mailer may read its settings there.
    private static var environment: [String] {
        ["PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin", "LC_ALL=C"]
            + ["HOME", "USER", "LOGNAME"].compactMap { (name: String) in getenv(name).map { "\(name)=\(String(cString: $0))" } }
    }
}

/// A started program.
private struct Child {
    let id: pid_t

    /// Returns its exit status; nil while it runs.
    func status() -> Int? {
        var status: Int32 = 0
        let found = waitpid(id, &status, WNOHANG)
        // A missing child was reaped by somebody else: its status is unknown.
        if found < 0 { return errno == EINTR ? nil : 255 }
        guard found == id else { return nil }
        let signal = status & 0x7f
        return signal == 0 ? Int((status >> 8) & 0xff) : 128 + Int(signal)
    }

    /// Kills it and all processes that it has started.
    func kill() {
        _ = Glibc.kill(-id, SIGKILL)
        var status: Int32 = 0
        while waitpid(id, &status, 0) < 0, errno == EINTR {}
    }
}

/// A pipe whose ends other programs do not inherit.
private final class Pipe {
    private(set) var output: Int32
    private(set) var input: Int32

    init?() {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        (output, input) = (ends[0], ends[1])
        _ = fcntl(input, F_SETFL, O_NONBLOCK)
    }

    deinit { close() }

    /// Writes all bytes and closes the input; returns false if they do not fit.
    func fill(_ bytes: [UInt8]) -> Bool {
        defer { closeInput() }
        return bytes.isEmpty || write(input, bytes, bytes.count) == bytes.count
    }

    /// Reads available bytes, waiting at most some milliseconds; bytes beyond the limit are dropped.
    func read(into bytes: inout [UInt8], limit: Int, waiting milliseconds: Int32) {
        var ready = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
        guard poll(&ready, 1, milliseconds) > 0 else { return }
        var piece = [UInt8](repeating: 0, count: 4_096)
        let count = Glibc.read(output, &piece, piece.count)
        if count > 0 {
            bytes += piece.prefix(min(count, max(0, limit - bytes.count)))
        } else if milliseconds > 0 {
            // The other end is closed, and the program about to end: poll would return immediately.
            usleep(UInt32(milliseconds) * 100)
        }
    }

    func closeInput() {
        if input >= 0 { _ = Glibc.close(input) }
        input = -1
    }

    func close() {
        closeInput()
        if output >= 0 { _ = Glibc.close(output) }
        output = -1
    }
}
