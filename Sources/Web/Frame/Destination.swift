import SitePaths
import Validation

/// The page to go on to after the sign-in, the lock screen or a confirmation: the field `next` of a URL or form.
struct Destination: Sendable {
    private let path: LocalPath?

    /// Reads a path of this site; any other text gives no destination.
    init(_ text: String?) { path = text.flatMap { LocalPath($0) } }

    init(_ path: LocalPath?) { self.path = path }

    /// The value of the form field; nil without a destination.
    var text: String? { path?.description }

    /// Returns the path to go on to, or another one without a destination.
    func path(or other: Link = Paths.overview) -> Link { path.map { Link($0) } ?? other }

    /// Returns the path of a page that comes first and then leads on: `/sign-in?next=…`.
    func through(_ page: Link) -> Link { text.map { page.query("next", $0) } ?? page }
}
