import Bookkeeping
import TestSupport
import Testing

/// The days of a card's bill, and the course of a loan.
struct AccountTermsTests {
    @Test(arguments: [
        ("2026-11-05", 10, "2026-11-10"), ("2026-11-10", 10, "2026-11-10"), ("2026-11-11", 10, "2026-12-10"), ("2026-11-30", 31, "2026-11-30"),
        ("2026-12-31", 30, "2027-01-30"), ("2027-01-31", 30, "2027-02-28"), ("2028-02-29", 31, "2028-02-29"),
    ]) func `a card's bill is due on its day, or the last of a shorter month`(from: String, day: Int, due: String) throws {
        #expect(Account.Terms(dueDay: day).nextDue(from: try #require(CalendarDate(from))) == CalendarDate(due))
    }

    @Test func `the course of loans equals a plain one`() throws {
        let euro = try #require(Currency(code: "EUR"))
        var random = SeededRandom(seed: 7)
        for _ in 0..<2_000 {
            let owed = Int64.random(in: 1...50_000_000, using: &random), interest = Int.random(in: 0...30_000, using: &random)
            let payment = Int64.random(in: 1...2_000_000, using: &random)
            var rest = owed, sum: Int64 = 0, payments = 0
            while rest > 0, payments <= LoanRest.mostPayments {
                // Half up: a twelfth of thousandths of a percent.
                let month = (rest * Int64(interest) * 2 + 1_200_000) / 2_400_000
                guard month < payment else { break }
                sum += month
                rest = rest + month - min(payment, rest + month)
                payments += 1
            }
            let found = LoanRest(owed: Money(minorUnits: owed, euro), interest: interest, payment: payment)
            #expect(found?.payments == (rest == 0 && payments <= LoanRest.mostPayments ? payments : nil))
            #expect(found == nil || found?.interest.minorUnits == sum)
        }
    }
}
