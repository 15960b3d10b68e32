import Foundation

/// A program in its own process group, with its output in files; the whole group is killed with this value.
public final class RunningProgram: @unchecked Sendable {
    public struct Failure: Error, CustomStringConvertible {
        public var description: String
    }

    public enum Exit: Sendable, Equatable {
        case status(Int32)
        case signal(Int32)
    }

    public let processID: pid_t
    private let name: String
    private let folder: TemporaryDirectory
    private let guardian: ProcessGuardian
    private var exit: Exit?

    /// Starts a program of the build directory, such as `penny`, or any other by its absolute path.
    ///
    /// - Parameter environment: variables in addition to this process's own; an empty value removes one.
    public init(_ program: String, _ arguments: [String] = [], environment: [String: String] = [:], input: String = "") throws {
        let path = program.hasPrefix("/") ? program : BuildDirectory.url.appendingPathComponent(program).path
        guard FileManager.default.isExecutableFile(atPath: path) else {
            throw Failure(description: "There is no program \(path). Build it first.")
        }
        folder = try TemporaryDirectory("penny-program")
        try Data(input.utf8).write(to: folder.file("input"))
        let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }.filter { !$0.value.isEmpty }
        processID = try Self.spawn(path, arguments, variables.map { "\($0)=\($1)" }, in: folder)
        guardian = try ProcessGuardian(of: processID)
        name = URL(fileURLWithPath: path).lastPathComponent
    }

    deinit {
        kill(-processID, SIGKILL)
        _ = try? waitForExit(seconds: 10)
    }

    public var standardOutput: String { text("output") }
    public var standardError: String { text("errors") }

    /// The exit of the program; nil while it runs.
    public var exitNow: Exit? {
        if let exit { return exit }
        var status: Int32 = 0
        guard waitpid(processID, &status, WNOHANG) == processID else { return nil }
        exit = status & 0x7F == 0 ? .status(status >> 8 & 0xFF) : .signal(status & 0x7F)
        return exit
    }

    /// Waits for a line with `text` on standard output or error, and returns it.
    @discardableResult
    public func waitForLine(containing text: String, seconds: Double = 20) throws -> String {
        try wait(for: "a line with \"\(text)\"", seconds: seconds) {
            (self.standardOutput + "\n" + self.standardError).split(separator: "\n").first { $0.contains(text) }.map(String.init)
        }
    }

    /// Waits until the port accepts connections.
    public func waitForPort(_ port: UInt16, seconds: Double = 20) throws {
        try wait(for: "port \(port)", seconds: seconds) { (try? TCPConnection(port: port, timeout: 1)).map { $0.close() } }
    }

    public func send(signal: Int32) { if exitNow == nil { kill(processID, signal) } }

    /// Kills the program and all processes it has started, as a power failure would.
    public func killGroup() throws {
        kill(-processID, SIGKILL)
        try waitForExit(seconds: 10)
    }

    @discardableResult
    public func waitForExit(seconds: Double = 20) throws -> Exit {
        try Deadline(seconds: seconds).wait(for: "the end of \(name)") { exitNow }
    }

    /// Sends SIGTERM and waits for the exit.
    @discardableResult
    public func terminate(seconds: Double = 20) throws -> Exit {
        send(signal: SIGTERM)
        return try waitForExit(seconds: seconds)
    }

    private func wait<Answer>(for what: String, seconds: Double, _ answer: () -> Answer?) throws -> Answer {
        let found: Answer?? = try Deadline(seconds: seconds).wait(for: "\(what) from \(name). It wrote: \(standardError)") {
            if let found = answer() { return .some(found) }
            return exitNow == nil ? nil : .some(nil)
        }
        guard case .some(.some(let answer)) = found else {
            throw Failure(description: "\(name) ended before \(what). It wrote: \(standardOutput)\(standardError)")
        }
        return answer
    }

    private func text(_ file: String) -> String {
        (try? Data(contentsOf: folder.file(file))).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    private static func spawn(_ path: String, _ arguments: [String], _ environment: [String], in folder: TemporaryDirectory)
        throws -> pid_t
    {
        var files = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
        posix_spawn_file_actions_init(&files)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&files)
            posix_spawnattr_destroy(&attributes)
        }
        posix_spawn_file_actions_addopen(&files, 0, folder.file("input").path, O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&files, 1, folder.file("output").path, O_WRONLY | O_CREAT | O_APPEND, 0o600)
        posix_spawn_file_actions_addopen(&files, 2, folder.file("errors").path, O_WRONLY | O_CREAT | O_APPEND, 0o600)
        var none = sigset_t()
        var all = sigset_t()
        sigemptyset(&none)
        sigfillset(&all)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        posix_spawnattr_setpgroup(&attributes, 0)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
        let words = ([path] + arguments).map { strdup($0) } + [nil]
        let variables = environment.map { strdup($0) } + [nil]
        defer { (words + variables).forEach { free($0) } }
        var processID: pid_t = 0
        let result = posix_spawn(&processID, path, &files, &attributes, words, variables)
        guard result == 0 else { throw Failure(description: "Cannot start \(path): \(String(cString: strerror(result))).") }
        return processID
    }
}
