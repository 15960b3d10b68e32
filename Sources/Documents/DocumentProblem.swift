/// The reason why there is no PDF.
public enum DocumentProblem: Error, Sendable, Hashable, Codable {
    /// The report has more text, rows, columns or marks than ``DocumentLimits`` allow.
    case tooLarge
    /// The report needs more pages than the limit.
    case tooManyPages(limit: Int)
    /// The figures of a row do not fit beside each other on a page, not even in the smallest type.
    case tooWide
    /// Pango and Cairo are not installed, or lack a function.
    case noLibrary
    /// The report could not be read.
    case unreadable
    /// Pango or Cairo failed with a status of Cairo, for example for lack of memory.
    case failed(status: Int)
    /// Rendering took longer than the limit.
    case timedOut
    /// The process was not started, or ended by itself with a status, or 128 plus the signal.
    case ended(status: Int)
    /// As many reports as the limit are waiting already.
    case busy
}
