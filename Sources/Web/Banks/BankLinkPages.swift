import Bookkeeping
import Identity
import Language
import MicroHTTP
import OperatorLog
import SimpleFIN
import SitePaths
import Storage
import Templates
import Upkeep
import Validation
import Views

/// The link of a book to a bridge: making it with a setup token, choosing accounts, fetching, and ending it.
struct BankLinkPages: Sendable {
    let store: Store
    let fetcher: BankFetcher
    let log: EventLog
    /// The exchange of a token waits for another machine.
    private let gate = PersonalGate()
    /// The number of days before today to fetch entries for, unless the person says otherwise.
    private static let usualDays = 30

    init(store: Store, fetcher: BankFetcher, log: EventLog) { (self.store, self.fetcher, self.log) = (store, fetcher, log) }

    func show(_ visit: Visit, _ person: SignedInPerson) throws -> Response { try page(visit, person) }

    func connect(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let form = BankLinkForm(try visit.form.input), id = form.id ?? visit.new()
        let (isAllowed, present) = (try store.read { try $0.settings.fetchesBanks() }, try store.read(person.book) { try $0.bankLinks.all() })
        // A form sent twice makes one link, and a token works once.
        guard isAllowed, present.isEmpty else { return visit.redirect(Paths.bankLinks) }
        guard form.isAgreed else { return try page(visit, person, problem: .notAgreed) }
        do {
            let claimed = try gate.run(for: person.user.id) { try fetcher.claim(form.token) }
            guard let claimed else { return try page(visit, person, problem: .busy) }
            try store.write(person.book) { editor in
                let first = CalendarDate(daysSince1970: person.today.daysSince1970 - Self.usualDays)
                _ = try editor.bankLinks.add(id, claimed.address, host: claimed.host, fetchFrom: first, at: visit.now)
            }
        } catch let failure as BankFetcher.ConnectFailure {
            return try page(visit, person, problem: BridgeObstacle(failure))
        }
        log.write(.bankConnected(user: person.user.id.description))
        fetcher.look()
        return visit.redirect(Paths.bankLinks)
    }

    func choose(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let form = BankLinkForm(try visit.form.input), found = try own(visit, person)
        let earliest = CalendarDate(daysSince1970: person.today.daysSince1970 - BankLink.daysBefore)
        guard let since = form.since ?? (form.input.has(BankLinkForm.since) ? nil : found.fetchFrom), earliest...person.today ~= since else {
            return try page(visit, person, problem: .badDate)
        }
        do {
            try store.write(person.book) { editor in
                var accounts: [Int: Account.ID?] = [:]
                for item in found.accounts {
                    switch form.choices[item.number] {
                    case .leaveOut: accounts.updateValue(nil, forKey: item.number)
                    case .account(let account): accounts[item.number] = account
                    case .new: accounts[item.number] = try Self.addAccount(item, to: editor, at: visit.now)
                    case nil: break
                    }
                }
                try editor.bankLinks.choose(accounts, fetchFrom: since, of: found.id)
                try editor.bankLinks.fetchSoon(found.id, at: visit.now)
            }
        } catch StoreError.conflict(let conflict) {
            guard let problem = BridgeObstacle(conflict) else { throw StoreError.conflict(conflict) }
            return try page(visit, person, problem: problem)
        }
        fetcher.look()
        return visit.redirect(Paths.bankLinks, .said(.bankAsked))
    }

    private static func addAccount(_ item: ConnectedAccount, to editor: LedgerEditor, at now: Int64) throws -> Account.ID? {
        guard let currency = item.currency else { return nil }
        let name = [item.name, item.bank].first { !$0.isEmpty } ?? currency.code, id = Account.ID(milliseconds: now &* 1_000)
        let draft = Account.Draft(name: String(name.prefix(25)), currency: currency, openingBalance: 0, isDefault: false)
        _ = try editor.addAccount(id, draft, at: now)
        return id
    }

    func fetch(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let found = try own(visit, person)
        if let last = found.fetching.attemptedAt, visit.now - last < BankLink.pause, visit.now >= last {
            return visit.redirect(Paths.bankLinks, .said(.bankTooSoon))
        }
        try store.write(person.book) { try $0.bankLinks.fetchSoon(found.id, at: visit.now) }
        fetcher.look()
        return visit.redirect(Paths.bankLinks)
    }

    /// Ends a link; everybody who may write to the book can.
    func end(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let id: BankLink.ID = try visit.id()
        try store.write(person.book) { editor in
            guard try editor.ledger.bankLinks.find(id) != nil else { throw Failure.notFound }
            try editor.bankLinks.remove(id)
        }
        log.write(.bankDisconnected(user: person.user.id.description))
        return visit.redirect(Paths.bankLinks, .said(.bankEnded))
    }

    /// Returns the link of the address, which only the person who made it changes, since it shows all of their accounts.
    private func own(_ visit: Visit, _ person: SignedInPerson) throws -> BankLink {
        let id: BankLink.ID = try visit.id()
        guard let found = try store.read(person.book, { try $0.bankLinks.find(id) }), found.person == person.user.id else { throw Failure.notFound }
        return found
    }

    private func page(_ visit: Visit, _ person: SignedInPerson, problem: BridgeObstacle? = nil) throws -> Response {
        let isAllowed = try store.read { try $0.settings.fetchesBanks() }
        let found = try store.read(person.book) { try $0.bankLinks.all().first }
        let maker = try found.flatMap { found in
            found.person == person.user.id ? nil : try store.read { try $0.users.find(found.person)?.displayName }
        }
        let content = try store.read(person.book) { ledger -> BankLinkPage.Content? in
            guard let found else { return nil }
            let accounts = try ledger.names().accounts
            var pending: [Account.ID: Int] = [:]
            for account in found.accounts.compactMap(\.account) { pending[account] = try ledger.bankLinks.pendingCount(in: account) }
            return BankLinkPage.Content(
                found, madeBy: maker ?? "", isOwn: found.person == person.user.id, isFetching: fetcher.isFetching(found.id),
                checks: try ledger.bankLinks.balanceChecks(of: found.id), pending: pending, accounts: accounts)
        }
        let failure = content.flatMap { $0.failure.map { BridgeObstacle(word: $0) } }
        let page = BankLinkPage(
            id: visit.new(), content: content, isAllowed: isAllowed, isOperator: person.user.role == .operator, problem: problem, failure: failure,
            today: person.today, time: person.civil(at:), t: visit.t)
        var response = visit.page(problem == nil ? .ok : .unprocessableContent) { Template.bankLink(page, app: $0, into: &$1) }
        // Works without a script. A form with a problem would lose the typed values.
        if page.status?.isFetching == true, problem == nil { response.headers.add("Refresh", "2") }
        return response
    }
}

extension BridgeObstacle {
    /// Returns nil for a conflict that the choice of accounts does not make.
    fileprivate init?(_ conflict: Conflict) {
        switch conflict {
        case .accountTwice: self = .twice
        case .currencyMismatch: self = .otherCurrency
        case .nameTaken: self = .nameTaken
        case .accountLimit: self = .accountLimit
        default: return nil
        }
    }

    init(_ failure: BankFetcher.ConnectFailure) {
        switch failure {
        case .token: self = .badToken
        case .bridge(let failure): self.init(failure)
        }
    }

    /// Returns the obstacle, for people, of the word that was stored for a failure.
    init(word: String) {
        if let failure = BridgeFailure(word: word) { self.init(failure) } else { self = .notSaved }
    }

    private init(_ failure: BridgeFailure) {
        self =
            switch failure {
            case .usedToken: .usedToken
            case .revoked: .revoked
            case .paymentRequired: .payment
            case .tooManyRequests: .tooOften
            case .timedOut: .tooSlow
            case .tooLarge, .redirected, .notJSON, .unknownShape: .strange
            case .cancelled, .unreachable: .unreachable
            }
    }
}
