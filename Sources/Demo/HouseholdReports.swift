import Bookkeeping
import Storage

extension MadeUpHousehold {
    /// Keeps two reports: the year so far beside the one before, which is sent each month, and the vendors of the last month.
    func keepReports(in store: Store, language: Language, on today: CalendarDate, at now: Int64, using generator: inout SplitMix64) throws {
        let names: (year: String, vendors: String) =
            switch language {
            case .english: ("Year so far", "Vendors of last month")
            case .japanese: ("今年の推移", "先月の支払先")
            case .simplifiedChinese: ("今年至今", "上月商家")
            }
        let due = book.settings.calendar.dayAfterMonth(of: today)
        for (name, question, dueOn) in [
            (names.year, [KeptReport.Parameter("date", "this-year"), KeptReport.Parameter("compare", "year")], due),
            (names.vendors, [KeptReport.Parameter("date", "last-month"), KeptReport.Parameter("group_by", "vendor")], CalendarDate?.none),
        ] {
            let id = KeptReport.ID(milliseconds: now &* 1_000, random: (generator.next(), generator.next()))
            try store.write(book) {
                try $0.keptReports.save(KeptReport(id: id, name: name, question: question, dueOn: dueOn), for: book.person, at: now)
            }
        }
    }
}
