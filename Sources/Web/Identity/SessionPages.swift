import Bookkeeping
import Identity
import Language
import MicroHTTP
import SitePaths
import Storage
import Templates
import Views

/// Pages for a person's sessions, and for ending them remotely.
struct SessionPages: Sendable {
    let store: Store
    let activity: Activity<Session>

    func index(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let sessions = try store.read { try $0.sessions.all(of: person.user.id) }
        let seen = sessions.map { ($0, max(activity.lastUse(of: $0.id, storedAt: $0.lastSeenAt) ?? 0, $0.createdAt)) }
        let rows = seen.sorted { $0.1 > $1.1 }.map { session, seen in
            SessionsPage.Row(
                id: session.id.erased, userAgent: session.userAgent, address: session.address, seen: time(seen, person, visit.t),
                began: time(session.createdAt, person, visit.t), isThis: session.id == person.session.id, t: visit.t)
        }
        return visit.page { Template.sessions(SessionsPage(rows, t: visit.t), app: $0, into: &$1) }
    }

    /// Ends the session in the path, or with `others` all but the current one.
    func delete(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        if visit.parameters["id"] == "others" {
            try store.write(in: person.session) { try $0.sessions.endOthers(than: person.session) }
        } else {
            let id: Session.ID = try visit.id()
            try store.write(in: person.session) { try $0.sessions.end(id, of: person.user.id) }
        }
        return visit.redirect(Paths.sessions, .said(.signedOutOthers))
    }

    private func time(_ seconds: Int64, _ person: SignedInPerson, _ t: Texts) -> String {
        let civil = person.civil(at: seconds)
        return t.sessions.time(t.dates.brief(civil.date, today: person.today), civil.time.description)
    }
}
