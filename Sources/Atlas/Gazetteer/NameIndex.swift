import Glibc

/// An index of the words of all names in `places.tsv`: their positions, in buckets by the first two folded letters, in file order
/// within a bucket.
final class NameIndex: Sendable {
    /// The positions of words, bucket by bucket.
    private let words: [Int32]
    /// The start of each bucket, plus the end of the last.
    private let drawers: [Int32]

    /// Indexes about half a million words, which takes 2 MB.
    init(_ places: Places) {
        var found: [(drawer: UInt16, place: Int32)] = []
        found.reserveCapacity(places.count * 4)
        let bytes = places.file.bytes
        for place in 0..<places.count {
            let line = places.file.line(place)
            guard let base = line.baseAddress, let start = bytes.baseAddress else { continue }
            Self.words(of: bytes, from: base - start, to: base - start + line.count, into: &found)
        }
        var drawers = [Int32](repeating: 0, count: 0x1_0001)
        for word in found { drawers[Int(word.drawer) + 1] += 1 }
        for drawer in 1..<drawers.count { drawers[drawer] += drawers[drawer - 1] }
        var words = [Int32](repeating: 0, count: found.count), next = drawers
        for word in found {
            words[Int(next[Int(word.drawer)])] = word.place
            next[Int(word.drawer)] += 1
        }
        (self.words, self.drawers) = (words, drawers)
    }

    /// Returns the positions of words that may begin with the given units: those with the same first two letters, or first letter
    /// if there is only one.
    func candidates(_ units: [UInt16]) -> ArraySlice<Int32> {
        guard let first = units.first else { return [] }
        let drawer = Int(Self.drawer(first, units.count > 1 ? units[1] : 0))
        let end = units.count > 1 ? drawer + 1 : drawer + 0x100
        return words[Int(drawers[drawer])..<Int(drawers[end])]
    }

    private static func words(
        of bytes: UnsafeRawBufferPointer, from start: Int, to end: Int, into found: inout [(drawer: UInt16, place: Int32)]
    ) {
        var field = 0, place = start
        while place < end {
            if field == Places.Column.name || field >= Places.Column.japanese {
                place = words(ofName: bytes, from: place, into: &found)
            } else {
                while place < end && bytes[place] != UInt8(ascii: "\t") { place &+= 1 }
            }
            if place < end && bytes[place] == UInt8(ascii: "\t") { field += 1 }
            place &+= 1
        }
    }

    /// Finds the words of one name; returns the position of its end.
    private static func words(
        ofName bytes: UnsafeRawBufferPointer, from start: Int, into found: inout [(drawer: UInt16, place: Int32)]
    ) -> Int {
        var place = start, beginsWord = true
        while true {
            let here = place
            guard let scalar = FoldedName.scalar(bytes, &place) else { return here }
            let unit = UInt16(truncatingIfNeeded: NameFolding.fold(scalar))
            if unit == NameFolding.space || unit == 0 {
                // A word begins after an apostrophe too: L'Aquila is also found as Aquila.
                beginsWord = true
            } else if beginsWord {
                var name = FoldedName(bytes, from: here)
                let first = name.next() ?? 0, second = name.next() ?? 0
                found.append((drawer(first, second), Int32(truncatingIfNeeded: here)))
                beginsWord = false
            }
        }
    }

    private static func drawer(_ first: UInt16, _ second: UInt16) -> UInt16 { UInt16(label(first)) << 8 | UInt16(label(second)) }

    /// Returns the hash of a unit: ASCII unchanged, everything else distributed over the upper half.
    private static func label(_ unit: UInt16) -> UInt8 {
        unit < 0x80 ? UInt8(truncatingIfNeeded: unit) : 0x80 | UInt8(truncatingIfNeeded: (unit &* 0x9E37) >> 9)
    }
}
