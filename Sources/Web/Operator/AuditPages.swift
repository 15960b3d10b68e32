import Bookkeeping
import Language
import MicroHTTP
import SitePaths
import Storage
import Templates
import Validation
import Views

/// The audit log, for the operator.
struct AuditPages: Sendable {
    let store: Store

    private static let pageSize = 50
    private static let before = FormField.hidden("before")

    func index(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let before = visit.query.text(Self.before).flatMap { Int64($0) }
        let found = try store.read { try $0.audit.entries(AuditQuery(before: before, limit: Self.pageSize + 1)) }
        let rows = found.prefix(Self.pageSize).map { entry in
            AuditPage.Row(
                entry.act, about: entry.about.map { _ in entry.aboutName ?? visit.t.audit.somebodyDeleted },
                actor: Self.actor(entry, visit.t), when: person.moment(entry.at, visit.t), t: visit.t)
        }
        let older = found.count > Self.pageSize ? Paths.audit.query("before=\(found[Self.pageSize - 1].number)") : nil
        let page = AuditPage(rows, olderURL: older, newestURL: before == nil ? nil : Paths.audit, t: visit.t)
        return visit.page { Template.auditPage(page, app: $0, into: &$1) }
    }

    private static func actor(_ entry: AuditEntry, _ t: Texts) -> String {
        switch entry.actor {
        case .user: entry.actorName ?? t.audit.somebodyDeleted
        case .terminal(let name): t.audit.atTerminal(name)
        case .server: t.audit.server
        }
    }
}
