import Foundation
import Pictures
import Spooling
import TestSupport

/// The sample files, and the program that reads them.
enum Sample {
    private static let directory = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Samples")

    static func bytes(_ name: String) throws -> [UInt8] { Array(try Data(contentsOf: directory.appending(path: name))) }

    static var maker: PictureMaker { PictureMaker(program: BuildDirectory.url.appending(path: "penny").path, timeLimit: .seconds(60)) }

    static func picture(_ name: String, _ kind: PictureKind) throws -> Picture { try maker.picture(of: SpooledBytes(try bytes(name)), kind) }

    /// Returns the PNG with other sizes in its head, whose checksum is right.
    static func png(width: Int, height: Int) throws -> [UInt8] {
        var bytes = try bytes("drawing.png")
        for (place, value) in [(16, width), (20, height)] {
            for byte in 0..<4 { bytes[place + byte] = UInt8(truncatingIfNeeded: value >> (24 - byte * 8)) }
        }
        let sum = checksum(bytes[12..<29])
        for byte in 0..<4 { bytes[29 + byte] = UInt8(truncatingIfNeeded: sum >> (24 - UInt32(byte) * 8)) }
        return bytes
    }

    /// The checksum of PNG (CRC-32, ISO 3309).
    private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        ~bytes.reduce(~0 as UInt32) { sum, byte in
            (0..<8).reduce(sum ^ UInt32(byte)) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
        }
    }
}

/// The size of a picture that was written, from its head.
struct PictureSize: Equatable {
    let width, height: Int
    let isPNG: Bool

    init?(_ bytes: [UInt8]) {
        func number(_ range: Range<Int>) -> Int { bytes[range].reduce(0) { $0 << 8 | Int($1) } }
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]), bytes.count > 24 {
            (width, height, isPNG) = (number(16..<20), number(20..<24), true)
            return
        }
        guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
        var index = 2
        while index + 9 < bytes.count, bytes[index] == 0xFF {
            if [0xC0, 0xC1, 0xC2].contains(bytes[index + 1]) {
                (height, width, isPNG) = (number((index + 5)..<(index + 7)), number((index + 7)..<(index + 9)), false)
                return
            }
            index += 2 + number((index + 2)..<(index + 4))
        }
        return nil
    }
}
