import Bookkeeping
import Exports
import Foundation
import Storage
import TestSupport

/// A household of up to five people on a server, with a random book: what each paid for whom, in two currencies, with a trash, and with people who left.
struct RandomSharedBook {
    let server: Server
    /// The administrator's user name.
    let administrator: String
    private let base: Int
    private var numbers: SeededRandom
    private var next = 0

    /// - Parameter number: makes the IDs of this household, and its random book.
    init(_ number: Int, on server: Server) throws {
        (self.server, administrator, base) = (server, "head\(number)", 100_000 + number * 1_000)
        numbers = SeededRandom(seed: UInt64(number))
        try Self.make(administrator, base, on: server)
        try addPeople()
        try addRecords()
        try changeThings()
    }

    /// Makes random households until one has a member with an account, a name without one, and a record of each way of dividing one.
    init(withMemberOn server: Server) throws {
        for number in 1...200 {
            let book = try RandomSharedBook(number, on: server), people = try server.people(of: book.administrator)
            let isMixed = people.contains { $0.user != nil && $0.role != .administrator } && people.contains { $0.role == nil }
            let records = try server.store.export(try server.shared(book.administrator)) { try $0.exportedRecords().records }
            if isMixed, Set(records.compactMap { $0.sharing?.way }).count == Sharing.Way.allCases.count {
                self = book
                return
            }
        }
        throw StoreError.notFound
    }

    /// Adds a person who administers a new household.
    static func make(_ name: String, _ base: Int, on server: Server) throws {
        try server.add(name, "\(name)@example.org", number: base)
        let user = try server.user(name).id, settings = BookSettings(mainCurrency: .of("EUR"), timeZone: .utc, weekStart: .monday)
        _ = try server.store.write {
            try $0.households.add(
                .number(base + 10), name: "House \(base)", kind: .group, settings: settings,
                account: (.number(base + 11), Account.Draft(name: "Joint", currency: .of("EUR"), openingBalance: 500, isDefault: true)),
                categories: [
                    (.number(base + 12), Category.Draft(kind: .expense, name: "Food", hue: .teal, icon: .groceries)),
                    (.number(base + 13), Category.Draft(kind: .expense, name: "Rent", hue: .teal, icon: .groceries)),
                    (.number(base + 14), Category.Draft(kind: .income, name: "Pay", hue: .teal, icon: .salary)),
                ], by: user, consentingTo: HouseholdConsent.version, at: Server.now)
        }
    }

    private mutating func pick(_ below: Int) -> Int { Int.random(in: 0..<below, using: &numbers) }

    private mutating func id<Entity>() -> Identifier<Entity> {
        next += 1
        return Identifier(milliseconds: Int64(base * 1_000 + next), random: (numbers.next(), numbers.next()))
    }

    private mutating func addPeople() throws {
        let user = try server.user(administrator).id
        for number in 0..<pick(4) {
            let name = "Name \(number)", id: HouseholdMember.ID = self.id(), weight = Int64(pick(4))
            _ = try server.store.write { try $0.households.add(id, name: name, weight: weight, by: user, at: Server.now + Int64(number)) }
            guard pick(2) == 0 else { continue }
            // They have an account of Penny after all.
            let member = "\(administrator)m\(number)", invitation: HouseholdInvitation.ID = self.id()
            try server.add(member, "\(member)@example.org", number: base + 100 + number * 10)
            let joining = try server.user(member).id, token = Array(UUID().uuidString.utf8.prefix(32))
            try server.store.write {
                try $0.households.invite(
                    HouseholdInvitation(id: invitation, role: number == 0 ? .viewer : .member, person: id, createdAt: Server.now), tokenHash: token,
                    by: user)
                try $0.households.join(by: token, joining, consentingTo: HouseholdConsent.version, at: Server.now + 60)
            }
        }
    }

    private mutating func movement(_ accounts: [Account]) -> Transaction.Movement {
        let from = accounts[pick(accounts.count)], amount = Money(minorUnits: Int64(1 + pick(20_000)), from.currency)
        let others = accounts.filter { $0.id != from.id }
        switch pick(5) {
        case 0: return .income(account: from.id, category: .number(base + 14), amount: amount)
        case 1 where !others.isEmpty:
            let to = others[pick(others.count)]
            let received = to.currency == from.currency ? amount : Money(minorUnits: Int64(1 + pick(9_000)), to.currency)
            return .transfer(from: from.id, to: to.id, amount: amount, received: received)
        default: return .expense(account: from.id, category: .number(base + 12 + pick(2)), amount: amount)
        }
    }

    private mutating func choice(of amount: Int64, among people: [HouseholdMember.ID]) -> Sharing.Choice {
        let some = people.filter { _ in pick(2) == 0 }, named = some.isEmpty ? people : some
        switch pick(4) {
        case 0: return Sharing.Choice(.some, Dictionary(uniqueKeysWithValues: named.map { ($0, 1) }))
        case 1: return Sharing.Choice(.shares, Dictionary(uniqueKeysWithValues: named.map { ($0, Int64(1 + pick(5))) }))
        case 2:
            var values = Dictionary(uniqueKeysWithValues: named.dropFirst().map { ($0, amount / Int64(2 * named.count)) })
            values[named[0]] = amount - values.values.reduce(0, +)
            return Sharing.Choice(.amounts, values)
        default: return Sharing.Choice(.everybody)
        }
    }

    private mutating func addRecords() throws {
        let book = try server.shared(administrator), dollars: Account.ID = id(), people = try server.people(of: administrator)
        let dollarsOfPeople = people.map { $0.id }.filter { _ in pick(2) == 0 }
        var accounts = try server.store.write(book) { editor in
            _ = try editor.addAccount(
                dollars, Account.Draft(name: "Dollars", currency: .of("USD"), openingBalance: -10, isDefault: false), at: Server.now)
            for person in dollarsOfPeople { _ = try editor.shared.account(of: person, in: .of("USD"), at: Server.now) }
            return try editor.ledger.accounts() + editor.ledger.shared.accounts()
        }
        accounts.sort { ($0.name, $0.currency.code) < ($1.name, $1.currency.code) }
        for _ in 0..<pick(25) {
            let movement = movement(accounts), record: Transaction.ID = id(), day = CalendarDate(daysSince1970: 20_400 + pick(60))
            var draft = Transaction.Draft(
                movement: movement, date: day, time: .midnight, title: "R \(next)", note: pick(3) == 0 ? "a \"note\"" : "",
                hashtags: pick(3) == 0 ? ["tea"] : [])
            if movement.kind != .transfer {
                draft.sharing = choice(of: movement.amount.minorUnits, among: people.map(\.id))
                if case .expense(let account, let category, let amount) = movement, amount.minorUnits > 100, pick(4) == 0 {
                    let first = Money(minorUnits: 60, amount.currency), second = Money(minorUnits: amount.minorUnits - 60, amount.currency)
                    draft.movement = .expense(account: account, category: category, amount: amount)
                    draft.parts = [
                        RecordPart(category: category, amount: first, note: "one"),
                        RecordPart(category: .number(base + 12), amount: second, note: ""),
                    ]
                }
            }
            _ = try server.store.write(book) { try $0.add(record, draft, at: Server.now) }
        }
        try addRules(accounts, people.map(\.id))
    }

    /// Adds recurring records, some of which are due already.
    private mutating func addRules(_ accounts: [Account], _ people: [HouseholdMember.ID]) throws {
        let book = try server.shared(administrator)
        for _ in 0..<pick(4) {
            let movement = movement(accounts), rule: Recurrence.ID = id(), day = CalendarDate(daysSince1970: 20_400 + pick(60))
            guard let recurrence = RecurrenceRule(.weekly, every: 1 + pick(3), starts: day, weekend: .after) else { continue }
            var template = Transaction.Draft(
                movement: movement, date: day, time: .midnight, title: "R \(next)", hashtags: pick(3) == 0 ? ["tea"] : [])
            if movement.kind != .transfer { template.sharing = choice(of: movement.amount.minorUnits, among: people) }
            let draft = Recurrence.Draft(template: template, recurrence: recurrence, posting: pick(3) == 0 ? .ask : .post)
            let today = CalendarDate(daysSince1970: 20_440 + pick(60))
            _ = try server.store.write(book) { try $0.recurring.add(rule, draft, on: today, at: Server.now) }
        }
    }

    private mutating func changeThings() throws {
        let book = try server.shared(administrator), user = try server.user(administrator).id
        let records = try server.store.read(book) { try $0.records(RecordQuery()).records.map(\.id) }
        for record in records where pick(5) == 0 {
            let deletion: Deletion.ID = id()
            _ = try server.store.write(book) { try $0.delete(record, as: deletion, at: Server.now) }
        }
        let budget: Budget.ID = id(), deletion: Deletion.ID = id(), saved: SavingGoal.ID = id(), note: AccountNote.ID = id()
        try server.store.write(book) { editor in
            let draft = Budget.Draft(
                name: "Tea", length: .monthly, scope: .only(categories: [.number(base + 12)], hashtags: []),
                amount: Money(minorUnits: 100, .of("EUR")), hasRollover: true)
            if let account = try editor.ledger.accounts().first {
                let goal = SavingGoal.Draft(
                    name: "Sofa", account: account.id, amount: Money(minorUnits: 70_000, account.currency), due: CalendarDate(daysSince1970: 21_000))
                _ = try editor.goals.add(saved, goal, at: Server.now)
                _ = try editor.notes.add(note, .init(account: account.id, date: goal.due, text: "Measure first"), at: Server.now)
            }
            _ = try editor.addBudget(budget, draft, on: CalendarDate(daysSince1970: 20_400), at: Server.now)
            if let value = ExchangeRate.Value("1.1"),
                let rate = ExchangeRate(base: .of("EUR"), quote: .of("USD"), date: CalendarDate(daysSince1970: 20_410), value: value, source: .byHand)
            {
                try editor.saveRate(rate, at: Server.now)
            }
        }
        if pick(3) == 0 {
            try server.store.write(book) {
                _ = try $0.deleteCategory(.number(base + 13), movingTo: .number(base + 12), as: deletion, at: Server.now)
            }
        }
        for person in try server.people(of: administrator) where person.role != .administrator && pick(3) == 0 {
            try server.store.write { try $0.households.remove(person.id, by: user, at: Server.now + 100) }
        }
    }
}

extension Server {
    /// The book of the household that a person is in.
    func shared(_ name: String) throws -> BookAccess {
        let user = try user(name).id
        guard let book = try store.read({ try $0.households.access(of: user, at: Server.now) }) else { throw StoreError.notFound }
        return book
    }

    /// The people of a person's household.
    func people(of name: String) throws -> [HouseholdMember] {
        let user = try user(name).id
        return try store.read { site in try site.households.membership(of: user).map { try site.households.people(of: $0) } ?? [] }
    }

    func exportShared(_ name: String) throws -> String {
        let file = directory + "/export-\(UUID().uuidString).zip"
        _ = FileManager.default.createFile(atPath: file, contents: nil, attributes: [.posixPermissions: 0o600])
        try Export.write(try shared(name), of: store, to: file)
        return file
    }

    /// - Parameter own: the name in the file of the person who administers the household.
    func bringShared(_ file: String, to name: String, as own: String? = nil) throws {
        let export = try ImportFile(at: file, for: .household)
        let person = export.summary.people.first { $0.name == own }?.id
        try export.replace(bookOf: .household(administrator: try user(name).id, own: person), in: store, by: .terminal("pi"), at: Self.now)
    }
}
