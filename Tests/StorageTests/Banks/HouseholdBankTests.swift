import Bookkeeping
import Testing

@testable import Storage

/// Imports into the book of a household.
struct HouseholdBankTests {
    let people: HouseholdSample
    private static let now = Sample.now
    private static let joint: Account.ID = Sample.id(107_000), id: BankImport.ID = Sample.id(5_000)

    /// An administrator, a member, a viewer, and somebody with a household of their own.
    init() throws {
        people = try HouseholdSample(count: 4)
        try people.make(by: 0)
        try people.join(1, as: .member)
        try people.join(2, as: .viewer)
        try people.make(by: 3, id: 701)
    }

    private var store: Store { people.sample.store }

    private func entry(_ yen: Int64) -> BankEntry {
        var entry = BankEntry(line: 1, date: .day("2026-03-10"), amount: Money(minorUnits: -yen, .jpy))
        (entry.payee, entry.bankID) = ("Shop", "id-\(yen)")
        return entry
    }

    private func prepare(_ number: Int, _ yen: Int64..., as id: BankImport.ID = Self.id, account: Account.ID = Self.joint) throws {
        _ = try store.prepareImport(id, name: "bank.csv", format: "table", in: people.access(number), at: Self.now) { _, _ in
            Filing()
        } parts: { sink in
            try sink(.account(account))
            for yen in yen { try sink(.entry(entry(yen))) }
        }
    }

    private func finish(_ number: Int, _ id: BankImport.ID = Self.id) throws -> BankImportEditor.Finished {
        try store.write(people.access(number)) { try $0.banks.finish(id, at: Self.now) }
    }

    @Test func `a member imports into the household's book, where each finds the records, and no other book changes`() throws {
        let own = try #require(try store.read { try $0.books.atTerminal(of: people.user(1)) })
        try prepare(1, 300, 500)
        #expect(try finish(1) == .done(records: 2))
        for number in 0...2 { #expect(try people.titles(number) == ["Shop", "Shop"]) }
        #expect(try people.titles(3).isEmpty && store.read(own) { try $0.records(RecordQuery()).records.isEmpty })
        let again: BankImport.ID = Sample.id(5_001)
        try prepare(0, 300, 700, as: again)
        #expect(try store.read(people.access(1)) { try $0.banks.counts(of: again) } == [.present: 1, .new: 1])
        #expect(try finish(0, again) == .done(records: 1))
        #expect(try store.write(people.access(1)) { try $0.banks.takeBack(Self.id, includingChanged: false, at: Self.now) } == .done(2))
        #expect(try people.titles(0) == ["Shop"])
        #expect(try store.check() == [])
    }

    @Test func `a viewer prepares, finishes and takes back nothing`() throws {
        #expect(refusal { try prepare(2, 300) } == .onlyViewing)
        try prepare(0, 300)
        #expect(refusal { _ = try finish(2) } == .onlyViewing)
        #expect(try people.titles(2).isEmpty)
        _ = try finish(0)
        #expect(
            refusal { _ = try store.write(people.access(2)) { try $0.banks.takeBack(Self.id, includingChanged: true, at: Self.now) } } == .onlyViewing
        )
        #expect(try people.titles(0) == ["Shop"])
    }

    @Test func `an import ends with the right of the person who prepares it`() throws {
        try prepare(1, 300)
        let access = try people.access(1)
        try people.setRole(1, .viewer)
        #expect(refusal { _ = try store.write(access) { try $0.banks.finish(Self.id, at: Self.now) } } == .onlyViewing)
        try people.remove(1)
        #expect(refusal { _ = try store.write(access) { try $0.banks.finish(Self.id, at: Self.now) } } == .bookReplaced)
        #expect(try people.titles(0).isEmpty)
    }

    @Test func `neither an import nor an account of another book is found`() throws {
        try prepare(0, 300)
        #expect(try finish(3) == .gone)
        #expect(throws: (any Error).self) { try prepare(3, 300, as: Sample.id(5_002)) }
        #expect(try people.titles(0).isEmpty && people.titles(3).isEmpty)
    }
}
