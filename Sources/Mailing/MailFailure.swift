/// Why a message was not taken.
public enum MailFailure: Error, Hashable, Sendable {
    /// The program is not there or cannot be run.
    case notStarted
    /// The program ended with another status than 0; `said` is the first line of what it wrote, at most 200 characters.
    case refused(status: Int, said: String)
    /// The program took too long.
    case timedOut
    /// The message is longer than 60,000 bytes.
    case tooLong
    /// Nobody wants it sent any more.
    case cancelled
}
