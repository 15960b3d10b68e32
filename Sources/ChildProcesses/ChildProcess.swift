import Foundation
import Glibc
import Spooling
import Synchronization

/// A program that is run to its end, with input and a deadline.
///
/// ```swift
/// let ending = try ChildProcess("/usr/sbin/sendmail", ["-i", "--", "ada@example.org"], input: message, within: .seconds(30)).run()
/// ```
///
/// It is run with arguments, never through a shell, with little of this process's environment and none of its open files.
public struct ChildProcess: Sendable {
    /// The end of a program.
    public struct Ending: Sendable, Equatable {
        /// The exit status, or 128 plus the signal that ended the program.
        public let status: Int
        /// The beginning of its standard output, which may be in a file.
        public let spooled: SpooledBytes
        /// The beginning of its standard output in memory; empty if its file cannot be read.
        public var output: [UInt8] { (try? spooled.bytes()) ?? [] }
        /// The beginning of its standard error.
        public let messages: [UInt8]
    }

    /// The reason why a program has no end of its own.
    public enum Failure: Error, Sendable, Hashable {
        /// It does not exist or cannot be run.
        case notStarted
        /// It exceeded its time limit, and was killed.
        case timedOut
        /// The caller cancelled it, and it was killed.
        case cancelled
        /// The disk has no room for its output, and it was killed.
        case noRoom
    }

    private let path: String, arguments: [String]
    private let input: SpooledBytes
    private let limit: Duration
    private let outputLimit: Int
    private let spool: Spool

    /// Held while pipes are made and a program is started, so that no program inherits the pipes of another one.
    private static let starting = Mutex(())
    /// The number of bytes of standard error that are kept.
    private static let messageLimit = 65_536

    /// Prepares to run the program at an absolute path.
    ///
    /// - Parameters:
    ///   - input: the whole standard input; of a file that cannot be read to its end, its beginning.
    ///   - limit: the time after which the program is killed, with all processes that it has started.
    ///   - outputLimit: the number of bytes of standard output that are kept; the rest is read and dropped.
    ///   - spool: where they are kept.
    public init(
        _ path: String, _ arguments: [String], input: SpooledBytes, within limit: Duration, outputLimit: Int = 4_096, spool: Spool = .inMemory
    ) {
        (self.path, self.arguments, self.input, self.limit) = (path, arguments, input, limit)
        (self.outputLimit, self.spool) = (outputLimit, spool)
    }

    /// Prepares to run a program with input that is in memory.
    public init(_ path: String, _ arguments: [String], input: [UInt8], within limit: Duration, outputLimit: Int = 4_096) {
        self.init(path, arguments, input: SpooledBytes(memory: input[...]), within: limit, outputLimit: outputLimit)
    }

    /// Runs the program and returns its end; blocks the calling thread.
    ///
    /// - Parameter isWanted: called at least twenty times a second; the first `false` ends the program with ``Failure/cancelled``.
    public func run(isWanted: () -> Bool = { true }) throws(Failure) -> Ending {
        let started = Self.starting.withLock { _ in start() }
        guard let (child, content, output, messages) = started else { throw .notStarted }

        let end = ContinuousClock.now + limit
        var rest = input.pieces, piece: ArraySlice<UInt8> = [], written = spool, said = Spool.inMemory
        while true {
            content.write(&piece, then: &rest)
            // Without an output to wait for, the program is about to end.
            Pipe.wait(reading: [output, messages], writing: content, milliseconds: output.isOpen || messages.isOpen ? 50 : 1)
            // Once more after its end, for its last output.
            let status = child.status()
            guard output.read(into: &written, limit: outputLimit), messages.read(into: &said, limit: Self.messageLimit) else {
                if status == nil { child.kill() }
                throw .noRoom
            }
            if let status { return Ending(status: status, spooled: written.take(), messages: (try? said.take().bytes()) ?? []) }
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
    private func start() -> (Child, content: Pipe, output: Pipe, messages: Pipe)? {
        guard let content = Pipe(), let output = Pipe(), let messages = Pipe() else { return nil }
        content.keepsNothingWaiting(content.input)
        output.keepsNothingWaiting(output.output)
        messages.keepsNothingWaiting(messages.output)
        var files = posix_spawn_file_actions_t(), attributes = posix_spawnattr_t()
        posix_spawn_file_actions_init(&files)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&files)
            posix_spawnattr_destroy(&attributes)
        }
        posix_spawn_file_actions_adddup2(&files, content.output, 0)
        posix_spawn_file_actions_adddup2(&files, output.input, 1)
        posix_spawn_file_actions_adddup2(&files, messages.input, 2)
        for file in Self.openFiles where file > 2 { posix_spawn_file_actions_addclose(&files, file) }
        var none = sigset_t(), all = sigset_t()
        sigemptyset(&none)
        sigfillset(&all)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP))

        var words = ([path] + arguments).map { strdup($0) } + [nil], environment = Self.environment.map { strdup($0) } + [nil]
        defer { (words + environment).forEach { free($0) } }
        var child: pid_t = 0
        guard posix_spawn(&child, path, &files, &attributes, &words, &environment) == 0 else { return nil }
        output.closeInput()
        messages.closeInput()
        return (Child(id: child), content, output, messages)
    }

    /// The file descriptors of this process. It does not matter if one is closed before the program starts.
    private static var openFiles: [Int32] {
        ((try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []).compactMap { Int32($0) }
    }

    /// HOME is passed on, since a program may read its settings there.
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
