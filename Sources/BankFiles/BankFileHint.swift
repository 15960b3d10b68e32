import Bookkeeping

/// Known facts about the person who brings a file: evidence for questions that the file itself leaves open.
public struct BankFileHint: Hashable, Sendable {
    /// The zone of the book's days.
    public var timeZone: CivilTimeZone?
    /// The currency of the account, or else the usual one of the book.
    public var currency: Currency?
    /// The day on which the file is read: nobody books far behind it.
    public var today: CalendarDate?
    /// True for an account that is a credit card or a loan: a balance above zero may be the debt, which rises with each purchase.
    public var isDebt: Bool

    public init(timeZone: CivilTimeZone? = nil, currency: Currency? = nil, today: CalendarDate? = nil, isDebt: Bool = false) {
        (self.timeZone, self.currency, self.today, self.isDebt) = (timeZone, currency, today, isDebt)
    }

    /// The order of numbers that are a day, a month and a year in the country of the person; nil where several are usual, or if the file is in the
    /// currency of another country.
    ///
    /// - Parameter isEnglish: true for a table in English, or without names. Programs of all countries write those in either order, so that the country
    ///   proposes an order and settles nothing.
    func dateOrder(of fileCurrency: Currency?, isEnglish: Bool) -> UsualDateOrder? {
        guard let zone = timeZone?.name, let code = (fileCurrency ?? currency)?.code else { return nil }
        if Self.isAmerican(zone) { return code == "USD" && isEnglish ? UsualDateOrder(.monthDayYear, settles: false) : nil }
        if let own = Self.yearFirst[zone] { return code == own ? UsualDateOrder(.yearMonthDay, settles: !isEnglish) : nil }
        guard !Self.mixed.contains(zone), !["UTC", "Etc", "GMT"].contains(zone.prefix { $0 != "/" }) else { return nil }
        if ["USD", "CAD", "PHP", "JPY", "CNY", "KRW", "TWD"].contains(code) { return nil }
        return UsualDateOrder(.dayMonthYear, settles: !isEnglish)
    }

    /// True for the zones of the United States.
    private static func isAmerican(_ zone: String) -> Bool {
        ["US/", "America/Indiana/", "America/Kentucky/", "America/North_Dakota/"].contains(where: zone.hasPrefix) || american.contains(zone)
    }

    private static let american: Set = [
        "America/New_York", "America/Detroit", "America/Chicago", "America/Menominee", "America/Denver", "America/Boise", "America/Phoenix",
        "America/Los_Angeles", "America/Anchorage", "America/Juneau", "America/Sitka", "America/Metlakatla", "America/Yakutat", "America/Nome",
        "America/Adak", "Pacific/Honolulu", "America/Fort_Wayne", "America/Indianapolis", "America/Louisville", "America/Shiprock",
    ]

    /// The currencies of the zones that write the year first.
    private static let yearFirst = [
        "Asia/Tokyo": "JPY", "Asia/Seoul": "KRW", "Asia/Shanghai": "CNY", "Asia/Urumqi": "CNY", "Asia/Chongqing": "CNY", "Asia/Taipei": "TWD",
    ]

    /// The zones of countries with several orders, or with the order of the United States.
    private static let mixed: Set = [
        "America/Toronto", "America/Vancouver", "America/Montreal", "America/Edmonton", "America/Winnipeg", "America/Halifax", "America/Regina",
        "America/St_Johns", "America/Moncton", "America/Iqaluit", "America/Whitehorse", "America/Yellowknife", "America/Puerto_Rico",
        "America/St_Thomas", "America/Virgin", "America/Panama", "America/Belize", "America/Cayman", "Asia/Manila", "Pacific/Guam",
        "Pacific/Saipan", "Pacific/Pago_Pago", "Pacific/Palau", "Pacific/Majuro", "Asia/Hong_Kong", "Asia/Macau", "Africa/Johannesburg",
        "Africa/Nairobi", "Africa/Accra", "Africa/Lome", "Africa/Monrovia", "Asia/Riyadh",
    ]
}

/// The order of dates in a country.
struct UsualDateOrder: Hashable {
    let order: DateOrder
    /// True if tables in its language have no other.
    let settles: Bool

    init(_ order: DateOrder, settles: Bool) { (self.order, self.settles) = (order, settles) }
}
