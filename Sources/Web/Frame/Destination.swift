import Validation

/// Where a person was going when the sign-in, the lock or a proof came in between: `next` of an address or a form.
struct Destination: Sendable {
    private let path: LocalPath?

    /// What names no page of this site leads nowhere.
    init(_ text: String?) { path = text.flatMap { LocalPath($0) } }

    init(_ path: LocalPath?) { self.path = path }

    /// For the field of a form; nil when it leads nowhere.
    var text: String? { path?.description }

    /// The page to go on to, or another one when it leads nowhere.
    func path(or other: String = "/") -> String { text ?? other }

    /// A page that comes first, and leads on: `/sign-in?next=…`.
    func through(_ page: String) -> String { page + (text.map { "?next=" + $0.urlQueryEncoded } ?? "") }
}
