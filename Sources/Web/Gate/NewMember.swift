import Bookkeeping
import Foundation
import Validation
import Views

/// What a new person starts with: preferences from the browser, an account, categories and hashtags.
struct NewMember {
    let preferences: Preferences
    let account: Account.Draft
    let categories: [Bookkeeping.Category.Draft]
    let hashtags: [String]

    init(_ draft: SignUpForm.Draft, visit: Visit) {
        let t = visit.t
        let region = Language.region(accepting: visit.request.headers["accept-language"] ?? "") ?? Self.region(of: t.language)
        let currency = CurrencyCatalogue.currency(ofCountry: region) ?? Currency(code: "USD") ?? CurrencyCatalogue.all[0].currency
        preferences = Preferences(
            language: t.language, theme: .auto, timeZone: draft.timeZone ?? Self.zone(ofMachineOr: region),
            weekStart: ["US", "CA", "JP", "TW", "HK", "KR", "IN", "BR", "MX"].contains(region) ? .sunday : .monday, mainCurrency: currency)
        account = Account.Draft(name: t.defaults.account, currency: currency, openingBalance: 0, isDefault: true)
        categories = Self.categories(t.defaults)
        hashtags = t.defaults.hashtags
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

    private static func categories(_ names: DefaultTexts) -> [Bookkeeping.Category.Draft] {
        let expenses: [(String, Hue, CategoryIcon)] = [
            (names.groceries, .olive, .groceries), (names.eatingOut, .brick, .dining), (names.transport, .sky, .bus), (names.home, .copper, .sofa),
            (names.bills, .amber, .bills), (names.health, .rose, .health), (names.fun, .plum, .fun), (names.coffee, .cocoa, .coffee),
            (names.clothes, .indigo, .clothes), (names.travel, .teal, .travel), (names.gifts, .patina, .gift), (names.education, .indigo, .school),
            (names.other, .slate, .other),
        ]
        let incomes: [(String, Hue, CategoryIcon)] = [
            (names.salary, .patina, .salary), (names.freelance, .teal, .care), (names.refund, .sky, .repeat), (names.interest, .amber, .savings),
            (names.otherIncome, .slate, .other),
        ]
        return expenses.map { .init(kind: .expense, name: $0.0, hue: $0.1, icon: $0.2) }
            + incomes.map { .init(kind: .income, name: $0.0, hue: $0.1, icon: $0.2) }
    }
}
