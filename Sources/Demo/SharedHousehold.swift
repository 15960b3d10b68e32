import Bookkeeping
import Language
import Storage

/// A household of four around the person of the demo: three with accounts of Penny and books of their own, and a child with a name only.
struct SharedHousehold {
    /// The number of days with records.
    private static let days = 120
    /// The subjects of the payments that they share each month.
    private static let monthly: [Subject] = [.home, .bills]

    private let store: Store
    private let habits: Habits
    private let access: BookAccess
    private let adults: [HouseholdMember.ID]
    /// An adult who is not the administrator.
    private let member: User.ID?
    private let categories: [Subject: Category.ID]
    private let joint: Account.ID
    /// The administrator's own account for their recent payments.
    private let own: Transaction.OwnSide
    private let main, foreign: Currency
    private let now: Int64
    private var generator: SplitMix64

    /// Makes the household with its people.
    ///
    /// - Parameter people: the administrator first.
    init(of people: [MadeUpHousehold], in store: Store, language: Language, at now: Int64, using generator: SplitMix64) throws {
        var generator = generator
        func id<Entity>() -> Identifier<Entity> { Identifier(milliseconds: now * 1_000, random: (generator.next(), generator.next())) }
        let names = Texts.of(language).defaults, users = people.map(\.book.person)
        guard let first = people.first, let administrator = users.first else { throw StoreError.notFound }
        let start = DefaultBook(names, currency: first.everyday.currency), drafts = start.categories.map { (id() as Category.ID, $0) }
        categories = Subject.allCases.reduce(into: [:]) { found, subject in
            found[subject] = drafts.first { $0.1.kind == subject.kind && $0.1.name == subject.name(names) }?.0
        }
        let account: Account.ID = id(), household: Household.ID = id(), child: HouseholdMember.ID = id()
        let family = first.habits.family,
            links = users.dropFirst().map { user in
                (
                    user: user, invitation: HouseholdInvitation(id: id(), role: .member, createdAt: now),
                    token: (0..<32).map { _ in UInt8.random(in: 0...255, using: &generator) }
                )
            }
        let draft = Account.Draft(name: family.account, currency: first.everyday.currency, openingBalance: 0, isDefault: true)
        let found = try store.write { site in
            _ = try site.households.add(
                household, name: family.name, kind: .household, settings: first.book.settings, account: (account, draft), categories: drafts,
                by: administrator, consentingTo: HouseholdConsent.version, at: now)
            for link in links {
                try site.households.invite(link.invitation, tokenHash: link.token, by: administrator)
                try site.households.join(by: link.token, link.user, consentingTo: HouseholdConsent.version, at: now)
            }
            _ = try site.households.add(child, name: family.child, weight: 0, by: administrator, at: now)
            if let last = people.dropFirst().last { try Self.share(of: last, names, limit: id(), with: administrator, in: site, at: now) }
            return try site.households.access(of: administrator, at: now)
        }
        guard let found else { throw StoreError.notFound }
        (self.store, access, joint, habits, self.now) = (store, found, account, first.habits, now)
        own = .account(first.everyday.id, category: Texts.of(language).links.category)
        member = users.dropFirst().first
        (main, foreign) = (first.everyday.currency, first.purse.currency)
        adults = try store.read(found) { try $0.shared.people() }.filter { $0.role != nil }.map(\.id)
        self.generator = generator
    }

    /// Shares all accounts of a person with the administrator, who sets a limit for them.
    private static func share(
        of person: MadeUpHousehold, _ names: DefaultTexts, limit: Budget.ID, with administrator: User.ID, in site: SiteData<Writing>, at now: Int64
    ) throws {
        let user = person.book.person, category = person.category(.fun), currency = person.everyday.currency
        try site.sharing.share(.all, of: user)
        guard let own = try site.households.membership(of: user) else { return }
        let editor = try site.sharing.limits(of: own.person, by: administrator)
        guard try editor.shared.names().category(category) != nil else { return }
        let draft = Budget.Draft(
            name: Subject.fun.name(names), length: .monthly, scope: .only(categories: [category], hashtags: []),
            amount: Money(minorUnits: person.habits.budgets.usual * currency.scale, currency))
        _ = try editor.add(limit, draft, on: CivilTime(seconds: now, in: try editor.shared.settings().timeZone).date, at: now)
    }

    /// A purchase before it is written.
    private struct Planned {
        let purchase: Purchase
        let subject: Subject
        let date: CalendarDate
        let time: TimeOfDay
        let amount: Money
        /// Nil for the common account.
        let payer: HouseholdMember.ID?
        let sharing: Sharing.Choice?
        let id: Transaction.ID
    }

    /// Writes the records of the last months, with a trip in another currency and a payment.
    mutating func write(until now: CivilTime) throws {
        var plans: [Planned] = []
        let today = now.date
        for day in (0..<Self.days).reversed() {
            let date = today.adding(days: -day)
            for monthly in habits.monthly where monthly.day == date.day && Self.monthly.contains(monthly.subject) {
                plan(monthly.purchase, monthly.subject, on: date, isJoint: monthly.subject == .home, in: &plans)
            }
            for (subject, percent) in [(Subject.groceries, 38), (.eatingOut, 16), (.home, 5), (.fun, 6)] where generator.chance(percent) {
                if let purchase = generator.pick(habits.everyday[subject] ?? []) { plan(purchase, subject, on: date, in: &plans) }
            }
            // The trip: three days two months ago.
            if 58...60 ~= day, let purchase = generator.pick(habits.holiday[.eatingOut] ?? []) {
                plan(purchase, .eatingOut, on: date, isForeign: true, in: &plans)
            }
        }
        // Nothing is written down before its time.
        plans.removeAll { ($0.date, $0.time) > (now.date, now.time) }
        let (access, joint, own, categories, now) = (access, joint, own, categories, self.now), payment: Transaction.ID = id()
        let paidAt = generator.time(in: 19...21)
        let (first, main, recent) = (adults.first, main, today.adding(days: -30))
        let rules = habits.monthly.filter { Self.monthly.contains($0.subject) }.map { (id: id() as Recurrence.ID, purchase: $0.purchase) }
        try store.write(access) { editor in
            let drafts = try plans.map { plan in
                let account = try plan.payer.map { try editor.shared.account(of: $0, in: plan.amount.currency, at: now) } ?? joint
                guard let category = categories[plan.subject] else { throw StoreError.notFound }
                var draft = Transaction.Draft(
                    movement: .expense(account: account, category: category, amount: plan.amount), date: plan.date, time: plan.time,
                    title: plan.purchase.title, vendor: plan.purchase.vendor, place: plan.purchase.place)
                draft.sharing = plan.sharing
                if let first, plan.payer == first, plan.amount.currency == main, plan.date >= recent { draft.ownSide = own }
                return (plan.id, draft)
            }
            _ = try editor.addMany(drafts, at: now)
            for rule in rules {
                guard let (record, draft) = Recurrence.Draft.latest(of: rule.purchase, among: drafts) else { continue }
                _ = try editor.recurring.add(rule.id, draft, from: record, on: today, at: now)
            }
            try Self.settle(editor, payment, on: today.adding(days: -9), paidAt, at: now)
        }
        if let latest = plans.last(where: { $0.payer != nil && $0.sharing == nil }) { try correct(latest.id) }
    }

    /// Lets another adult say for whom a record is, so that its history has more than one line.
    private func correct(_ id: Transaction.ID) throws {
        let (member, now, adults) = (member, now, adults)
        guard let member, let other = try store.read({ try $0.households.access(of: member, at: now) }) else { return }
        try store.write(other) { editor in
            guard let record = try editor.ledger.transaction(id) else { throw StoreError.notFound }
            let sharing = Sharing.Choice(.some, Dictionary(adults.prefix(2).map { ($0, 1) }, uniquingKeysWith: { first, _ in first }))
            try editor.update(id, Transaction.Draft(record.content, hashtags: record.hashtags, sharing: sharing), at: now)
        }
    }

    /// Lets the one who owes most pay half of it.
    private static func settle(_ editor: LedgerEditor, _ id: Transaction.ID, on date: CalendarDate, _ time: TimeOfDay, at now: Int64) throws {
        let main = try editor.ledger.mainCurrency()
        let balances = try editor.ledger.shared.balances().filter { $0.balance.currency == main }.map { ($0.person, $0.balance.minorUnits) }
        guard let due = Settlement.payments(balances, in: main).first, due.amount.minorUnits > 1 else { return }
        let amount = Money(minorUnits: due.amount.minorUnits / 2, main)
        let from = try editor.shared.account(of: due.from, in: main, at: now), to = try editor.shared.account(of: due.to, in: main, at: now)
        let movement = Transaction.Movement.transfer(from: from, to: to, amount: amount, received: amount)
        _ = try editor.add(id, Transaction.Draft(movement: movement, date: date, time: time, title: ""), at: now)
    }

    private mutating func plan(
        _ purchase: Purchase, _ subject: Subject, on date: CalendarDate, isJoint: Bool = false, isForeign: Bool = false, in plans: inout [Planned]
    ) {
        let currency = isForeign ? foreign : main
        var sharing: Sharing.Choice?
        if !isJoint, generator.chance(15) {
            let some = adults.filter { _ in generator.chance(60) }
            sharing = Sharing.Choice(.some, Dictionary((some.isEmpty ? adults : some).map { ($0, 1) }, uniquingKeysWith: { first, _ in first }))
        }
        plans.append(
            Planned(
                purchase: purchase, subject: subject, date: date, time: generator.time(in: Self.hours(of: subject, on: date)),
                amount: Money(minorUnits: purchase.amount(in: currency, using: &generator), currency),
                payer: isJoint ? nil : generator.pick(adults), sharing: sharing, id: id()))
    }

    /// Returns the hours when people buy something.
    private static func hours(of subject: Subject, on date: CalendarDate) -> ClosedRange<Int> {
        let isWeekend = date.weekday == .saturday || date.weekday == .sunday
        return switch subject {
        case .bills: 7...9
        case .groceries: isWeekend ? 10...12 : 17...20
        case .eatingOut: isWeekend ? 12...20 : 18...20
        case .fun: 15...20
        default: 11...18
        }
    }

    private mutating func id<Entity>() -> Identifier<Entity> { Identifier(milliseconds: now * 1_000, random: (generator.next(), generator.next())) }
}
