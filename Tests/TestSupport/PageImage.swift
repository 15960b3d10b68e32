import Foundation

/// Pages of a PDF as images, compared with those that somebody has looked at. Other versions of poppler and of fonts draw other edges, so that
/// squares of pixels are compared by their means.
public enum PageImage {
    public struct Failure: Error, CustomStringConvertible {
        public let description: String
    }

    private static let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "compare.py").path

    /// Draws a page of a file as a PNG.
    public static func draw(page: Int, of pdf: URL, to image: URL) throws {
        let arguments = ["-r", "50", "-png", "-singlefile", "-f", "\(page)", "-l", "\(page)"]
        _ = try run("/usr/bin/pdftoppm", arguments + [pdf.path, image.deletingPathExtension().path])
    }

    /// Returns the share of squares that differ between two PNGs, in thousandths.
    public static func difference(_ one: URL, _ other: URL) throws -> Int {
        let said = try run("/usr/bin/python3", [script, one.path, other.path]).trimmingCharacters(in: .whitespacesAndNewlines)
        guard let difference = Int(said) else { throw Failure(description: "compare.py: \(said)") }
        return difference
    }

    /// Compares a page with a stored PNG; returns what differs, or nil for the same. With `PENNY_GOLDEN=write` it draws the PNG instead.
    public static func problem(page: Int, of pdf: [UInt8], stored: URL) throws -> String? {
        let directory = try TemporaryDirectory("penny-pages"), file = directory.file("report.pdf"), now = directory.file("now.png")
        try Data(pdf).write(to: file)
        if Golden.isWriting {
            try draw(page: page, of: file, to: stored)
            return nil
        }
        try draw(page: page, of: file, to: now)
        let difference = try difference(now, stored), name = stored.lastPathComponent
        return difference <= 10 ? nil : "\(name) differs in \(difference) of 1000 squares; if the new page is right, run with PENNY_GOLDEN=write."
    }

    private static func run(_ program: String, _ arguments: [String]) throws -> String {
        let run = try RunningProgram(program, arguments)
        guard try run.waitForExit(seconds: 60) == .status(0) else { throw Failure(description: "\(program): \(run.standardError)") }
        return run.standardOutput
    }
}
