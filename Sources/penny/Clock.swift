import Foundation

/// The machine's clock.
enum Clock {
    /// Seconds since 1970 (UTC).
    static var seconds: Int64 { Int64(Date().timeIntervalSince1970) }
}
