import Bookkeeping
import Identity
import Language
import MicroHTTP
import SitePaths
import Storage
import Templates
import Views

/// The calendar of recurring records behind a secret address, and the page that makes and revokes the address.
struct CalendarFeedPages: Sendable {
    let store: Store

    func show(_ visit: Visit, _ person: SignedInPerson) throws -> Response { try page(visit, person) }

    /// Makes an address and shows it once: only its hash is stored. The former one ends.
    func make(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let secret = Secret()
        try store.write(in: person.session) { try $0.calendarFeeds.make(for: person.book, tokenHash: secret.hash, at: visit.now) }
        return try page(visit, person, link: visit.address(Paths.calendar(secret.text)))
    }

    func revoke(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        try store.write(in: person.session) { try $0.calendarFeeds.revoke(for: person.book) }
        return visit.redirect(Paths.calendarFeed, .said(.calendarRevoked))
    }

    /// Answers a calendar program: the days of the month before, and those to come within a year.
    func calendar(_ visit: Visit) throws -> Response {
        guard let secret = visit.parameters["token"].flatMap(Secret.init),
            let (user, book, household) = try store.read({ try $0.calendarFeeds.find(secret.hash, at: visit.now) })
        else { throw Failure.notFound }
        let today = CivilTime(seconds: visit.now, in: book.settings.timeZone).date, first = today.firstOfMonth
        let texts = Texts.of(user.preferences.language, masksAmounts: user.preferences.masksAmounts)
        let calendar = try store.read(book) { ledger in
            let rules = try ledger.recurring.all()
            var planned: [PlannedRecord] = []
            // Hundreds of rules for each day would be a calendar that no program shows: those to come first are enough of it.
            for months in stride(from: -1, through: 12, by: 2) where planned.count < Self.enough {
                planned += try ledger.recurring.planned(rules, in: first.adding(months: months)...first.adding(months: months + 2).adding(days: -1))
            }
            return ICalendar(planned, household: household?.name, names: try ledger.names(), t: texts)
        }
        return Response(contentType: "text/calendar; charset=utf-8", bytes: calendar.bytes(at: visit.now))
    }

    /// A number of days after which no further months are added.
    private static let enough = 2_000

    private func page(_ visit: Visit, _ person: SignedInPerson, link: String? = nil) throws -> Response {
        let madeAt = try store.read { try $0.calendarFeeds.madeAt(for: person.book) }
        let page = CalendarFeedPage(made: madeAt.map(person.day(of:)), link: link, today: person.today, t: visit.t)
        return visit.page { Template.calendarFeed(page, app: $0, into: &$1) }
    }
}
