import Bookkeeping
import Foundation
import TestSupport
import Testing

@testable import Journals

/// Beancount accepts the journals, and finds the same money and the same words in them.
@Suite struct BeancountTests {
    private struct Entry: Decodable {
        struct Posting: Decodable, Equatable {
            let account, number, currency: String
            let note: String?
        }

        let date, narration: String
        let payee, id, time, reference, note, original, hashtags: String?
        let tags: [String]
        let postings: [Posting]
    }

    private struct Loaded: Decodable {
        let title, main: String
        let entries: [Entry]
        let names: [String: String]
        let prices: Int

        func balances() throws -> [Balance: Int128] {
            var sums: [Balance: Int128] = [:]
            for posting in entries.flatMap(\.postings) {
                let units = try #require(Balance.units(posting.number, posting.currency), "\(posting)")
                sums[Balance(account: posting.account, currency: posting.currency), default: 0] += units
            }
            return sums.filter { $0.value != 0 }
        }
    }

    /// Returns the entries of a journal that `bean-check` accepts, as Beancount's own loader reads them.
    private static func load(_ journal: String) throws -> Loaded {
        let programs = URL(fileURLWithPath: #filePath).appending(path: "../../../.build/schemathesis/bin").standardized
        let checker = programs.appending(path: "bean-check").path
        try #require(FileManager.default.isExecutableFile(atPath: checker), "Install beancount as the README's test command does.")
        let directory = try TemporaryDirectory(), file = directory.file("book.beancount")
        try Data(journal.utf8).write(to: file)
        let check = try RunningProgram(checker, ["--no-cache", file.path])
        #expect(try check.waitForExit(seconds: 120) == .status(0), "\(check.standardError)")
        let script = """
            import json, sys
            from beancount import loader
            from beancount.core import account, data
            entries, errors, options = loader.load_file(sys.argv[1])
            assert not errors, errors
            def plain(value): return None if value is None else str(value)
            opens = [entry for entry in entries if isinstance(entry, data.Open)]
            assert all(account.is_valid(entry.account) for entry in opens), opens
            print(json.dumps({"title": options["title"], "main": ",".join(options["operating_currency"]),
                "names": {entry.account: entry.meta["name"] for entry in opens if "name" in entry.meta},
                "prices": len([entry for entry in entries if isinstance(entry, data.Price)]),
                "entries": [{"date": str(entry.date), "payee": entry.payee, "narration": entry.narration, "tags": sorted(entry.tags),
                    "id": entry.meta.get("penny-id"), **{key: plain(entry.meta.get(key)) for key in
                        ["time", "reference", "note", "original", "hashtags"]},
                    "postings": [{"account": posting.account, "number": format(posting.units.number, "f"), "currency": posting.units.currency,
                        "note": posting.meta.get("note")} for posting in entry.postings]}
                    for entry in entries if isinstance(entry, data.Transaction)]}))
            """
        let run = try RunningProgram(programs.appending(path: "python").path, ["-c", script, file.path], environment: ["PYTHONUTF8": "1"])
        #expect(try run.waitForExit(seconds: 120) == .status(0), "\(run.standardError)")
        return try JSONDecoder().decode(Loaded.self, from: Data(run.standardOutput.utf8))
    }

    @Test func `the small book passes, and its texts are whole`() throws {
        let loaded = try Self.load(try SmallBook.journal(.beancount)), entries = loaded.entries
        #expect(loaded.title == "Home; \"2024\"" && loaded.main == "EUR" && loaded.prices == 1)
        #expect(loaded.names == ["Assets:Bank-main": "Bank: main", "Assets:X-財布": "財布", "Expenses:Food-drink": "food & drink"])
        #expect(entries.map(\.narration) == ["Opening balances", "Lunch", "(both)", "", ""])
        let lunch = try #require(entries.dropFirst().first), divided = try #require(entries.dropFirst(2).first)
        #expect(lunch.payee == "Café \"X\" | Y; Z" && lunch.note == "two\n\nlines: \\" && lunch.reference == "R(1)" && lunch.time == "09:05")
        #expect(lunch.tags == ["cafe", "work"] && lunch.hashtags == "work café")
        #expect(divided.original == "0.06 USD" && divided.postings.map(\.note) == ["date: [1/1]", nil, nil])
        let found = try loaded.balances()
        #expect(found[Balance(account: "Assets:Bank-main", currency: "EUR")] == 98_050)
        #expect(found[Balance(account: "Assets:X-財布", currency: "JPY")] == 400)
    }

    /// Blanks within a line stay, others than spaces as spaces; none is at its ends.
    private func line(_ text: String) -> String {
        let ends: [Unicode.GeneralCategory] = [.control, .lineSeparator, .paragraphSeparator]
        let spaces = text.unicodeScalars.map { ends.contains($0.properties.generalCategory) ? " " : $0 }
        return String(String.UnicodeScalarView(spaces)).trimmingCharacters(in: .whitespaces)
    }

    @Test(arguments: [(1, 700), (2, 400), (3, 400), (4, 1)]) func `random books have the same sums and texts`(seed: UInt64, count: Int) throws {
        let book = try RandomBook(seed: seed, count: count), loaded = try Self.load(try book.journal(.beancount))
        #expect(try loaded.balances() == book.balances(.beancount))
        #expect(loaded.title == line(book.head.title) && loaded.prices == book.rates.count && loaded.entries.count == count + 1)
        let byID = Dictionary(grouping: loaded.entries) { $0.id ?? "" }
        for record in book.records {
            let entry = try #require(byID[record.id.description]?.first)
            #expect(entry.date == record.date.description && entry.time == record.time.description)
            #expect(entry.narration == line(record.title) && (entry.payee ?? "") == line(record.vendor))
            #expect((entry.reference ?? "") == line(record.texts[.reference]))
            let lines = record.note.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            let read = (entry.note ?? "").split(separator: "\n", omittingEmptySubsequences: false)
            #expect(lines.map { line(String($0)) } == read.map { line(String($0)) })
            #expect(entry.hashtags.map { $0.split(separator: " ").map(String.init) } ?? entry.tags == record.hashtags)
            #expect(entry.postings.prefix(record.parts.count).map { $0.note ?? "" } == record.parts.map { line($0.note) })
        }
    }

    @Test(arguments: [
        ("work", "work"), ("a_b-c", "a_b-c"), ("café", "cafe"), ("東京", "u6771-u4EAC"), ("京都2", "u4EAC-u90FD-2"), ("ß", "uDF"), ("②", "u2461"),
        ("\u{301}", "u"),
    ]) func `hashtags become tags`(hashtag: String, tag: String) throws {
        let euro = try SmallBook.euro, bank = SmallBook.account("Bank", euro), food = SmallBook.category("Food")
        var journal = Journal(.beancount, try SmallBook.head([bank], [food])), text = ""
        let movement = Transaction.Movement.expense(account: bank.id, category: food.id, amount: Money(minorUnits: 1, euro))
        journal.begin(to: &text)
        try journal.append(Transaction(id: SmallBook.id(1), content: SmallBook.content(movement), hashtags: [hashtag]), to: &text)
        let entry = try #require(try Self.load(text).entries.first)
        #expect(entry.tags == [tag] && entry.hashtags == (hashtag == tag ? nil : hashtag))
    }
}
