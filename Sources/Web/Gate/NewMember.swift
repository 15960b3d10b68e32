import Bookkeeping
import Foundation
import Validation
import Views

/// What a new person starts with: preferences from the browser, and a book.
struct NewMember {
    let preferences: Preferences
    let book: DefaultBook

    init(_ draft: SignUpForm.Draft, visit: Visit) {
        let t = visit.t
        let region = Language.region(accepting: visit.request.headers["accept-language"] ?? "") ?? Self.region(of: t.language)
        let currency = CurrencyCatalogue.currency(ofCountry: region) ?? Currency(code: "USD") ?? CurrencyCatalogue.all[0].currency
        preferences = Preferences(
            language: t.language, theme: .auto, timeZone: draft.timeZone ?? Self.zone(ofMachineOr: region),
            weekStart: ["US", "CA", "JP", "TW", "HK", "KR", "IN", "BR", "MX"].contains(region) ? .sunday : .monday, mainCurrency: currency)
        book = DefaultBook(t.defaults, currency: currency)
    }

    private static func region(of language: Language) -> String {
        switch language {
        case .english: "US"
        case .japanese: "JP"
        case .simplifiedChinese: "CN"
        }
    }

    /// The zone of this machine, which stands where its people live; if it has none set, the zone of the region.
    private static func zone(ofMachineOr region: String) -> CivilTimeZone {
        let machine = CivilTimeZone(TimeZone.current.identifier).flatMap { ["UTC", "Etc/UTC", "GMT"].contains($0.name) ? nil : $0 }
        return machine ?? CountryCatalogue.timeZone(ofCountry: region).flatMap { CivilTimeZone($0) } ?? .utc
    }
}
