import Bookkeeping
import Storage

/// The book that a command reads, exports or writes to, with the name under which it speaks of it.
struct PersonBook {
    enum Purpose { case reading, exporting, writing }

    let access: BookAccess
    let name: String

    /// - Parameter household: true for the book of the household that the person is in.
    init(of person: User, household: Bool, for purpose: Purpose, in store: Store) throws {
        guard household else {
            guard let own = try store.read({ try $0.books.atTerminal(of: person.id) }) else { throw StoreError.notFound }
            (access, name) = (own, person.username)
            return
        }
        let found = try store.read { (try $0.households.access(of: person.id, at: Clock.seconds), try $0.households.membership(of: person.id)) }
        guard let shared = found.0, let own = found.1, purpose != .exporting || own.role == .administrator else {
            throw CommandFailure("\(person.username) \(purpose == .exporting ? "administers no" : "is in no") household.")
        }
        guard shared.mayWrite || purpose == .reading else {
            throw CommandFailure("\(person.username) may only look at the book of \(own.household.name).")
        }
        (access, name) = (shared, own.household.name)
    }
}
