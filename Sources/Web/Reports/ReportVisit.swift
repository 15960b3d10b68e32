import Reporting
import Storage

/// A report as the address of its page or of a file asks for it.
extension AskedReport {
    init(_ visit: Visit, _ person: SignedInPerson, _ books: ReportedBooks) throws {
        try self.init(visit.query, of: person.book, at: visit.now, t: visit.t, books)
    }

    static func owner(_ person: SignedInPerson) -> String {
        person.book.isOwn ? person.user.displayName : person.household?.household.name ?? person.user.displayName
    }
}
