import Bookkeeping
import Language
import SitePaths
import Templates
import Validation

/// The present rates, a form for a new one, and the setting for fetching them.
package struct RatesPage: PageModel {
    /// A foreign currency of the book.
    package struct Use: Sendable {
        package let title, detail: String
        package let history: Link
        package let hasRate: Bool

        /// - Parameter isTooLarge: true if an amount in the main currency would overflow.
        package init(_ currency: Currency, by conversion: Conversion?, isTooLarge: Bool, today: CalendarDate, t: Texts) {
            history = Paths.rateHistory.query("currency=\(currency.code)")
            let name = currency.name(in: t.language)
            if let conversion, let rate = conversion.rate, !isTooLarge {
                title = RateLine.equation(rate, isExact: conversion.rates == [rate])
                let way = conversion.rates.count > 1 ? [t.rates.acrossEuro] : []
                detail = ([name, t.dates.brief(rate.date, today: today), RateLine.source(rate, t)] + way).joined(
                    separator: t.frame.listSeparator)
                hasRate = true
            } else {
                title = name
                detail = isTooLarge ? t.rates.tooLarge(currency.code) : t.rates.apart(currency.code)
                hasRate = false
            }
        }
    }

    package let title, intro: String
    package var tab: Tab { .more }
    package var back: Link? { Paths.settings }
    package let hasProblems: Bool
    package let problems: ProblemSummary?
    package let uses: [Use]
    package var hasUses: Bool { !uses.isEmpty }
    package let currency: SelectField
    package let rate, date: Field
    package let quote: String
    package let bank: RateBankPart

    package init(in main: Currency, _ used: [Currency], uses: [Use], form: FormState, bank: RateBankPart, t: Texts) {
        title = t.rates.title
        let name = main.name(in: t.language)
        intro = used.isEmpty ? t.rates.allInMain(name) : t.rates.intro(name)
        hasProblems = form.hasProblems
        problems = form.summary(t)
        self.uses = uses
        let others = CurrencyCatalogue.all.map(\.currency).filter { $0 != main && !used.contains($0) }
        currency = SelectField(
            RateForm.currency.name, label: t.currencies.title,
            options: [.init("", t.rates.chooseCurrency, isChosen: false)]
                + (used + others).map {
                    .init(
                        $0.code, "\($0.code) \($0.name(in: t.language))", isChosen: form.value(RateForm.currency) == $0.code)
                }, error: form.error(RateForm.currency, t))
        let quote = Currency(code: form.value(RateForm.quote)) ?? main
        self.quote = quote.code
        rate = Field(RateForm.rate, label: t.rates.price(quote.code), form: form, t: t, hint: t.rates.rateHint)
        date = Field(RateForm.date, label: t.rates.from, form: form, t: t)
        self.bank = bank
    }
}

/// The format of a rate.
package enum RateLine {
    /// Returns `1 USD = 0.92 EUR`; `1 JPY ≈ 0.00512 GBP` for a rate derived from others.
    package static func equation(_ rate: ExchangeRate, isExact: Bool = true) -> String {
        "1 \(rate.base.code) \(isExact ? "=" : "≈") \(rate.value) \(rate.quote.code)"
    }

    static func source(_ rate: ExchangeRate, _ t: Texts) -> String {
        rate.source == .byHand ? t.rates.byHand : t.rates.bankName
    }
}
