import Bookkeeping
import Language
import Storage

/// A signed-in person.
struct SignedInPerson: Sendable {
    let user: User
    let session: Session
    /// The book of the page.
    let book: BookAccess
    /// The person's own book, whatever the page.
    let own: BookAccess
    /// The household that the person is in; nil for none.
    let household: HouseholdMembership?
    /// The present date and time of day in the book's time zone.
    let civil: CivilTime

    init(user: User, session: Session, book: BookAccess, own: BookAccess, household: HouseholdMembership?, at now: Int64) {
        (self.user, self.session, self.book, self.own, self.household) = (user, session, book, own, household)
        civil = CivilTime(seconds: now, in: book.settings.timeZone)
    }

    /// The day on which the person is deleted at their own request; nil if they made none.
    var leavingOn: CalendarDate? {
        user.deletionDueAt.map(day(of:))
    }
    var today: CalendarDate { civil.date }
    var preferences: Preferences { user.preferences }
    var calendar: CivilCalendar { book.settings.calendar }
    var mainCurrency: Currency { book.settings.mainCurrency }
    var timeZone: CivilTimeZone { book.settings.timeZone }

    /// Returns an instant, in seconds since 1970 (UTC), in the book's time zone.
    func civil(at seconds: Int64) -> CivilTime { CivilTime(seconds: seconds, in: timeZone) }

    /// Returns the date of an instant, in seconds since 1970 (UTC), in the book's time zone.
    func day(of seconds: Int64) -> CalendarDate { civil(at: seconds).date }

    /// Returns the date and time of an instant as the operator's pages write it.
    func moment(_ seconds: Int64, _ t: Texts) -> String {
        let civil = civil(at: seconds)
        return t.dates.brief(civil.date, today: today) + t.frame.listSeparator + civil.time.description
    }
}
