import Foundation
import TestSupport
import Testing

@testable import Bookkeeping

/// Random small households, each with payers, weights, shares, exact amounts, two currencies, changes, deletions, and people who come and go: the figures
/// are those of a plain reference, and the payments settle everything. `PENNY_RANDOM_MONEY` is the number of households.
struct RandomHouseholdMoneyTests {
    private static let count = ProcessInfo.processInfo.environment["PENNY_RANDOM_MONEY"].flatMap(Int.init) ?? 10_000

    @Test func `parts add up, balances are those of a plain reference and zero together, and the payments settle them`() throws {
        for number in 0..<Self.count {
            var household = try RandomHouseholdMoney(seed: UInt64(number))
            for _ in 0..<12 { household.step() }
            household.compare(number)
        }
    }
}

private struct RandomHouseholdMoney {
    /// A record of the household, as the program divides it and as the reference does.
    private struct Entry {
        let id: Transaction.ID
        let payer: HouseholdMember.ID
        let currency: Int
        var amount: Int64
        /// −1 for money that the payer got.
        let sign: Int64
        var sharing: Sharing
        /// The parts of the reference.
        var parts: [HouseholdMember.ID: Int64]
        /// The weights by which the reference divides what is for everybody.
        var weights: [HouseholdMember.ID: Int64]
        var isDeleted = false
    }

    private var numbers: SeededRandom
    private var people: [Sharer] = []
    private var entries: [Entry] = []
    /// Payments from person to person: who, to whom, how much, in which currency.
    private var paid: [(from: HouseholdMember.ID, to: HouseholdMember.ID, amount: Int64, currency: Int)] = []
    private let currencies: [Currency]

    init(seed: UInt64) throws {
        numbers = SeededRandom(seed: seed &+ 77)
        currencies = try [#require(Currency(code: "EUR")), #require(Currency(code: "JPY"))]
        for _ in 0..<(1 + pick(5)) { join() }
    }

    private mutating func pick(_ below: Int) -> Int { Int.random(in: 0..<below, using: &numbers) }

    private mutating func join() {
        let id = HouseholdMember.ID(milliseconds: Int64(people.count), random: (numbers.next(), numbers.next()))
        people.append(Sharer(id: id, weight: Int64(pick(4)), isPresent: true))
    }

    private mutating func person() -> HouseholdMember.ID { people[pick(people.count)].id }

    mutating func step() {
        switch pick(10) {
        case 0: if people.count < 8 { join() }
        case 1:
            // Somebody leaves, or comes back by another invitation for their name.
            let place = pick(people.count), isLast = people.filter(\.isPresent).count == 1
            let person = people[place]
            if !isLast || !person.isPresent { people[place] = Sharer(id: person.id, weight: person.weight, isPresent: !person.isPresent) }
        case 2:
            let place = pick(people.count)
            people[place] = Sharer(id: people[place].id, weight: Int64(pick(5)), isPresent: people[place].isPresent)
        case 3: if !entries.isEmpty { entries[pick(entries.count)].isDeleted.toggle() }
        case 4: if !entries.isEmpty { change(pick(entries.count)) }
        case 5:
            let (from, to) = (person(), person())
            if from != to { paid.append((from, to, Int64(1 + pick(3_000)), pick(2))) }
        default: add()
        }
    }

    private mutating func amount() -> Int64 {
        pick(10) == 0 ? Int64.random(in: 1...4_000_000_000_000_000, using: &numbers) : Int64(1 + pick(20_000))
    }

    private mutating func choice(of amount: Int64) -> Sharing.Choice {
        let some = people.filter { _ in pick(2) == 0 }.map(\.id), named = some.isEmpty ? [person()] : some
        switch pick(4) {
        case 0: return Sharing.Choice(.some, Dictionary(uniqueKeysWithValues: named.map { ($0, 1) }))
        case 1: return Sharing.Choice(.shares, Dictionary(uniqueKeysWithValues: named.map { ($0, Int64(1 + pick(5))) }))
        case 2:
            var rest = amount, values: [HouseholdMember.ID: Int64] = [:]
            for person in named.dropLast() {
                values[person] = Int64.random(in: 0...rest, using: &numbers)
                rest -= values[person] ?? 0
            }
            if let last = named.last { values[last] = rest }
            return Sharing.Choice(.amounts, values)
        default: return Sharing.Choice(.everybody)
        }
    }

    private mutating func add() {
        let amount = amount(), choice = choice(of: amount), id = Transaction.ID(milliseconds: 1, random: (numbers.next(), numbers.next()))
        guard let sharing = ShareDivision(among: people).divide(amount, choice, saved: nil, in: id) else {
            Issue.record("nobody has a part of \(amount) by \(choice)")
            return
        }
        let weights = Self.weights(choice, people, before: nil)
        entries.append(
            Entry(
                id: id, payer: person(), currency: pick(2), amount: amount, sign: pick(5) == 0 ? -1 : 1, sharing: sharing,
                parts: Self.parts(amount, choice, weights, id), weights: weights))
    }

    private mutating func change(_ place: Int) {
        let amount = amount(), choice = choice(of: amount), entry = entries[place]
        guard let sharing = ShareDivision(among: people).divide(amount, choice, saved: entry.sharing, in: entry.id) else {
            Issue.record("nobody has a part of \(amount) by \(choice)")
            return
        }
        let before = entry.sharing.way == choice.way ? entry.weights : nil, weights = Self.weights(choice, people, before: before)
        (entries[place].amount, entries[place].sharing, entries[place].weights) = (amount, sharing, weights)
        entries[place].parts = Self.parts(amount, choice, weights, entry.id)
    }

    /// The weights of the reference: those of everybody who is there, unless it was divided in this way before.
    private static func weights(
        _ choice: Sharing.Choice, _ people: [Sharer], before: [HouseholdMember.ID: Int64]?
    ) -> [HouseholdMember.ID: Int64] {
        switch choice.way {
        case .everybody:
            if let before { return before }
            let all = Dictionary(uniqueKeysWithValues: people.filter(\.isPresent).map { ($0.id, $0.weight) })
            return all.values.contains { $0 > 0 } ? all : all.mapValues { _ in 1 }
        case .some:
            let own = Dictionary(uniqueKeysWithValues: people.map { ($0.id, max($0.weight, 1)) })
            return Dictionary(uniqueKeysWithValues: choice.values.keys.map { ($0, before?[$0] ?? own[$0] ?? 1) })
        case .shares: return choice.values
        case .amounts: return [:]
        }
    }

    /// The parts of the reference, in integers of 128 bits: rounded down, and a unit more for those of whom rounding took most, one after the other from the
    /// place that the record gives.
    private static func parts(
        _ amount: Int64, _ choice: Sharing.Choice, _ weights: [HouseholdMember.ID: Int64], _ id: Transaction.ID
    ) -> [HouseholdMember.ID: Int64] {
        if choice.way == .amounts { return choice.values }
        let names = weights.filter { $0.value > 0 }.keys.sorted(), total = names.reduce(0) { $0 + Int128(weights[$1] ?? 0) }
        let exact = names.map { Int128(amount) * Int128(weights[$0] ?? 0) }, first = Int(id.randomBits % UInt64(names.count))
        var parts = exact.map { Int64($0 / total) }, taken = exact.map { $0 % total }
        while parts.reduce(0, +) < amount {
            var best = first
            for step in 0..<names.count where taken[(first + step) % names.count] > taken[best] { best = (first + step) % names.count }
            parts[best] += 1
            taken[best] = -1
        }
        return Dictionary(uniqueKeysWithValues: zip(names, parts))
    }

    /// Compares parts and balances with the reference, and pays what is suggested.
    func compare(_ number: Int) {
        for currency in 0..<2 {
            var balances = Dictionary(uniqueKeysWithValues: people.map { ($0.id, Int64(0)) }), reference = balances
            for entry in entries where entry.currency == currency && !entry.isDeleted {
                let parts = entry.sharing.parts.filter { $0.amount > 0 }
                #expect(parts.reduce(0) { $0 + $1.amount } == entry.amount, "household \(number)")
                #expect(
                    Dictionary(uniqueKeysWithValues: parts.map { ($0.person, $0.amount) }) == entry.parts.filter { $0.value > 0 },
                    "household \(number)")
                balances[entry.payer, default: 0] += entry.sign * entry.amount
                for part in entry.sharing.parts { balances[part.person, default: 0] -= entry.sign * part.amount }
                reference[entry.payer, default: 0] += entry.sign * entry.amount
                for (person, part) in entry.parts { reference[person, default: 0] -= entry.sign * part }
            }
            for payment in paid where payment.currency == currency {
                balances[payment.from, default: 0] += payment.amount
                balances[payment.to, default: 0] -= payment.amount
            }
            for payment in paid where payment.currency == currency {
                (reference[payment.from], reference[payment.to]) = (
                    (reference[payment.from] ?? 0) + payment.amount, (reference[payment.to] ?? 0) - payment.amount
                )
            }
            #expect(balances == reference && balances.values.reduce(0, +) == 0, "household \(number)")
            let open = balances.values.count { $0 != 0 }
            let payments = Settlement.payments(balances.map { ($0.key, $0.value) }, in: currencies[currency])
            #expect(payments.count <= max(0, open - 1), "household \(number)")
            for payment in payments {
                #expect(payment.amount.minorUnits > 0 && payment.from != payment.to)
                balances[payment.from, default: 0] += payment.amount.minorUnits
                balances[payment.to, default: 0] -= payment.amount.minorUnits
            }
            #expect(balances.values.allSatisfy { $0 == 0 }, "household \(number)")
        }
    }
}
