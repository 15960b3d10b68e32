import Bookkeeping
import Foundation
import Storage
import Testing

@testable import Exports

/// Export of a household followed by an import, into the same one and into another.
struct HouseholdExportTests {
    private static func bytes(_ path: String) throws -> Data { try Data(contentsOf: URL(fileURLWithPath: path)) }

    private func refusal(_ body: () throws -> Void) -> ImportProblem? {
        do {
            try body()
            return nil
        } catch {
            return error as? ImportProblem
        }
    }

    /// The sums that each person paid and that were for them, by name.
    private func balances(_ server: Server, _ name: String) throws -> [[String]] {
        try server.store.read(try server.shared(name)) { ledger in
            let people = try ledger.shared.people()
            return try ledger.shared.balances().map { balance in
                let name = people.first { $0.id == balance.person }?.name ?? "?"
                return [name, "\(balance.paid)", "\(balance.share)", "\(balance.balance)"]
            }.sorted { $0.lexicographicallyPrecedes($1) }
        }
    }

    /// For whom each recurring record is, by name.
    private func sharers(_ server: Server, _ name: String) throws -> [[String]] {
        try server.store.read(try server.shared(name)) { ledger in
            let people = try ledger.shared.people()
            return try ledger.recurring.all().map { rule in
                let values = (rule.template.sharing?.values ?? [:]).map { id, value in
                    "\(people.first { $0.id == id }.map { $0.role == .administrator ? "head" : $0.name } ?? "?") \(value)"
                }
                return ["\(rule.id)", rule.template.sharing?.way.rawValue ?? ""] + values.sorted()
            }.sorted { $0.lexicographicallyPrecedes($1) }
        }
    }

    @Test func `the book of a household comes back as it was, and is the same in another household`() throws {
        let old = try Server(), new = try Server()
        for number in 0..<110 {
            let book = try RandomSharedBook(number, on: old), head = book.administrator, first = try old.exportShared(head)
            let before = try balances(old, head)
            // Something else is in it meanwhile.
            let access = try old.shared(head)
            try old.store.write(access) { editor in
                _ = try editor.addAccount(
                    .number(1), Account.Draft(name: "Later", currency: .of("USD"), openingBalance: 0, isDefault: false), at: Server.now)
            }
            let user = try old.user(head).id
            _ = try old.store.write { try $0.households.add(.number(9_000 + number), name: "Later", by: user, at: Server.now) }
            try old.bringShared(first, to: head)
            #expect(try Self.bytes(try old.exportShared(head)) == Self.bytes(first), "household \(number)")
            #expect(try balances(old, head) == before)

            try RandomSharedBook.make(head, 500_000 + number * 100, on: new)
            try new.bringShared(first, to: head, as: head)
            let (left, right) = (try Unpacked(first), try Unpacked(try new.exportShared(head)))
            for list in [
                "categories.jsonl", "hashtags.jsonl", "deletions.jsonl", "rates.jsonl", "budgets.jsonl", "goals.jsonl", "notes.jsonl",
                "csv/records.csv",
                "csv/accounts.csv",
            ] {
                #expect(left[list] == right[list], "\(list) of household \(number)")
            }
            #expect(left.files.map(\.name) == right.files.map(\.name))
            #expect(try balances(new, head) == before)
            #expect(try sharers(new, head) == sharers(old, head))
        }
        for server in [old, new] {
            try server.store.eraseResidualData()
            #expect(try server.store.check() == [])
        }
    }

    @Test func `a kept report of somebody's part is one of the same person in another household`() throws {
        let old = try Server(), new = try Server(), head = try RandomSharedBook(3, on: old).administrator, access = try old.shared(head)
        let person = try #require(try old.people(of: head).first { $0.role == .administrator }).id
        try old.store.write(access) {
            let report = KeptReport(id: .number(700), name: "Mine", question: [.init("date", "this-year"), .init("people", "\(person)")])
            try $0.keptReports.save(report, for: access.person, at: Server.now)
        }
        try RandomSharedBook.make(head, 500_000, on: new)
        try new.bringShared(try old.exportShared(head), to: head, as: head)
        let there = try new.shared(head), known = try #require(try new.people(of: head).first { $0.role == .administrator }).id
        #expect(known != person)
        #expect(
            try new.store.read(there) { try $0.reports.kept(for: there.person) }.map(\.question) == [
                [.init("date", "this-year"), .init("people", "\(known)")]
            ])
    }

    @Test(arguments: [nil, "nobody of the file", "somebody else"])
    func `who the administrator is can be said at a second import as well as at the first`(first: String?) throws {
        let old = try Server(), new = try Server(), book = try RandomSharedBook(withMemberOn: old), head = book.administrator
        let file = try old.exportShared(head), other = try #require(try old.people(of: head).first { $0.role == nil }).name
        try RandomSharedBook.make(head, 900_000, on: new)
        try new.bringShared(file, to: head, as: first == "somebody else" ? other : first)
        try new.bringShared(file, to: head, as: head)
        let people = try new.people(of: head), own = try #require(people.first { $0.role == .administrator })
        let shares = try new.store.read(try new.shared(head)) { try $0.shared.balances() }
        let before = try old.store.read(try old.shared(head)) { try $0.shared.balances() }
        let wasOwn = try #require(try old.people(of: head).first { $0.role == .administrator })
        #expect(shares.first { $0.person == own.id }?.balance == before.first { $0.person == wasOwn.id }?.balance)
        #expect(shares.first { $0.person == own.id }?.paid == before.first { $0.person == wasOwn.id }?.paid)
        #expect(shares.allSatisfy { share in share.person == own.id || share.person != wasOwn.id || share.balance.isZero })
        #expect(try new.store.check() == [])
    }

    @Test func `nobody becomes a member by an import, and nobody loses their place`() throws {
        let old = try Server(), new = try Server()
        let book = try RandomSharedBook(withMemberOn: old), file = try old.exportShared(book.administrator)
        let names = try old.people(of: book.administrator)
        #expect(names.count > 1)
        let head = book.administrator
        try RandomSharedBook.make(head, 900_000, on: new)
        try RandomSharedBook.make("other", 910_000, on: new)
        // A member of the household into which it comes, who is not in the file.
        let user = try new.user(head).id, token = [UInt8](repeating: 7, count: 32)
        try new.add("guest", "guest@example.org", number: 920_000)
        let guest = try new.user("guest").id
        try new.store.write {
            try $0.households.invite(HouseholdInvitation(id: .number(1), role: .viewer, createdAt: Server.now), tokenHash: token, by: user)
            try $0.households.join(by: token, guest, consentingTo: HouseholdConsent.version, at: Server.now)
        }
        try new.bringShared(file, to: head, as: head)
        let people = try new.people(of: head)
        #expect(people.filter { $0.role != nil }.map(\.name).sorted() == ["guest", head].sorted())
        #expect(people.map(\.name).sorted() == (names.map(\.name) + ["guest"]).sorted())
        #expect(people.first { $0.name == "guest" }?.role == .viewer)
        #expect(Set(people.filter { $0.role == nil }.map(\.id)).isSubset(of: names.map(\.id)), "they keep their IDs")
        // The same file in a third household on this server: its people are others.
        try new.bringShared(file, to: "other")
        let others = try new.people(of: "other")
        #expect(Set(others.map(\.id)).isDisjoint(with: people.map(\.id)))
        #expect(others.count == names.count + 1, "its administrator is nobody of the file")
        #expect(try new.store.check() == [])
        // A name is invited and takes over its history.
        let name = try #require(people.first { $0.role == nil }), second = [UInt8](repeating: 8, count: 32), before = try balances(new, head)
        try new.add("late", "late@example.org", number: 930_000)
        let late = try new.user("late").id
        try new.store.write {
            let invitation = HouseholdInvitation(id: .number(2), role: .member, person: name.id, createdAt: Server.now)
            try $0.households.invite(invitation, tokenHash: second, by: user)
            try $0.households.join(by: second, late, consentingTo: HouseholdConsent.version, at: Server.now)
        }
        #expect(
            try balances(new, head).map { [$0[0] == "late" ? name.name : $0[0]] + $0[1...] }.sorted { $0.lexicographicallyPrecedes($1) } == before)
        #expect(try new.store.check() == [])
    }

    @Test func `somebody who has left meanwhile stays outside`() throws {
        let server = try Server(), book = try RandomSharedBook(withMemberOn: server), file = try server.exportShared(book.administrator)
        let member = try #require(try server.people(of: book.administrator).first { $0.role == .member || $0.role == .viewer })
        let user = try #require(member.user)
        try server.store.write { try $0.households.leave(user, at: Server.now + 500) }
        try server.bringShared(file, to: book.administrator)
        #expect(try server.people(of: book.administrator).contains { $0.id == member.id } == false)
        #expect(try server.store.read { try $0.households.membership(of: user) } == nil)
        #expect(try server.store.check() == [])
    }

    @Test func `a file of the wrong kind is refused with its reason`() throws {
        let server = try Server(), book = try RandomSharedBook(3, on: server), head = book.administrator
        let shared = try server.exportShared(head), own = try server.export(head)
        #expect(refusal { _ = try ImportFile(at: shared) } == .ofHousehold)
        #expect(refusal { _ = try ImportFile(at: own, for: .household) } == .ofPerson)
        #expect(try Unpacked(own)["penny.json"].contains("\"version\" : 9"))
        #expect(try Unpacked(shared)["penny.json"].contains("\"version\" : 9"))
    }

    @Test func `only the administrator exports and imports`() throws {
        let server = try Server(), book = try RandomSharedBook(withMemberOn: server), file = try server.exportShared(book.administrator)
        let member = try #require(try server.people(of: book.administrator).first { $0.role == .member || $0.role == .viewer })
        let user = try #require(try member.user.flatMap { user in try server.store.read { try $0.users.find(user) } })
        let before = try Self.bytes(file)
        #expect(throws: StoreError.conflict(.notAdministrator)) { _ = try server.exportShared(user.username) }
        #expect(throws: StoreError.conflict(.notAdministrator)) { try server.bringShared(file, to: user.username) }
        #expect(throws: StoreError.conflict(.notAdministrator)) { try server.bringShared(file, to: "demo") }
        #expect(try Self.bytes(try server.exportShared(book.administrator)) == before)
    }

    @Test func `a change meanwhile keeps the book as it is`() throws {
        let server = try Server(), book = try RandomSharedBook(withMemberOn: server), head = book.administrator, file = try server.exportShared(head)
        let user = try server.user(head).id, access = try server.shared(head)
        let changes: [() throws -> Void] = [
            { try server.store.write(access) { _ = try $0.addHashtag(.number(77), name: "meanwhile", at: Server.now) } },
            { _ = try server.store.write { try $0.households.add(.number(78), name: "Late", by: user, at: Server.now) } },
            {
                let own = try #require(try server.store.read { try $0.households.membership(of: user) }).person
                try server.store.write { try $0.households.setWeight(of: own, 9, by: user) }
            },
        ]
        for (number, change) in changes.enumerated() {
            let export = try ImportFile(at: file, for: .household)
            var isDone = false
            export.progress = {
                if !isDone { try change() }
                isDone = true
            }
            let owner = BookOwner.household(administrator: user, own: nil)
            #expect(
                refusal { try export.replace(bookOf: owner, in: server.store, by: .terminal("pi"), at: Server.now) } == .changed, "change \(number)")
            #expect(try isDone && server.shared(head) == access)
        }
        try server.store.eraseResidualData()
        #expect(try server.store.check() == [])
    }

    @Test(
        arguments: [
            ("\"weight\":1,", "\"weight\":1001,"), ("\"way\":\"everybody\"", "\"way\":\"nobody\""),
            ("\"parts\":[{\"amount\":", "\"parts\":[{\"amount\":1"), ("\"parts\":[{\"amount\":", "\"parts\":[{\"amount\":-"),
            ("\"person\":\"", "\"person\":\"01900000-0000-7000-8000-000000000001\",\"other\":\""),
        ])
    func `parts that do not add up, and people who are nobody, are refused`(from: String, to: String) throws {
        let server = try Server(), book = try RandomSharedBook(withMemberOn: server), head = book.administrator
        let before = try Self.bytes(try server.exportShared(head))
        for list in ["people.jsonl", "records.jsonl", "accounts.jsonl"] {
            var file = try Unpacked(try server.exportShared(head))
            guard let place = file[list].range(of: from) else { continue }
            file[list] = file[list].replacingCharacters(in: place, with: to)
            let path = server.directory + "/changed.zip"
            try file.pack(to: path)
            #expect(refusal { try server.bringShared(path, to: head) } != nil, "\(list)")
        }
        #expect(try Self.bytes(try server.exportShared(head)) == before)
        #expect(try server.store.check() == [])
    }

    @Test func `a record that a person paid for nobody is refused`() throws {
        let server = try Server(), book = try RandomSharedBook(withMemberOn: server), head = book.administrator
        var file = try Unpacked(try server.exportShared(head)), isFound = false
        let people = file["accounts.jsonl"].split(separator: "\n").filter { $0.contains("\"person\":") }
        let ids = people.compactMap { $0.firstMatch(of: /"id":"([0-9a-f-]+)"/)?.output.1 }
        file["records.jsonl"] = file["records.jsonl"].split(separator: "\n").map { line in
            let isPaid = ids.contains { line.contains("\"account\":\"\($0)\"") } && line.contains("\"kind\":\"expense\"") && !line.contains("receipt")
            guard isPaid, !isFound else { return line + "\n" }
            isFound = true
            return line.replacing(/"sharing":\{"parts":\[[^\]]*\],"way":"[a-z]*"\},/, with: "") + "\n"
        }.joined()
        #expect(isFound)
        let path = server.directory + "/changed.zip"
        try file.pack(to: path)
        #expect(refusal { try server.bringShared(path, to: head) } == .parts)
    }

    @Test func `a person's own export has none of the household's notifications, and an import leaves these`() throws {
        let server = try Server(), book = try RandomSharedBook(withMemberOn: server), head = book.administrator, access = try server.shared(head)
        try server.store.write(access) { editor in
            let draft = Budget.DailyDraft(amount: Money(minorUnits: 1, .of("EUR")))
            try editor.setDailyBudget(.number(70), draft, on: CalendarDate(daysSince1970: 20_500), at: Server.now)
            let account = try #require(try editor.ledger.accounts().first), food = try #require(try editor.ledger.categories(.expense).first)
            let movement = Transaction.Movement.expense(account: account.id, category: food.id, amount: Money(minorUnits: 50, account.currency))
            let draftRecord = Transaction.Draft(movement: movement, date: CalendarDate(daysSince1970: 20_500), time: .midnight, title: "Much")
            _ = try editor.add(.number(71), draftRecord, at: Server.now)
        }
        let user = try server.user(head).id, unread = try server.store.read { try $0.notifications.unreadCount(of: user) }
        #expect(unread > 0)
        let file = try server.export(head)
        #expect(try !Unpacked(file)["notifications.jsonl"].contains("budget"))
        try server.bring(file, to: head)
        #expect(try server.store.read { try $0.notifications.unreadCount(of: user) } == unread)
    }

    @Test func `there is room for a hundred people, those of the file among them`() throws {
        let old = try Server(), new = try Server()
        for (server, name, base) in [(old, "big", 700_000), (new, "small", 800_000)] {
            try RandomSharedBook.make(name, base, on: server)
            let user = try server.user(name).id
            for number in 1...60 {
                _ = try server.store.write { try $0.households.add(.number(base + 100 + number), name: "N \(number)", by: user, at: Server.now) }
            }
        }
        let file = try old.exportShared("big"), user = try new.user("small").id
        // Names without an account make room for those of the file.
        try new.bringShared(file, to: "small")
        #expect(try new.people(of: "small").count == 62)
        for number in 0..<60 {
            let token = [UInt8](repeating: UInt8(number), count: 32), member = "member\(number)"
            try new.add(member, "\(member)@example.org", number: 810_000 + number * 10)
            let joining = try new.user(member).id, name = try #require(try new.people(of: "small").first { $0.role == nil })
            try new.store.write {
                let invitation = HouseholdInvitation(id: .number(820_000 + number), role: .member, person: name.id, createdAt: Server.now)
                try $0.households.invite(invitation, tokenHash: token, by: user)
                try $0.households.join(by: token, joining, consentingTo: HouseholdConsent.version, at: Server.now)
            }
        }
        try RandomSharedBook.make("third", 850_000, on: old)
        let third = try old.user("third").id
        for number in 1...60 {
            _ = try old.store.write { try $0.households.add(.number(860_000 + number), name: "T \(number)", by: third, at: Server.now) }
        }
        let other = try old.exportShared("third"), before = try new.people(of: "small")
        #expect(refusal { try new.bringShared(other, to: "small") } == .tooManyPeople)
        #expect(try new.people(of: "small") == before)
    }
}
