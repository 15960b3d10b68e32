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

    /// Makes a shell script that can be run, and returns its file.
    ///
    /// A shell writes it: a program that another thread starts while this process writes would inherit the open file, and until that program
    /// has closed it, running the script fails with `ETXTBSY`.
    public func script(_ name: String, _ lines: String) throws -> URL {
        let file = file(name)
        let shell = try Process.run(
            URL(fileURLWithPath: "/bin/sh"), arguments: ["-c", #"printf '%s' "$1" > "$0" && chmod 755 "$0""#, file.path, "#!/bin/sh\n\(lines)\n"])
        shell.waitUntilExit()
        guard shell.terminationStatus == 0 else { throw CocoaError(.fileWriteUnknown) }
        return file
    }
}
