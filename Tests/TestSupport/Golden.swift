import Foundation

/// Pages kept as files: what a page looked like when somebody last read it with care.
public enum Golden {
    /// The folder of golden pages beside the test's own file.
    public static func directory(_ name: String = "Golden", beside file: String = #filePath) -> URL {
        URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent(name, isDirectory: true)
    }

    /// What makes a page differ from the file `name`, with the lines that differ; nil for the same page. With `PENNY_GOLDEN=write` it writes
    /// the file instead. Only a newline at the end makes no difference.
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

    /// Whether the environment asks for pages to be written.
    public static var isWriting: Bool { ProcessInfo.processInfo.environment["PENNY_GOLDEN"] == "write" }
}
