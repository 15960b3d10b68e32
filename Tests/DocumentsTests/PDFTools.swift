import ChildProcesses
import Foundation
import TestSupport

/// A PDF in a file, as the programs of poppler and qpdf see it.
struct PDFTools {
    private let directory: TemporaryDirectory
    private var file: String { directory.file("report.pdf").path }

    init(_ pdf: [UInt8]) throws {
        directory = try TemporaryDirectory("penny-document")
        try Data(pdf).write(to: directory.file("report.pdf"))
    }

    struct Failure: Error {
        let said: String
    }

    /// Runs a program of `/usr/bin` and returns its output.
    static func run(_ program: String, _ arguments: [String]) throws -> [UInt8] {
        let end = try ChildProcess("/usr/bin/" + program, arguments, input: [], within: .seconds(60), outputLimit: 10_000_000).run()
        guard end.status == 0 else { throw Failure(said: "\(program) \(end.status): " + String(decoding: end.messages + end.output, as: UTF8.self)) }
        return end.output
    }

    private func text(_ program: String, _ arguments: [String]) throws -> String {
        String(decoding: try Self.run(program, arguments), as: UTF8.self)
    }

    /// The words of a page, or of all pages, in the order of the file.
    func words(page: Int? = nil) throws -> String {
        try text("pdftotext", (page.map { ["-f", "\($0)", "-l", "\($0)"] } ?? []) + ["-raw", "-enc", "UTF-8", file, "-"])
    }

    /// The properties of the file, such as `Title`.
    func properties() throws -> [String: String] {
        let lines = try text("pdfinfo", [file]).split(separator: "\n").map { $0.split(separator: ":", maxSplits: 1) }
        let pairs = lines.map { (String($0.first ?? ""), ($0.dropFirst().first ?? "").trimmingCharacters(in: .whitespaces)) }
        return Dictionary(pairs) { first, _ in first }
    }

    /// The structure that readers of the PDF are told of.
    func structure() throws -> [String] {
        try text("pdfinfo", ["-struct", file]).split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }

    /// The names of the fonts, and whether each is embedded, a subset, and known by its characters.
    func fonts() throws -> [(name: String, isWhole: Bool)] {
        try text("pdffonts", [file]).split(separator: "\n").dropFirst(2).map { line in
            let words = line.split(separator: " ")
            return (String(words.first ?? ""), Array(words.suffix(5).prefix(3)) == ["yes", "yes", "yes"])
        }
    }

    /// The remarks of qpdf; empty for a file without a fault.
    func faults() throws -> String {
        let said = try text("qpdf", ["--check", file])
        return said.contains("No syntax or stream encoding errors found") ? "" : said
    }
}
