import Foundation
import Spooling
import TestSupport
import Testing

@testable import MicroHTTP

struct SpooledBodyTests {
    /// Makes a form of random fields and files, some of which look like the boundary.
    private static func form(_ random: inout SeededRandom) -> [UInt8] {
        var body: [UInt8] = []
        for number in 0..<Int.random(in: 1...12, using: &random) {
            let isFile = Bool.random(using: &random)
            body += Array("--B\r\nContent-Disposition: form-data; name=\"n\(number)\"".utf8)
            if isFile { body += Array("; filename=\"\(number).bin\"\r\nContent-Type: image/png".utf8) }
            body += Array("\r\n\r\n".utf8)
            let size = Int.random(in: isFile ? Self.fileSizes(&random) : 0...400, using: &random)
            let letters = Array(isFile ? "\r\n-Bx".utf8 : "abcdef".utf8)
            var contents = (0..<size).map { _ in letters.randomElement(using: &random) ?? 0 }
            // A boundary within would end the file in both readers; what follows it would then be no form.
            for index in contents.indices.dropLast(4) where contents[index...].starts(with: "\r\n--B".utf8) { contents[index + 4] = 0x78 }
            body += contents + Array("\r\n".utf8)
        }
        return body + Array("--B--\r\n".utf8)
    }

    /// Most files are small; one in ten is larger than a piece that is read at once.
    private static func fileSizes(_ random: inout SeededRandom) -> ClosedRange<Int> {
        Int.random(in: 0..<10, using: &random) == 0 ? 65_537...150_000 : 0...3_000
    }

    private static func spooled(_ bytes: [UInt8], in directory: String) throws -> SpooledBytes {
        var spool = Spool(in: directory, beyond: 0)
        try bytes.withUnsafeBytes { try spool.add($0) }
        return spool.take()
    }

    @Test func `a form in a file is the form that it is in memory, whole and cut off anywhere`() throws {
        let directory = try TemporaryDirectory()
        var random = SeededRandom(seed: 8)
        var read = 0, refused = 0
        for _ in 0..<200 {
            var bytes = Self.form(&random)
            if Int.random(in: 0..<4, using: &random) == 0 { bytes = Array(bytes.prefix(.random(in: 0...bytes.count, using: &random))) }
            let file = try Self.spooled(bytes, in: directory.path), limits = FormBody.Limits()
            func result(_ body: SpooledBytes) -> Result<FormBody, FormError> {
                Result { () throws(FormError) in try MultipartReader(body: body, boundary: "B", limits: limits).form() }
            }
            switch (result(SpooledBytes(memory: bytes[...])), result(file)) {
            case (.success(let wanted), .success(let found)):
                #expect(found.fields == wanted.fields && found.files == wanted.files)
                #expect(found.files.allSatisfy { $0.bytes.isInFile })
                read += 1
            case (.failure(let wanted), .failure(let found)):
                #expect(found == wanted)
                refused += 1
            case (let wanted, let found): Issue.record("\(wanted) in memory, \(found) in a file")
            }
        }
        #expect(read > 100 && refused > 20)
    }

    @Test(arguments: [true, false]) func `a large body waits in a file, a small one in memory`(isChunked: Bool) throws {
        let directory = try TemporaryDirectory()
        let server = try TestServer {
            $0.spoolDirectory = directory.path
            $0.bodyInMemory = 1_000
        } handler: {
            .text("\($0.body.isInFile) \((try? $0.body.bytes()) == [UInt8](repeating: 97, count: $0.body.count))")
        }
        for (count, isInFile) in [(1_000, false), (1_001, true), (300_000, true)] {
            let body = String(repeating: "a", count: count)
            let answer = try server.answer(
                isChunked
                    ? "POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n\(String(count, radix: 16))\r\n\(body)\r\n0\r\n\r\n"
                    : "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: \(count)\r\n\r\n\(body)")
            #expect(answer?.text == "\(isInFile) true", "\(count)")
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path).isEmpty)
    }

    @Test func `a disk that takes no more is an error page, and the server goes on`() throws {
        let directory = try TemporaryDirectory()
        try Data().write(to: URL(fileURLWithPath: directory.path + "/file"))
        let server = try TestServer {
            $0.spoolDirectory = directory.path + "/file/below"
            $0.bodyInMemory = 10
        }
        let body = String(repeating: "a", count: 5_000)
        #expect(try server.answer("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 5000\r\n\r\n\(body)")?.status == 507)
        #expect(try server.answer("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 3\r\n\r\nabc")?.status == 200)
    }
}
