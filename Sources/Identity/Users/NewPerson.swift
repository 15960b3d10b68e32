import Bookkeeping
import Foundation
import Storage
import Validation

/// The initial data of a new person: preferences for their region, and a book.
package struct NewPerson {
    private let profile: User.Profile
    private let preferences: Preferences
    private let settings: BookSettings
    private let book: DefaultBook

    /// - Parameters:
    ///   - region: the ISO 3166-1 alpha-2 code of the country of the person's language; nil for the country where most people speak the language. The
    ///     currency is the one of the country of their time zone, if they have sent one: many read English far from where it is spoken.
    ///   - book: returns the content of the book in a currency, in the person's language.
    package init(_ draft: SignUpForm.Draft, language: Language, region: String?, book: (Currency) -> DefaultBook) {
        let region = region ?? Self.region(of: language)
        let place = draft.timeZone.flatMap(CountryCatalogue.country)
        let currency =
            place.flatMap(CurrencyCatalogue.currency) ?? CurrencyCatalogue.currency(ofCountry: region) ?? Currency(code: "USD")
            ?? CurrencyCatalogue.all[0].currency
        profile = draft.profile
        preferences = Preferences(language: language, theme: .auto)
        settings = BookSettings(
            mainCurrency: currency, timeZone: draft.timeZone ?? Self.zone(ofMachineOr: region),
            weekStart: ["US", "CA", "JP", "TW", "HK", "KR", "IN", "BR", "MX"].contains(region) ? .sunday : .monday)
        self.book = book(currency)
    }

    /// Adds the person and the book.
    ///
    /// - Parameters:
    ///   - password: the encoded password hash.
    ///   - invitation: the hash of the invitation's token, which is consumed.
    ///   - milliseconds: the present, in milliseconds since 1970 (UTC).
    package func add(
        to editor: SiteData<Writing>, as id: User.ID, password: String, invitation: [UInt8]? = nil, milliseconds: Int64
    ) throws -> User {
        func new<Entity>() -> Identifier<Entity> { Identifier(milliseconds: milliseconds) }
        return try editor.users.add(
            id, profile: profile, preferences: preferences, settings: settings, password: password,
            account: (new(), book.account), categories: book.categories.map { (new(), $0) }, hashtags: book.hashtags.map { (new(), $0) },
            invitation: invitation,
            at: milliseconds / 1000)
    }

    private static func region(of language: Language) -> String {
        switch language {
        case .english: "US"
        case .japanese: "JP"
        case .simplifiedChinese: "CN"
        }
    }

    /// Returns this machine's time zone, since the server is likely to stand where its people live; the region's if the machine
    /// is set to UTC.
    private static func zone(ofMachineOr region: String) -> CivilTimeZone {
        let machine = CivilTimeZone(TimeZone.current.identifier).flatMap { ["UTC", "Etc/UTC", "GMT"].contains($0.name) ? nil : $0 }
        return machine ?? CountryCatalogue.timeZone(ofCountry: region).flatMap { CivilTimeZone($0) } ?? .utc
    }
}
