import TestSupport

/// Recorded requests with up to five changes each, the same for the same seed.
struct MutatedRequests {
    private var random: SeededRandom

    init(seed: UInt64) { random = SeededRandom(seed: seed) }

    /// Words that readers of HTTP treat in a way of their own.
    private static let words = [
        "\r\n", "\n", "\r", "\r\n\r\n", "\r\n ", "\0", "\u{7F}", " ", "\t", ":", ";", ",", "=", "\"", "%", "%00", "%2F", "?", "#", "//", "/../", "*",
        "家", "\u{1}",
        "HTTP/1.1", "HTTP/1.0", "HTTP/9.9", "HTTP/1.", "GET ", "POST ", "HEAD ", "BREW ", "CONNECT ", "http://", "Host: h\r\n", "Host:\r\n",
        "no colon\r\n",
        "Content-Length: 5\r\n", "Content-Length: -1\r\n", "Content-Length: x\r\n", "Content-Length:\r\n", "Content-Length: 99999999999999999999\r\n",
        "Content-Length: 18446744073709551615\r\n", "Transfer-Encoding: chunked\r\n", "Transfer-Encoding: gzip, chunked\r\n",
        "Expect: 100-continue\r\n",
        "Connection: close\r\n", "Connection: keep-alive\r\n", "Cookie: a=\"\r\n", "Cookie: =b\r\n", "Cookie:  =\r\n", "Upgrade: h2c\r\n", "--B\r\n",
        "--B--\r\n",
        "0\r\n\r\n", "0;x=\"\r\n\r\n", "ffffffffffffffff\r\n", "5\r\nabcde\r\n", "zz\r\n", "Content-Type: multipart/form-data; boundary=\r\n",
    ].map { Array($0.utf8) }

    private static let numbers = [
        "0", "-1", "1", "4294967296", "9223372036854775808", "18446744073709551616", "0x10", "00000000000000000003", "ff", "",
    ]
    .map { Array($0.utf8) }

    /// Returns the next request. It may lack its end.
    mutating func next() -> [UInt8] {
        var bytes = RecordedRequests.all[number(below: RecordedRequests.all.count)]
        for _ in 0..<number(below: 6) { change(&bytes) }
        return bytes
    }

    mutating func number(below limit: Int) -> Int { Int.random(in: 0..<max(1, limit), using: &random) }

    private mutating func change(_ bytes: inout [UInt8]) {
        let place = number(below: bytes.count + 1), end = min(bytes.count, place + number(below: 30))
        switch number(below: 12) {
        case 0: if place < bytes.count { bytes[place] = UInt8(number(below: 256)) }
        case 1: bytes.replaceSubrange(place..<end, with: [])
        case 2: bytes.insert(contentsOf: bytes[place..<end], at: place)
        case 3, 4: bytes.insert(contentsOf: Self.words[number(below: Self.words.count)], at: place)
        case 5: bytes.insert(contentsOf: Self.words[number(below: Self.words.count)], at: line(of: bytes, after: place))
        case 6: changeNumber(of: &bytes, after: place)
        case 7: bytes.insert(contentsOf: repeatElement(UInt8(ascii: number(below: 2) == 0 ? "A" : "y"), count: size()), at: place)
        case 8: bytes.removeLast(number(below: min(bytes.count, 60)))
        case 9: duplicateLine(of: &bytes, after: place)
        case 10: bytes.insert(contentsOf: (0..<number(below: 40)).map { _ in UInt8(number(below: 256)) }, at: place)
        default:
            let other = RecordedRequests.all[number(below: RecordedRequests.all.count)]
            bytes = Array(bytes[..<place] + other[min(place, other.count)...])
        }
    }

    /// The size of a long piece, often around those of the library's buffers.
    private mutating func size() -> Int {
        [number(below: 300), 4_096, 16_384 - number(below: 600), 32_768 - number(below: 1_200), number(below: 40_000)][number(below: 5)]
    }

    /// Returns the beginning of the line after a place.
    private func line(of bytes: [UInt8], after place: Int) -> Int { bytes[place...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count }

    private mutating func duplicateLine(of bytes: inout [UInt8], after place: Int) {
        let start = line(of: bytes, after: place), end = line(of: bytes, after: start)
        for _ in 0...number(below: 8) { bytes.insert(contentsOf: bytes[start..<end], at: start) }
    }

    private mutating func changeNumber(of bytes: inout [UInt8], after place: Int) {
        guard let start = bytes[place...].firstIndex(where: { 0x30...0x39 ~= $0 }) else { return }
        let end = bytes[start...].firstIndex { !(0x30...0x39 ~= $0) } ?? bytes.count
        bytes.replaceSubrange(start..<end, with: Self.numbers[number(below: Self.numbers.count)])
    }
}
