import BankFiles
import Foundation
import Testing

@Suite struct BankFileFormatTests {
    @Test(arguments: [("camt", BankFileFormat.camt), ("mt940", .mt940), ("ofx", .ofx), ("qif", .qif)])
    func `each sample is known by its content`(folder: String, format: BankFileFormat) throws {
        let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Samples/\(folder)").path
        for name in try FileManager.default.contentsOfDirectory(atPath: path) {
            #expect(try BankFileFormat.of(sample("\(folder)/\(name)")) == format, "\(name)")
        }
    }

    @Test(arguments: ["Date,Amount\n2026-11-21,1.00\n", "Datum;Betrag\r\n", "sep=;\n1;2", "1\t2\r", "\u{FEFF}日付,金額\n"])
    func `a text with separators is a table`(file: String) throws {
        #expect(try BankFileFormat.of(Array(file.utf8)) == .table)
    }

    @Test(
        arguments: [
            ("", .empty), (" \n\n", .empty), ("%PDF-1.7\n1,2", .pdf), ("GIF89a;", .image),
            ("<html><body>Sign in, please</body></html>", .unknownFormat),
            (#"{"a": 1, "b": 2}"#, .unknownFormat), ("hello", .unknownFormat), ("PK\u{3}\u{4}\u{14},\u{0}\u{8}\u{1}\u{2}", .unknownFormat),
        ] as [(String, BankFileProblem.Reason)])
    func `a file that is none has a reason`(file: String, reason: BankFileProblem.Reason) {
        #expect(throws: BankFileProblem(reason)) { try BankFileFormat.of(Array(file.utf8)) }
    }

    @Test func `workbooks and pictures are known by their first bytes`() {
        #expect(throws: BankFileProblem(.spreadsheet)) { try BankFileFormat.of([0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1, 0, 0]) }
        #expect(throws: BankFileProblem(.image)) { try BankFileFormat.of([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) }
        #expect(throws: BankFileProblem(.image)) { try BankFileFormat.of([0xFF, 0xD8, 0xFF, 0xE0]) }
    }
}
