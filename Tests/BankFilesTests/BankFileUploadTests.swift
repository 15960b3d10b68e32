import Archives
import BankFiles
import Foundation
import Testing

final class BankFileUploadTests {
    private let path = NSTemporaryDirectory() + "penny-bank-files-" + UUID().uuidString

    deinit { try? FileManager.default.removeItem(atPath: path) }

    @Test func `a file is passed on as it is`() throws {
        try Data("a;b".utf8).write(to: URL(fileURLWithPath: path))
        #expect(try read() == ["upload.csv: a;b"])
    }

    @Test func `the files of a zip are passed on by their names, without those that programs add`() throws {
        try write([
            ("Auszüge 2026/Girokonto Nov.csv", "a;b"), ("__MACOSX/Auszüge 2026/._Girokonto Nov.csv", "x"), (".DS_Store", "x"), ("b.sta", ":20:"),
        ])
        #expect(try read() == ["Auszüge 2026/Girokonto Nov.csv: a;b", "b.sta: :20:"])
    }

    @Test func `a zip in a zip, a workbook and an empty zip are refused`() throws {
        try write([("a.csv", "a"), ("b.zip", "PK\u{3}\u{4}")])
        #expect(throws: BankFileProblem(.archive(.unsupported("b.zip")))) { try read() }
        try write([("[Content_Types].xml", "<x/>"), ("xl/workbook.xml", "<x/>")])
        #expect(throws: BankFileProblem(.spreadsheet)) { try read() }
        try write([(".DS_Store", "x")])
        #expect(throws: BankFileProblem(.empty)) { try read() }
    }

    @Test func `a zip with more than the limits is refused`() throws {
        try write((0...100).map { ("\($0).csv", "a") })
        #expect(throws: BankFileProblem(.archive(.tooManyFiles))) { try read() }
        try write([("bomb.csv", String(repeating: "0", count: 4 << 20))])
        #expect(throws: BankFileProblem(.archive(.bomb("bomb.csv")))) { try read() }
        try Data("PK\u{3}\u{4}and no more".utf8).write(to: URL(fileURLWithPath: path))
        #expect(throws: BankFileProblem(.archive(.notAnArchive))) { try read() }
    }

    @Test func `a file that is too large is refused`() throws {
        try Data(count: BankFileLimits.bytes).write(to: URL(fileURLWithPath: path))
        #expect(try read().count == 1)
        try Data(count: BankFileLimits.bytes + 1).write(to: URL(fileURLWithPath: path))
        #expect(throws: BankFileProblem(.tooLarge)) { try read() }
    }

    private func read() throws -> [String] {
        var files: [String] = []
        try BankFileUpload.read(at: path, named: "upload.csv") { files.append("\($0): \(String(decoding: $1.prefix(100), as: UTF8.self))") }
        return files
    }

    private func write(_ files: [(name: String, text: String)]) throws {
        _ = FileManager.default.createFile(atPath: path, contents: nil)
        var archive = try ArchiveWriter(at: path)
        for file in files {
            try archive.add(file.name) {
                var rest: [UInt8]? = Array(file.text.utf8)
                return {
                    defer { rest = nil }
                    return rest
                }
            }
        }
        try archive.finish()
    }
}
