import BankFiles
import Bookkeeping
import Testing

@Suite struct DateTextTests {
    @Test(
        arguments: [
            ("11/21/2026 as of 11/19/2026", .monthDayYear, "2026-11-21"), ("2026-11-21", .yearMonthDay, "2026-11-21"),
            ("2026-11-21", .dayMonthYear, "2026-11-21"), ("2026/11/21", .yearMonthDay, "2026-11-21"),
            ("2026.11.21", .yearMonthDay, "2026-11-21"), ("2026-21-11", .yearDayMonth, "2026-11-21"), ("21.11.2026", .dayMonthYear, "2026-11-21"),
            ("21.11.26", .dayMonthYear, "2026-11-21"), ("21. 11. 2026", .dayMonthYear, "2026-11-21"), ("1.2.2026", .dayMonthYear, "2026-02-01"),
            ("1/2/2026", .monthDayYear, "2026-01-02"), ("21-11-2026", .dayMonthYear, "2026-11-21"), ("21 11 2026", .dayMonthYear, "2026-11-21"),
            ("11/21'26", .monthDayYear, "2026-11-21"), ("11/ 5'26", .monthDayYear, "2026-11-05"), ("26-11-21", .yearMonthDay, "2026-11-21"),
            ("20261121", .yearMonthDay, "2026-11-21"), ("21112026", .dayMonthYear, "2026-11-21"), ("11212026", .monthDayYear, "2026-11-21"),
            ("261121", .yearMonthDay, "2026-11-21"), ("211126", .dayMonthYear, "2026-11-21"), ("01.01.70", .dayMonthYear, "1970-01-01"),
            ("01.01.69", .dayMonthYear, "2069-01-01"), ("21 Nov 2026", .monthDayYear, "2026-11-21"), ("Nov 21, 2026", .dayMonthYear, "2026-11-21"),
            ("November 21st, 2026", .dayMonthYear, "2026-11-21"), ("21st of November 2026", .dayMonthYear, "2026-11-21"),
            ("Sat, 21 Nov 2026", .dayMonthYear, "2026-11-21"), ("21-Nov-26", .dayMonthYear, "2026-11-21"),
            ("2026-Nov-21", .yearMonthDay, "2026-11-21"),
            ("21. März 2026", .dayMonthYear, "2026-03-21"), ("21. Mrz. 2026", .dayMonthYear, "2026-03-21"),
            ("1er août 2026", .dayMonthYear, "2026-08-01"),
            ("21 févr. 2026", .dayMonthYear, "2026-02-21"), ("21 de diciembre de 2026", .dayMonthYear, "2026-12-21"),
            ("3 gennaio 2026", .dayMonthYear, "2026-01-03"), ("3 mrt 2026", .dayMonthYear, "2026-03-03"),
            ("3 de março de 2026", .dayMonthYear, "2026-03-03"),
            ("Di, 03.11.2026", .dayMonthYear, "2026-11-03"), ("2026年11月21日", .dayMonthYear, "2026-11-21"),
            ("2026/11/21(土)", .yearMonthDay, "2026-11-21"),
            ("２０２６／１１／２１", .yearMonthDay, "2026-11-21"), ("0001-01-01", .yearMonthDay, "0001-01-01"), ("31.12.9999", .dayMonthYear, "9999-12-31"),
            ("29.02.2028", .dayMonthYear, "2028-02-29"), ("  2026-11-21 ", .yearMonthDay, "2026-11-21"),
        ] as [(String, DateOrder, String)])
    func `a date is read as it is meant`(text: String, order: DateOrder, day: String) throws {
        let (date, time) = try #require(DateText.parse(text, order: order))
        #expect(date.description == day)
        #expect(time == nil)
    }

    @Test(arguments: [
        ("2026-11-21 14:03", "14:03"), ("2026-11-21T14:03:59Z", "14:03"), ("2026-11-21T23:30:00.123+09:00", "23:30"), ("2026-11-21 2:03 PM", "14:03"),
        ("2026-11-21 12:03:10 a.m.", "00:03"), ("2026-11-21, 14.03", "14:03"), ("20261121140359", "14:03"), ("202611210403", "04:03"),
        ("2026年11月21日 14時03分", "14:03"), ("2026年11月21日 14:03:59", "14:03"), ("2026-11-21 14:03:00 UTC", "14:03"), ("2026-11-21 14:03 Uhr", "14:03"),
        ("Nov 21, 2026 2:03 PM", "14:03"), ("2026-11-21 14:03:59 +0100", "14:03"), ("2026/11/21 9:05", "09:05"),
    ])
    func `a time may follow a date`(text: String, clock: String) throws {
        let (date, time) = try #require(DateText.parse(text, order: .yearMonthDay))
        #expect(date.description == "2026-11-21")
        #expect(time?.description == clock)
    }

    @Test(arguments: [
        "", " ", "abc", "2026", "21.11.", "0000-01-01", "00.01.2026", "32.01.2026", "29.02.2026", "31.04.2026", "2026-13-01", "10000-01-01",
        "21.11.026",
        "21.11.2", "2026-11-21 foo!", "11/21/2026 as of today", "2026-11-21 25:00", "2026-11-21 13:00 PM", "2026-11-21 14:3", "Total 21.11.2026",
        "Saldo am 21.11.2026",
        "1234567",
        "20261301", "21..11..2026", "99999999999999999999", "12.50", "1,234.56", "DE02 1203 0000 0000 2020 51", "Nov 2026", "21 Nov",
        "20261121256000",
    ])
    func `a text that is no day of the calendar is none`(text: String) {
        #expect(DateText.parse(text, order: .dayMonthYear) == nil)
    }

    @Test(arguments: [
        "2026-11-05", "2026-5-6", "26.11.05", "05.11.2026", "5/6/26", "11/21/2026", "21/11/2026", "2026-21-11", "2026-13-32", "1.2.345", "123.1.1",
        "05/06-2026", "00.00.2026", "1.123.2026", "99-11-05", "0-1-2",
    ])
    func `a date of three numbers is read like the same one with a space before it`(text: String) {
        for order in DateOrder.allCases {
            #expect(DateText.parse(text, order: order)?.0 == DateText.parse(" " + text, order: order)?.0, "\(order)")
        }
    }

    @Test(arguments: ["2026-11-", "-2026-11-05", "2026--11-05", "2026-11-05-", "2026-11-05.", "--", "20261-1-05", "2026-11", "1-2-3-4"])
    func `three numbers with other signs are no date`(text: String) {
        for order in DateOrder.allCases { #expect(DateText.parse(text, order: order) == nil, "\(order)") }
    }

    @Test(arguments: [("9:05", "09:05"), ("09:05:59", "09:05"), ("9:05 PM", "21:05"), ("14時03分", "14:03"), ("14h03", "14:03")])
    func `a time stands alone`(text: String, clock: String) {
        #expect(DateText.time(text)?.description == clock)
    }

    @Test(
        arguments: [
            (["2026-11-21"], nil, .yearMonthDay), (["2026-11-05", "2026-11-06"], .monthDayYear, .yearMonthDay), (["2026-21-11"], nil, .yearDayMonth),
            (["05.11.2026"], nil, .dayMonthYear), (["05/11/2026"], nil, .dayMonthYear), (["05/11/2026"], .monthDayYear, .monthDayYear),
            (["05/11/2026", "11/21/2026"], nil, .monthDayYear), (["05/11/2026", "21/11/2026"], .monthDayYear, .dayMonthYear),
            (["20261121"], nil, .yearMonthDay),
            (["21112026"], nil, .dayMonthYear), (["99-11-05", "99-12-30"], nil, .yearMonthDay), (["Total", "11/21/2026", ""], nil, .monthDayYear),
            (["Total", ""], nil, nil), ([], nil, nil),
        ] as [([String], DateOrder?, DateOrder?)])
    func `the order is found by what dates allow`(samples: [String], hint: DateOrder?, order: DateOrder?) {
        #expect(DateText.order(of: samples, hint: hint) == order)
    }
}
