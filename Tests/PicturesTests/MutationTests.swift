import Foundation
import Spooling
import TestSupport
import Testing

@testable import Pictures

/// Pictures with random changes: each is refused, or becomes a picture that was written anew.
@Suite struct MutationTests {
    /// The number of changed files of each format; `PENNY_PICTURE_MUTATIONS=2500` for 10,000 in all.
    private static let count = ProcessInfo.processInfo.environment["PENNY_PICTURE_MUTATIONS"].flatMap { Int($0) } ?? 12

    @Test func `a changed file is refused or becomes a picture, and never ends the process that reads it`() throws {
        let maker = Sample.maker,
            files = [("photo.jpg", PictureKind.photo), ("drawing.png", .drawing), ("picture.webp", .drawing), ("photo.heic", .photo)]
        var random = SeededRandom(seed: 0x5EED), made = 0
        for (name, kind) in files {
            let bytes = try Sample.bytes(name)
            for number in 0..<Self.count {
                let changed = Self.changed(bytes, &random)
                do throws(PictureProblem) {
                    let picture = try maker.picture(of: SpooledBytes(changed), kind)
                    #expect(PictureSize((try? picture.full.bytes()) ?? []) != nil && PictureSize(picture.small) != nil, "\(name) \(number)")
                    made += 1
                } catch {
                    #expect([.unreadable, .tooLarge].contains(error), "\(name) \(number)")
                }
            }
        }
        #expect(made > 0 && made < files.count * Self.count, "\(made) became pictures")
    }

    /// Returns a copy with random changes: in half of the files, near the head.
    private static func changed(_ bytes: [UInt8], _ random: inout SeededRandom) -> [UInt8] {
        let count = Bool.random(using: &random) ? min(600, bytes.count) : bytes.count
        return bytes.prefix(4) + Array(bytes.prefix(count).dropFirst(4)).mutated(using: &random) + bytes.dropFirst(count)
    }
}
