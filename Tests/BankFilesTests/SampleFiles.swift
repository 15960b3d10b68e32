import BankFiles
import Bookkeeping
import Foundation
import Testing

enum SampleFiles {
    /// Returns the names of the samples in a folder.
    static func names(in folder: String) throws -> [String] {
        let place = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Samples/\(folder)")
        return try FileManager.default.contentsOfDirectory(atPath: place.path).sorted().map { "\(folder)/\($0)" }
    }

    /// Reads every sample of a folder cut off after every byte: the entries have to be the first ones of the whole file.
    static func expectBeginnings(in folder: String, _ read: ([UInt8], BankFileHandler) throws -> Void) throws {
        for name in try names(in: folder) {
            let file = try sample(name), whole = try BankFileContents(read, file).statements.flatMap(\.entries)
            for length in file.indices {
                guard let part = try? BankFileContents(read, Array(file.prefix(length))) else { continue }
                let entries = part.statements.flatMap(\.entries)
                #expect(entries.map(\.amount) == whole.prefix(entries.count).map(\.amount), "\(name) after \(length) bytes")
                // Only a line end, or the end of a last tag, may be missing without notice.
                #expect(!part.problems.isEmpty || entries.count == whole.count || folder == "qif", "\(name) after \(length) bytes")
            }
        }
    }
}

extension BankFileContents {
    /// Collects what a reader passes on.
    init(_ read: ([UInt8], BankFileHandler) throws -> Void, _ file: [UInt8]) throws {
        self.init()
        var contents = self
        try read(file) { contents.add($0) }
        self = contents
    }
}

extension Money {
    /// An amount in a currency by its code, for tables of cases.
    init(_ minorUnits: Int64, _ code: String) throws { self.init(minorUnits: minorUnits, try #require(Currency(code: code))) }
}
