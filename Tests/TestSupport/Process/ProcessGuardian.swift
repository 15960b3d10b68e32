import Foundation

/// Kills a process group when this process ends in any way: a shell in the group waits for a socket to close.
final class ProcessGuardian: Sendable {
    private let lifeline: Int32
    private let shell: pid_t

    init(of group: pid_t) throws {
        var ends: [Int32] = [-1, -1]
        let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
        guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
            throw TCPConnection.Failure.system(String(cString: strerror(errno)))
        }
        var files = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
        posix_spawn_file_actions_init(&files)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&files)
            posix_spawnattr_destroy(&attributes)
            close(ends[0])
        }
        posix_spawn_file_actions_adddup2(&files, ends[0], 0)
        posix_spawnattr_setpgroup(&attributes, group)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
        let command = ["/bin/sh", "-c", "trap '' INT TERM HUP; read end; kill -9 0"]
        let words: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
        defer { words.forEach { free($0) } }
        var shell: pid_t = 0
        let result = posix_spawn(&shell, "/bin/sh", &files, &attributes, words, [nil])
        guard result == 0 else {
            close(ends[1])
            kill(-group, SIGKILL)
            throw TCPConnection.Failure.system(String(cString: strerror(result)))
        }
        self.shell = shell
        lifeline = ends[1]
    }

    deinit {
        close(lifeline)
        kill(shell, SIGKILL)
        waitpid(shell, nil, 0)
    }
}
