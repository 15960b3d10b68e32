import MicroHTTP
import Storage
import Templates
import Views

/// What Penny is, who made it, and under which licences.
struct InfoPages: Sendable {
    private let store: Store
    private let version: Version

    init(_ services: Services) { (store, version) = (services.store, services.upkeep.version) }

    /// What a part's version is concerns whoever runs the server, and nobody else.
    func show(_ visit: Visit, _ member: Member) throws -> Response {
        let build = member.user.role == .operator ? try Build.parts(version, store) : []
        let page = InfoPage(version: version.number, commit: version.build, build: build, t: visit.t)
        return visit.page { Template.info(page, app: $0, into: &$1) }
    }
}
