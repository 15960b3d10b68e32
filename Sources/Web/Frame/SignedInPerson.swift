import Bookkeeping
import Storage
import Views

/// A signed-in person.
struct SignedInPerson: Sendable {
    let user: User
    let session: Session
    /// The present date and time of day in the person's time zone.
    let civil: CivilTime

    var book: Book.ID { user.book }
    /// The day on which the person is deleted at their own request; nil if they made none.
    var leavingOn: CalendarDate? {
        user.deletionDueAt.map(day(of:))
    }
    var today: CalendarDate { civil.date }
    var preferences: Preferences { user.preferences }

    /// Returns an instant, in seconds since 1970 (UTC), in the person's time zone.
    func civil(at seconds: Int64) -> CivilTime { CivilTime(seconds: seconds, in: preferences.timeZone) }

    /// Returns the date of an instant, in seconds since 1970 (UTC), in the person's time zone.
    func day(of seconds: Int64) -> CalendarDate { civil(at: seconds).date }

    /// Returns the date and time of an instant as the operator's pages write it.
    func moment(_ seconds: Int64, _ t: Texts) -> String {
        let civil = civil(at: seconds)
        return t.dates.brief(civil.date, today: today) + t.frame.listSeparator + civil.time.description
    }
}
