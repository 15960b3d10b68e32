import Foundation

/// An empty directory, deleted with its contents when the last reference is released.
public final class TemporaryDirectory: Sendable {
    public let url: URL

    public init(_ name: String = "penny-test") throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("\(name)-\(UUID().uuidString)", isDirectory: true)
        try FileManager.default.createDirectory(
            at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    public var path: String { url.path }

    public func file(_ name: String) -> URL { url.appendingPathComponent(name) }
}
