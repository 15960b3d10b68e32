import Bookkeeping
import Storage

/// An invented household: a person for exploring Penny, and the records that benchmarks need.
///
/// The result depends on the arguments only, so that two runs on the same day are equal.
public enum DemoHousehold {
    /// The credentials of the person.
    public struct Credentials: Sendable, Equatable {
        public let username: String
        public let password: String
    }

    /// The credentials of the person in every household; the password protects nothing but invented figures.
    public static let credentials = Credentials(username: "demo", password: "made-up money 2026")

    /// Adds a person with five accounts, budgets, goals and a year of records to a store that has no such person yet.
    ///
    /// - Parameter language: determines names, shops, prices and the currency.
    /// - Parameter now: seconds since 1970 (UTC); the last record is of that day in `timeZone`.
    /// - Parameter hash: encodes the password for the store.
    /// - Throws: `StoreError`, and the errors of `hash`.
    public static func fill(
        _ store: Store, language: Language, timeZone: CivilTimeZone = .utc, at now: Int64, seed: UInt64 = 2026, hash: (String) throws -> String
    ) throws -> Credentials {
        _ = try made(store, language, timeZone, at: now, seed: seed, hash)
        return credentials
    }

    /// Adds that person, two more with a year of records each, and a household of the three and a child, with records that they share. Each of them
    /// signs in with the same password.
    ///
    /// - Returns: the credentials, the administrator's first.
    public static func fillFamily(
        _ store: Store, language: Language, timeZone: CivilTimeZone = .utc, at now: Int64, seed: UInt64 = 2026, hash: (String) throws -> String
    ) throws -> [Credentials] {
        var generator = SplitMix64(seed: seed)
        let others = Habits.of(language).family.others
        let people =
            try [made(store, language, timeZone, at: now, seed: seed, hash)]
            + others.map { other in
                var own = SplitMix64(seed: generator.next())
                let person = try MadeUpHousehold(
                    in: store, language: language, timeZone: timeZone, at: now, username: other.username, first: other.first, hash: hash,
                    using: &own)
                var diary = Diary(person, until: CivilTime(seconds: now, in: timeZone), using: own)
                let records = diary.write()
                _ = try store.write(person.book) { try $0.addMany(records, at: now) }
                return person
            }
        var shared = try SharedHousehold(of: people, in: store, language: language, at: now, using: generator)
        try shared.write(until: CivilTime(seconds: now, in: timeZone))
        return [credentials] + others.map { Credentials(username: $0.username, password: credentials.password) }
    }

    /// Adds the administrator of a household with a year of records, and members who each share exactly `count` records of their own, evenly distributed
    /// over ten years up to today. Each of them signs in with the same password.
    ///
    /// - Returns: the credentials of the administrator.
    public static func fillSharing(
        _ store: Store, members: Int, count: Int, at now: Int64, seed: UInt64 = 2026, hash: (String) throws -> String
    ) throws -> Credentials {
        var generator = SplitMix64(seed: seed)
        var people = [try made(store, .english, .utc, at: now, seed: seed, hash)]
        for number in 1...max(1, members) {
            var own = SplitMix64(seed: generator.next())
            let person = try MadeUpHousehold(
                in: store, language: .english, timeZone: .utc, at: now, username: "member\(number)", first: "Member \(number)", hash: hash,
                using: &own)
            try ManyRecords(person, count: count, years: 10, until: CivilTime(seconds: now, in: .utc), using: own).write(to: store, at: now)
            people.append(person)
        }
        var shared = try SharedHousehold(of: people, in: store, language: .english, at: now, using: generator)
        try shared.write(until: CivilTime(seconds: now, in: .utc))
        try store.write { site in
            for person in people.dropFirst() { try site.sharing.share(.all, of: person.book.person) }
        }
        return credentials
    }

    private static func made(
        _ store: Store, _ language: Language, _ timeZone: CivilTimeZone, at now: Int64, seed: UInt64, _ hash: (String) throws -> String
    ) throws -> MadeUpHousehold {
        var generator = SplitMix64(seed: seed)
        let household = try MadeUpHousehold(in: store, language: language, timeZone: timeZone, at: now, hash: hash, using: &generator)
        var diary = Diary(household, until: CivilTime(seconds: now, in: timeZone), using: generator)
        let records = diary.write()
        try household.addRates(to: store, at: now)
        let budgets = HouseholdBudgets(household, of: records, on: CivilTime(seconds: now, in: timeZone).date, language: language)
        try budgets.save(in: store, at: now, using: &generator)
        _ = try store.write(household.book) { try $0.addMany(records, at: now) }
        let today = CivilTime(seconds: now, in: timeZone).date
        try household.addRules(of: records, to: store, on: today, at: now, using: &generator)
        try household.saveUp(in: store, language: language, on: today, at: now, using: &generator)
        try household.keepReports(in: store, language: language, on: today, at: now, using: &generator)
        return household
    }

    /// Adds a person with budgets and exactly `count` records to a store, evenly distributed over `years` up to today.
    ///
    /// The current month has at least 60 of them (or all, if there are fewer), so that the first page of records is full.
    ///
    /// - Parameter now: seconds since 1970 (UTC); days are days of UTC.
    /// - Parameter hash: encodes the password for the store.
    /// - Throws: `StoreError`, and the errors of `hash`.
    public static func fillMany(
        _ store: Store, count: Int, years: Int = 10, at now: Int64, seed: UInt64 = 2026, hash: (String) throws -> String
    ) throws -> Credentials {
        var generator = SplitMix64(seed: seed)
        let household = try MadeUpHousehold(in: store, language: .english, timeZone: .utc, at: now, hash: hash, using: &generator)
        let records = ManyRecords(household, count: count, years: years, until: CivilTime(seconds: now, in: .utc), using: generator)
        try records.write(to: store, at: now)
        let budgets = HouseholdBudgets(household, of: [], on: CivilTime(seconds: now, in: .utc).date, language: .english)
        try budgets.save(in: store, at: now, using: &generator)
        return credentials
    }
}
