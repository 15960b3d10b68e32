import Bookkeeping

/// What is known about the person who brings a file: evidence for what the file itself leaves open.
public struct BankFileHint: Hashable, Sendable {
    /// The zone of the book, in which its days begin.
    public var timeZone: CivilTimeZone?
    /// The currency of the account, or else the usual one of the book.
    public var currency: Currency?
    /// The day on which the file is read: nobody books far behind it.
    public var today: CalendarDate?

    public init(timeZone: CivilTimeZone? = nil, currency: Currency? = nil, today: CalendarDate? = nil) {
        (self.timeZone, self.currency, self.today) = (timeZone, currency, today)
    }

    /// The order of numbers that are a day, a month and a year in the country of the person; nil where several are usual, where the currency of the
    /// file is that of another country, and for a file in English where people speak another language: it may be of an American program.
    func dateOrder(of fileCurrency: Currency?, isEnglish: Bool) -> DateOrder? {
        guard let zone = timeZone?.name, let code = (fileCurrency ?? currency)?.code else { return nil }
        if Self.isAmerican(zone) { return code == "USD" && isEnglish ? .monthDayYear : nil }
        if let own = Self.yearFirst[zone] { return code == own ? .yearMonthDay : nil }
        guard !Self.mixed.contains(zone), !["UTC", "Etc", "GMT"].contains(zone.prefix { $0 != "/" }) else { return nil }
        if isEnglish { return (zone.hasPrefix("Australia/") ? "AUD" : Self.english[zone]) == code ? .dayMonthYear : nil }
        return ["USD", "CAD", "PHP", "JPY", "CNY", "KRW", "TWD"].contains(code) ? nil : .dayMonthYear
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

    /// The currencies of the zones in which the year is first.
    private static let yearFirst = [
        "Asia/Tokyo": "JPY", "Asia/Seoul": "KRW", "Asia/Shanghai": "CNY", "Asia/Urumqi": "CNY", "Asia/Chongqing": "CNY", "Asia/Taipei": "TWD",
    ]

    /// The currencies of zones in which people speak English and write the day first, beside those of Australia.
    private static let english = [
        "Europe/London": "GBP", "Europe/Belfast": "GBP", "Europe/Isle_of_Man": "GBP", "Europe/Jersey": "GBP", "Europe/Guernsey": "GBP",
        "Europe/Gibraltar": "GIP", "Europe/Dublin": "EUR", "Europe/Malta": "EUR", "Pacific/Auckland": "NZD", "Pacific/Chatham": "NZD",
        "Pacific/Fiji": "FJD", "Asia/Kolkata": "INR", "Asia/Calcutta": "INR", "Asia/Singapore": "SGD", "Asia/Kuala_Lumpur": "MYR",
        "Asia/Karachi": "PKR", "Asia/Dhaka": "BDT", "Asia/Colombo": "LKR", "Asia/Dubai": "AED", "Africa/Lagos": "NGN", "Africa/Kampala": "UGX",
        "Africa/Dar_es_Salaam": "TZS", "America/Jamaica": "JMD", "America/Barbados": "BBD", "America/Port_of_Spain": "TTD",
    ]

    /// The zones of countries with several orders, or with that of the United States.
    private static let mixed: Set = [
        "America/Toronto", "America/Vancouver", "America/Montreal", "America/Edmonton", "America/Winnipeg", "America/Halifax", "America/Regina",
        "America/St_Johns", "America/Moncton", "America/Iqaluit", "America/Whitehorse", "America/Yellowknife", "America/Puerto_Rico",
        "America/St_Thomas", "America/Virgin", "America/Panama", "America/Belize", "America/Cayman", "Asia/Manila", "Pacific/Guam",
        "Pacific/Saipan", "Pacific/Pago_Pago", "Pacific/Palau", "Pacific/Majuro", "Asia/Hong_Kong", "Asia/Macau", "Africa/Johannesburg",
        "Africa/Nairobi", "Africa/Accra", "Africa/Lome", "Africa/Monrovia", "Asia/Riyadh",
    ]
}
