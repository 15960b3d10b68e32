import Foundation
import Storage

extension AuditActor {
    /// Whoever sits at this terminal.
    static var here: AuditActor {
        let name = ProcessInfo.processInfo.userName, sudoer = ProcessInfo.processInfo.environment["SUDO_USER"] ?? ""
        return .terminal(sudoer.isEmpty ? name : sudoer)
    }
}

/// The person at the terminal, if there is one.
enum Terminal {
    /// True if standard input is a terminal, at which somebody can answer.
    static var isThere: Bool { isatty(STDIN_FILENO) == 1 }

    /// Asks on standard error; true for "y" or "yes".
    static func agrees(to question: String) -> Bool {
        FileHandle.standardError.write(Data("\(question) [y/N] ".utf8))
        return ["y", "yes"].contains((readLine() ?? "").lowercased())
    }

    /// A password: asked for without showing it, or, where standard input is no terminal, all of it but a line break at its end.
    static func password() throws -> String {
        guard isThere else {
            let text = String(decoding: FileHandle.standardInput.readDataToEndOfFile(), as: UTF8.self)
            return text.last?.isNewline == true ? String(text.dropLast()) : text
        }
        let first = secret("Password: "), again = secret("Password again: ")
        guard first == again else { throw Failure("The two passwords differ.") }
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
