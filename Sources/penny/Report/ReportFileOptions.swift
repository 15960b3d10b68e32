import ArgumentParser
import Foundation
import Journals

/// The output files of a report.
struct ReportFileOptions: ParsableArguments {
    enum Format {
        case pdf, csv
        case journal(JournalFormat)
    }

    /// The name that stands for the standard output.
    static let standardOutput = "-"

    @Option(help: "Write a PDF to this file; - is the standard output.") var pdf: String?
    @Option(help: "Write the figures as CSV to this file, or to -.") var csv: String?
    @Option(help: "Write the records as a journal for hledger to this file, or to -.") var journal: String?
    @Option(help: "Write the records as a journal for Beancount to this file, or to -.") var beancount: String?
    @Flag(help: "Write the figures as JSON, as the JSON interface does.") var json = false
    @Flag(help: "Replace files that exist already.") var replace = false

    func validate() throws {
        guard all.allSatisfy({ !$0.file.isEmpty }) else { throw ValidationError("Name the file to write.") }
        guard all.count(where: { $0.file == Self.standardOutput }) <= 1 else { throw ValidationError("Only one file can be the standard output, -.") }
        guard !json || isEmpty else { throw ValidationError("--json writes to the standard output. Leave out the other files.") }
    }

    var all: [(format: Format, file: String)] {
        [(Format.pdf, pdf), (.csv, csv), (.journal(.hledger), journal), (.journal(.beancount), beancount)].compactMap { format, file in
            file.map { (format, $0) }
        }
    }

    var isEmpty: Bool { all.isEmpty }
    /// True if one of them is the standard output.
    var printsOne: Bool { all.contains { $0.file == Self.standardOutput } }
}

/// A file that is copied to the standard output.
enum TemporaryOutput {
    /// Calls `write` with the path of an empty file that only this user can read.
    static func print(_ write: (String) throws -> Void) throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "penny-report-\(UUID().uuidString)").path
        guard FileManager.default.createFile(atPath: path, contents: nil, attributes: [.posixPermissions: 0o600]) else {
            throw CommandFailure("A temporary file cannot be written. Is the disk full?")
        }
        defer { unlink(path) }
        try write(path)
        guard let file = FileHandle(forReadingAtPath: path) else { throw CommandFailure("A temporary file cannot be read.") }
        while let part = try file.read(upToCount: 1 << 16), !part.isEmpty { try FileHandle.standardOutput.write(contentsOf: part) }
    }
}
