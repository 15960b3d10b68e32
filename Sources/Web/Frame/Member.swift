import Bookkeeping
import Storage
import Views

/// A person who is signed in.
struct Member: Sendable {
    let user: User
    let session: Session
    /// What the clock and the calendar of the person show.
    let civil: CivilTime

    var book: Book.ID { user.book }
    /// The day on which the person, who asked for it, is deleted.
    var leavingOn: CalendarDate? {
        user.deletionDueAt.map(day(of:))
    }
    var today: CalendarDate { civil.date }
    var preferences: Preferences { user.preferences }

    /// An instant, in seconds since 1970 (UTC), where the person is.
    func civil(at seconds: Int64) -> CivilTime { CivilTime(seconds: seconds, in: preferences.timeZone) }

    /// The day of an instant, where the person is.
    func day(of seconds: Int64) -> CalendarDate { civil(at: seconds).date }

    /// Day and time of an instant, as pages about the server write it.
    func moment(_ seconds: Int64, _ t: Texts) -> String {
        let civil = civil(at: seconds)
        return t.dates.brief(civil.date, today: today) + t.frame.listSeparator + civil.time.description
    }
}
