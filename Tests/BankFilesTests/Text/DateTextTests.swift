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

    @Test(
        arguments: [
            ("令和8年11月13日", "2026-11-13"), ("令和８年１１月１３日", "2026-11-13"), ("令和元年5月1日", "2019-05-01"), ("R8.11.13", "2026-11-13"),
            ("R08/11/13", "2026-11-13"), ("r8-11-13", "2026-11-13"), ("R.8.11.13", "2026-11-13"), ("R081113", "2026-11-13"),
            ("Ｒ８．１１．１３", "2026-11-13"), ("㋿8年11月13日", "2026-11-13"), ("令和 8年 11月 13日(金)", "2026-11-13"), ("H31.4.30", "2019-04-30"),
            ("平成31年4月30日", "2019-04-30"), ("平成元年1月8日", "1989-01-08"), ("㍻30/2/3", "2018-02-03"), ("S64.1.7", "1989-01-07"),
            ("昭和64年1月7日", "1989-01-07"), ("大正15年12月24日", "1926-12-24"), ("民國115年11月13日", "2026-11-13"), ("民国115/11/13", "2026-11-13"),
            ("115/11/13", "2026-11-13"), ("13/11/2569", "2026-11-13"), ("2026년 11월 13일", "2026-11-13"), ("2026. 11. 13.", "2026-11-13"),
            ("2012:03:01", "2012-03-01"), ("13NOV2026", "2026-11-13"), ("13-nov-26", "2026-11-13"), ("2026年11月13号", "2026-11-13"),
            ("2026年11月13日 星期五", "2026-11-13"), ("13 listopada 2026", "2026-11-13"), ("13 ноября 2026", "2026-11-13"), ("13 kasım 2026", "2026-11-13"),
            ("13. marraskuuta 2026", "2026-11-13"), ("13. listopadu 2026", "2026-11-13"), ("2026. november 13.", "2026-11-13"),
            ("13 desember 2026", "2026-12-13"), ("пт, 13.11.2026", "2026-11-13"), ("ven. 13 novembre 2026", "2026-11-13"),
            ("13.11.2026 Fr", "2026-11-13"),
            ("13 Νοεμβρίου 2026", "2026-11-13"),
        ] as [(String, String)])
    func `an era, a month in any language and a weekday are read in every order of numbers`(text: String, day: String) {
        #expect(DateText.parse(text, order: .dayMonthYear)?.0.description == day)
    }

    @Test(arguments: [
        "R8.13.40", "R0.1.1", "H31.5.1", "平成31年5月1日", "昭和64年1月8日", "S64.1.8", "令和元年4月30日", "H99.1.1", "X8.11.13", "A08/11/13", "No 21.11.2026",
        "a21.11.2026",
        "第21.11.2026", "Re8.11.13", "平和8年11月13日", "R8.11", "R8", "元年", "R元.11", "99/11/13/12", "1151113", "12:03:01", "215/11/13", "民國年11月13日",
    ])
    func `letters that are no era, month or weekday, and days outside an era, make no date`(text: String) {
        #expect(DateText.parse(text, order: .dayMonthYear) == nil)
    }

    @Test(
        arguments: [
            ("2026-11-13T23:30:00Z", "Asia/Tokyo", "2026-11-14 08:30"), ("2026-11-14T03:30:00Z", "America/New_York", "2026-11-13 22:30"),
            ("2026-07-14 03:30:00 UTC", "America/New_York", "2026-07-13 23:30"), ("2026-11-13T23:30:00+09:00", "Europe/Berlin", "2026-11-13 15:30"),
            ("2026-11-13 23:30:00 -0500", "Europe/Berlin", "2026-11-14 05:30"), ("20261113233000", "Asia/Tokyo", "2026-11-13 23:30"),
            ("2026-11-13T00:00:00Z", "America/New_York", "2026-11-13 00:00"), ("2026-11-13 23:30", "Asia/Tokyo", "2026-11-13 23:30"),
            ("2026-11-13 23:30:00 UTC+8", "Asia/Tokyo", "2026-11-14 00:30"), ("2026-11-13 23:30 CET", "Asia/Tokyo", "2026-11-13 23:30"),
            ("2026-11-13 午後11:30", "Asia/Tokyo", "2026-11-13 23:30"), ("2026년 11월 13일 오후 11시 30분", "Asia/Seoul", "2026-11-13 23:30"),
        ])
    func `a time with an offset is that of a zone, and midnight stands for the day`(text: String, zone: String, expected: String) throws {
        let (date, time) = try #require(DateText.parse(text, order: .yearMonthDay, in: try #require(CivilTimeZone(zone))))
        #expect("\(date) \(time?.description ?? "")" == expected)
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
