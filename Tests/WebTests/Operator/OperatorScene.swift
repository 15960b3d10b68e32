import Foundation

@testable import Bookkeeping
@testable import Storage

/// A server with users in every state, and audit entries of every kind.
enum OperatorScene {
    static func fill(_ household: Household) throws {
        let now = TestSite.now
        try household.site.store.write { editor in
            guard let ben = User.ID(try household.user("ben")), let newcomer = User.ID(try household.user("newcomer")),
                let ada = User.ID(try household.user("ada"))
            else { throw Household.Missing(what: "people") }
            try editor.users.administer(ben, .makeOperator, by: .user(ada), at: now - 90_000)
            try editor.users.administer(ben, .makeMember, by: .user(ada), at: now - 80_000)
            try editor.users.administer(ben, .disable, by: .terminal("pi"), at: now - 70_000)
            try editor.users.administer(newcomer, .deleteLater, by: .user(newcomer), at: now - 60_000)
            try editor.audit.record(.userDeleted, by: .terminal("pi"), about: SampleID.absentUser, at: now - 50_000)
            try editor.audit.record(.backupMade, by: .server, at: now - 40_000)
        }
    }

    /// Adds files that look like backups, one of which was not made by Penny.
    static func putBackups(_ household: Household) throws {
        let folder = household.site.directory.file("backups")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, size) in [
            ("penny-20251118T030000Z.sqlite", 1_234_567), ("penny-20251119T030000Z.sqlite", 12_345_678), ("before-the-upgrade.sqlite", 5),
        ] {
            try Data(count: size).write(to: folder.appending(path: name))
        }
    }
}

extension SampleID {
    static var absentUser: User.ID? { User.ID(absent) }
}
