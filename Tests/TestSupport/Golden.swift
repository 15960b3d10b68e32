import Foundation

/// Pages stored in files as they were last reviewed.
public enum Golden {
    /// Returns the directory of golden pages beside the test's own file.
    public static func directory(_ name: String = "Golden", beside file: String = #filePath) -> URL {
        URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent(name, isDirectory: true)
    }

    /// Compares a page with the file `name`; returns the lines that differ, or nil if it is equal. With `PENNY_GOLDEN=write` it
    /// writes the file instead. A trailing newline is ignored.
    public static func problem(with html: String, _ name: String, in directory: URL, isWriting: Bool = isWriting) -> String? {
        let file = directory.appendingPathComponent(name)
        let page = html.hasSuffix("\n") ? html : html + "\n"
        if isWriting {
            do {
                try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
                try Data(page.utf8).write(to: file)
                return nil
            } catch {
                return "\(name) cannot be written: \(error)"
            }
        }
        guard let data = try? Data(contentsOf: file) else {
            return "There is no golden page \(name). Read the page, then run the tests once with PENNY_GOLDEN=write."
        }
        let stored = String(decoding: data, as: UTF8.self)
        let kept = stored.hasSuffix("\n") ? stored : stored + "\n"
        if kept == page { return nil }
        return "\(name) differs (- golden, + now); if the new page is right, run with PENNY_GOLDEN=write.\n"
            + LineDifference.text(from: kept, to: page)
    }

    /// True if the environment asks for pages to be written.
    public static var isWriting: Bool { ProcessInfo.processInfo.environment["PENNY_GOLDEN"] == "write" }
}
