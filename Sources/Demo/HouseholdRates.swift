import Bookkeeping
import Storage

extension MadeUpHousehold {
    /// Adds the exchange rate of the foreign currency, in force before the first record.
    func addRates(to store: Store, at now: Int64) throws {
        let first = CivilTime(seconds: now - 400 * 86_400, in: .utc).date
        guard let value = ExchangeRate.Value(digits: habits.foreignRate, scale: 4),
            let rate = ExchangeRate(base: everyday.currency, quote: purse.currency, date: first, value: value, source: .byHand)
        else { return }
        _ = try store.write(book) { try $0.saveRate(rate, at: now) }
    }
}
