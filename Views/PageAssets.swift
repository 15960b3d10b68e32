/// The style sheets and scripts that a page needs besides the common ones.
package struct PageAssets: OptionSet, Sendable {
    package let rawValue: UInt64

    package init(rawValue: UInt64) { self.rawValue = rawValue }

    /// The style sheet of charts.
    package static let charts = PageAssets(rawValue: 1 << 0)
    /// The style sheet of maps.
    package static let map = PageAssets(rawValue: 1 << 1)
    /// The script for moving a map.
    package static let mapMoves = PageAssets(rawValue: 1 << 2)
    /// The style sheet and the script for choosing a place.
    package static let places = PageAssets(rawValue: 1 << 3)
    /// The style sheet for steps, commands and codes.
    package static let guide = PageAssets(rawValue: 1 << 4)
    /// The style sheet for long texts with tables.
    package static let document = PageAssets(rawValue: 1 << 5)
    /// The style sheet for the lock screen and fields for codes.
    package static let identity = PageAssets(rawValue: 1 << 6)
    /// The script that keeps a draft of the page's form in the browser.
    package static let draft = PageAssets(rawValue: 1 << 7)
    /// The script of the quick form with two taps.
    package static let quick = PageAssets(rawValue: 1 << 8)
    /// The script for passkeys.
    package static let passkeys = PageAssets(rawValue: 1 << 9)
    /// The style sheet of the list of records.
    package static let records = PageAssets(rawValue: 1 << 10)
    /// The script that works out amounts while they are typed.
    package static let amounts = PageAssets(rawValue: 1 << 11)
    /// The script that filters currencies while somebody types.
    package static let currencies = PageAssets(rawValue: 1 << 12)
    /// The script that tells that the browser has kept the typed values.
    package static let kept = PageAssets(rawValue: 1 << 13)
    /// The script that tells what the parts of a record, or of people, leave of its amount.
    package static let parts = PageAssets(rawValue: 1 << 14)
    /// The style sheet and the script for choosing and changing many records.
    package static let choosing = PageAssets(rawValue: 1 << 15)
    /// The style sheet and the script of the keys for amounts.
    package static let keypad = PageAssets(rawValue: 1 << 16)
    /// The style sheet of a period with its totals, and of filters.
    package static let period = PageAssets(rawValue: 1 << 17)
    /// The script that converts an amount in another currency.
    package static let foreign = PageAssets(rawValue: 1 << 18)
    /// The script that finds one of many hashtags.
    package static let hashtags = PageAssets(rawValue: 1 << 19)
    /// The style sheet of a household, for those who are in none; all others have it on every page.
    package static let people = PageAssets(rawValue: 1 << 20)
    /// The script that tells each person's part of a household's record.
    package static let shares = PageAssets(rawValue: 1 << 21)
    /// The style sheet of recurring records and their days.
    package static let recurring = PageAssets(rawValue: 1 << 22)
    /// The style sheet of days as blocks, which pages of recurring records have in any case.
    package static let coming = PageAssets(rawValue: 1 << 23)
    /// The style sheet of rings and tables, besides the style sheet of charts.
    package static let statistics = PageAssets(rawValue: 1 << 24)
    /// The style sheet of regular payments that were found in the past.
    package static let found = PageAssets(rawValue: 1 << 25)
    /// The style sheet of imports of bank files.
    package static let banks = PageAssets(rawValue: 1 << 26)
    /// The style sheet of rules.
    package static let rules = PageAssets(rawValue: 1 << 27)
    /// The style sheet of reports.
    package static let reports = PageAssets(rawValue: 1 << 28)
    /// The style sheet of an account's page.
    package static let accounts = PageAssets(rawValue: 1 << 29)
    /// The style sheet of categories and of a record's files.
    package static let ledger = PageAssets(rawValue: 1 << 30)
    /// The script that makes photos smaller before they are sent.
    package static let receipts = PageAssets(rawValue: 1 << 31)
    /// The script that compares an account with a statement while records are ticked.
    package static let reconciling = PageAssets(rawValue: 1 << 32)
}

/// The members of the set, for the tags that `frame/head` writes in the order of the cascade.
extension PageAssets {
    var charts: Bool { contains(.charts) }
    var map: Bool { contains(.map) }
    var mapMoves: Bool { contains(.mapMoves) }
    var places: Bool { contains(.places) }
    var guide: Bool { contains(.guide) }
    var document: Bool { contains(.document) }
    var identity: Bool { contains(.identity) }
    var people: Bool { contains(.people) }
    var draft: Bool { contains(.draft) }
    var quick: Bool { contains(.quick) }
    var passkeys: Bool { contains(.passkeys) }
    var records: Bool { contains(.records) }
    var amounts: Bool { contains(.amounts) }
    var currencies: Bool { contains(.currencies) }
    var kept: Bool { contains(.kept) }
    var receipts: Bool { contains(.receipts) }
    var reconciling: Bool { contains(.reconciling) }
    var parts: Bool { contains(.parts) }
    var shares: Bool { contains(.shares) }
    var choosing: Bool { contains(.choosing) }
    var foreign: Bool { contains(.foreign) }
    var hashtags: Bool { contains(.hashtags) }
    var keypad: Bool { contains(.keypad) }
    var coming: Bool { contains(.coming) || contains(.recurring) }
    var recurring: Bool { contains(.recurring) }
    var statistics: Bool { contains(.statistics) }
    var found: Bool { contains(.found) }
    var banks: Bool { contains(.banks) }
    var rules: Bool { contains(.rules) }
    var reports: Bool { contains(.reports) }
    var accounts: Bool { contains(.accounts) }
    var ledger: Bool { contains(.ledger) }
    var period: Bool { contains(.period) }
}
