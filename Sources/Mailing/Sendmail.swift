import ChildProcesses

/// Sends mail with the host's own program: `sendmail`, as provided by Postfix, Exim, OpenSMTPD, msmtp and others.
///
/// The program is run with arguments, never through a shell, with little of this process's environment and none of its open
/// files.
public struct Sendmail: Sendable {
    /// The absolute path of the program.
    public let path: String
    /// The maximum time that the program may take.
    public var timeLimit: Duration = .seconds(30)

    public init(path: String) { self.path = path }

    /// The size of a message that mail programs accept without settings, in bytes.
    private static let longest = 60_000

    /// Submits a message. Returns when the program has accepted it, which may be long before delivery; blocks the calling thread.
    ///
    /// - Parameter isWanted: called about twenty times a second; the first `false` ends the program with
    ///   ``MailFailure/cancelled``.
    public func send(_ message: MailMessage, isWanted: @Sendable () -> Bool = { true }) throws(MailFailure) {
        guard message.bytes.count <= Self.longest else { throw .tooLong }
        // -i: a line with a single dot is text. The only recipient is an argument, and no header can add another (no -t).
        let program = ChildProcess(
            path, ["-i", "-f", message.from.description, "--", message.to.description], input: message.bytes, within: timeLimit)
        let end: ChildProcess.Ending
        do {
            end = try program.run(isWanted: isWanted)
        } catch {
            throw MailFailure(error)
        }
        guard end.status == 0 else {
            throw .refused(
                status: end.status,
                said: Self.firstLine(end.messages.isEmpty ? end.output : end.messages).replacing(message.to.description, with: "…"))
        }
    }

    private static func firstLine(_ output: [UInt8]) -> String {
        let line = output.split(whereSeparator: { $0 == 0x0a || $0 == 0x0d }).first ?? []
        let text = String(decoding: line, as: UTF8.self).unicodeScalars.filter { $0.properties.generalCategory != .control }
        return String(String(String.UnicodeScalarView(text)).prefix(200))
    }
}
