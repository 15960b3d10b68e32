import Bookkeeping
import MicroHTTP
import SitePaths
import Storage
import Templates
import Validation
import Views

/// The debts between the people of a household, and the payments between people.
struct BalancePages: Sendable {
    let store: Store

    /// The number of payments that the page lists.
    private static let latest = 10

    func index(_ visit: Visit, _ person: SignedInPerson, _ own: HouseholdMembership) throws -> Response {
        let page = try store.snapshot {
            try store.read(person.book) { ledger in
                BalancesPage(
                    try ledger.shared.balances(), payments: try ledger.shared.payments(limit: Self.latest), names: try ledger.names(),
                    household: HouseholdView(people: try ledger.shared.people(), own: own.person), mayPay: own.role.mayWrite,
                    offered: try ledger.links.offers(to: person.user.id), ownBook: try store.ownBook(of: person, own.person, payingFor: ledger),
                    today: person.today, t: visit.t)
            }
        }
        return visit.page { Template.balances(page, app: $0, into: &$1) }
    }

    /// Shows the form of a payment, with what the query says.
    func new(_ visit: Visit, _ person: SignedInPerson, _ own: HouseholdMembership) throws -> Response {
        let query = visit.query
        func text(_ field: FormField) -> String { query.text(field) ?? "" }
        let people = try store.read(person.book) { try $0.shared.people() }
        let from = HouseholdMember.ID(text(PaymentForm.from)) ?? own.person,
            to = HouseholdMember.ID(text(PaymentForm.to)) ?? people.first { $0.id != from }?.id
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
                var transfer = Transaction.Draft(movement: movement, date: draft.date, time: person.civil.time, title: "")
                transfer.ownSide = try Transaction.OwnSide(fields.input, of: transfer, by: editor, t: visit.t)
                let saved = try editor.add(id, transfer, at: visit.now)
                if saved == .added { try editor.links.offer(id) }
                return saved
            }
            return visit.redirect(Paths.balances, .said(saved == .added ? .paymentRecorded : .alreadySaved), alerts: alerts)
        } catch {
            let problems = try Problems(of: error, [.overflow: Problems(PaymentForm.amount.name, .amountTooLarge)])
            return try page(visit, person, own, FormState(fields.input, problems: problems), id: id, status: .unprocessableContent)
        }
    }

    /// Writes the side of a payment that was offered in an account of the person's own book.
    func take(_ visit: Visit, _ person: SignedInPerson, _ own: HouseholdMembership) throws -> Response {
        let id: Transaction.ID = try visit.id()
        let field = PaymentForm.fromAccount, chosen = Account.ID(try visit.form.input[field])
        do {
            let (_, alerts) = try store.writeCollectingAlerts(person.book) { editor in
                guard let chosen else { throw StoreError.notFound }
                try editor.links.accept(id, into: chosen, category: visit.t.links.category, at: visit.now)
            }
            return visit.redirect(Paths.balances, .said(.paymentWritten), alerts: alerts)
        } catch StoreError.conflict(.rateMissing) {
            let (paid, account) = try (
                store.read(person.book) { try $0.transaction(id)?.movement.amount.currency },
                store.read(person.own) { ledger in try chosen.flatMap { try ledger.account($0) }?.currency }
            )
            guard let paid, let account else { throw Failure.notFound }
            let text = visit.t.problems.sentence(.ownRateMissing(from: paid, to: account), field.name)
            return visit.errorPage(.conflict, status: .unprocessableContent, saying: text, back: Paths.balances)
        }
    }

    func decline(_ visit: Visit, _ person: SignedInPerson, _ own: HouseholdMembership) throws -> Response {
        let id: Transaction.ID = try visit.id()
        try store.write(person.book) { try $0.links.decline(id) }
        return visit.redirect(Paths.balances, .said(.paymentDeclined))
    }

    private func page(
        _ visit: Visit, _ person: SignedInPerson, _ own: HouseholdMembership, _ form: FormState, id: Transaction.ID, status: Status = .ok
    ) throws -> Response {
        let page = try store.snapshot {
            try store.read(person.book) { ledger in
                let used = try ledger.shared.balances().map(\.balance.currency) + ledger.accounts().map(\.currency)
                let others = Set(used).subtracting([person.mainCurrency]).sorted { $0.code < $1.code }
                return PaymentPage(
                    form, id: id, household: HouseholdView(people: try ledger.shared.people(), own: own.person),
                    currencies: [person.mainCurrency] + others, ownBook: try store.ownBook(of: person, own.person, payingFor: ledger), t: visit.t)
            }
        }
        return visit.page(status) { Template.payment(page, app: $0, into: &$1) }
    }
}
