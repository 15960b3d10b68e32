import Bookkeeping
import Charts

extension FigureFormat {
    /// Creates the format of figures that are minor units of a currency.
    package init(_ currency: Currency, _ money: MoneyFormat) {
        // With equal labels an axis would keep looking for steps with different ones, and bars would lose their shapes.
        guard !money.isMasked else {
            self.init(full: { money.string(Money(minorUnits: $0, currency)) }, axis: { _ in "" }, mark: { _ in "" })
            return
        }
        self.init(
            full: { money.string(Money(minorUnits: $0, currency)) }, axis: { money.short(Money(minorUnits: $0, currency)) },
            mark: { money.shortest(Money(minorUnits: $0, currency)) })
    }
}

extension DateTexts {
    /// Returns the one or two lines under the bars of a period.
    package func tick(_ slot: Period, isFirst: Bool) -> [String] {
        switch slot.dayCount {
        case 1: return ["\(slot.first.day)"]
        case ...7: return ["\(slot.first.day)", month(slot.first.month)]
        case ...31:
            // A month may begin on payday, and is named by its first day.
            return slot.first.month == 1 || isFirst ? [month(slot.first.month), "\(slot.first.year)"] : [month(slot.first.month)]
        default: return ["\(slot.first.year)"]
        }
    }

    /// Returns the label of a day on an axis.
    package func tick(_ tick: TimeTick) -> String {
        let date = CalendarDate(daysSince1970: tick.day)
        return switch tick.unit {
        case .year: "\(date.year)"
        case .month: month(date.month)
        default: "\(date.day)"
        }
    }
}
