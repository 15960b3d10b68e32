import Bookkeeping
import Foundation
import TestSupport
import Testing

@testable import Journals

/// hledger accepts the journals, and finds the same money in them.
@Suite struct HledgerTests {
    private struct Entry: Decodable {
        let tdate, tcode, tdescription, tcomment: String
        let ttags: [[String]]
    }

    private static func hledger(_ arguments: [String], _ journal: String) throws -> String {
        let program = "/usr/bin/hledger"
        try #require(FileManager.default.isExecutableFile(atPath: program), "Install hledger as the README's test command does.")
        let run = try RunningProgram(program, ["-f", "-"] + arguments, environment: ["LC_ALL": "C.UTF-8"], input: journal)
        #expect(try run.waitForExit(seconds: 120) == .status(0), "\(run.standardError)")
        return run.standardOutput
    }

    /// The balances of a journal that hledger's strict checks accept.
    private static func balances(_ journal: String) throws -> [Balance: Int128] {
        #expect(try hledger(["check", "--strict"], journal) == "")
        let table = try hledger(["balance", "--flat", "--no-total", "--layout=bare", "-O", "csv"], journal)
        var found: [Balance: Int128] = [:]
        // A name with a quotation mark has it twice.
        for line in table.split(separator: "\n").dropFirst() {
            let cells = line.dropFirst().dropLast().replacing("\"\"", with: "\u{1}").split(separator: "\",\"", omittingEmptySubsequences: false)
            try #require(cells.count == 3, "\(line)")
            let account = cells[0].replacing("\u{1}", with: "\""), code = String(cells[1])
            found[Balance(account: String(account), currency: code)] = Balance.units(String(cells[2]), code)
        }
        return found
    }

    @Test func `the small book passes, and its texts are read as they are meant`() throws {
        let journal = try SmallBook.journal(.hledger)
        let found = try Self.balances(journal)
        #expect(found[Balance(account: "Assets:Bank- main", currency: "EUR")] == 98_050)
        #expect(found[Balance(account: "Assets:財布", currency: "JPY")] == 400)
        let entries = try JSONDecoder().decode([Entry].self, from: Data(try Self.hledger(["print", "-O", "json"], journal).utf8))
        #expect(entries.map(\.tdescription) == ["Opening balances", "Café \"X\" / Y, Z | Lunch", "(both)", "", ""])
        #expect(entries.map(\.tcode) == ["", "R[1]", "", "", ""])
        let lunch = try #require(entries.dropFirst().first)
        let tags = [["work", ""], ["café", ""], ["time", "09:05"], ["penny-id", try SmallBook.id(1).description], ["lines", "\\"]]
        #expect(lunch.ttags == tags && lunch.tcomment.hasSuffix("two\n\nlines: \\\n"))
        let costs = try Self.hledger(["balance", "--flat", "--no-total", "-B", "-O", "csv", "財布"], journal)
        #expect(costs.contains("7.00 EUR, -700 JPY"))
        #expect(try Self.hledger(["accounts", "type:C", "--types"], journal).split(separator: "\n").count == 2)
    }

    @Test(arguments: [
        ("", "(a) b", "", "", "(a) b"), ("\0", "(a) b", "", "", "(a) b"), ("(v)", "t", "", "", "(v) | t"), ("(v)", "t", "9", "9", "(v) | t"),
        ("(\u{301}a) b", "", "", "", "(\u{301}a) b"),
        ("", "", "9;", "9;", ""), ("* v", "! t", "", "", "* v | ! t"), ("=2024-01-01", "", "", "", "=2024-01-01"), ("", "| t", "", "", "/ t"),
    ])
    func `a vendor, a title and a reference are read as such`(
        vendor: String, title: String, reference: String, code: String, description: String
    ) throws {
        let euro = try SmallBook.euro, bank = SmallBook.account("Bank", euro), food = SmallBook.category("Food")
        var journal = Journal(.hledger, try SmallBook.head([bank], [food])), text = ""
        let movement = Transaction.Movement.expense(account: bank.id, category: food.id, amount: Money(minorUnits: 1, euro))
        let content = try SmallBook.content(movement, [.vendor: vendor, .title: title, .reference: reference])
        journal.begin(to: &text)
        try journal.append(Transaction(id: SmallBook.id(1), content: content), to: &text)
        let entry = try #require(try JSONDecoder().decode([Entry].self, from: Data(try Self.hledger(["print", "-O", "json"], text).utf8)).first)
        #expect(entry.tcode == code && entry.tdescription == description)
    }

    @Test(arguments: ["date: x", "update:x", "a, date2:\u{301}x", "date:\u{301}", "[9/9]\u{301}", "\u{301}[2024/99/1]", "[=1]", "due date: [1/32]"])
    func `the note of a part is no date`(note: String) throws {
        let euro = try SmallBook.euro, bank = SmallBook.account("Bank", euro), food = SmallBook.category("Food")
        let one = Money(minorUnits: 1, euro), movement = Transaction.Movement.income(account: bank.id, category: food.id, amount: one)
        var journal = Journal(.hledger, try SmallBook.head([bank], [food])), text = "", content = try SmallBook.content(movement)
        content.parts = [RecordPart(category: food.id, amount: one, note: note)]
        journal.begin(to: &text)
        try journal.append(Transaction(id: SmallBook.id(1), content: content), to: &text)
        #expect(try Self.balances(text).count == 2)
    }

    @Test(arguments: [(1, 700), (2, 400), (3, 400), (4, 1)]) func `random books have the same sums`(seed: UInt64, count: Int) throws {
        let book = try RandomBook(seed: seed, count: count), journal = try book.journal(.hledger)
        #expect(try Self.balances(journal) == book.balances(.hledger))
        let entries = try JSONDecoder().decode([Entry].self, from: Data(try Self.hledger(["print", "-O", "json"], journal).utf8))
        let byID = Dictionary(grouping: entries) { entry in entry.ttags.first { $0.first == "penny-id" }?.last ?? "" }
        #expect(entries.count == count + 1 && byID.count == count + 1)
        for record in book.records {
            let entry = try #require(byID[record.id.description]?.first)
            #expect(entry.tdate == record.date.description && entry.ttags.contains(["time", record.time.description]))
            for hashtag in record.hashtags { #expect(entry.ttags.contains([hashtag, ""]), "\(hashtag)") }
        }
        let prices = try Self.hledger(["prices"], journal)
        for rate in book.rates { #expect(prices.contains("P \(rate.date) \(rate.base.code) "), "\(rate)") }
    }
}
