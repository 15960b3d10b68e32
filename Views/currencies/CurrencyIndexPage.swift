import Bookkeeping
import Language
import SitePaths
import Templates

/// The currency picker: all of ISO 4217, searchable by country, code, symbol and name.
package struct CurrencyIndexPage: PageModel {
    package struct Row: Sendable {
        package let code, name, symbol, countries: String
        package let isChosen: Bool
    }

    package struct Group: Sendable {
        package let title: String
        package let currencies: [Row]
    }

    /// A value of the form behind the picker, which is returned to it with the choice.
    package struct Carried: Sendable {
        package let name, value: String

        package init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    /// The purpose of the choice: where the picker was opened from and where it leads.
    package struct Purpose: Sendable {
        package let `for`: String
        package let back, action: Link
        /// True for the main currency, which is stored at once; an account's goes back to its form.
        package let isMain: Bool
        package let tab: Tab

        package init(for purpose: String, back: Link, action: Link, isMain: Bool, tab: Tab) {
            self.for = purpose
            self.back = back
            self.action = action
            self.isMain = isMain
            self.tab = tab
        }
    }

    package let title, query, method: String
    package let action: Link
    package let tab: Tab
    package let back: Link?
    package var assets: PageAssets { [.currencies] }
    package let isPost: Bool
    package let groups: [Group]
    package let kept, carried: [Carried]

    package init(_ query: String, purpose: Purpose, chosen: String, used: [Currency], carried: [Carried], t: Texts) {
        title = purpose.isMain ? t.settings.mainCurrency : t.currencies.title
        self.query = query
        back = purpose.back
        tab = purpose.tab
        action = purpose.action
        isPost = purpose.isMain
        method = purpose.isMain ? "post" : "get"
        self.carried = carried
        kept = [Carried("for", purpose.for), Carried("currency", chosen)] + carried
        func rows(_ entries: [CurrencyCatalogue.Entry]) -> [Row] {
            entries.map { entry in
                let currency = entry.currency
                return Row(
                    code: currency.code, name: currency.name(in: t.language), symbol: currency.symbol(in: t.language),
                    countries: Self.countries(entry.countryNames(in: t.language), t), isChosen: currency.code == chosen)
            }
        }
        let all = CurrencyCatalogue.all
        if query.isEmpty {
            let usedCodes = used.map(\.code)
            let common = Self.common.filter { !usedCodes.contains($0) }
            groups = [
                Group(title: t.currencies.usedByYou, currencies: rows(all.filter { usedCodes.contains($0.currency.code) })),
                Group(title: t.currencies.common, currencies: rows(common.compactMap { code in all.first { $0.currency.code == code } })),
                Group(title: t.currencies.all, currencies: rows(all)),
            ].filter { !$0.currencies.isEmpty }
        } else {
            groups = [Group(title: t.currencies.found, currencies: rows(CurrencyCatalogue.search(query)))].filter { !$0.currencies.isEmpty }
        }
    }

    private static let common = ["USD", "EUR", "JPY", "GBP", "CNY", "CHF", "AUD", "CAD"]

    /// Returns up to two countries, and the number of others.
    private static func countries(_ names: [String], _ t: Texts) -> String {
        let separator = t.language == .english ? ", " : "、"
        return names.prefix(2).joined(separator: separator) + (names.count > 2 ? " +\(names.count - 2)" : "")
    }
}
