import Glibc

/// A file of tab-separated fields, one record per line; trailing empty fields may be omitted.
struct TabFile: Sendable {
    private let file: MappedFile
    /// The start of each line, plus the end of the file.
    let offsets: [Int32]

    /// Opens a file and indexes its lines. Skips the first `skipped` lines, and empty ones.
    init(path: String, skipping skipped: Int) throws(AtlasError) {
        file = try MappedFile(path: path)
        var offsets: [Int32] = [], place = 0, line = 0
        offsets.reserveCapacity(file.bytes.count / 40)
        while place < file.bytes.count {
            let end = Self.lineEnd(in: file.bytes, from: place)
            if line >= skipped && end > place { offsets.append(Int32(truncatingIfNeeded: place)) }
            (place, line) = (end + 1, line + 1)
        }
        offsets.append(Int32(truncatingIfNeeded: file.bytes.count))
        self.offsets = offsets
    }

    var count: Int { offsets.count - 1 }
    var bytes: UnsafeRawBufferPointer { file.bytes }

    func damaged(_ reason: String) -> AtlasError { file.damaged(reason) }

    /// Returns a line without its line break.
    func line(_ index: Int) -> UnsafeRawBufferPointer {
        let start = Int(offsets[index])
        return UnsafeRawBufferPointer(rebasing: bytes[start..<Self.lineEnd(in: bytes, from: start)])
    }

    /// Returns a field of a line, counted from 0; empty if the line has fewer.
    func field(_ number: Int, of index: Int) -> UnsafeRawBufferPointer {
        let line = line(index)
        var start = 0
        for _ in 0..<number {
            guard let tab = Self.first(tab, in: line, from: start) else { return UnsafeRawBufferPointer(rebasing: line[0..<0]) }
            start = tab + 1
        }
        return UnsafeRawBufferPointer(rebasing: line[start..<(Self.first(tab, in: line, from: start) ?? line.count)])
    }

    /// Returns a field as text.
    func text(_ number: Int, of index: Int) -> String { String(decoding: field(number, of: index), as: UTF8.self) }

    private var tab: UInt8 { UInt8(ascii: "\t") }

    private static func lineEnd(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
        first(UInt8(ascii: "\n"), in: bytes, from: start) ?? bytes.count
    }

    private static func first(_ byte: UInt8, in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
        guard let base = bytes.baseAddress, start < bytes.count,
            let found = memchr(base + start, Int32(byte), bytes.count - start)
        else {
            return nil
        }
        return UnsafeRawPointer(found) - base
    }
}

extension UnsafeRawBufferPointer {
    /// The bytes as an integer of up to 15 digits; nil for anything else.
    var wholeNumber: Int? {
        let isNegative = first == UInt8(ascii: "-"), digits = isNegative ? dropFirst() : self[...]
        guard !digits.isEmpty, digits.count <= 15 else { return nil }
        var value = 0
        for digit in digits {
            guard digit >= 48, digit <= 57 else { return nil }
            value = value * 10 + Int(digit - 48)
        }
        return isNegative ? -value : value
    }

    /// Returns the 64-bit FNV-1a hash of the bytes, continuing from another hash.
    func hash(from seed: UInt64 = 0xCBF2_9CE4_8422_2325) -> UInt64 {
        reduce(seed) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
}
