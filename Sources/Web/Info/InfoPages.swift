import MicroHTTP
import Storage
import Templates
import Views

/// The page about Penny, its authors and licences.
struct InfoPages: Sendable {
    private let store: Store
    private let version: Version

    init(store: Store, version: Version) { (self.store, self.version) = (store, version) }

    /// Shows the page; only the operator sees the versions of the components.
    func show(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let build = person.user.role == .operator ? try Build.parts(version, store) : []
        let page = InfoPage(version: version.number, commit: version.build, build: build, t: visit.t)
        return visit.page { Template.info(page, app: $0, into: &$1) }
    }
}
