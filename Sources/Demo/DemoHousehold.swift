import Bookkeeping
import Storage
import Views

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

    /// Adds a person with five accounts, budgets and a year of records to a store that has no such person yet.
    ///
    /// - Parameter language: determines names, shops, prices and the currency.
    /// - Parameter now: seconds since 1970 (UTC); the last record is of that day in `timeZone`.
    /// - Parameter hash: encodes the password for the store.
    /// - Throws: `StoreError`, and the errors of `hash`.
    public static func fill(
        _ store: Store, language: Language, timeZone: CivilTimeZone = .utc, at now: Int64, seed: UInt64 = 2026, hash: (String) throws -> String
    ) throws -> Credentials {
        var generator = SplitMix64(seed: seed)
        let household = try MadeUpHousehold(in: store, language: language, timeZone: timeZone, at: now, hash: hash, using: &generator)
        var diary = Diary(household, until: CivilTime(seconds: now, in: timeZone), using: generator)
        let records = diary.write()
        try household.addRates(to: store, at: now)
        let budgets = HouseholdBudgets(household, of: records, on: CivilTime(seconds: now, in: timeZone).date, language: language)
        try budgets.save(in: store, at: now, using: &generator)
        _ = try store.write(household.book) { try $0.addMany(records, at: now) }
        return credentials
    }

    /// Adds a person with budgets and exactly `count` records to a store, evenly distributed over `years` up to today.
    ///
    /// The current month has at least 60 of them (or all, if there are fewer), so that the first page of records is full.
    ///
    /// - Parameter now: seconds since 1970 (UTC); days are those of UTC.
    /// - Parameter hash: encodes the password for the store.
    /// - Throws: `StoreError`, and the errors of `hash`.
    public static func fillMany(
        _ store: Store, count: Int, years: Int = 10, at now: Int64, seed: UInt64 = 2026, hash: (String) throws -> String
    ) throws -> Credentials {
        var generator = SplitMix64(seed: seed)
        let household = try MadeUpHousehold(in: store, language: .english, timeZone: .utc, at: now, hash: hash, using: &generator)
        var records = ManyRecords(household, count: count, years: years, until: CivilTime(seconds: now, in: .utc), using: generator)
        while true {
            let batch = records.next(20_000)
            if batch.isEmpty { break }
            _ = try store.write(household.book) { try $0.addMany(batch, at: now) }
        }
        let budgets = HouseholdBudgets(household, of: [], on: CivilTime(seconds: now, in: .utc).date, language: .english)
        try budgets.save(in: store, at: now, using: &generator)
        return credentials
    }
}
