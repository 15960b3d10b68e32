import Foundation
import Mailing
import TestSupport
import Testing

struct SendmailTests {
    let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory("penny-mail") }

    /// Creates a substitute for the host's mail program.
    private func program(_ script: String) throws -> Sendmail {
        Sendmail(path: try directory.script("sendmail", "cd '\(directory.path)'\n\(script)").path)
    }

    private func text(_ name: String) throws -> String { try String(contentsOf: directory.file(name), encoding: .utf8) }

    @Test func `the message goes to standard input, the one recipient is an argument`() throws {
        let sendmail = try program(#"printf '%s\n' "$@" > arguments; cat > message"#)
        let message = try MailMessageTests.message("Hi", "A line.\n.\nAnother line.")
        try sendmail.send(message)
        #expect(try text("arguments") == "-i\n-f\npenny@home.example\n--\nada@example.org\n")
        #expect(try text("message") == String(decoding: message.bytes, as: UTF8.self))
    }

    @Test func `the program gets no secrets, no files, and signals that end it`() throws {
        setenv("PENNY_SECRET_OF_A_TEST", "open sesame", 1)
        let sendmail = try program("env > environment; ls /proc/$$/fd > files; grep SigBlk /proc/self/status > blocked; cat > /dev/null")
        try sendmail.send(try MailMessageTests.message())
        #expect(try !text("environment").contains("sesame") && text("environment").contains("PATH=/usr/local/sbin"))
        // 10 and above are the shell's own descriptors of the script.
        #expect(try text("files").split(separator: "\n").compactMap { Int($0) }.filter { (3...9).contains($0) } == [])
        #expect(try text("blocked").hasSuffix("0000000000000000\n"))
    }

    @Test(arguments: [
        ("exit 75", 75, ""), ("echo no route to ada@example.org >&2; echo second; exit 1", 1, "no route to …"), ("kill -9 $$", 137, ""),
    ])
    func `a program that fails says why, without whom it was for`(script: String, status: Int, said: String) throws {
        let sendmail = try program(script), message = try MailMessageTests.message()
        #expect(throws: MailFailure.refused(status: status, said: said)) { try sendmail.send(message) }
    }

    @Test func `a program that writes without end is read to its end`() throws {
        let sendmail = try program("head -c 3000000 /dev/zero | tr '\\0' x; exit 1"), message = try MailMessageTests.message()
        #expect(throws: MailFailure.refused(status: 1, said: String(repeating: "x", count: 200))) { try sendmail.send(message) }
    }

    @Test func `a program that does not read or does not end is ended, with what it started`() throws {
        var sendmail = try program("sleep 1000 & echo $! > child; wait")
        sendmail.timeLimit = .milliseconds(500)
        let message = try MailMessageTests.message()
        #expect(throws: MailFailure.timedOut) { try sendmail.send(message) }
        let child = try #require(pid_t(try text("child").trimmingCharacters(in: .whitespacesAndNewlines)))
        // The process was killed; its adoptive parent may not have reaped it yet.
        var isGone: Bool {
            let state = (try? String(contentsOfFile: "/proc/\(child)/stat", encoding: .utf8)) ?? ") Z"
            return state.contains(") Z") || state.contains(") X")
        }
        // The system kills it asynchronously.
        let end = ContinuousClock.now + .seconds(10)
        while !isGone, ContinuousClock.now < end { sched_yield() }
        #expect(isGone)
        #expect(throws: MailFailure.cancelled) { try sendmail.send(message, isWanted: { false }) }
    }

    @Test func `a program that is not there, and a message that is too long, are told of`() throws {
        let message = try MailMessageTests.message()
        #expect(throws: MailFailure.notStarted) { try Sendmail(path: directory.path + "/none").send(message) }
        #expect(throws: MailFailure.notStarted) { try Sendmail(path: directory.path).send(message) }
        let long = try MailMessageTests.message("Long", String(repeating: "é", count: 40_000))
        #expect(throws: MailFailure.tooLong) { try program("cat > /dev/null").send(long) }
    }
}
