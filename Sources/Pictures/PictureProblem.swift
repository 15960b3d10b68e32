/// The reason why there is no picture of a file.
public enum PictureProblem: Error, Sendable, Hashable, Codable {
    /// The file cannot be read, or is damaged or cut off.
    case unreadable
    /// The picture has more pixels than ``PictureLimits`` allow.
    case tooLarge
    /// libvips is not installed, or lacks a function.
    case noLibrary
    /// The process took longer than its limit.
    case timedOut
    /// The process was not started, or ended by itself with a status, or 128 plus the signal.
    case ended(status: Int)
    /// As many files as the limit are waiting already.
    case busy
    /// The disk has no room for the picture, or does not give it back.
    case noRoom
}
