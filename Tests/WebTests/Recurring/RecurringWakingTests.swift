import TestSupport
import Testing

@testable import Bookkeeping
@testable import Storage

/// The events that make the site look for recurring records that are due.
@Suite struct RecurringWakingTests {
    @Test(arguments: [("GET", false), ("PATCH", true), ("DELETE", true)])
    func `a change by a program makes the site look for what is due, and reading does not`(method: String, looks: Bool) throws {
        let site = try TestSite()
        try site.addPerson("ada")
        let today = CivilTime(seconds: TestSite.now, in: .utc).date, euro = try #require(Currency(code: "EUR"))
        let user = try #require(try site.store.read { try $0.users.find(login: "ada") }).user
        let book = try #require(try site.store.read { try $0.books.atTerminal(of: user.id) })
        let account = try #require(try site.store.read(book) { try $0.accounts() }.first)
        // Another process, such as penny import, brings a rule.
        try site.store.write(book) { editor in
            let category = Bookkeeping.Category.ID(milliseconds: 1)
            _ = try editor.addCategory(category, .init(kind: .expense, name: "Food", hue: .teal, icon: .other), at: TestSite.now)
            let template = Transaction.Draft(
                movement: .expense(account: account.id, category: category, amount: Money(minorUnits: 100, euro)), date: today, time: .midnight,
                title: "Bread")
            let recurrence = try #require(RecurrenceRule(.daily, starts: today))
            _ = try editor.recurring.add(
                .init(milliseconds: 2), .init(template: template, recurrence: recurrence), on: today.adding(days: -1), at: TestSite.now)
        }
        let web = WebSession(InProcess(site: site, isSecure: false, peer: "192.168.1.20"), origin: "http://penny.local:8080")
        #expect(try Program(web: web, site: site, token: nil).call(method, "/accounts/\(account.id)").status == 401)
        site.application.recurring.waitUntilIdle()
        #expect(try site.store.read(book) { try $0.recordCount() } == (looks ? 1 : 0))
    }
}
