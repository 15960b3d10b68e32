import Bookkeeping
import Charts
import Language
import SitePaths
import Templates

/// The regular payments of the past that are offered as rules, and the ones that the person has dismissed.
package struct FoundSection: ViewModel, Sendable {
    /// A regular payment.
    package struct Offer: Sendable {
        package let title, meta, hue, icon, sign: String
        package let amount: MoneyText
        /// The lowest and the highest amount, for amounts that vary.
        package let range: String?
        package let beats: TrustedHTML
        /// The former price, and the day of the first payment of the present one.
        package let change: Change?
        /// The form of a rule with these values, and the name of the button for it.
        package let makeLink: Link
        package let dismissLink: Link
        package let make, dismiss: String

        package struct Change: Sendable {
            package let was, since: String
        }
    }

    /// A payment that is not offered.
    package struct Dismissed: Sendable {
        package let title, meta, offerAgain: String
        package let link: Link
    }

    package let offers: [Offer]
    package var hasOffers: Bool { !offers.isEmpty }
    package let dismissed: [Dismissed]
    package var hasDismissed: Bool { !dismissed.isEmpty }

    /// Nil if nothing was found or dismissed.
    package init?(_ offers: [PaymentOffer], dismissed: [DismissedPayment], names: LedgerNames, today: CalendarDate, t: Texts) {
        guard !offers.isEmpty || !dismissed.isEmpty else { return nil }
        self.offers = offers.map { Offer($0, names: names, today: today, t: t) }
        self.dismissed = dismissed.map { payment in
            let title = payment.title.isEmpty ? payment.payee.key : payment.title
            return Dismissed(
                title: title, meta: t.recurring.every(payment.frequency, payment.every), offerAgain: t.found.offerAgainNamed(title),
                link: Paths.offerPayment(payment.id))
        }
    }
}

extension FoundSection.Offer {
    fileprivate init(_ offer: PaymentOffer, names: LedgerNames, today: CalendarDate, t: Texts) {
        let payment = offer.payment, texts = t.found, recurrence = payment.recurrence
        let row = RecordRow(offer.record, names: names, when: WhenText(), t: t)
        (title, hue, icon, amount, sign) = (row.title, row.hue, row.icon, row.amount, row.sign)
        let missing = payment.intervals.count { $0 == nil }
        let parts = [
            t.recurring.every(recurrence.frequency, recurrence.every),
            texts.timesSince(payment.count, t.dates.period(Period(.monthly, containing: payment.first), today: today)),
            missing > 0 ? texts.left(missing) : nil, texts.next(t.dates.dayOfMonth(recurrence.starts, today: today)),
        ]
        meta = parts.compactMap(\.self).joined(separator: t.frame.listSeparator)
        let change = payment.change
        range = change == nil ? payment.range.map { t.recurring.between(t.money.string($0.least), t.money.string($0.most)) } : nil
        self.change = change.map { before, since in
            Change(was: texts.was(t.money.string(before)), since: texts.since(t.dates.dayOfMonth(since, today: today)))
        }
        let since = change?.since
        beats = TrustedHTML(
            trusting: BeatChart(
                payment.intervals.map { paid in .init(paid?.amount, isNew: paid.flatMap { paid in since.map { paid.date >= $0 } } ?? false) }
            ).draw())
        let posting: Recurrence.Posting = range == nil ? .post : .ask
        let days = "frequency=\(recurrence.frequency.rawValue)&every=\(recurrence.every)&starts=\(recurrence.starts)"
        makeLink = Paths.newRecurring.query("from=\(payment.record)&\(days)&posting=\(posting.rawValue)")
        dismissLink = Paths.dismissPayment(payment.record)
        (make, dismiss) = (texts.makeNamed(title), texts.dismissNamed(title))
    }
}
