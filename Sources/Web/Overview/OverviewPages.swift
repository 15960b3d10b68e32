import Bookkeeping
import MicroHTTP
import Storage
import Templates
import Validation
import Views

/// The overview and its quick add.
struct OverviewPages: Sendable {
    private let store: Store

    init(_ services: Services) { store = services.store }

    func show(_ visit: Visit, _ member: Member) throws -> Response { try page(visit, member, FormState(QuickForm(id: visit.new()))) }

    /// An expense in two clicks: a category and an amount, now, from the default account.
    func quick(_ visit: Visit, _ member: Member) throws -> Response {
        let fields = try visit.form
        let form = QuickForm(fields.input)
        do {
            let saved = try store.write(member.book) { editor in
                let draft = try form.draft(accounts: try editor.ledger.accounts(), categories: try editor.ledger.categories(), now: member.civil)
                return try editor.add(form.id ?? visit.new(), draft, at: visit.now)
            }
            return visit.redirect("/", .said(saved == .added ? .recordSaved : .alreadySaved))
        } catch let problems as Problems {
            return try page(visit, member, FormState(fields.input, problems: problems), id: form.id, status: .unprocessableContent)
        }
    }

    private func page(_ visit: Visit, _ member: Member, _ form: FormState, id: Transaction.ID? = nil, status: Status = .ok) throws -> Response {
        let content = try store.read(member.book) { ledger in
            let month = Period(.monthly, containing: member.today)
            return OverviewPage.Content(
                names: try ledger.names(), today: member.today,
                totalsToday: try ledger.totals(RecordQuery(dates: member.today...member.today)) ?? [],
                totalsThisMonth: try ledger.totals(RecordQuery(dates: month.dates)) ?? [],
                quick: try ledger.quickCategories(limit: 8, today: member.today), recent: try ledger.recent(limit: 8, upTo: member.today),
                balances: try ledger.balances(), hasRecords: try ledger.hasRecords())
        }
        let page = OverviewPage(content, form: form, quickID: id ?? visit.new(), mainCurrency: member.preferences.mainCurrency, t: visit.t)
        return visit.page(status) { Template.overviewPage(page, app: $0, into: &$1) }
    }
}
