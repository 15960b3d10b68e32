import Bookkeeping
import MicroHTTP
import Storage
import Templates
import Validation
import Views

/// Who owes whom in a household, and the payments between people.
struct BalancePages: Sendable {
    let store: Store

    /// The number of payments that the page lists.
    private static let latest = 10

    func index(_ visit: Visit, _ person: SignedInPerson, _ own: HouseholdMembership) throws -> Response {
        let page = try store.read(person.book) { ledger in
            BalancesPage(
                try ledger.shared.balances(), payments: try ledger.shared.payments(limit: Self.latest), names: try ledger.names(),
                household: HouseholdView(people: try ledger.shared.people(), own: own.person), mayPay: own.role.mayWrite, today: person.today,
                t: visit.t)
        }
        return visit.page { Template.balances(page, app: $0, into: &$1) }
    }

    /// Shows the form of a payment, with what the query says.
    func new(_ visit: Visit, _ person: SignedInPerson, _ own: HouseholdMembership) throws -> Response {
        let query = visit.query
        func text(_ field: FormField) -> String { query.text(field) ?? "" }
        let people = try store.read(person.book) { try $0.shared.people() }
        let from = HouseholdPerson.ID(text(PaymentForm.from)) ?? own.person,
            to = HouseholdPerson.ID(text(PaymentForm.to)) ?? people.first { $0.id != from }?.id
        let pairs = [
            (PaymentForm.from.name, from.description), (PaymentForm.to.name, to?.description ?? ""),
            (PaymentForm.amount.name, text(PaymentForm.amount)), (PaymentForm.currency.name, text(PaymentForm.currency)),
            (PaymentForm.date.name, person.today.description),
        ]
        return try page(visit, person, own, FormState(PaymentForm(FormInput(pairs))), id: visit.new())
    }

    /// Records a payment as a transfer between the accounts of two people.
    func pay(_ visit: Visit, _ person: SignedInPerson, _ own: HouseholdMembership) throws -> Response {
        let fields = try visit.form, id: Transaction.ID = visit.posted(.id, in: fields)
        do {
            let (saved, alerts) = try store.writeCollectingAlerts(person.book) { editor in
                let draft = try PaymentForm(fields.input).draft(
                    among: editor.ledger.shared.people().map(\.id), currency: editor.ledger.mainCurrency(), today: person.today)
                let payment = draft.payment
                let from = try editor.shared.account(of: payment.from, in: payment.amount.currency, at: visit.now)
                let to = try editor.shared.account(of: payment.to, in: payment.amount.currency, at: visit.now)
                let movement = Transaction.Movement.transfer(from: from, to: to, amount: payment.amount, received: payment.amount)
                return try editor.add(
                    id, Transaction.Draft(movement: movement, date: draft.date, time: person.civil.time, title: ""), at: visit.now)
            }
            return visit.redirect(Paths.balances, .said(saved == .added ? .paymentRecorded : .alreadySaved), alerts: alerts)
        } catch {
            let problems = try Problems(of: error, [.overflow: Problems(PaymentForm.amount.name, .amountTooLarge)])
            return try page(visit, person, own, FormState(fields.input, problems: problems), id: id, status: .unprocessableContent)
        }
    }

    private func page(
        _ visit: Visit, _ person: SignedInPerson, _ own: HouseholdMembership, _ form: FormState, id: Transaction.ID, status: Status = .ok
    ) throws -> Response {
        let page = try store.read(person.book) { ledger in
            let used = try ledger.shared.balances().map(\.balance.currency) + ledger.accounts().map(\.currency)
            let others = Set(used).subtracting([person.mainCurrency]).sorted { $0.code < $1.code }
            return PaymentPage(
                form, id: id, household: HouseholdView(people: try ledger.shared.people(), own: own.person),
                currencies: [person.mainCurrency] + others,
                t: visit.t)
        }
        return visit.page(status) { Template.payment(page, app: $0, into: &$1) }
    }
}
