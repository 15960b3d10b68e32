import Bookkeeping

/// Days as spreadsheets number them, from 30 December 1899: `45962` is 1 November 2025. The part of the day behind the mark is its time.
enum SerialDay {
    /// 1990 to 2099: other numbers are none that tell days from figures.
    private static let days = 32_874...73_050
    /// The number of 1 January 1970.
    private static let epoch = 25_569

    static func date(_ text: String) -> CalendarDate? {
        let whole = text.prefix { $0 != "." && $0 != "," }, part = text.dropFirst(whole.count + 1)
        guard whole.utf8.count == 5, part.utf8.count <= 16, (whole + part).utf8.allSatisfy({ 48...57 ~= $0 }), let number = Int(whole),
            days.contains(number)
        else { return nil }
        return CalendarDate(daysSince1970: number - epoch)
    }
}

extension TableMapping {
    /// True if the column with the name of a date column has only a spreadsheet's day numbers.
    func findSerialDays(_ sample: TableSample) -> Bool {
        guard sample.header != nil, let place = columns.firstIndex(of: .date) else { return false }
        let values = sample.values(place)
        return !values.isEmpty && values.allSatisfy { SerialDay.date($0) != nil }
    }
}
