/// Files of exchange rates in the exact format of the European Central Bank: its quotes and tabs, and no final line break.
public enum ReferenceRatesDocument {
    /// The text before the first day.
    public static let head = """
        <?xml version="1.0" encoding="UTF-8"?>
        <gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
        \t<gesmes:subject>Reference rates</gesmes:subject>
        \t<gesmes:Sender>
        \t\t<gesmes:name>European Central Bank</gesmes:name>
        \t</gesmes:Sender>
        \t<Cube>

        """

    /// Returns a file of some days, the latest first.
    public static func file(_ days: [(date: String, rates: [(code: String, rate: String)])]) -> String {
        head
            + days.map { day in
                "\t\t<Cube time='\(day.date)'>\n"
                    + day.rates.map { "\t\t\t<Cube currency='\($0.code)' rate='\($0.rate)'/>\n" }.joined() + "\t\t</Cube>\n"
            }.joined() + "\t</Cube>\n</gesmes:Envelope>"
    }

    /// A file of one day with all of its rates.
    public static let daily = file([("2026-11-20", rates)])

    /// The prices of one euro in the file of a day.
    public static let rates = [
        ("USD", "1.0876"), ("JPY", "162.34"), ("CZK", "25.281"), ("DKK", "7.4583"), ("GBP", "0.83378"), ("HUF", "410.5"),
        ("PLN", "4.3338"),
        ("RON", "4.9767"), ("SEK", "11.5735"), ("CHF", "0.9295"), ("ISK", "145.5"), ("NOK", "11.6435"), ("TRY", "36.4103"),
        ("AUD", "1.6189"),
        ("BRL", "6.1172"), ("CAD", "1.4738"), ("CNY", "7.6416"), ("HKD", "8.2142"), ("IDR", "16780.83"), ("ILS", "3.9247"),
        ("INR", "89.0735"),
        ("KRW", "1476.85"), ("MXN", "21.4127"), ("MYR", "4.7132"), ("NZD", "1.7953"), ("PHP", "62.208"), ("SGD", "1.4178"),
        ("THB", "36.55"),
        ("ZAR", "19.0916"),
    ]
}
