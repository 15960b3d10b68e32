import MicroHTTP
import Storage
import Templates
import Views

/// What Penny is, who made it, and under which licences.
struct InfoPages: Sendable {
    private let store: Store

    init(_ services: Services) { store = services.store }

    /// What a part's version is concerns whoever runs the server, and nobody else.
    func show(_ visit: Visit, _ member: Member) throws -> Response {
        let build = member.user.role == .operator ? try Build.parts(store) : []
        let page = InfoPage(version: Version.text, build: build, t: visit.t)
        return visit.page { Template.info(page, app: $0, into: &$1) }
    }
}
