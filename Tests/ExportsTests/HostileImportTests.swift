import Archives
import Bookkeeping
import Exports
import Foundation
import Storage
import TestSupport
import Testing

/// Files that are not exports, or manipulated ones. Each is refused with its reason, and changes nothing.
final class HostileImportTests {
    static let source = Result {
        let server = try Server(demo: .english)
        try RoundTripTests.enrich(server)
        return try Unpacked(try server.export())
    }

    let target: Server
    let unpacked: Unpacked

    init() throws {
        unpacked = try Self.source.get()
        target = try Server()
    }

    private func attempt(_ change: (inout Unpacked) -> Void) throws -> ImportProblem? {
        var changed = unpacked
        change(&changed)
        let file = target.directory + "/hostile.zip"
        try changed.pack(to: file)
        return try attempt(file)
    }

    private func attempt(_ file: String) throws -> ImportProblem? {
        do {
            try target.bring(file)
            return nil
        } catch let problem as ImportProblem {
            return problem
        }
    }

    /// Replaces the first value with a name in a line of a file, and returns the problem of importing it.
    private func change(_ file: String, line: Int = 0, _ pattern: String, to value: String) throws -> ImportProblem? {
        try attempt { export in
            var lines = export[file].split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            let old = lines[line]
            lines[line] = old.replacingOccurrences(of: pattern, with: NSRegularExpression.escapedTemplate(for: value), options: .regularExpression)
            #expect(lines[line] != old, "\(file) has no \(pattern) in \(old)")
            export[file] = lines.joined(separator: "\n")
        }
    }

    @Test(arguments: [
        ("accounts.jsonl", #""name":"[^"]*""#, #""name":"""#, "name"),
        ("accounts.jsonl", #""name":"[^"]*""#, #""name":" padded""#, "name"),
        ("accounts.jsonl", #""name":"[^"]*""#, #""name":"abcdefghijklmnopqrstuvwxyz""#, "name"),
        ("accounts.jsonl", #""name":"[^"]*""#, #""name":"a\u0000b""#, "name"),
        ("accounts.jsonl", #""name":"[^"]*""#, #""name":7"#, "name"),
        ("accounts.jsonl", #""name":"[^"]*","#, "", "name"),
        ("accounts.jsonl", #""currency":"[^"]*""#, #""currency":"XXQ""#, "currency"),
        ("accounts.jsonl", #""id":"[^"]*""#, #""id":"1""#, "id"),
        ("accounts.jsonl", #""openingBalance":-?\d+"#, #""openingBalance":9223372036854775807"#, "openingBalance"),
        ("accounts.jsonl", #""createdAt":\d+"#, #""createdAt":-1"#, "createdAt"),
        ("accounts.jsonl", #""isDefault":\w+"#, #""isDefault":1"#, "isDefault"),
        ("categories.jsonl", #""hue":"\w+""#, #""hue":"red""#, "hue"),
        ("categories.jsonl", #""icon":"\w+""#, #""icon":"<b>""#, "icon"),
        ("categories.jsonl", #""kind":"\w+""#, #""kind":"transfer""#, "kind"),
        ("hashtags.jsonl", #""name":"[^"]*""#, #""name":"two words""#, "name"),
        ("deletions.jsonl", #""recordCount":\d+"#, #""recordCount":-5"#, "recordCount"),
        ("deletions.jsonl", #""subject":"\w+""#, #""subject":"user""#, "subject"),
        ("rates.jsonl", #""value":"[^"]*""#, #""value":"-1""#, "value"),
        ("rates.jsonl", #""quote":"[^"]*""#, #""quote":"JPY""#, "quote"),
        ("budgets.jsonl", #""alertPercent":\d+"#, #""alertPercent":101"#, "alertPercent"),
        ("budgets.jsonl", #""amounts":\[[^\]]*\]"#, #""amounts":[]"#, "amounts"),
        ("budgets.jsonl", #""begins":"[^"]*""#, #""begins":"2026-02-30""#, "begins"),
        ("notes.jsonl", #""text":"[^"]*""#, #""text":"""#, "text"),
        ("notes.jsonl", #""date":"[^"]*""#, #""date":"2026-02-30""#, "date"),
        ("goals.jsonl", #""amount":\d+"#, #""amount":0"#, "amount"),
        ("goals.jsonl", #""keep":\d+"#, #""keep":-1"#, "keep"),
        ("goals.jsonl", #""name":"[^"]*""#, #""name":"""#, "name"),
        ("goals.jsonl", #""due":"[^"]*""#, #""due":"2026-02-30""#, "due"),
        ("records.jsonl", #""amount":\d+"#, #""amount":0"#, "amount"),
        ("records.jsonl", #""amount":\d+"#, #""amount":"12""#, "amount"),
        ("records.jsonl", #""amount":\d+"#, #""amount":4000000000000000001"#, "amount"),
        ("records.jsonl", #""date":"[^"]*""#, #""date":"2026-13-01""#, "date"),
        ("records.jsonl", #""date":"[^"]*""#, #""date":"0001-01-01""#, "date"),
        ("records.jsonl", #""time":"[^"]*""#, #""time":"24:00""#, "time"),
        ("records.jsonl", #""kind":"\w+""#, #""kind":"gift""#, "kind"),
        ("records.jsonl", #""title":"[^"]*""#, #""title":"a\nb""#, "title"),
        ("records.jsonl", #""hashtags":\[[^\]]*\]"#, #""hashtags":"tea""#, "hashtags"),
        ("notifications.jsonl", #""createdAt":\d+"#, #""createdAt":-9"#, "createdAt"),
        ("feedback.jsonl", #""id":"[^"]*""#, #""id":"90""#, "id"),
        ("feedback.jsonl", #""subject":"[^"]*""#, #""subject":"""#, "subject"),
        ("feedback.jsonl", #""subject":"[^"]*""#, #""subject":"two\nlines""#, "subject"),
        ("feedback.jsonl", #""subject":"[^"]*""#, #""subject":"\#(String(repeating: "x", count: 81))""#, "subject"),
        ("feedback.jsonl", #""subject":"[^"]*""#, #""subject":7"#, "subject"),
        ("feedback.jsonl", #""content":"([^"\\]|\\.)*""#, #""content":" ""#, "content"),
        ("feedback.jsonl", #""content":"([^"\\]|\\.)*""#, #""content":"\u0007""#, "content"),
        ("feedback.jsonl", #""content":"([^"\\]|\\.)*""#, #""content":"\#(String(repeating: "x", count: 4_001))""#, "content"),
        ("feedback.jsonl", #""content":"([^"\\]|\\.)*","#, "", "content"),
        ("feedback.jsonl", #""createdAt":\d+"#, #""createdAt":253402300800"#, "createdAt"),
    ])
    func `a wrong value is named with its line`(file: String, pattern: String, value: String, field: String) throws {
        #expect(try change(file, pattern, to: value) == .line(file: file, number: 1, field: field))
    }

    @Test func `what is no JSON is named with its line`() throws {
        let large = try change("accounts.jsonl", #""openingBalance":-?\d+"#, to: #""openingBalance":9223372036854775808"#)
        guard case .line("accounts.jsonl", 1, _) = large else { Issue.record("\(String(describing: large))"); return }
        for text in ["", "{", "[]", "null", "\u{FF}", String(repeating: "[", count: 100_000), #"{"id":"#] {
            let problem = try attempt { $0["accounts.jsonl"] = text + "\n" }
            guard case .line("accounts.jsonl", 1, _) = problem else { Issue.record("\(text.prefix(20)): \(String(describing: problem))"); continue }
        }
    }

    @Test func `references into nothing, rules and names are refused as a whole`() throws {
        #expect(try change("records.jsonl", #""account":"[^"]*""#, to: #""account":"01900000-0000-7000-8000-00000000dead""#) == .parts)
        #expect(try change("records.jsonl", #""category":"[^"]*""#, to: #""category":"01900000-0000-7000-8000-00000000dead""#) == .parts)
        #expect(try change("records.jsonl", #""hashtags":\[[^\]]*\]"#, to: #""hashtags":["01900000-0000-7000-8000-00000000dead"]"#) == .parts)
        #expect(try change("records.jsonl", #""movedBy":\[[^\]]*\]"#, to: #""movedBy":["01900000-0000-7000-8000-00000000dead"]"#) == .parts)
        // Of the first record that has such a value: an account of another currency, a side of a transfer, a category of the other kind, the trash.
        for (pattern, value) in [
            (#""currency":"[A-Z]{3}""#, #""currency":"CHF""#), (#""toAccount":"[^"]*""#, #""toAccount":"01900000-0000-7000-8000-00000000dead""#),
            (#""kind":"expense""#, #""kind":"income""#), (#""deletion":"[^"]*""#, #""deletion":"01900000-0000-7000-8000-00000000dead""#),
        ] {
            let problem = try attempt { export in
                let records = export["records.jsonl"], place = records.range(of: pattern, options: .regularExpression)
                #expect(place != nil, "no record has \(pattern)")
                if let place { export["records.jsonl"] = records.replacingCharacters(in: place, with: value) }
            }
            #expect(problem == .parts, "\(pattern)")
        }
        #expect(try change("goals.jsonl", #""account":"[^"]*""#, to: #""account":"01900000-0000-7000-8000-00000000dead""#) == .parts)
        #expect(try change("goals.jsonl", #""currency":"[^"]*""#, to: #""currency":"CHF""#) == .parts)
        #expect(try change("notifications.jsonl", #""content":"\{"#, to: #""content":"{{"#) == .parts)
        #expect(try attempt { $0["accounts.jsonl"] = $0["accounts.jsonl"].replacing("\"isDefault\":true", with: "\"isDefault\":false") } == .parts)
        var gone = ""
        let ofDeletedAccounts = try attempt { export in
            // Accounts that have records are said to be deleted.
            gone = export["accounts.jsonl"].firstMatch(of: /"deletion":"[^"]*",/).map { String($0.output) } ?? ""
            export["accounts.jsonl"] = export["accounts.jsonl"].split(separator: "\n").map { line in
                line.contains("deletion")
                    ? String(line)
                    : String(line).replacing("{\"createdAt\"", with: "{\(gone)\"createdAt\"").replacing(
                        "\"isDefault\":true", with: "\"isDefault\":false")
            }.joined(separator: "\n")
        }
        #expect(!gone.isEmpty && ofDeletedAccounts == .parts)
        // The remains of what was refused break no rule before they are erased.
        #expect(try target.store.check() == [])
    }

    /// In the first step, which is written while the next is read, and in the last one.
    @Test(arguments: [1, -1]) func `an identifier that is there twice is refused, and leaves nothing`(place: Int) throws {
        let before = try target.store.read { try $0.figures() }
        let problem = try attempt { export in
            var lines = export["records.jsonl"].split(separator: "\n")
            lines[place < 0 ? lines.count + place : place] = lines[0]
            export["records.jsonl"] = lines.joined(separator: "\n")
        }
        #expect(problem == .taken)
        #expect(try target.store.check() == [])
        try target.store.eraseResidualData()
        #expect(try target.store.read { try $0.figures() } == before)
        #expect(try !target.store.read { try $0.books.hasResidualData() })
        // The lock of the import is free again.
        #expect(try attempt { _ in } == nil)
    }

    @Test func `feedback that is there twice, is too much, or is another person's is refused`() throws {
        let line = unpacked["feedback.jsonl"].split(separator: "\n")[0]
        #expect(try attempt { $0["feedback.jsonl"] = "\(line)\n\(line)\n" } == .taken)
        #expect(try attempt { $0["feedback.jsonl"] = "\(line)\n" } == .count(file: "feedback.jsonl"))
        let count = Feedback.limit + 1
        let problem = try attempt { export in
            export["feedback.jsonl"] = String(repeating: "\(line)\n", count: count)
            export["penny.json"] = export["penny.json"].replacing("\"feedback.jsonl\" : 2", with: "\"feedback.jsonl\" : \(count)")
        }
        #expect(problem == .count(file: "feedback.jsonl"))
        #expect(try target.feedback().isEmpty)
        try target.add("grace", "grace@example.com", number: 900)
        try target.give(90, content: "Of grace", daysAgo: 3, by: "grace")
        #expect(try attempt { _ in } == .taken)
        #expect(try target.feedback(of: "grace").map(\.content) == ["Of grace"])
        #expect(try target.feedback().isEmpty)
    }

    @Test func `things of another person on the server stay theirs`() throws {
        let server = try Server(demo: .english)
        try server.add("grace", "grace@example.com", number: 900)
        let file = try server.export(), before = try Data(contentsOf: URL(fileURLWithPath: file))
        // The same file imported into two books gives two books with the same IDs.
        try server.bring(file, to: "grace")
        let accounts = try server.store.read(try server.book()) { try $0.accounts() }
        #expect(try server.store.read(try server.book("grace")) { try $0.accounts() } == accounts)
        try server.store.write(try server.book("grace")) { editor throws in
            func new() -> Deletion.ID { Deletion.ID(milliseconds: Server.now) }
            for budget in try editor.ledger.budgets() { _ = try editor.deleteBudget(budget.id, as: new(), at: Server.now) }
            for account in accounts where !account.isDefault { _ = try editor.deleteAccount(account.id, as: new(), at: Server.now) }
            for hashtag in try editor.ledger.hashtags() { _ = try editor.deleteHashtag(hashtag.id, as: new(), at: Server.now) }
        }
        #expect(try Data(contentsOf: URL(fileURLWithPath: try server.export())) == before)
        #expect(try server.store.check() == [])
        try server.store.eraseResidualData()
        #expect(try Data(contentsOf: URL(fileURLWithPath: try server.export())) == before)
        #expect(try server.store.check() == [])
    }

    private static let laterFiles = ["rules.jsonl", "dismissed-rules.jsonl", "reports.jsonl", "goals.jsonl", "notes.jsonl"]

    @Test func `files too many, too few and of others are named`() throws {
        #expect(try attempt { $0.files.append(("evil.sh", [1])) } == .foreignFile("evil.sh"))
        #expect(try attempt { $0.files.append(("attachments/x.png", [1])) } == .foreignFile("attachments/x.png"))
        #expect(try attempt { $0.files.removeAll { $0.name == "penny.json" } } == .notAnExport)
        #expect(try attempt { $0.files.removeAll { $0.name == "budgets.jsonl" } } == .archive(.missing("budgets.jsonl")))
        #expect(try attempt { $0.files.removeAll { $0.name == "goals.jsonl" } } == .archive(.missing("goals.jsonl")))
        #expect(try attempt { $0.files.removeAll { $0.name == "feedback.jsonl" } } == .archive(.missing("feedback.jsonl")))
        #expect(try attempt { $0["penny.json"] = "{}" } == .notAnExport)
        #expect(try attempt { $0["penny.json"] = $0["penny.json"].replacing("\"version\" : 9", with: "\"version\" : 10") } == .newer)
        // There were no notes before version 9, no goals before version 8, no kept reports before 7, no rules before 6, and nothing was dismissed before 5.
        #expect(
            try attempt { $0["penny.json"] = $0["penny.json"].replacing("\"version\" : 9", with: "\"version\" : 8") }
                == .foreignFile("notes.jsonl"))
        #expect(
            try attempt { export in
                export["penny.json"] = export["penny.json"].replacing("\"version\" : 9", with: "\"version\" : 7")
                export.files.removeAll { $0.name == "notes.jsonl" }
            } == .foreignFile("goals.jsonl"))
        #expect(
            try attempt { export in
                export["penny.json"] = export["penny.json"].replacing("\"version\" : 9", with: "\"version\" : 6")
                export.files.removeAll { ["goals.jsonl", "notes.jsonl"].contains($0.name) }
            } == .foreignFile("reports.jsonl"))
        #expect(
            try attempt { export in
                export["penny.json"] = export["penny.json"].replacing("\"version\" : 9", with: "\"version\" : 5")
                export.files.removeAll { ["reports.jsonl", "goals.jsonl", "notes.jsonl"].contains($0.name) }
            } == .foreignFile("rules.jsonl"))
        #expect(
            try attempt { export in
                export["penny.json"] = export["penny.json"].replacing("\"version\" : 9", with: "\"version\" : 4")
                export.files.removeAll { Self.laterFiles.contains($0.name) }
            } == .foreignFile("dismissed.jsonl"))
        // Nothing recurred before version 4, and version 1 had no feedback either.
        #expect(
            try attempt { export in
                export["penny.json"] = export["penny.json"].replacing("\"version\" : 9", with: "\"version\" : 2")
                export.files.removeAll { Self.laterFiles.contains($0.name) || $0.name == "dismissed.jsonl" }
            } == .foreignFile("recurring.jsonl"))
        #expect(
            try attempt { export in
                export["penny.json"] = export["penny.json"].replacing("\"version\" : 9", with: "\"version\" : 1")
                export.files.removeAll { (["recurring.jsonl", "dismissed.jsonl"] + Self.laterFiles).contains($0.name) }
            } == .foreignFile("feedback.jsonl"))
        #expect(try attempt { $0["records.jsonl"] = "" } == .count(file: "records.jsonl"))
        #expect(
            try attempt { export in
                for index in export.files.indices where export.files[index].name.hasSuffix(".pdf") { export.files[index].bytes = [0x4D, 0x5A] }
            } != nil)
    }

    @Test(arguments: [("records.jsonl", 64 << 20), ("notifications.jsonl", 16 << 20)])
    func `more text than fits into memory and a short wait is refused before it is read, but not at the server`(file: String, limit: Int) throws {
        var large = unpacked
        // An unreadable line is reported only if the file is within the limit and so is read. Its digits keep the compression
        // ratio below that of a zip bomb.
        let digits = (0..<500).map { String($0 * 7_919 % 10_007) }.joined()
        let line = digits + String(repeating: " ", count: 199_998 - digits.count) + "x\n"
        large[file] = String(repeating: line, count: limit / 200_000)
        let path = target.directory + "/large.zip"
        try large.pack(to: path)
        #expect(try attempt(path) == .line(file: file, number: 1, field: nil))
        large[file] += String(repeating: line, count: 1)
        try large.pack(to: path)
        #expect(try attempt(path) == .tooMuch)
        #expect(throws: ImportProblem.line(file: file, number: 1, field: nil)) { try ImportFile(at: path, isTrusted: true) }
    }

    @Test func `an export cut off anywhere is refused`() throws {
        let file = target.directory + "/whole.zip"
        try unpacked.pack(to: file)
        let whole = try Data(contentsOf: URL(fileURLWithPath: file)), cut = target.directory + "/cut.zip"
        var random = SeededRandom.ofRun()
        for _ in 0..<200 {
            try whole.prefix(.random(in: 0..<whole.count, using: &random)).write(to: URL(fileURLWithPath: cut))
            #expect(try attempt(cut) != nil)
        }
    }

    /// Every random change of a file ends in a problem or in a book that passes every check, and affects nobody else's.
    @Test func `two thousand changed exports change nobody else's book and break nothing`() throws {
        try target.add("grace", "grace@example.com", number: 900)
        var small = unpacked
        small.files.removeAll { !$0.name.contains(".json") }
        let records = small["records.jsonl"].split(separator: "\n").filter { !$0.contains("\"attachments\"") }
        small["records.jsonl"] = records.suffix(40).joined(separator: "\n") + "\n"
        for (name, count) in [("records.jsonl", 40), ("attachments", 0)] {
            small["penny.json"] = small["penny.json"].replacingOccurrences(
                of: "\"\(name)\" : \\d+", with: "\"\(name)\" : \(count)", options: .regularExpression)
        }
        let grace = try target.export("grace"), before = try Data(contentsOf: URL(fileURLWithPath: grace))
        let file = target.directory + "/changed.zip"
        try small.pack(to: file)
        #expect(try attempt(file) == nil)
        var arrived = 0, random = SeededRandom.ofRun()
        for _ in 0..<2_000 {
            var changed = small
            let index = Int.random(in: 0..<changed.files.count, using: &random)
            guard !changed.files[index].bytes.isEmpty else { continue }
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                let place = Int.random(in: 0..<changed.files[index].bytes.count, using: &random)
                let digits = Array("0123456789abcdef\"{}[],:-.".utf8)
                changed.files[index].bytes[place] =
                    Bool.random(using: &random) ? digits.randomElement(using: &random) ?? 0 : .random(in: 0...255, using: &random)
            }
            try changed.pack(to: file)
            if try attempt(file) == nil {
                arrived += 1
                let problems = try target.store.check()
                #expect(problems == [], "\(changed.files[index].name): \(changed.files[index].bytes.difference(from: small.files[index].bytes))")
                guard problems.isEmpty else { return }
            }
        }
        #expect(arrived > 0)
        #expect(try target.store.check() == [])
        #expect(try Data(contentsOf: URL(fileURLWithPath: try target.export("grace"))) == before)
    }
}
