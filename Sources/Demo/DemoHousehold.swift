import Bookkeeping
import Storage
import Views

/// A household that is made up: somebody to look at Penny with, and the records that measurements need.
///
/// What is made depends on the arguments alone, so that two runs on one day show the same.
public enum DemoHousehold {
    /// What the person signs in with.
    public struct Credentials: Sendable, Equatable {
        public let username: String
        public let password: String
    }

    /// The person of every household here; the password guards nothing but made-up figures.
    public static let credentials = Credentials(username: "demo", password: "made-up money 2026")

    /// Puts a person with five accounts, budgets and a year of records into a store that has no such person yet.
    ///
    /// - Parameter language: Decides names, shops, prices and the currency.
    /// - Parameter now: Seconds since 1970 (UTC); the last record is of that day in `timeZone`.
    /// - Parameter hash: Encodes the password for the store.
    /// - Throws: `StoreError`, and what `hash` throws.
    public static func fill(
        _ store: Store, language: Language, timeZone: CivilTimeZone = .utc, at now: Int64, seed: UInt64 = 2026, hash: (String) throws -> String
    ) throws -> Credentials {
        var generator = SplitMix64(seed: seed)
        let household = try Household(in: store, language: language, timeZone: timeZone, at: now, hash: hash, using: &generator)
        var diary = Diary(household, until: CivilTime(seconds: now, in: timeZone), using: generator)
        let records = diary.write()
        try household.addRates(to: store, at: now)
        let budgets = HouseholdBudgets(household, of: records, on: CivilTime(seconds: now, in: timeZone).date, language: language)
        try budgets.save(in: store, at: now, using: &generator)
        _ = try store.write(household.book) { try $0.addMany(records, at: now) }
        return credentials
    }

    /// Puts a person with budgets and exactly `count` records into a store, spread evenly over `years` up to today.
    ///
    /// The month of today has at least 60 of them (or all, when there are fewer), so that the first page of records is full.
    ///
    /// - Parameter now: Seconds since 1970; days are those of UTC.
    /// - Parameter hash: Encodes the password for the store.
    /// - Throws: `StoreError`, and what `hash` throws.
    public static func fillMany(
        _ store: Store, count: Int, years: Int = 10, at now: Int64, seed: UInt64 = 2026, hash: (String) throws -> String
    ) throws -> Credentials {
        var generator = SplitMix64(seed: seed)
        let household = try Household(in: store, language: .english, timeZone: .utc, at: now, hash: hash, using: &generator)
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
