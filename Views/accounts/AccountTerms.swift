import Bookkeeping
import Language
import Validation

/// The lines about an account that follow from its kind.
struct AccountTerms {
    let facts: [(label: String, value: String)]
    let warning: String?

    init(_ account: Account.Balance, today: CalendarDate, t: Texts) {
        switch account.account.kind {
        case .card: (facts, warning) = (Self.card(account, today, t), nil)
        case .loan: (facts, warning) = Self.loan(account, today, t)
        case .cash, .bank, .savings, .other: (facts, warning) = ([], nil)
        }
    }

    private static func card(_ account: Account.Balance, _ today: CalendarDate, _ t: Texts) -> [(label: String, value: String)] {
        let terms = account.account.terms, words = t.accountPages
        var facts: [(label: String, value: String)] = []
        if let limit = terms.creditLimit {
            let limit = Money(minorUnits: limit, account.account.currency)
            if let rest = try? limit.adding(account.balance) {
                facts.append(
                    rest.isNegative
                        ? (words.overLimit, (try? rest.negated()).map { t.money.string($0) } ?? "") : (words.available, t.money.string(rest)))
            }
            facts.append((words.creditLimit, t.money.string(limit)))
        }
        if let due = terms.nextDue(from: today) {
            facts.append((words.due, words.dueIn(t.dates.brief(due, today: today), due.daysSince1970 - today.daysSince1970)))
        }
        return facts
    }

    private static func loan(
        _ account: Account.Balance, _ today: CalendarDate, _ t: Texts
    ) -> (facts: [(label: String, value: String)], warning: String?) {
        let terms = account.account.terms, words = t.accountPages
        var facts: [(label: String, value: String)] = [], warning: String?
        if account.balance.isNegative, let owed = try? account.balance.negated() {
            facts.append((words.leftToPay, t.money.string(owed)))
            if let payment = terms.monthlyPayment {
                if let rest = LoanRest(owed: owed, interest: terms.interest ?? 0, payment: payment) {
                    let end = today.adding(months: rest.payments)
                    facts.append((words.paidOff, t.frame.noted(t.dates.monthOfYear(end), words.payments(rest.payments))))
                    if terms.interest != nil { facts.append((words.interestLeft, t.money.string(rest.interest))) }
                } else {
                    warning = words.neverPaidOff
                }
            }
        }
        if let interest = terms.interest { facts.append((words.interestPerYear, "\(Percentage.plain(interest))%")) }
        if let payment = terms.monthlyPayment {
            facts.append((words.monthlyPayment, t.money.string(Money(minorUnits: payment, account.account.currency))))
        }
        return (facts, warning)
    }
}
