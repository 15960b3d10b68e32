import Bookkeeping
import MicroHTTP
import ReferenceRates
import Storage
import Templates
import Validation
import Views

/// Exchange rates: those in force, all of a currency, new ones by hand, and fetching them for the whole server.
struct RatePages: Sendable {
    private let services: Services
    private var store: Store { services.store }
    private static let (base, before) = (FormField.hidden("base"), FormField.hidden("before"))

    init(_ services: Services) { self.services = services }

    func index(_ visit: Visit, _ member: Member) throws -> Response {
        try page(visit, member, FormState(RateForm(in: member.preferences.mainCurrency, today: member.today)))
    }

    func create(_ visit: Visit, _ member: Member) throws -> Response {
        let input = try visit.form.input
        do {
            _ = try store.write(member.book) { editor in
                try editor.saveRate(
                    RateForm(input).draft(in: try editor.ledger.mainCurrency(), today: member.today), at: visit.now)
            }
            return visit.redirect("/settings/rates", .said(.rateSaved))
        } catch let problems as Problems {
            return try page(visit, member, FormState(input, problems: problems), status: .unprocessableContent)
        }
    }

    func history(_ visit: Visit, _ member: Member) throws -> Response {
        let query = visit.query
        // Without a currency: all rates of the main one, which is most of them.
        let currency = Currency(code: query[RateForm.currency]) ?? member.preferences.mainCurrency
        let before = query.text(Self.before).flatMap { CalendarDate($0) }
        let (rates, hasOlder) = try store.read(member.book) { ledger in
            let rates = try ledger.rateHistory(of: currency, before: before)
            return (
                rates, try rates.last.map { try !ledger.rateHistory(of: currency, before: $0.date, limit: 1).isEmpty } ?? false
            )
        }
        let page = RateHistoryPage(currency, rates, hasOlder: hasOlder, today: member.today, t: visit.t)
        return visit.page { Template.rateHistory(page, app: $0, into: &$1) }
    }

    /// Deletes a rate by hand. A form that is sent twice finds nothing the second time, which is as it should be.
    func delete(_ visit: Visit, _ member: Member) throws -> Response {
        let form = try visit.form
        guard let rate = ExchangeRate(base: form[Self.base], quote: form[RateForm.quote], date: form[RateForm.date], value: form[RateForm.rate]) else {
            throw Failure.notFound
        }
        let deleted = try store.write(member.book) { editor in
            guard try editor.ledger.rateByHand(base: rate.base, quote: rate.quote, date: rate.date) != nil else { return rate }
            return try editor.deleteRate(base: rate.base, quote: rate.quote, date: rate.date)
        }
        return visit.redirect("/settings/rates/history?currency=" + Self.foreign(rate, member).code, .rateDeleted(deleted))
    }

    /// Undoes a deletion, unless there is another rate in its place by now.
    func restore(_ visit: Visit, _ member: Member) throws -> Response {
        let query = visit.query, form = try visit.form
        func text(_ field: FormField) -> String { query.text(field) ?? form[field] }
        guard let rate = ExchangeRate(base: text(Self.base), quote: text(RateForm.quote), date: text(RateForm.date), value: text(RateForm.rate)) else {
            throw Failure.notFound
        }
        let isFree = try store.write(member.book) { editor in
            guard try editor.ledger.rateByHand(base: rate.base, quote: rate.quote, date: rate.date) == nil else { return false }
            try editor.saveRate(rate, at: visit.now)
            return true
        }
        return visit.redirect(
            "/settings/rates/history?currency=" + Self.foreign(rate, member).code, .said(isFree ? .restored : .nothingToUndo))
    }

    /// The operator switches fetching on, which begins at once, or off.
    func updateFetching(_ visit: Visit, _ member: Member) throws -> Response {
        let isOn = RateFetchingForm(try visit.form.input).isOn
        try store.write { editor in
            try editor.setReferenceFetch(isOn: isOn)
            try editor.record(isOn ? .ratesOn : .ratesOff, by: .user(member.user.id), at: visit.now)
        }
        services.log.write(.ratesSwitched(isOn: isOn, user: member.user.id.description))
        if isOn { services.rates.fetch() }
        return visit.redirect("/settings/rates", .said(.settingsSaved))
    }

    func fetch(_ visit: Visit, _ member: Member) throws -> Response {
        services.rates.fetch()
        return visit.redirect("/settings/rates")
    }

    private func page(_ visit: Visit, _ member: Member, _ form: FormState, status: Status = .ok) throws -> Response {
        let isFetching = services.rates.isFetching, t = visit.t
        let (main, foreign) = try store.read(member.book) { (try $0.mainCurrency(), try $0.foreignCurrencies(on: member.today)) }
        let (setting, latest) = try store.read { (try $0.referenceFetch(), try $0.referenceDays()?.upperBound) }
        let bank = RateBankPart(
            from: services.rates.host, isOn: setting.isOn, isOperator: member.user.role == .operator, isFetching: isFetching,
            succeeded: setting.succeededAt.map(member.civil(at:)), latest: latest,
            failed: setting.problem.map { (member.civil(at: setting.attemptedAt ?? 0), RateObstacle(word: $0)) }, today: member.today, t: t)
        let uses = foreign.map {
            RatesPage.Use($0.currency, by: $0.conversion, isTooLarge: $0.isTooLarge, today: member.today, t: t)
        }
        let page = RatesPage(in: main, foreign.map(\.currency), uses: uses, form: form, bank: bank, t: t)
        var response = visit.page(status) { Template.rates(page, app: $0, into: &$1) }
        // Looks again until there is a result. Not over a form that came back, whose values it would drop.
        if bank.isFetching, status == .ok { response.headers.add("Refresh", "2") }
        return response
    }

    /// The currency of a rate under which the book lists it.
    private static func foreign(_ rate: ExchangeRate, _ member: Member) -> Currency {
        rate.base == member.preferences.mainCurrency ? rate.quote : rate.base
    }
}

extension ExchangeRate {
    /// A rate by hand from the texts that stand for it in forms and addresses; nil if they stand for none.
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
    /// What the word that was stored for a failure means to people.
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
