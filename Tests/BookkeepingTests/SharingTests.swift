import Bookkeeping
import TestSupport
import Testing

@testable import Bookkeeping

/// Parts of people and payments between them, compared with plain references over random cases.
struct SharingTests {
    private static func person(_ number: Int) -> HouseholdPerson.ID { HouseholdPerson.ID(milliseconds: Int64(number), random: (0, UInt64(number))) }

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
                if weight.weight == 0 { #expect(part.amount == 0) }
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
