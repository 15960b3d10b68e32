import Bookkeeping
import Templates
import Validation

/// The first page of a person who is signed in.
package struct OverviewPage: PageModel {
    /// An amount in two sizes: whole units large, decimals small.
    package struct Figure: Sendable {
        package let head, tail: String

        init(_ text: String, decimals: Int) {
            let cut = decimals == 0 ? text.endIndex : text.index(text.endIndex, offsetBy: -(decimals + 1), limitedBy: text.startIndex) ?? text.endIndex
            head = String(text[..<cut])
            tail = String(text[cut...])
        }
    }

    package let title: String
    package var tab: Tab { .overview }
    package let hasProblems: Bool
    package let problems: ProblemSummary?
    package let spentToday: Figure
    package let todayName, monthName, spentThisMonth, incomeThisMonth, netThisMonth: String
    package let otherCurrencies: [String]
    package let quickID, placeholder, amount: String
    package let symbol: String?
    package let decimals: Int
    package let categories: [Tile]
    package let categoryError, amountError: FieldError?
    package let isFirstVisit: Bool
    package let steps: [MenuRow]
    package let recent: [RecordRow]
    package let accounts: [AccountRow]

    /// What the page is made of.
    package struct Content: Sendable {
        package let names: LedgerNames
        package let today: CalendarDate
        package let totalsToday, totalsThisMonth: [Totals]
        package let quick: [Category]
        package let recent: [Record]
        package let balances: [Account.Balance]
        package let hasRecords: Bool

        package init(
            names: LedgerNames, today: CalendarDate, totalsToday: [Totals], totalsThisMonth: [Totals], quick: [Category], recent: [Record],
            balances: [Account.Balance], hasRecords: Bool
        ) {
            self.names = names
            self.today = today
            self.totalsToday = totalsToday
            self.totalsThisMonth = totalsThisMonth
            self.quick = quick
            self.recent = recent
            self.balances = balances
            self.hasRecords = hasRecords
        }
    }

    package init(_ content: Content, form: FormState, quickID: Transaction.ID, mainCurrency: Currency, t: Texts) {
        title = t.overview.title
        hasProblems = form.hasProblems
        problems = form.summary(t)
        func of(_ totals: [Totals]) -> Totals {
            totals.first { $0.currency == mainCurrency } ?? Totals(income: .zero(mainCurrency), expenses: .zero(mainCurrency), recordCount: 0)
        }
        let month = TotalsView(of(content.totalsThisMonth), t: t)
        spentToday = Figure(t.money.string(of(content.totalsToday).expenses), decimals: mainCurrency.minorUnits)
        todayName = t.dates.heading(content.today, today: content.today)
        monthName = t.overview.spentThisMonth
        (spentThisMonth, incomeThisMonth, netThisMonth) = (month.expenses, month.income, month.total)
        otherCurrencies = content.totalsThisMonth.filter { $0.currency != mainCurrency }.map { totals in
            let view = TotalsView(totals, t: t)
            return [view.income, view.expenses].joined(separator: t.frame.listSeparator)
        }
        self.quickID = quickID.description
        let currency = content.names.defaultAccount?.currency ?? mainCurrency
        symbol = currency.symbol(in: t.language)
        placeholder = MoneyFormat.placeholder(currency)
        decimals = currency.minorUnits
        amount = form.value("amount")
        categories = content.names.inOrder(content.quick).map { Tile(name: "category", category: $0, isChosen: form.has("category", $0.id.description), isRequired: true) }
        categoryError = form.error("category", t)
        amountError = form.error("amount", t)
        isFirstVisit = !content.hasRecords
        steps = [
            MenuRow(url: "/transactions/new", label: t.overview.firstRecord, icon: "plus", hue: .copper, hint: t.overview.firstRecordHint),
            MenuRow(url: "/accounts", label: t.overview.firstAccount, icon: "wallet", hue: .patina, hint: t.overview.firstAccountHint),
            MenuRow(url: "/settings/preferences", label: t.overview.firstSettings, icon: "globe", hue: .sky, hint: t.overview.firstSettingsHint),
        ]
        recent = content.recent.map {
            let when = $0.date == content.today ? $0.time.description : t.dates.brief($0.date, today: content.today)
            return RecordRow($0, names: content.names, when: when, t: t)
        }
        accounts = content.balances.prefix(5).enumerated().map { AccountRow($1, position: $0, t: t) }
    }
}
