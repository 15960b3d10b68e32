import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Spooling

struct SpoolTests {
    /// Returns the bytes of a spool that got them in pieces of random sizes.
    private static func spooled(_ bytes: [UInt8], in directory: String?, beyond threshold: Int, _ random: inout SeededRandom) throws -> SpooledBytes {
        var spool = Spool(in: directory, beyond: threshold), rest = bytes[...]
        spool.reserve(bytes.count)
        while !rest.isEmpty {
            let piece = rest.prefix(.random(in: 1...max(1, bytes.count / 3), using: &random))
            try piece.withUnsafeBytes { try spool.add($0) }
            rest = rest.dropFirst(piece.count)
        }
        #expect(spool.count == bytes.count)
        return spool.take()
    }

    @Test func `bytes in a file are those of memory, in every part and piece`() throws {
        let directory = try TemporaryDirectory()
        var random = SeededRandom(seed: 19)
        for _ in 0..<300 {
            let bytes = (0..<Int.random(in: 0...200_000, using: &random)).map { UInt8(truncatingIfNeeded: $0 &* 31 ^ $0 >> 7) }
            let threshold = Int.random(in: 0...100_000, using: &random)
            let spooled = try Self.spooled(bytes, in: directory.path, beyond: threshold, &random)
            #expect(spooled.isInFile == (bytes.count > threshold))
            #expect(spooled == SpooledBytes(bytes) && spooled.count == bytes.count)
            let start = Int.random(in: 0...(bytes.count + 5), using: &random), end = Int.random(in: start...(bytes.count + 9), using: &random)
            let part = spooled[start..<end], wanted = Array(bytes.dropFirst(start).prefix(end - start))
            #expect(try part.bytes() == wanted)
            var pieces = part.pieces, joined: [UInt8] = []
            while let piece = try pieces.next() {
                #expect(!piece.isEmpty && (!spooled.isInFile || piece.count <= SpooledBytes.pieceSize))
                joined += piece
            }
            #expect(joined == wanted)
            let inner = part[1..<3]
            #expect(try inner.bytes() == Array(wanted.dropFirst().prefix(2)))
        }
    }

    @Test func `a file has no name, and only its owner may read it`() throws {
        let directory = try TemporaryDirectory(), inner = directory.path + "/made"
        var random = SeededRandom(seed: 1)
        let spooled = try Self.spooled([UInt8](repeating: 7, count: 10_000), in: inner, beyond: 100, &random)
        #expect(spooled.isInFile)
        #expect(try FileManager.default.contentsOfDirectory(atPath: inner).isEmpty)
        #expect(try FileManager.default.attributesOfItem(atPath: inner)[.posixPermissions] as? Int == 0o700)
    }

    @Test func `many threads that begin at once share a directory that is not there yet`() throws {
        for _ in 0..<40 {
            let directory = try TemporaryDirectory(), inner = directory.path + "/made", made = Mutex(0)
            DispatchQueue.concurrentPerform(iterations: 8) { seed in
                var random = SeededRandom(seed: UInt64(seed))
                guard (try? Self.spooled([UInt8](repeating: 7, count: 500), in: inner, beyond: 100, &random))?.isInFile == true else { return }
                made.withLock { $0 += 1 }
            }
            #expect(made.withLock { $0 } == 8)
        }
    }

    @Test func `without a directory all bytes stay in memory`() throws {
        var random = SeededRandom(seed: 2)
        #expect(try !Self.spooled([UInt8](repeating: 7, count: 10_000), in: nil, beyond: 100, &random).isInFile)
    }

    @Test func `a directory that cannot be written to is a problem`() throws {
        let directory = try TemporaryDirectory(), file = directory.path + "/file"
        try Data().write(to: URL(fileURLWithPath: file))
        var random = SeededRandom(seed: 3)
        #expect(throws: SpoolProblem.notWritten) { try Self.spooled([1, 2, 3], in: file + "/below", beyond: 1, &random) }
    }

    @Test func `bytes behind the end of a file are a problem`() throws {
        let directory = try TemporaryDirectory()
        let file = try SpoolFile(in: directory.path)
        #expect(throws: SpoolProblem.unreadable) { try SpooledBytes(file, 0..<1).bytes() }
        #expect(SpooledBytes(file, 0..<1) != SpooledBytes([0]))
    }
}
