import Bookkeeping
import Language
import MicroHTTP
import OperatorLog
import ReferenceRates
import SitePaths
import Storage
import Templates
import Upkeep
import Validation
import Views

/// Pages for exchange rates: those in force, the history of a currency, manual rates, and the server's fetching of rates.
struct RatePages: Sendable {
    let store: Store
    let rates: RateUpdater
    let log: EventLog
    private static let (base, before) = (FormField.hidden("base"), FormField.hidden("before"))

    func index(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        try page(visit, person, FormState(RateForm(in: person.mainCurrency, today: person.today)))
    }

    func create(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let input = try visit.form.input
        do {
            _ = try store.write(person.book) { editor in
                try editor.saveRate(
                    RateForm(input).draft(in: try editor.ledger.mainCurrency(), today: person.today), at: visit.now)
            }
            return visit.redirect(Paths.rates, .said(.rateSaved))
        } catch let problems as Problems {
            return try page(visit, person, FormState(input, problems: problems), status: .unprocessableContent)
        }
    }

    func history(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let query = visit.query
        // Without a currency, all rates of the main currency are listed, which are most of them.
        let currency = Currency(code: query[RateForm.currency]) ?? person.mainCurrency
        let before = query.text(Self.before).flatMap { CalendarDate($0) }
        let (rates, hasOlder) = try store.read(person.book) { ledger in
            let rates = try ledger.rateHistory(of: currency, before: before)
            return (
                rates, try rates.last.map { try !ledger.rateHistory(of: currency, before: $0.date, limit: 1).isEmpty } ?? false
            )
        }
        let page = RateHistoryPage(currency, rates, hasOlder: hasOlder, today: person.today, t: visit.t)
        return visit.page { Template.rateHistory(page, app: $0, into: &$1) }
    }

    /// Deletes a manual rate. Idempotent: the second submission of a form finds no rate and succeeds.
    func delete(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let form = try visit.form
        guard let rate = ExchangeRate(base: form[Self.base], quote: form[RateForm.quote], date: form[RateForm.date], value: form[RateForm.rate])
        else {
            throw Failure.notFound
        }
        let deleted = try store.write(person.book) { editor in
            guard try editor.ledger.rateByHand(base: rate.base, quote: rate.quote, date: rate.date) != nil else { return rate }
            return try editor.deleteRate(base: rate.base, quote: rate.quote, date: rate.date)
        }
        return visit.redirect(Paths.rateHistory.query("currency", Self.foreign(rate, person).code), .rateDeleted(deleted))
    }

    /// Undoes a deletion, unless another rate has taken its place.
    func restore(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let query = visit.query, form = try visit.form
        func text(_ field: FormField) -> String { query.text(field) ?? form[field] }
        guard let rate = ExchangeRate(base: text(Self.base), quote: text(RateForm.quote), date: text(RateForm.date), value: text(RateForm.rate))
        else {
            throw Failure.notFound
        }
        let isFree = try store.write(person.book) { editor in
            guard try editor.ledger.rateByHand(base: rate.base, quote: rate.quote, date: rate.date) == nil else { return false }
            try editor.saveRate(rate, at: visit.now)
            return true
        }
        return visit.redirect(
            Paths.rateHistory.query("currency", Self.foreign(rate, person).code), .said(isFree ? .restored : .nothingToUndo))
    }

    /// Switches fetching on, which starts a fetch, or off; for the operator.
    func updateFetching(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let isOn = RateFetchingForm(try visit.form.input).isOn
        try store.write { editor in
            try editor.referenceRates.setFetch(isOn: isOn)
            try editor.audit.record(isOn ? .ratesOn : .ratesOff, by: .user(person.user.id), at: visit.now)
        }
        log.write(.ratesSwitched(isOn: isOn, user: person.user.id.description))
        if isOn { rates.fetch() }
        return visit.redirect(Paths.rates, .said(.settingsSaved))
    }

    func fetch(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        rates.fetch()
        return visit.redirect(Paths.rates)
    }

    private func page(_ visit: Visit, _ person: SignedInPerson, _ form: FormState, status: Status = .ok) throws -> Response {
        let isFetching = rates.isFetching, t = visit.t
        let (main, foreign) = try store.read(person.book) { (try $0.mainCurrency(), try $0.foreignCurrencies(on: person.today)) }
        let (setting, latest) = try store.read { (try $0.referenceRates.fetch(), try $0.referenceRates.days()?.upperBound) }
        let bank = RateBankPart(
            from: rates.host, isOn: setting.isOn, isOperator: person.user.role == .operator, isFetching: isFetching,
            succeeded: setting.succeededAt.map(person.civil(at:)), latest: latest,
            failed: setting.problem.map { (person.civil(at: setting.attemptedAt ?? 0), RateObstacle(word: $0)) }, today: person.today, t: t)
        let uses = foreign.map {
            RatesPage.Use($0.currency, by: $0.conversion, isTooLarge: $0.isTooLarge, today: person.today, t: t)
        }
        let page = RatesPage(in: main, foreign.map(\.currency), uses: uses, form: form, bank: bank, t: t)
        var response = visit.page(status) { Template.rates(page, app: $0, into: &$1) }
        // Refreshes the page until the fetch is done, but not while it shows a form with problems: the typed values would be lost.
        if bank.isFetching, status == .ok { response.headers.add("Refresh", "2") }
        return response
    }

    /// Returns the currency of a rate under which the book lists it.
    private static func foreign(_ rate: ExchangeRate, _ person: SignedInPerson) -> Currency {
        rate.base == person.mainCurrency ? rate.quote : rate.base
    }
}

extension ExchangeRate {
    /// Creates a manual rate from texts of a form or URL; nil if one of them is invalid.
    init?(base: String, quote: String, date: String, value: String) {
        guard let base = Currency(code: base), let quote = Currency(code: quote), let date = CalendarDate(date),
            let value = Value(value)
        else {
            return nil
        }
        self.init(base: base, quote: quote, date: date, value: value, source: .byHand)
    }
}

extension RateObstacle {
    /// Returns the problem, for people, of the word that was stored for a failure.
    init(word: String) {
        switch ReferenceRatesFailure(word: word) {
        case .notFetched(.notResolvable): self = .unknownName
        case .notFetched(.timedOut): self = .tooSlow
        case .notFetched(.notSecure): self = .notSecure
        case .notFetched(.status(let code)): self = .status(code)
        case .notFetched(.badAddress), .notFetched(.badHeader), .notFetched(.forbiddenAddress), .notFetched(.tooManyRedirects),
            .notFetched(.badRedirect):
            self = .wrongAddress
        case .notFetched(.tooLarge): self = .wrongFile(0)
        case .notFetched(.refused), .notFetched(.brokenOff), .notFetched(.cancelled): self = .noAnswer
        case .notRead(let problem): self = .wrongFile(problem.line)
        case nil: self = .notSaved
        }
    }
}
