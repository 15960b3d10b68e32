import Bookkeeping
import TestSupport
import Testing

@testable import Storage

/// Entries that were imported before.
struct BankEntryTests {
    let banks: BankSample
    private static let now = BankSample.now

    init() throws { banks = try BankSample() }

    private func entry(_ day: String, _ cents: Int64, _ payee: String = "Shop", bankID: String = "") -> BankEntry {
        BankSample.entry(day, cents, payee, bankID: bankID)
    }

    private let coffee = BankSample.entry("2026-03-10", -350, "Café")

    @Test func `two coffees on one day are two, and the same file brought again adds nothing`() throws {
        #expect(try banks.bring([coffee, coffee]) == 2)
        let again = try banks.prepare([coffee, coffee, coffee], number: 5_001)
        #expect(try banks.states(again) == [.present, .present, .new])
        #expect(try banks.finish(again) == 1)
        #expect(try banks.bring([coffee], number: 5_002) == 0)
        #expect(try banks.titles().count == 3)
    }

    @Test func `the bank's number decides with the amount and about the day, whatever the texts are`() throws {
        try banks.bring([entry("2026-03-10", -350, "CARD CAFE", bankID: "a"), entry("2026-03-10", -350, "Café", bankID: "b")])
        let id = try banks.prepare(
            [
                entry("2026-03-13", -350, "Café Central", bankID: "a"), entry("2026-03-10", -350, "Café", bankID: "c"),
                entry("2026-03-10", -350, "Café", bankID: "b"),
            ],
            number: 5_001)
        #expect(try banks.states(id) == [.present, .new, .present])
        #expect(try banks.rows(id).first?.match?.record != nil)
        try banks.finish(id)
        #expect(try banks.titles().count == 3)
        let cash = try banks.prepare([entry("2026-03-13", -350, "Café Central", bankID: "a")], number: 5_002, account: banks.cash)
        #expect(try banks.states(cash) != [.present], "numbers are those of an account")
    }

    @Test func `a number that comes again with another amount or on a far day is a new entry`() throws {
        try banks.bring([entry("2026-03-10", -350, "Café", bankID: "1"), entry("2026-03-11", 900, "Pay", bankID: "2")])
        let next = [
            entry("2026-04-10", -9_900, "Rent", bankID: "1"), entry("2026-04-11", 900, "Pay", bankID: "2"),
            entry("2026-03-12", -900, "Back", bankID: "2"),
        ]
        let id = try banks.prepare(next, number: 5_001)
        #expect(try banks.states(id) == [.new, .new, .new])
        #expect(try banks.finish(id) == 3)
        #expect(try banks.states(banks.prepare(next, number: 5_002)) == [.present, .present, .present])
        #expect(try banks.states(banks.prepare([entry("2026-03-10", -360, "Café", bankID: "1")], number: 5_003)) == [.new], "a corrected amount")
        let files: [BankImportPart] = [
            .file, .account(banks.main), .entry(entry("2026-05-10", -1, bankID: "1")), .file, .account(banks.main),
            .entry(entry("2026-06-10", -2, bankID: "1")), .entry(entry("2026-05-11", -1, "Text", bankID: "1")),
        ]
        #expect(try banks.states(banks.prepare(parts: files, number: 5_004)) == [.new, .new, .present], "the files of one import")
    }

    @Test func `an entry whose record has parts, is a transfer or was edited is known by its number`() throws {
        let rows = [entry("2026-03-10", -350, "Café", bankID: "a"), entry("2026-03-10", -500, "Market", bankID: "b")]
        try banks.bring(rows)
        let record = try #require(try banks.records().first { $0.title == "Café" })
        try banks.write { try $0.update(record.id, banks.sample.expense("Mine", 777), at: Self.now + 5) }
        #expect(try banks.states(banks.prepare(rows, number: 5_001)) == [.present, .present])
    }

    @Test func `an equal entry under another number looks like the one that the file does not have`() throws {
        try banks.bring([entry("2026-03-10", -350, "Café", bankID: "old")])
        let id = try banks.prepare([entry("2026-03-10", -350, "Café", bankID: "new")], number: 5_001)
        #expect(try banks.states(id) == [.alike])
        let both = try banks.prepare(
            [entry("2026-03-10", -350, "Café", bankID: "new"), entry("2026-03-10", -350, "Café", bankID: "old")], number: 5_002)
        #expect(try banks.states(both) == [.new, .present])
    }

    @Test(arguments: ["", "a"]) func `a pending entry becomes its booked one, with its amount, unless somebody has edited it`(number: String) throws {
        var pending = entry("2026-03-10", -10_000, "Fuel", bankID: number), booked = entry("2026-03-11", -6_120, "Fuel", bankID: number)
        pending.isPending = true
        try banks.bring([pending])
        let id = try banks.prepare([booked, entry("2026-03-11", -6_120, "Other")], number: 5_001)
        #expect(try banks.states(id) == [.present, .new])
        #expect(try banks.finish(id) == 2)
        #expect(
            try banks.records().compactMap { try banks.read { [id = $0.id] in try $0.transaction(id) }?.movement.amount.minorUnits }.sorted() == [
                6_120, 6_120,
            ])
        #expect(try banks.states(banks.prepare([booked], number: 5_002)).contains(.wrong) == false)
        booked.amount = Money(minorUnits: -6_130, .eur)
        (pending.payee, booked.payee, pending.bankID, booked.bankID) = ("Inn", "Inn", number + "b", number + "b")
        try banks.bring([pending], number: 5_003)
        let record = try #require(try banks.records().first { $0.title == "Inn" })
        try banks.write { try $0.update(record.id, banks.sample.expense("Mine", 10_000), at: Self.now + 5) }
        #expect(try banks.states(banks.prepare([booked], number: 5_004)) == [.new])
    }

    @Test func `a pending entry without a payee is known by its purpose`() throws {
        var pending = BankSample.entry("2026-03-10", -4_000, "", purpose: "RESTAURANT")
        pending.isPending = true
        try banks.bring([pending])
        let id = try banks.prepare([BankSample.entry("2026-03-12", -4_800, "", purpose: "RESTAURANT")], number: 5_001)
        #expect(try banks.states(id) == [.present])
        #expect(try banks.finish(id) == 1)
        #expect(try banks.records().map(\.movement.amount.minorUnits) == [4_800])
    }

    @Test func `an entry in the words of another format looks like the one of its day, and two in one file are two`() throws {
        try banks.bring([entry("2026-03-10", -450, "STARBUCKS"), entry("2026-03-11", -900, "Shop")])
        var rows = [entry("2026-03-10", -450, "STARBUCKS #12", bankID: "f1"), entry("2026-03-11", -900, "SHOP 7", bankID: "f2")]
        #expect(try banks.states(banks.prepare(rows, number: 5_001)) == [.alike, .alike])
        // The first file's entry is a row of the import, so the other is another one.
        rows = [entry("2026-03-10", -450, "STARBUCKS"), entry("2026-03-10", -450, "STARBUCKS #12")]
        #expect(try banks.states(banks.prepare(rows, number: 5_002)) == [.present, .new])
        #expect(try banks.states(banks.prepare([entry("2026-03-12", -900, "SHOP 7", bankID: "f2")], number: 5_003)) == [.new])
    }

    @Test func `an entry that is decades away cannot be read`() throws {
        #expect(try banks.states(banks.prepare([entry("2069-03-14", -450, "Shop"), entry("2031-03-14", -450, "Plan")])) == [.wrong, .new])
    }

    @Test func `a file that says entries twice adds nothing when it comes again, and each entry of one order is known`() throws {
        let file = [
            entry("2026-03-10", -350, "Café", bankID: "a"), entry("2026-03-10", -350, "Café", bankID: "a"),
            entry("2026-03-10", -900, "Books", bankID: "order"), entry("2026-03-10", -900, "Books", bankID: "order"),
            entry("2026-03-10", -100, "Post", bankID: "order"),
        ]
        #expect(try banks.bring(file) == 3)
        for (round, rows) in [file, file.reversed(), file + file].enumerated() {
            let again = try banks.prepare(rows, number: 5_001 + round)
            #expect(try Set(banks.states(again)) == [.present], "round \(round)")
        }
    }

    @Test func `formats with and without IDs know each other's entries`() throws {
        try banks.bring([coffee, coffee])
        let withID = [
            entry("2026-03-10", -350, "CAFÉ", bankID: "a"), entry("2026-03-10", -350, "Café", bankID: "b"),
            entry("2026-03-10", -350, "Café", bankID: "c"),
        ]
        let id = try banks.prepare(withID, number: 5_001)
        #expect(try banks.states(id) == [.present, .present, .new])
        try banks.finish(id)
        let again = try banks.prepare(withID.reversed(), number: 5_002)
        #expect(try banks.states(again) == [.present, .present, .present], "the entries have the IDs now")
        let other = try banks.prepare([entry("2026-03-10", -350, "Café", bankID: "d"), coffee], number: 5_003)
        #expect(try banks.states(other) == [.alike, .present])
    }

    @Test func `an ID that comes twice in a file with the same entry is one entry, and one of an order is several`() throws {
        let id = try banks.prepare([entry("2026-03-10", -1, bankID: "a"), entry("2026-03-10", -1, bankID: "a"), entry("2026-03-10", -2, bankID: "a")])
        #expect(try banks.states(id) == [.new, .present, .new])
        #expect(try banks.rows(id).map(\.match) == [nil, .row(1), nil], "the preview says which row it repeats")
        try banks.finish(id)
        #expect(
            try banks.states(banks.prepare([entry("2026-03-10", -2, bankID: "a"), entry("2026-03-10", -1, bankID: "a")], number: 5_001))
                == [.present, .present])
    }

    @Test func `files of one import that overlap are no doubles`() throws {
        let id = try banks.prepare(parts: [
            .file, .account(banks.main), .entry(coffee), .entry(entry("2026-03-11", -1, bankID: "a")), .file, .account(banks.main), .entry(coffee),
            .entry(coffee), .entry(entry("2026-03-11", -1, bankID: "a")),
        ])
        #expect(try banks.states(id) == [.new, .new, .present, .new, .present])
        #expect(try banks.finish(id) == 3)
    }

    @Test func `an entry whose record was deleted is new again`() throws {
        try banks.bring([coffee, entry("2026-03-11", -100, bankID: "a")])
        let records = try banks.records().map(\.id)
        let deletion = try banks.write { try $0.many.delete(.these(records), as: Sample.id(900), at: Self.now) }
        let id = try banks.prepare([coffee, entry("2026-03-11", -100, bankID: "a")], number: 5_001)
        #expect(try banks.states(id) == [.new, .new])
        _ = try banks.write { try $0.restore(deletion.id, at: Self.now) }
        #expect(try banks.write { try $0.banks.finish(id, at: Self.now) } == .changed(rows: 2), "they came back from the trash meanwhile")
        #expect(try banks.states(id) == [.present, .present])
        #expect(try banks.finish(id) == 0)
        _ = try banks.write { try $0.many.delete(.these(records), as: Sample.id(901), at: Self.now) }
        #expect(try banks.bring([coffee], number: 5_002) == 1)
        try banks.write { try $0.purge(Sample.id(901)) }
        #expect(try banks.states(banks.prepare([coffee, entry("2026-03-11", -100, bankID: "a")], number: 5_003)) == [.present, .new])
        #expect(try banks.store.check() == [])
    }

    @Test func `a present row whose record is deleted before the end is looked at again`() throws {
        try banks.bring([coffee])
        let id = try banks.prepare([coffee], number: 5_001)
        let record = try #require(try banks.records().first)
        _ = try banks.write { try $0.delete(record.id, as: Sample.id(900), at: Self.now) }
        #expect(try banks.write { try $0.banks.finish(id, at: Self.now) } == .changed(rows: 1))
        #expect(try banks.states(id) == [.new])
        #expect(try banks.finish(id) == 1)
    }

    /// Files of a bank are windows into one list of entries, of which a file has those of some days whole.
    @Test(arguments: 1...10) func `overlapping files in any order give each entry as often as the file that has it most often`(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        var most: [BankEntry: Int] = [:]
        for file in 0..<6 {
            let entries = (0..<Int.random(in: 1...25, using: &random)).map { _ in
                entry(
                    "2026-03-1\(Int.random(in: 0...1, using: &random))", -Int64.random(in: 1...2, using: &random) * 1_000,
                    ["A", "B"].randomElement(using: &random) ?? "")
            }
            let counts = Dictionary(entries.map { ($0, 1) }, uniquingKeysWith: +)
            let added = counts.reduce(0) { $0 + max($1.value - (most[$1.key] ?? 0), 0) }
            most.merge(counts, uniquingKeysWith: max)
            #expect(try banks.bring(entries, number: 6_000 + file, at: Self.now + Int64(file)) == added)
            #expect(try banks.records().count == most.values.reduce(0, +))
        }
    }
}
