/// How a person writes and says numbers and short dates, as far as their language and their book's settings tell.
public struct NumberWriting: Sendable, Equatable {
    /// The order of the two numbers of a short date, as in `11/3`.
    public enum DayOrder: Sendable {
        case monthFirst, dayFirst
    }

    /// Decides what the last digit of a number such as 「一万二」 is.
    public let language: Language
    /// True if a comma before three last digits separates a group, as in `1,280`; false if it may also stand before decimals.
    public let groupsByComma: Bool
    /// Nil if both orders are likely.
    public let dayOrder: DayOrder?

    /// False for texts that nobody typed: they have a point before decimals.
    public let isTyped: Bool

    /// The writing of texts that nobody typed, and of somebody about whom nothing is known.
    public static let unknown = NumberWriting()

    private init() { (language, groupsByComma, dayOrder, isTyped) = (.english, false, nil, false) }

    /// - Parameters:
    ///   - currency: the book's main currency, which tells the English-speaking country; nil if unknown.
    ///   - timeZone: the book's time zone: dollars and English alone say little about somebody on the European continent.
    public init(_ language: Language, currency: Currency? = nil, timeZone: CivilTimeZone? = nil) {
        (self.language, isTyped) = (language, true)
        guard language == .english else {
            (groupsByComma, dayOrder) = (true, .monthFirst)
            return
        }
        let zone = timeZone?.name ?? "UTC", code = currency?.code ?? ""
        let isOnContinent = zone.hasPrefix("Europe/") && !Self.islands.contains(zone)
        groupsByComma = Self.withCommas.contains(code) && !isOnContinent || code == "EUR" && Self.islands.contains(zone)
        switch code {
        case "USD": dayOrder = ["UTC", "America/", "US/", "Pacific/"].contains(where: zone.hasPrefix) ? .monthFirst : nil
        case "GBP", "AUD", "NZD", "INR", "SGD", "HKD", "MYR": dayOrder = .dayFirst
        case "EUR" where zone.hasPrefix("Europe/"): dayOrder = .dayFirst
        default: dayOrder = nil
        }
    }

    /// The time zones of English-speaking places in Europe.
    private static let islands: Set<String> = [
        "Europe/London", "Europe/Belfast", "Europe/Dublin", "Europe/Jersey", "Europe/Guernsey", "Europe/Isle_of_Man", "Europe/Malta",
        "Europe/Gibraltar",
    ]
    /// The currencies of countries that write a comma between thousands and a point before decimals (CLDR).
    private static let withCommas: Set<String> = [
        "USD", "GBP", "CAD", "AUD", "NZD", "HKD", "SGD", "TWD", "CNY", "JPY", "KRW", "INR", "PKR", "BDT", "LKR", "NPR", "MYR", "PHP", "THB", "ILS",
        "MXN", "NGN", "KES", "GHS", "UGX", "TZS", "JMD", "TTD", "BBD", "BSD", "BZD", "GIP", "GGP", "JEP", "IMP", "FJD",
    ]
}
