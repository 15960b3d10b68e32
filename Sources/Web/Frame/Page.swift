import MicroHTTP
import SitePaths
import Storage

/// A handler, the book that its address names, the requirements that a visitor must meet to open it, and the size of the files that it accepts.
struct Page: Sendable {
    /// In the order of the checks, each once.
    private(set) var requirements: [Requirement]
    /// The book that the page's address names.
    private(set) var book = BookAddress.own
    /// True if it changes the book, or is the form of a change; nil if that goes by the method.
    private var isForWriters: Bool?
    /// True if it is the administrator's alone in a household's book.
    private var isForAdministrator = false
    /// The maximum size of a posted file, in bytes; nil for a page that accepts none.
    private(set) var fileLimit: Int?
    /// Answers a visitor who meets the requirements.
    let handler: @Sendable (Visit) throws -> Response

    private init(_ requirements: [Requirement], _ handler: @escaping @Sendable (Visit) throws -> Response) {
        self.requirements = Set(requirements).sorted()
        self.handler = handler
    }

    /// A page for all visitors.
    static func anyone(_ handler: @escaping @Sendable (Visit) throws -> Response) -> Page { Page([], handler) }

    /// A page for signed-in people, including people with a locked session.
    static func session(_ handler: @escaping @Sendable (Visit, SignedInPerson) throws -> Response) -> Page {
        Page([.signedIn]) { visit in
            guard let person = visit.person ?? visit.locked else { throw Failure.unexpected }
            return try handler(visit, person)
        }
    }

    /// A page for signed-in people who have unlocked their session and meet the further requirements.
    static func signedIn(
        _ handler: @escaping @Sendable (Visit, SignedInPerson) throws -> Response, _ further: Requirement...
    ) -> Page {
        Page([.signedIn, .unlocked] + further) { visit in
            guard let person = visit.person else { throw Failure.unexpected }
            return try handler(visit, person)
        }
    }

    /// A page about the household of a signed-in person, for those who are in one.
    static func household(
        _ handler: @escaping @Sendable (Visit, SignedInPerson, HouseholdMembership) throws -> Response, _ further: Requirement...
    ) -> Page {
        Page([.signedIn, .unlocked, .household] + further) { visit in
            guard let person = visit.person, let household = person.household else { throw Failure.unexpected }
            return try handler(visit, person, household)
        }
        .at(.household)
    }

    /// Returns the page at the address of a book.
    func at(_ book: BookAddress) -> Page {
        var page = self
        page.book = book
        return page
    }

    /// Returns the same page of the household's book. One that takes a posted form changes the book, if nothing else is said of it.
    func inHousehold(byPost: Bool) -> Page {
        var page = at(.household)
        let rights: [Requirement] = isForAdministrator ? [.administering] : isForWriters ?? byPost ? [.writing] : []
        let further = [.signedIn, .unlocked, .household] + rights
        page.requirements = Set(requirements + further).sorted()
        return page
    }

    /// Returns the page as the form of a change of the book.
    func forWriters() -> Page {
        var page = self
        page.isForWriters = true
        return page
    }

    /// Returns the page as one that changes nothing in the book although a form is posted to it, such as the choice of a currency.
    func forViewers() -> Page {
        var page = self
        page.isForWriters = false
        return page
    }

    /// Returns the page as one that only the administrator opens in a household's book, and everybody in their own.
    func forAdministrator() -> Page {
        var page = self
        page.isForAdministrator = true
        return page
    }

    /// Returns the page with a larger body limit, in bytes, for forms with files.
    func taking(_ bytes: Int) -> Page {
        var page = self
        page.fileLimit = bytes
        return page
    }

    /// Returns the first requirement that the visitor does not meet; nil if the page is open to them.
    func firstUnmet(by visit: Visit) -> Requirement? { requirements.first { !$0.isMet(by: visit) } }
}
