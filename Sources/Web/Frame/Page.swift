import MicroHTTP

/// A handler, the requirements that a visitor must meet to open it, and the size of the files that it accepts.
struct Page: Sendable {
    /// In the order in which they are checked, each once.
    let requirements: [Requirement]
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

    /// A page for signed-in people, including those whose session is locked.
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

    /// Returns the page with a larger body limit, in bytes, for forms with files.
    func taking(_ bytes: Int) -> Page {
        var page = self
        page.fileLimit = bytes
        return page
    }

    /// Returns the first requirement that the visitor does not meet; nil if the page is open to them.
    func firstUnmet(by visit: Visit) -> Requirement? { requirements.first { !$0.isMet(by: visit) } }
}
