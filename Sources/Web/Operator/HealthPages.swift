import Bookkeeping
import Foundation
import Identity
import Language
import MicroHTTP
import OperatorLog
import Pictures
import SitePaths
import Storage
import Templates
import Views

/// The state of the server, and the amount of data on it.
struct HealthPages: Sendable {
    let store: Store
    let server: ServerFacts
    let log: EventLog
    let pictures: PictureMaker

    /// The address of the page, which asks a process whether it can read pictures.
    static let path = Paths.health.description

    /// The maximum age of a recent check, in seconds: 30 days.
    private static let checkAge: Int64 = 30 * 86_400

    func show(_ visit: Visit, _ person: SignedInPerson) throws -> Response { try page(visit, person) }

    /// Checks the database. Problems are shown only; nothing is written to a file that may be damaged.
    func check(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        guard let problems = try server.gate.run({ try store.check() }) else { throw Failure.unavailable }
        guard problems.isEmpty else { return try page(visit, person, problems: problems) }
        try store.write { try $0.audit.record(.checked, by: .user(person.user.id), at: visit.now) }
        log.write(.administered(act: AuditAct.checked.rawValue, user: person.user.id.description, about: nil))
        return visit.redirect(Paths.health, .said(.databaseChecked))
    }

    private func page(_ visit: Visit, _ person: SignedInPerson, problems: [String]? = nil) throws -> Response {
        let (figures, checkedAt) = try store.read { (try $0.figures(), try $0.audit.lastTime(of: .checked)) }
        let machine = server.machine(store)
        let facts = HealthPage.Facts(
            version: server.version.description, schema: figures.schema, uptime: visit.now - server.startedAt,
            memoryBytes: machine.memoryBytes,
            databaseBytes: machine.disk?.databaseBytes, freeBytes: machine.disk?.freeBytes, diskBytes: machine.disk?.totalBytes,
            receiptBytes: figures.receiptBytes,
            backupBytes: store.backups.backups().map(\.bytes).reduce(0, +), checkedAt: checkedAt.map { person.moment($0, visit.t) },
            isCheckRecent: checkedAt.map { $0 >= visit.now - Self.checkAge } ?? false, isStalled: server.isStalled,
            readsPictures: pictures.hasLibrary(), problems: problems)
        let counts = DataFigures.Kind.allCases.map { (name: Self.name($0, visit.t.server.counts), count: figures.counts[$0] ?? 0) }
        return visit.page { Template.healthPage(HealthPage(facts, counts: counts, t: visit.t), app: $0, into: &$1) }
    }

    private static func name(_ kind: DataFigures.Kind, _ names: ServerTexts.Counts) -> String {
        switch kind {
        case .people: names.people
        case .sessions: names.sessions
        case .accounts: names.accounts
        case .categories: names.categories
        case .hashtags: names.hashtags
        case .budgets: names.budgets
        case .records: names.records
        case .attachments: names.attachments
        case .deletions: names.deletions
        case .notifications: names.notifications
        case .exchangeRates: names.exchangeRates
        case .auditEntries: names.auditEntries
        }
    }
}

/// The facts about the running server that the operator's pages show.
struct ServerFacts: Sendable {
    let version: Version
    /// Seconds since 1970 (UTC).
    let startedAt: Int64
    let machine: @Sendable (Store) -> MachineFigures
    /// Returns how long the longest-stalled server thread has made no progress.
    let stall: @Sendable () -> Duration
    /// True if some visitors no longer get answers.
    var isStalled: Bool { stall() >= .seconds(10) }
    /// Admits one check or backup at a time, since each reads the whole database; further ones are refused.
    let gate = BoundedGate(running: 1, waiting: 0)
}
