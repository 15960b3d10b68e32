import ChildProcesses

/// The reason why a message was not accepted.
public enum MailFailure: Error, Hashable, Sendable {
    /// The program does not exist or cannot be run.
    case notStarted
    /// The program exited with a status other than 0; `said` is the first line of its output, at most 200 characters.
    case refused(status: Int, said: String)
    /// The program exceeded its time limit.
    case timedOut
    /// The message is longer than 60,000 bytes.
    case tooLong
    /// The caller cancelled sending.
    case cancelled
}

extension MailFailure {
    init(_ failure: ChildProcess.Failure) {
        switch failure {
        case .notStarted, .noRoom: self = .notStarted
        case .timedOut: self = .timedOut
        case .cancelled: self = .cancelled
        }
    }
}
