import Archives
import Bookkeeping
import Foundation
import Storage
import TestSupport
import Testing

@testable import Exports

/// Export followed by import on another server.
struct RoundTripTests {
    private static func bytes(_ path: String) throws -> Data { try Data(contentsOf: URL(fileURLWithPath: path)) }

    /// Adds deletions, a receipt, a place, a rate, feedback, and texts that resemble code.
    static func enrich(_ server: Server, receipt: String = "r;c.pdf") throws {
        let book = try server.book(), now = Server.now
        for (number, content) in [(90, "=1+1\n\"two\", \\ and 3"), (91, "家計簿 👨‍👩‍👧‍👦 <b>")] {
            try server.give(number, content: content, daysAgo: Int64(number))
        }
        try server.store.write(book) { editor throws in
            let accounts = try editor.ledger.accounts(), categories = try editor.ledger.categories(.expense)
            let currency = accounts[0].currency
            func record(_ number: Int, _ title: String, in category: Int = 0, note: String = "", files: [Bookkeeping.Receipt.Addition] = [])
                throws
            {
                var draft = Transaction.Draft(
                    movement: .expense(account: accounts[0].id, category: categories[category].id, amount: Money(minorUnits: 1_234, currency)),
                    date: try #require(CalendarDate("2026-02-03")), time: .midnight, title: title, vendor: "\"Q,\" Ltd", note: note,
                    hashtags: ["tea", "茶", "gone"], place: Place(latitude: 3_568_124, longitude: -13_976_712, name: "Café <b>"),
                    receipts: .init(added: files))
                for text in RecordText.allCases where draft.texts[text].isEmpty && number == 2 { draft.texts[text] = "\(text) \"2\"" }
                _ = try editor.add(.number(number), draft, at: now)
            }
            try record(1, "=1+1", note: "line\n\"two\", \\ and 3")
            try record(2, "<script>alert('x')</script> 家計簿 👨‍👩‍👧‍👦", files: [.init(name: receipt, type: .pdf, bytes: Array("%PDF-1.7 x".utf8))])
            try record(
                3, "Gone by itself",
                files: [
                    .init(name: "a.png", type: .png, bytes: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 1]),
                    .init(name: "b.jpg", type: .jpeg, bytes: [0xFF, 0xD8, 0xFF, 1]),
                ])
            try record(4, "Same minute")
            _ = try editor.delete(.number(3), as: .number(70), at: now)
            _ = try editor.deleteCategory(categories[0].id, movingTo: categories[1].id, as: .number(71), at: now)
            let below = categories[2]
            try editor.updateCategory(
                below.id, .init(kind: below.kind, name: below.name, hue: below.hue, icon: below.icon, parent: categories[1].id))
            let gone = try #require(try editor.ledger.hashtags().first { $0.name == "gone" })
            _ = try editor.deleteHashtag(gone.id, as: .number(72), at: now)
            let other = try #require(accounts.last)
            _ = try editor.deleteAccount(other.id, as: .number(73), at: now)
            let draft = Budget.Draft(
                name: "Tea", length: .monthly, scope: .only(categories: [categories[1].id], hashtags: ["tea"]),
                amount: Money(minorUnits: 100, try editor.ledger.mainCurrency()), hasRollover: true)
            _ = try editor.addBudget(.number(80), draft, on: try #require(CalendarDate("2026-02-03")), at: now)
            try record(5, "Alerts", in: 1)
            var terms = Account.Draft(name: "Visa", currency: currency, openingBalance: -5_000, isDefault: false)
            (terms.kind, terms.terms) = (.card, Account.Terms(creditLimit: 100_000, dueDay: 31))
            _ = try editor.addAccount(.number(75), terms, at: now)
            (terms.name, terms.kind, terms.terms) = ("House", .loan, Account.Terms(interest: 3_250, monthlyPayment: 70_000))
            _ = try editor.addAccount(.number(76), terms, at: now)
            _ = try editor.accountUse.move(.number(76), up: true)
            try editor.accountUse.archive(.number(75), at: now)
            let statement = ReconciliationDraft(
                account: accounts[0].id, date: try #require(CalendarDate("2026-02-04")), balance: Money(minorUnits: -99, currency),
                records: [.number(1), .number(2)],
                adjustment: .init(
                    id: .number(77), expense: categories[1].id, income: try editor.ledger.categories(.income).first?.id, title: "Adjusted",
                    time: .midnight))
            _ = try editor.reconciliations.add(.number(78), statement, at: now)
            let due = try #require(CalendarDate("2027-01-31"))
            for (number, name) in [(84, "Kayak 茶"), (85, "=1+1")] {
                let goal = SavingGoal.Draft(
                    name: name, account: accounts[0].id, amount: Money(minorUnits: 90_000, currency), due: due, keep: Money(minorUnits: 5, currency))
                _ = try editor.goals.add(.number(number), goal, at: now)
            }
            _ = try editor.goals.delete(.number(85), as: .number(86), at: now)
            for (number, text) in [(1_185, "The rate is 2.1% now.\nAsk again in May."), (1_186, "電話した")] {
                _ = try editor.notes.add(
                    .number(number), .init(account: accounts[0].id, date: try #require(CalendarDate("2026-03-04")), text: text), at: now)
            }
            _ = try editor.notes.delete(.number(1_186), as: .number(1_187), at: now)
            let start = try #require(CalendarDate("2026-01-31"))
            let recurrence = try #require(RecurrenceRule(.monthly, every: 2, starts: start, end: .after(9), weekend: .after))
            let template = Transaction.Draft(
                movement: .expense(account: accounts[0].id, category: categories[1].id, amount: Money(minorUnits: 777, currency)), date: start,
                time: .midnight, title: "Comes again 茶", hashtags: ["tea"])
            for (number, posting) in [(81, Recurrence.Posting.post), (82, .ask)] {
                let rule = Recurrence.Draft(template: template, recurrence: recurrence, posting: posting)
                _ = try editor.recurring.add(.number(number), rule, on: try #require(CalendarDate("2026-02-03")), at: now)
            }
            let value = try #require(ExchangeRate.Value("0.0061"))
            let rate = ExchangeRate(
                base: .of("JPY"), quote: .of("USD"), date: try #require(CalendarDate("2026-01-01")), value: value, source: .byHand)
            try editor.saveRate(try #require(rate), at: now)
        }
        try bring(to: server)
        var search = PaymentSearch()
        try server.store.findPayments(&search, at: now)
        try server.store.write(book) { editor throws in
            let found = try #require(try editor.ledger.regularPayments.found().first)
            _ = try editor.regularPayments.dismiss(found.record, at: now)
            let accounts = try editor.ledger.accounts(), category = try #require(try editor.ledger.categories(.expense).first)
            let currency = accounts[0].currency, amount = FilingAmount(currency, least: 100, most: 90_000)
            let conditions = FilingConditions(
                payee: FilingText(.contains, "茶 Shop"), title: FilingText(.equals, "Tea"), note: FilingText(.contains, "n"), amount: amount,
                account: accounts[0].id)
            let result = FilingResult(category: category.id, title: "Tea", vendor: "Tea Shop", hashtags: ["tea"])
            _ = try editor.rules.add(.number(83), .init(conditions, result), at: now)
            _ = try editor.rules.add(.number(84), .init(FilingConditions(payee: FilingText(.equals, "x")), FilingResult(title: "X")), at: now)
            _ = try editor.rules.delete(.number(84), named: "Payee is exactly x", as: .number(74), at: now)
            let learned = try #require(try editor.ledger.rules.learned().first)
            _ = try editor.rules.dismiss(learned.payee, as: .number(85), at: now)
            let question = [KeptReport.Parameter("date", "this-year"), KeptReport.Parameter("tags", "茶 & \"x\"")]
            let due = try #require(CalendarDate("2026-03-01"))
            try editor.keptReports.save(KeptReport(id: .number(86), name: "茶", question: question, dueOn: due), for: book.person, at: now)
        }
    }

    /// Imports a file of a bank, of which an entry looks like a record and is another one.
    private static func bring(to server: Server) throws {
        let book = try server.book(), account = try #require(try server.store.read(book) { try $0.accounts().first })
        func entry(_ day: String, _ amount: Int64, _ payee: String, bankID: String) throws -> BankEntry {
            var entry = BankEntry(line: 1, date: try #require(CalendarDate(day)), amount: Money(minorUnits: amount, account.currency))
            (entry.payee, entry.bankID, entry.purpose) = (payee, bankID, "\u{202E}a\u{0}b \"c\"")
            return entry
        }
        let rows = [try entry("2026-02-03", -1_234, "=1 \\ 家計簿", bankID: "a\"1"), try entry("2026-02-04", -99, "  Shop\t1  ", bankID: "")]
        let id: BankImport.ID = .number(95)
        _ = try server.store.prepareImport(id, name: "a.csv", format: "table", in: book, at: Server.now, filing: { _, _ in Filing() }) { sink in
            try sink(.account(account.id))
            for row in rows { try sink(.entry(row)) }
        }
        try server.store.write(book) { editor throws in
            #expect(try editor.ledger.banks.counts(of: id) == [.alike: 1, .new: 1])
            #expect(try editor.banks.finish(id, at: Server.now) == .done(records: 2))
            try editor.banks.keep(account: account.id, of: BankAccount(number: "DE12 3"))
            try editor.banks.keep(mapping: "{\"a\":1}", fingerprint: "date,amount", for: account.id)
        }
    }

    @Test(arguments: Language.allCases)
    func `an export, brought to a new server, gives the same export byte by byte`(language: Language) throws {
        let old = try Server(demo: language), new = try Server()
        try Self.enrich(old)
        let user = try old.user().id
        try old.store.write { try $0.notify(user, .tokenMade, at: Server.now - 5) }
        let first = try old.export()
        try new.bring(first)
        #expect(try Self.bytes(try new.export()) == Self.bytes(first))
        #expect(try Self.bytes(try old.export()) == Self.bytes(first))
        #expect(try new.store.check() == [])
        let (before, after) = (try old.user(), try new.user())
        #expect(after.preferences == before.preferences && after.displayName == before.displayName)
        let (book, arrived) = (try old.book(), try new.book())
        #expect(arrived.settings == book.settings)
        let balances = try old.store.read(book) { try $0.balances() }
        #expect(try new.store.read(arrived) { try $0.balances() } == balances)
        #expect(try new.store.read(arrived) { try $0.records(RecordQuery(text: "alert('x')")).records.count } == 1)
    }

    @Test func `a receipt with a false ending leaves with the right one, and stays as it is from then on`() throws {
        let old = try Server(demo: .english), new = try Server()
        try Self.enrich(old, receipt: "b.html")
        let first = try old.export()
        try new.bring(first)
        #expect(try Self.bytes(try new.export()) == Self.bytes(first))
        let book = try new.book()
        let names = try new.store.export(book) { try $0.exportedReceipts().map(\.name) }
        #expect(names.contains("b.pdf") && !names.contains("b.html"))
    }

    @Test func `what was in the trash can be restored on the new server`() throws {
        let old = try Server(demo: .english), new = try Server()
        try Self.enrich(old)
        try new.bring(try old.export())
        for server in [old, new] {
            let book = try server.book()
            try server.store.write(book) { editor throws in
                for number in [70, 71, 72, 73] { _ = try editor.restore(.number(number), at: Server.now) }
            }
            #expect(try server.store.check() == [])
        }
        let (before, after) = (try Unpacked(try old.export()), try Unpacked(try new.export()))
        #expect(before.files.map(\.name) == after.files.map(\.name))
        #expect(before["accounts.jsonl"] == after["accounts.jsonl"] && before["hashtags.jsonl"] == after["hashtags.jsonl"])
    }

    @Test func `records come in alike, however their lines are written`() throws {
        let old = try Server(demo: .english), new = try Server()
        try Self.enrich(old)
        let first = try old.export()
        var other = try Unpacked(first)
        let lines = other["records.jsonl"].split(separator: "\n")
        #expect(lines.contains { RecordLine.read(Array($0.utf8)) != nil })
        other["records.jsonl"] = lines.map { $0.replacing("{\"account\":", with: "{ \"account\":") + "\n" }.joined()
        let file = new.directory + "/other.zip"
        try other.pack(to: file)
        try new.bring(file)
        #expect(try Self.bytes(try new.export()) == Self.bytes(first))
    }

    @Test func `a line of an export is read as any reader of JSON reads it`() throws {
        let old = try Server(demo: .japanese)
        try Self.enrich(old)
        let lines = try Unpacked(try old.export())["records.jsonl"].split(separator: "\n").map { Array($0.utf8) }
        var read = 0
        for line in lines {
            guard let record = RecordLine.read(line) else { continue }
            read += 1
            #expect(try record == JSONDecoder().decode(ExportedRecord.self, from: Data(line)))
        }
        // Lines with an attachment or an escape are left to the general decoder.
        #expect(read > lines.count * 9 / 10)
        // A line changed at random is never misread.
        var random = SeededRandom.ofRun()
        for line in lines.suffix(300) {
            for _ in 0..<20 {
                var changed = line
                changed[.random(in: 0..<line.count, using: &random)] = Array("0123456789abcdef\"{}[],:-\\".utf8).randomElement(using: &random) ?? 0
                guard let record = RecordLine.read(changed) else { continue }
                #expect(try record == JSONDecoder().decode(ExportedRecord.self, from: Data(changed)), "\(String(decoding: changed, as: UTF8.self))")
            }
        }
    }

    @Test func `importing twice, and over a book that is full, leaves the same`() throws {
        let old = try Server(demo: .japanese), new = try Server(demo: .english)
        let first = try old.export()
        try new.bring(first)
        try new.bring(first)
        #expect(try Self.bytes(try new.export()) == Self.bytes(first))
        #expect(try new.store.check() == [])
    }

    @Test func `feedback of the last day stays, earlier feedback is replaced, and none is mailed`() throws {
        let old = try Server(demo: .english), new = try Server()
        try Self.enrich(old)
        for (number, days) in [(94, 0), (95, 1), (96, 100)] as [(Int, Int64)] { try new.give(number, daysAgo: days) }
        try new.bring(try old.export())
        #expect(try new.feedback().map(\.id) == [.number(91), .number(90), .number(94)])
        #expect(try new.store.read { try $0.outbox.nextDue() } == nil)
        // A manipulated file does not reset a person's daily limit.
        var changed = try Unpacked(try new.export())
        changed["feedback.jsonl"] = changed["feedback.jsonl"].replacing("\(Server.now)", with: "\(Server.now - 200 * 86_400)")
        let file = new.directory + "/changed.zip"
        try changed.pack(to: file)
        try new.bring(file)
        #expect(try new.feedback().map(\.id) == [.number(91), .number(90), .number(94)])
    }

    @Test func `feedback that is not kept any more comes along and goes with the next cleaning`() throws {
        let old = try Server(demo: .english), new = try Server()
        try old.give(90, daysAgo: Int64(Feedback.daysKept) + 1)
        let first = try old.export()
        try new.bring(first)
        #expect(try Self.bytes(try new.export()) == Self.bytes(first))
        try new.store.write { _ = try $0.purgeExpired(at: Server.now) }
        #expect(try new.feedback().isEmpty)
    }

    @Test func `feedback that says that it is from the future is from the day of the import`() throws {
        let old = try Server(demo: .english), new = try Server()
        try old.give(90, daysAgo: -3_000)
        try new.bring(try old.export())
        #expect(try new.feedback().map(\.createdAt) == [Server.now])
    }

    @Test func `an export of version 1, which had no feedback and nothing that recurs, can still be brought`() throws {
        let old = try Server(demo: .english), new = try Server()
        try old.store.write(try old.book()) { editor throws in
            for (number, rule) in try editor.ledger.recurring.all().enumerated() {
                _ = try editor.recurring.delete(rule.id, as: .number(500 + number), at: Server.now)
                try editor.purge(.number(500 + number))
            }
            for (number, goal) in try editor.ledger.goals.all().enumerated() {
                _ = try editor.goals.delete(goal.id, as: .number(600 + number), at: Server.now)
                try editor.purge(.number(600 + number))
            }
            for report in try editor.ledger.reports.kept(for: old.book().person) { try editor.keptReports.remove(report.id, at: Server.now) }
        }
        var first = try Unpacked(try old.export())
        first.files.removeAll {
            [
                "goals.jsonl", "notes.jsonl", "feedback.jsonl", "recurring.jsonl", "dismissed.jsonl", "rules.jsonl", "dismissed-rules.jsonl",
                "reports.jsonl",
            ].contains(
                $0.name)
        }
        first["penny.json"] = first["penny.json"].replacing("\"version\" : 9", with: "\"version\" : 1")
            .replacing("    \"dismissed.jsonl\" : 0,\n", with: "").replacing("    \"dismissed-rules.jsonl\" : 0,\n", with: "").replacing(
                "    \"feedback.jsonl\" : 0,\n", with: ""
            ).replacing("    \"goals.jsonl\" : 0,\n", with: "").replacing("    \"notes.jsonl\" : 0,\n", with: "")
            .replacing(",\n    \"recurring.jsonl\" : 0", with: "").replacing(",\n    \"rules.jsonl\" : 0", with: "").replacing(
                ",\n    \"reports.jsonl\" : 0", with: "")
        #expect(!first["penny.json"].contains("feedback") && !first["penny.json"].contains("recurring"))
        let file = new.directory + "/first.zip"
        try first.pack(to: file)
        try new.bring(file)
        #expect(try Self.bytes(try new.export()) == Self.bytes(try old.export()))
    }

    @Test func `a person keeps the name, the address and the password of this server`() throws {
        let old = try Server(demo: .english), new = try Server()
        try new.add("grace", "grace@example.com", number: 900)
        try new.bring(try old.export(), to: "grace")
        let grace = try new.user("grace")
        let name = try old.user().displayName
        #expect(grace.email == "grace@example.com" && grace.displayName == name)
        #expect(try new.store.read { try $0.passwords.hash(of: grace.id) } == "scrypt$x")
        #expect(try new.store.read(try new.book()) { try $0.recordCount() } == 0)
    }

    @Test func `an export has no way to sign in`() throws {
        let server = try Server(demo: .english)
        let export = try Unpacked(try server.export())
        let everything = export.files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
        #expect(!everything.contains("scrypt$") && everything.contains("demo"))
        #expect(export["README.txt"].contains("What opens your account is left out on purpose"))
    }

    @Test func `a spreadsheet takes no text for a formula, and gets every record that is not in the trash`() throws {
        let server = try Server(demo: .english)
        try Self.enrich(server)
        let export = try Unpacked(try server.export()), csv = export["csv/records.csv"]
        #expect(csv.hasPrefix("\u{FEFF}Date,Time,Kind,Account,Amount,Currency"))
        #expect(csv.contains(",'=1+1,\"\"\"Q,\"\" Ltd\",\"line\n\"\"two\"\", \\ and 3\","))
        #expect(!csv.contains("Gone by itself") && csv.contains("-12.34,"))
        let count = try server.store.read(try server.book()) { try $0.recordCount() }
        #expect(csv.split(separator: "\r\n").count == count + 1)
        #expect(export["records.jsonl"].split(separator: "\n").count > count)
    }
}
