import Bookkeeping
import TestSupport
import Testing

@Test(arguments: [
    (100, 1, 3, 33), (100, 2, 3, 67), (1, 1, 2, 1), (-1, 1, 2, -1), (1, -1, 2, -1), (-1, -1, 2, 1), (0, 5, 7, 0), (10, 3, 0, 30),
    (Int64.max, 1, 1, .max), (.max, 2, 1, .max), (.min, 2, 1, -.max),
    (4_000_000_000_000_000_000, 3_999_999_999_999_999_999, .max, 1_734_723_475_976_807_094),
])
func `a proportion is rounded once, halves away from zero, and never overflows`(number: Int64, part: Int64, whole: Int64, result: Int64) {
    #expect(number.scaled(by: part, of: whole) == result)
}

@Test func `proportions of random numbers are those of floating point, as far as that is exact`() {
    var numbers = SeededRandom(seed: 7)
    for _ in 0..<10_000 {
        let number = Int64.random(in: 0...9_000_000, using: &numbers), whole = Int64.random(in: 1...1_000_000, using: &numbers)
        let part = Int64.random(in: 0...whole, using: &numbers)
        #expect(number.scaled(by: part, of: whole) == Int64((Double(number * part) / Double(whole)).rounded(.toNearestOrAwayFromZero)))
    }
}
