import BankFiles
import Foundation
import TestSupport
import Testing

/// Texts in the encodings of banks.
enum EncodedText {
    /// Returns a text in an encoding, by the command of the system.
    static func encoded(_ text: String, _ encoding: TextEncoding) throws -> [UInt8] {
        guard encoding != .utf8 else { return Array(text.utf8) }
        let process = Process(), input = Pipe(), output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/iconv")
        process.arguments = ["-f", "UTF-8", "-t", encoding == .shiftJIS ? "CP932" : encoding.rawValue]
        (process.standardInput, process.standardOutput) = (input, output)
        try process.run()
        try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
        try input.fileHandleForWriting.close()
        let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return Array(bytes)
    }
}
