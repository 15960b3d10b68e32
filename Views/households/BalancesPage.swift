import Bookkeeping
import Language
import SitePaths
import Templates
import Validation

/// The debts between the people of a household, by currency, and the payments that settle it.
package struct BalancesPage: PageModel {
    /// A payment that settles something.
    package struct Due: Sendable {
        package let from, to: Face
        package let text: String
        package let amount: MoneyText
        package let link: Link
    }

    /// The amount that a person gets back or owes, with a bar from the middle.
    package struct Line: Sendable {
        package let face: Face
        package let name, amount, sign, word, paid, share, shareLabel: String
        /// Per cent of the width, from 0 to 50.
        package let start, length: Int
        package let isPlus, isMinus: Bool
    }

    /// A payment with another side that the visitor may add to their own book.
    package struct Offer: Sendable {
        package let text, day: String
        package let amount: MoneyText
        package let link, take, decline: Link
        package let account: SelectField
    }

    package struct CurrencyCard: Sendable {
        package let name, id: String
        package let lines: [Line]
    }

    package struct Made: Sendable {
        package let face: Face
        package let text, day: String
        package let amount: MoneyText
        package let link: Link
    }

    package let title: String
    package var tab: Tab { .balances }
    package var help: Link? { Paths.guide(.household) }
    package let summary: String
    package let dues: [Due]
    package var hasDues: Bool { !dues.isEmpty }
    package let cards: [CurrencyCard]
    package let made: [Made]
    package var hasMade: Bool { !made.isEmpty }
    package let mayPay: Bool
    package let offers: [Offer]
    package var hasOffers: Bool { !offers.isEmpty }

    /// - Parameters:
    ///   - balances: by currency.
    ///   - payments: the latest payments between people.
    ///   - mayPay: false for a viewer.
    ///   - offered: payments with another side that the visitor may add to an account of their own book.
    package init(
        _ balances: [PersonBalance], payments: [Record], names: LedgerNames, household: HouseholdView, mayPay: Bool, offered: [Record] = [],
        ownBook: OwnBookChoice? = nil, today: CalendarDate, t: Texts
    ) {
        let words = t.sharing
        title = words.balances
        self.mayPay = mayPay
        let groups = balances.grouped
        dues = groups.flatMap { currency, people in
            Settlement.payments(people.map { ($0.person, $0.balance.minorUnits) }, in: currency)
        }.map { payment in
            Due(
                from: household.face(payment.from), to: household.face(payment.to),
                text: words.sentence(payment.from, payment.to, household, t, isPast: false), amount: MoneyText(payment.amount, t.money),
                link: Paths.payments.query(
                    "from=\(payment.from)&to=\(payment.to)&amount=\(MoneyFormat.plain(payment.amount))&currency=\(payment.amount.currency.code)"))
        }
        summary =
            balances.isEmpty
            ? words.noneYet
            : dues.isEmpty
                ? words.allSettled
                : [words.settles(dues.count), words.becomesRecord].joined(
                    separator: t.language == .english ? " " : "")
        cards = groups.map { currency, people in
            let most = people.map(\.balance.minorUnits.magnitude).max() ?? 0
            return CurrencyCard(
                name: currency.name(in: t.language), id: currency.code,
                lines: household.people.compactMap { person in
                    guard let found = people.first(where: { $0.person == person.id }) else { return nil }
                    return Line(found, most: most, household, t)
                })
        }
        func payment(_ record: Record) -> Made? {
            guard case .transfer(let from, let to, let amount, _) = record.movement, let payer = names.account(from)?.person,
                let payee = names.account(to)?.person
            else { return nil }
            return Made(
                face: household.face(payer), text: words.sentence(payer, payee, household, t, isPast: true),
                day: t.dates.brief(record.date, today: today), amount: MoneyText(amount, t.money), link: Paths.transaction(record.id))
        }
        made = payments.compactMap(payment)
        offers = offered.compactMap { record in
            guard let made = payment(record), let ownBook else { return nil }
            return Offer(
                text: made.text, day: made.day, amount: made.amount, link: made.link, take: Paths.takePayment(record.id).pinned(to: .own),
                decline: Paths.declinePayment(record.id).pinned(to: .own),
                account: SelectField(
                    fromAccount: ownBook, label: t.links.myAccount, id: "own-\(record.id)", hasNone: false, t: t))
        }
    }
}

extension [PersonBalance] {
    /// The balances of each currency.
    fileprivate var grouped: [(currency: Currency, people: [PersonBalance])] {
        Dictionary(grouping: self, by: \.balance.currency).sorted { $0.key.code < $1.key.code }.map { ($0.key, $0.value) }
    }
}

extension SharingTexts {
    /// Returns the sentence of a payment.
    fileprivate func sentence(_ from: HouseholdMember.ID, _ to: HouseholdMember.ID, _ household: HouseholdView, _ t: Texts, isPast: Bool) -> String {
        if from == household.own { return (isPast ? youPaid : youPay)(household.inSentence(to, t)) }
        if to == household.own { return (isPast ? paidYou : paysYou)(household.inSentence(from, t)) }
        return (isPast ? paid : pays)(household.inSentence(from, t), household.inSentence(to, t))
    }
}

extension BalancesPage.Line {
    fileprivate init(_ found: PersonBalance, most: UInt64, _ household: HouseholdView, _ t: Texts) {
        let words = t.sharing, isOwn = found.person == household.own, amount = found.balance.minorUnits
        face = household.face(found.person)
        name = household.nameOrYou(found.person, t)
        self.amount = amount > 0 ? t.money.string(found.balance, sign: .always) : t.money.string(found.balance)
        (isPlus, isMinus) = (amount > 0, amount < 0)
        sign = amount > 0 ? "in" : amount < 0 ? "out" : ""
        word = amount == 0 ? words.settled : amount > 0 ? isOwn ? words.youGetBack : words.getsBack : isOwn ? words.youOwe : words.owes
        (paid, share) = (t.money.string(found.paid), t.money.string(found.share))
        shareLabel = isOwn ? words.forYou : words.forThem
        length = most == 0 ? 0 : Int(clamping: (UInt128(amount.magnitude) * 45 / UInt128(most)))
        start = amount < 0 ? 50 - length : 50
    }
}
