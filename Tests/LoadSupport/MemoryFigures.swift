/// The memory of a process in KiB, from /proc/PID/status.
public struct MemoryFigures: Sendable, Equatable, Codable {
    /// Resident pages, including shared libraries and mapped files.
    public var resident: Int
    /// Resident pages of the process alone.
    public var anonymous: Int

    public init?(parsing status: String) {
        func value(_ name: String) -> Int? {
            status.split(separator: "\n").first { $0.hasPrefix(name + ":") }.flatMap { line in
                line.split { $0 == " " || $0 == "\t" }.dropFirst().first.flatMap { Int($0) }
            }
        }
        guard let resident = value("VmRSS"), let anonymous = value("RssAnon") else { return nil }
        self.resident = resident
        self.anonymous = anonymous
    }
}
