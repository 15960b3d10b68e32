import Bookkeeping
import TestSupport

/// A small list of entries of a bank over three days, of which random files come, and a plain count of what a book has of them.
struct PlainBankBook {
    enum Way: CaseIterable {
        /// Files have some entries, without IDs: the book has each as often as the file that has it most often.
        case plain
        /// Files have some entries with their IDs, some twice, and the payee can differ: the book has each ID once.
        case identified
        /// Files have all entries of some days, with IDs or without: the book has those of the days that ever came.
        case mixed
    }

    /// The values by which records are counted.
    struct Key: Hashable, Comparable, CustomStringConvertible {
        let date: CalendarDate
        let amount: Int64
        /// Empty where the payee can differ.
        let payee: String

        var description: String { "\(date) \(amount) \(payee)" }
        static func < (a: Key, b: Key) -> Bool { a.description < b.description }
    }

    let way: Way
    let first: CalendarDate
    private let entries: [BankEntry]
    private(set) var held: [Key: Int] = [:]
    private var identities: Set<String> = []

    /// Days from one list to the next.
    static let distance = 12

    init(_ number: Int, using random: inout SeededRandom) {
        way = Way.allCases.randomElement(using: &random) ?? .plain
        let first = CalendarDate.day("2000-01-01").adding(days: number * Self.distance)
        self.first = first
        entries = (0..<Int.random(in: 1...8, using: &random)).map { item in
            var entry = BankEntry(
                line: 1, date: first.adding(days: Int.random(in: 0...2, using: &random)),
                amount: Money(minorUnits: -Int64.random(in: 1...2, using: &random) * 100, .eur))
            (entry.payee, entry.bankID) = (Bool.random(using: &random) ? "A" : "B", "\(number)-\(item)")
            return entry
        }
    }

    func key(_ date: CalendarDate, _ amount: Int64, _ payee: String) -> Key {
        Key(date: date, amount: amount, payee: way == .identified ? "" : payee)
    }

    private func key(_ entry: BankEntry) -> Key { key(entry.date, -entry.amount.minorUnits, entry.payee) }

    /// Returns the entries of a file, and counts them.
    mutating func file(using random: inout SeededRandom) -> [BankEntry] {
        switch way {
        case .plain:
            let file = entries.filter { _ in Bool.random(using: &random) }
            let counts = Dictionary(file.map { (key($0), 1) }, uniquingKeysWith: +)
            held.merge(counts, uniquingKeysWith: max)
            return file.map(Self.unidentified)
        case .identified:
            var file = entries.filter { _ in Bool.random(using: &random) }
            for entry in file where identities.insert(entry.bankID).inserted { held[key(entry), default: 0] += 1 }
            for index in file.indices where Bool.random(using: &random) { file[index].payee = "PENDING" }
            return file + file.filter { _ in Int.random(in: 0..<4, using: &random) == 0 }
        case .mixed:
            let days = (0...2).filter { _ in Bool.random(using: &random) }.map { first.adding(days: $0) }
            let file = entries.filter { days.contains($0.date) }
            held.merge(Dictionary(file.map { (key($0), 1) }, uniquingKeysWith: +)) { $1 }
            return Bool.random(using: &random) ? file : file.map(Self.unidentified)
        }
    }

    /// Returns the number of records of a key that somebody deletes, at times none, and counts them no more.
    mutating func deletes(_ key: Key, using random: inout SeededRandom) -> Int {
        guard let count = held[key], count > 0, Int.random(in: 0..<3, using: &random) == 0 else { return 0 }
        guard way == .identified else {
            held[key] = count - 1
            return 1
        }
        for entry in entries where self.key(entry) == key { identities.remove(entry.bankID) }
        held[key] = 0
        return count
    }

    private static func unidentified(_ entry: BankEntry) -> BankEntry {
        var entry = entry
        entry.bankID = ""
        return entry
    }
}
