import Foundation
import Testing

@testable import Pictures
import Spooling

/// Pictures with random changes: each is refused, or becomes a picture that was written anew.
@Suite struct MutationTests {
    /// The number of changed files of each format; `PENNY_PICTURE_MUTATIONS=2500` for 10,000 in all.
    private static let count = ProcessInfo.processInfo.environment["PENNY_PICTURE_MUTATIONS"].flatMap { Int($0) } ?? 12

    @Test(arguments: [("photo.jpg", PictureKind.photo), ("drawing.png", .drawing), ("picture.webp", .drawing), ("photo.heic", .photo)])
    func `a changed file is refused or becomes a picture, and never ends the process that reads it`(name: String, kind: PictureKind) throws {
        let bytes = try Sample.bytes(name), maker = Sample.maker
        var generator = Mutations(state: 0x5EED)
        for number in 0..<Self.count {
            let changed = generator.change(bytes)
            do throws(PictureProblem) {
                let picture = try maker.picture(of: SpooledBytes(changed), kind)
                #expect(PictureSize((try? picture.full.bytes()) ?? []) != nil && PictureSize(picture.small) != nil, "\(name) \(number)")
            } catch {
                #expect([.unreadable, .tooLarge].contains(error), "\(name) \(number)")
            }
        }
    }
}

/// A generator of changes (SplitMix64), the same ones in every run.
private struct Mutations {
    var state: UInt64

    private mutating func next(_ count: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
        return Int(truncatingIfNeeded: (value ^ value >> 31) % UInt64(max(count, 1)))
    }

    /// Sets, removes, repeats or inserts bytes at one to eight places, more often near the head.
    mutating func change(_ bytes: [UInt8]) -> [UInt8] {
        var result = bytes
        for _ in 0...next(8) where result.count > 20 {
            let place = 4 + next(next(2) == 0 ? min(600, result.count - 8) : result.count - 8)
            switch next(5) {
            case 0: result[place] = UInt8(next(256))
            case 1: result[place] = [0, 0xFF, 0x7F, 0x80][next(4)]
            case 2: result.removeSubrange(place..<min(place + 1 + next(16), result.count))
            case 3: result.insert(contentsOf: result[place..<min(place + next(64), result.count)], at: place)
            default: result.insert(UInt8(next(256)), at: place)
            }
        }
        return result
    }
}
