import Foundation
import Pictures
import TestSupport
import Testing

@testable import Bookkeeping
@testable import Storage

@Suite struct ServerPagesTests {
    @Test func `a check that finds nothing is remembered, and one that finds something shows it and writes nothing`() throws {
        let household = try Household(), witness = try DatabaseWitness(household.site)
        let page = try household.ada.post("/operator/health/check")
        #expect(page.document.text.contains("Checked: the database is whole.") && page.document.text.contains("All is well"))
        try household.site.store.pool.write { try $0.execute(sql: "UPDATE hashtag SET record_count = 77") }
        let damaged = try household.ada.post("/operator/health/check")
        #expect(damaged.status == 200)
        #expect(damaged.document.text.contains("The counts of hashtags do not agree with the records."))
        #expect(damaged.document.text.contains("The check found something"))
        #expect(try witness.value("SELECT count(*) FROM audit WHERE act = 'checked'") == "1")
    }

    @Test(arguments: [(Duration.seconds(9), true), (.seconds(10), false)])
    func `a thread that has served nobody for ten seconds is no health`(stall: Duration, isWell: Bool) throws {
        let household = try Household()
        try household.site.store.write { try $0.audit.record(.checked, by: .terminal("pi"), at: TestSite.now) }
        household.site.stall.time.withLock { $0 = stall }
        let page = try household.ada.get("/operator/health").document.text
        #expect(page.contains("All is well") == isWell && page.contains("A part of the server has stopped") == !isWell)
        let answer = try household.ada.fetch("/healthz")
        #expect(answer.status == (isWell ? 200 : 503))
        #expect(answer.text == (isWell ? "ok\n" : "a thread of the server serves nobody any more\n"))
    }

    @Test func `the operator learns that photos cannot be read`() throws {
        let directory = try TemporaryDirectory()
        let program = try directory.script("program", "echo '{\"problem\":{\"noLibrary\":{}}}' >&2\nexit 1").path
        for (maker, said) in [
            (PictureMaker(program: program, arguments: []), "Cannot be read: libvips-tools is not installed"), (TestSite.pictures, "Can be read"),
        ] {
            let household = try Household(pictures: maker)
            #expect(try household.ada.get("/operator/health").document.text.contains(said))
        }
    }

    @Test(arguments: [(2_592_000, true), (2_592_001, false)] as [(Int64, Bool)]) func `a check counts as recent for thirty days`(
        age: Int64, isWell: Bool
    ) throws {
        let household = try Household()
        try household.site.store.write { try $0.audit.record(.checked, by: .terminal("pi"), at: TestSite.now - age) }
        #expect(try household.ada.get("/operator/health").document.text.contains("All is well") == isWell)
    }

    @Test func `a backup is a database that opens, is for its owner alone, and seven are kept`() throws {
        let household = try Household(), folder = household.site.directory.file("backups").path
        try Data("mine".utf8).write(to: try Self.folder(household).appending(path: "before-the-upgrade.sqlite"))
        for _ in 0..<9 {
            let page = try household.ada.post("/operator/backups")
            #expect(page.document.text.contains("The backup is made and can be read."))
            household.site.clock.advance(seconds: 60)
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        #expect(names.count == 8 && names.contains("before-the-upgrade.sqlite"))
        let latest = try #require(names.last { $0.hasPrefix("penny-") })
        #expect(latest == "penny-20251120T124200Z.sqlite")
        let mode = try FileManager.default.attributesOfItem(atPath: folder + "/" + latest)[.posixPermissions] as? Int
        #expect(mode == 0o600)
        let copy = try TestSite(copying: URL(fileURLWithPath: folder + "/" + latest))
        #expect(try copy.store.read { try $0.users.count() } == 3)
    }

    @Test func `backups are compared with their checksums, and the page says of each how it stands`() throws {
        let household = try Household(), folder = try Self.folder(household)
        try household.ada.post("/operator/backups")
        let checked = try household.ada.post("/operator/backups/check")
        #expect(checked.document.text.contains("Checked: every backup is as it was made, to the bit."))
        let name = try #require(try FileManager.default.contentsOfDirectory(atPath: folder.path).first)
        var bytes = try Data(contentsOf: folder.appending(path: name))
        try bytes.dropLast(118).write(to: folder.appending(path: "penny-20251119T030000Z.sqlite"))
        bytes[bytes.count / 2] ^= 4
        try bytes.write(to: folder.appending(path: "penny-20251118T030000Z.sqlite"))
        let page = try household.ada.post("/operator/backups/check")
        #expect(page.status == 200)
        for sentence in ["As it was made, to the bit.", "It has no checksum: an older Penny made it.", "Damaged. Do not rely on it"] {
            #expect(page.document.text.contains(sentence), "\(sentence)")
        }
    }

    @Test func `no page gives a backup away`() throws {
        let household = try Household()
        try OperatorScene.putBackups(household)
        let page = try household.ada.get("/operator/backups")
        #expect(page.document.text.contains("penny-20251119T030000Z.sqlite") && !page.document.text.contains("before-the-upgrade"))
        #expect(!page.document.all("a").contains { ($0["href"] ?? "").contains("sqlite") || $0.has("download") })
        for path in [
            "/operator/backups/penny-20251119T030000Z.sqlite", "/backups/penny-20251119T030000Z.sqlite", "/../backups/penny-20251119T030000Z.sqlite",
        ] {
            #expect([400, 404].contains(try household.ada.fetch(path).status))
        }
    }

    @Test func `a daily backup is made once a day while it is switched on, and never by a clock that went back`() throws {
        let household = try Household(), site = household.site
        func backUps() throws -> Int {
            try site.application.maintenance.backUpIfDue()
            return site.store.backups.backups().count
        }
        #expect(try backUps() == 0)
        try household.ada.post("/operator/backups/daily", [("is_on", "1")])
        #expect(try backUps() == 1)
        site.clock.advance(seconds: 86_399)
        #expect(try backUps() == 1)
        site.clock.advance(seconds: 1)
        #expect(try backUps() == 2)
        site.clock.advance(seconds: -500_000)
        #expect(try backUps() == 2)
        site.clock.advance(seconds: 700_000)
        try household.ada.post("/operator/backups/daily")
        #expect(try backUps() == 2)
        let entries = try site.store.read { try $0.audit.entries(AuditQuery(limit: 9)) }
        #expect(entries.filter { $0.actor == .server }.map(\.act) == [.backupMade, .backupMade])
    }

    @Test func `every act of the operator is in the audit log, and reading is not`() throws {
        let household = try Household(), user = try household.user("ben")
        let before = try household.site.store.read { try $0.audit.entries().count }
        for path in SiteRoute.reading.filter(\.isForOperators) { _ = try household.ada.get(try path.path(in: household)) }
        #expect(try household.site.store.read { try $0.audit.entries().count } == before)
        let acts: [(String, [(String, String)])] = [
            ("/operator/sign-up", [("policy", "invitation")]), ("/operator/invitations", []),
            ("/operator/invitations/\(try household.invitation())/delete", []), ("/operator/users/\(user)/role", [("role", "operator")]),
            ("/operator/users/\(user)/role", [("role", "member")]), ("/operator/users/\(user)/sign-out", []),
            ("/operator/users/\(user)/reset", []), ("/operator/users/\(user)/state", [("is_disabled", "1")]), ("/operator/users/\(user)/state", []),
            ("/settings/rates/fetching", []), ("/operator/health/check", []), ("/operator/backups", []),
            ("/operator/backups/daily", [("is_on", "1")]),
        ]
        for (path, form) in acts { #expect([200, 303].contains(try household.ada.send(path, form).status), "\(path)") }
        let entries = try household.site.store.read { try $0.audit.entries(AuditQuery(limit: acts.count)) }
        #expect(
            entries.reversed().map(\.act) == [
                .signUpByInvitation, .invitationMade, .invitationRevoked, .madeOperator, .madeMember, .signedOut, .resetLinkMade, .userDisabled,
                .userEnabled, .ratesOff, .checked, .backupMade, .dailyBackupsOn,
            ])
        #expect(entries.allSatisfy { $0.actorName == "ada" })
        let page = try household.ada.get("/operator/audit").document.text
        for words in ["Account disabled: ben", "Reset link made: ben", "Sign-up by invitation", "Database checked and found whole"] {
            #expect(page.contains(words))
        }
    }

    @Test func `the audit log comes page by page`() throws {
        let household = try Household()
        try household.site.store.write { editor in
            for number in 0..<120 { try editor.audit.record(.checked, by: .terminal("pi"), at: TestSite.now - 120 + Int64(number)) }
        }
        var path: String? = "/operator/audit", counts: [Int] = []
        while let next = path {
            let page = try household.ada.get(next)
            counts.append(page.document.all("li").count { $0.text.contains("·") })
            path = page.document.all("a").first { $0["rel"] == "next" }?["href"]
        }
        let all = try household.site.store.read { try $0.audit.entries(AuditQuery(limit: 999)).count }
        #expect(counts.dropLast().allSatisfy { $0 == 50 })
        #expect(counts.reduce(0, +) == all)
    }

    /// Texts that Ben's book is full of.
    static let canaries = [
        "Ben's lamp", "19.19", "Ben's purse", "77.77", "Ben's secret", "Ben's income", "Ben's limit", "20.20", "Ben's regret", "bens", "receipt.png",
    ]

    @Test func `no page of the operator shows anything of anybody's money`() throws {
        let household = try Household()
        try OperatorScene.fill(household)
        var texts: [String] = []
        for route in SiteRoute.reading.filter(\.isForOperators) { texts.append(try household.ada.get(try route.path(in: household)).response.text) }
        for route in SiteRoute.posting.filter(\.isForOperators) {
            texts.append(try household.ada.post(try route.path(in: household), try route.form(household)).response.text)
        }
        #expect(texts.count > 15)
        for text in texts.map({ $0.replacing("&#39;", with: "'") }) {
            for secret in Self.canaries { #expect(!text.contains(secret), "\(secret)") }
        }
        #expect(texts.contains { $0.contains("ben@example.org") }, "The pages are those of the household.")
    }

    private static func folder(_ household: Household) throws -> URL {
        let folder = household.site.directory.file("backups")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }
}
