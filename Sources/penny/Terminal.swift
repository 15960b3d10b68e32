import Foundation
import Storage

extension AuditActor {
    /// The person at this terminal.
    static var here: AuditActor {
        let name = ProcessInfo.processInfo.userName, sudoer = ProcessInfo.processInfo.environment["SUDO_USER"] ?? ""
        return .terminal(sudoer.isEmpty ? name : sudoer)
    }
}

/// The interaction with a person at the terminal.
enum Terminal {
    /// True if standard input is a terminal.
    static var isThere: Bool { isatty(STDIN_FILENO) == 1 }

    /// Asks on standard error; returns true for "y" or "yes".
    static func agrees(to question: String) -> Bool {
        FileHandle.standardError.write(Data("\(question) [y/N] ".utf8))
        return ["y", "yes"].contains((readLine() ?? "").lowercased())
    }

    /// Reads a password: without echo from a terminal, otherwise all of standard input except a trailing line break.
    static func password() throws -> String {
        guard isThere else {
            let text = String(decoding: FileHandle.standardInput.readDataToEndOfFile(), as: UTF8.self)
            return text.last?.isNewline == true ? String(text.dropLast()) : text
        }
        let first = secret("Password: "), again = secret("Password again: ")
        guard first == again else { throw CommandFailure("The two passwords differ.") }
        return first
    }

    private static func secret(_ prompt: String) -> String {
        FileHandle.standardError.write(Data(prompt.utf8))
        var shown = termios()
        tcgetattr(STDIN_FILENO, &shown)
        var hidden = shown
        hidden.c_lflag &= ~tcflag_t(ECHO)
        tcsetattr(STDIN_FILENO, TCSAFLUSH, &hidden)
        defer {
            tcsetattr(STDIN_FILENO, TCSAFLUSH, &shown)
            FileHandle.standardError.write(Data("\n".utf8))
        }
        return readLine() ?? ""
    }
}
