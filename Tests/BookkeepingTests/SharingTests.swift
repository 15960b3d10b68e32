import Bookkeeping
import TestSupport
import Testing

@testable import Bookkeeping

/// Parts of people and payments between them, compared with plain references over random cases.
struct SharingTests {
    private static func person(_ number: Int) -> HouseholdMember.ID { HouseholdMember.ID(milliseconds: Int64(number), random: (0, UInt64(number))) }

    @Test func `parts are those of a plain division, and add up to the minor unit`() throws {
        var random = SeededRandom(seed: 15)
        for _ in 0..<10_000 {
            let weights = (0..<Int.random(in: 1...8, using: &random)).map {
                (person: Self.person($0), weight: Int64.random(in: 0...5, using: &random))
            }
            let amount = Int64.random(in: 0...(Bool.random(using: &random) ? 1_000 : 4_000_000_000_000_000_000), using: &random)
            let record = Transaction.ID(milliseconds: 1, random: (random.next(), random.next()))
            let total = weights.reduce(0) { $0 + $1.weight }
            guard let sharing = Sharing(.everybody, of: amount, by: weights, in: record) else {
                #expect(total == 0)
                continue
            }
            #expect(sharing.parts.reduce(0) { $0 + $1.amount } == amount)
            #expect(sharing.parts.map(\.person) == weights.map(\.person), "everybody has a part, also of nothing")
            for (part, weight) in zip(sharing.parts, weights) {
                let exact = Int128(amount) * Int128(weight.weight)
                #expect(part.amount == Int64(exact / Int128(total)) || part.amount == Int64(exact / Int128(total)) + 1)
                if exact % Int128(total) == 0 { #expect(part.amount == Int64(exact / Int128(total)), "a part that is whole stays whole") }
                // Nobody has a unit more of whom rounding took less than of somebody who has none.
                let isUp = Int128(part.amount) * Int128(total) > exact, taken = exact % Int128(total)
                for (other, otherWeight) in zip(sharing.parts, weights) where isUp {
                    let otherExact = Int128(amount) * Int128(otherWeight.weight)
                    if Int128(other.amount) * Int128(total) <= otherExact { #expect(otherExact % Int128(total) <= taken) }
                }
            }
        }
    }

    @Test func `minor units left over favour nobody, and are given out again as before`() throws {
        var random = SeededRandom(seed: 3), sums = [Int64](repeating: 0, count: 3)
        let people = (0..<3).map { (person: Self.person($0), weight: Int64(1)) }
        for _ in 0..<9_000 {
            let record = Transaction.ID(milliseconds: 1, random: (random.next(), random.next()))
            let sharing = try #require(Sharing(.everybody, of: 100, by: people, in: record))
            #expect(Sharing(.everybody, of: 100, by: people.reversed(), in: record) == sharing)
            for (index, part) in sharing.parts.enumerated() { sums[index] += part.amount - 33 }
        }
        #expect(sums.reduce(0, +) == 9_000 && sums.allSatisfy { 2_700...3_300 ~= $0 })
    }

    @Test func `a part that divides evenly is that of a calculator, whatever the record`() throws {
        var random = SeededRandom(seed: 4)
        let weights = [3, 2, 1].enumerated().map { (person: Self.person($0.offset), weight: Int64($0.element)) }
        for _ in 0..<100 {
            let record = Transaction.ID(milliseconds: 1, random: (random.next(), random.next()))
            // 481.91, 321.273 and 160.637.
            #expect(try #require(Sharing(.everybody, of: 96_382, by: weights, in: record)).parts.map(\.amount) == [48_191, 32_127, 16_064])
        }
    }

    @Test func `parts that were divided before stay until the amount, the people or their weights change`() throws {
        let people = [(1, 3), (2, 2), (3, 1)].map { Sharer(id: Self.person($0.0), weight: Int64($0.1), isPresent: true) }
        let division = ShareDivision(among: people), record = Transaction.ID(milliseconds: 1)
        let saved = Sharing(.everybody, zip(people, [48_192, 32_127, 16_063]).map { .init(person: $0.id, weight: $0.weight, amount: $1) })
        #expect(division.divide(96_382, Sharing.Choice(.everybody), saved: saved, in: record) == saved)
        let more = try #require(division.divide(96_383, Sharing.Choice(.everybody), saved: saved, in: record))
        #expect(more.parts.map(\.amount) == [48_191, 32_128, 16_064], "481.915, 321.277 and 160.638")
        let shares = Sharing.Choice(.shares, Dictionary(uniqueKeysWithValues: people.map { ($0.id, $0.weight) }))
        #expect(try #require(division.divide(96_382, shares, saved: saved, in: record)).parts.map(\.amount) == [48_191, 32_127, 16_064])
    }

    @Test func `nobody is divided among when all weights are zero or one is too large`() {
        let record = Transaction.ID(milliseconds: 1)
        #expect(Sharing(.everybody, of: 5, by: [(Self.person(1), 0)], in: record) == nil)
        #expect(Sharing(.shares, of: 5, by: [(Self.person(1), Sharing.weightLimit + 1)], in: record) == nil)
        #expect(Sharing(.shares, of: -5, by: [(Self.person(1), 1)], in: record) == nil)
    }

    @Test func `payments settle everything with the fewest there can be`() throws {
        let eur = try #require(Currency(code: "EUR"))
        var random = SeededRandom(seed: 8)
        for round in 0..<10_000 {
            let count = Int.random(in: 1...(round % 50 == 0 ? 40 : 6), using: &random)
            var amounts = (0..<count - 1).map { _ in Int64.random(in: -4...4, using: &random) * 100 }
            amounts.append(-amounts.reduce(0, +))
            let payments = Settlement.payments(amounts.enumerated().map { (Self.person($0), $1) }, in: eur)
            var rest = amounts
            for payment in payments {
                let from = try #require((0..<count).first { Self.person($0) == payment.from }),
                    to = try #require((0..<count).first { Self.person($0) == payment.to })
                #expect(payment.amount.minorUnits > 0 && rest[from] < 0)
                rest[from] += payment.amount.minorUnits
                rest[to] -= payment.amount.minorUnits
            }
            #expect(rest.allSatisfy { $0 == 0 })
            let open = amounts.filter { $0 != 0 }
            #expect(payments.count <= max(0, open.count - 1))
            if count <= 6 { #expect(payments.count == open.count - Self.mostGroups(open)) }
        }
    }

    /// The most groups of amounts that add up to zero each, found by trying all groups with the first amount.
    private static func mostGroups(_ amounts: [Int64]) -> Int {
        guard let first = amounts.first else { return 0 }
        let rest = Array(amounts.dropFirst())
        return (0..<(1 << rest.count)).compactMap { set -> Int? in
            let inside = rest.indices.filter { set >> $0 & 1 == 1 }, outside = rest.indices.filter { set >> $0 & 1 == 0 }
            guard first + inside.reduce(0, { $0 + rest[$1] }) == 0 else { return nil }
            return 1 + mostGroups(outside.map { rest[$0] })
        }.max() ?? 0
    }
}
