import ChildProcesses
import Testing

/// Programs with much to read and to write. `MailingTests` has their environment, their files and their end.
@Suite struct ChildProcessTests {
    private func shell(_ script: String, input: [UInt8] = [], limit: Int = 10_000_000) -> ChildProcess {
        ChildProcess("/bin/sh", ["-c", script], input: input, within: .seconds(60), outputLimit: limit)
    }

    @Test func `a program that writes while it reads gets all of its input`() throws {
        let input = (0..<400_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        let end = try shell("cat", input: input).run()
        #expect(end.status == 0 && end.output == input && end.messages.isEmpty)
    }

    @Test func `output and messages are told apart`() throws {
        let end = try shell("echo one; echo two >&2; exit 5").run()
        #expect(end.status == 5 && end.output == Array("one\n".utf8) && end.messages == Array("two\n".utf8))
    }

    @Test func `a program that does not read its input ends as it wants`() throws {
        let end = try shell("exec < /dev/null; echo done", input: Array(repeating: 65, count: 1_000_000)).run()
        #expect(end.status == 0 && end.output == Array("done\n".utf8))
    }

    @Test func `a program that closes its output is waited for`() throws {
        let end = try shell("exec > /dev/null 2>&1; cat > /dev/null; exit 7", input: Array(repeating: 65, count: 100_000)).run()
        #expect(end.status == 7)
    }

    @Test func `output beyond the limit is dropped`() throws {
        let end = try shell("head -c 3000000 /dev/zero", limit: 1_000).run()
        #expect(end.status == 0 && end.output.count == 1_000)
    }
}
