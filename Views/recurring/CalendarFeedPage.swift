import Bookkeeping
import Language
import SitePaths
import Templates

/// The secret address of the calendar of recurring records, for calendar programs: made, shown once, replaced and revoked.
package struct CalendarFeedPage: PageModel {
    /// A new address.
    package struct Made: ViewModel, Sendable {
        package let link, subscription: String
        package let code: QRCodeView?
    }

    package let title: String
    package var tab: Tab { .recurring }
    package var back: Link? { Paths.recurring }
    package var assets: PageAssets { [.guide] }
    package let made: Made?
    /// The day of the address that there is; nil without one, and for one that is shown.
    package let madeOn: String?
    package let exists: Bool

    /// - Parameters:
    ///   - day: the day on which the present address was made; nil without one.
    ///   - link: the whole new address, which only this page shows.
    package init(made day: CalendarDate?, link: String? = nil, today: CalendarDate, t: Texts) {
        title = t.feeds.title
        made = link.map { link in
            // Programs that subscribe to calendars register these schemes: `webcal` for HTTP, `webcals` for HTTPS.
            let subscription = "webcal" + link.dropFirst("http".count)
            return Made(link: link, subscription: subscription, code: QRCodeView(subscription, label: t.feeds.code))
        }
        exists = day != nil
        madeOn = link == nil ? day.map { t.feeds.madeOn(t.dates.day($0, today: today)) } : nil
    }
}

extension ICalendar {
    /// Creates the calendar of recurring records.
    ///
    /// - Parameter household: the name of the household; nil for a person's own book.
    package init(_ planned: [PlannedRecord], household: String?, names: LedgerNames, t: Texts) {
        let title = ["Penny", household, t.recurring.title].compactMap(\.self).joined(separator: t.frame.listSeparator)
        self.init(
            name: title,
            events: planned.map { item in
                let rule = item.rule, isWaiting = item.state == .waiting, isExpected = rule.posting == .ask && item.state != .posted
                let amount: String =
                    switch rule.movement {
                    case .expense(_, _, let amount): t.money.string(amount, sign: .minus)
                    case .income(_, _, let amount): t.money.string(amount, sign: .plus)
                    case .transfer(_, _, let amount, _): t.money.string(amount)
                    }
                return Event(
                    id: "\(rule.id)-\(item.day.scheduled)@penny", day: Self.digits(item.day.due), summary: "\(rule.title(names, t)) \(amount)",
                    detail: isWaiting ? t.recurring.waits : isExpected ? t.recurring.asks : nil, isTentative: isExpected)
            })
    }
}
