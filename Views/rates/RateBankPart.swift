import Bookkeeping
import Language
import SitePaths
import Templates

/// The setting and state of fetching the rates of the European Central Bank.
package struct RateBankPart: ViewModel, Sendable {
    package let intro: String
    package let action: Link
    package let isOn, isOperator: Bool
    /// The results so far, a sentence each.
    package let states: [String]
    package let obstacle: String?
    package var canFetch: Bool { isOn && isOperator && !isFetching }
    package let isFetching: Bool

    /// - Parameters:
    ///   - host: the host of the file.
    ///   - succeeded: the time of the last success, in the reader's time zone.
    ///   - latest: the day of the latest rates.
    ///   - failed: the time and reason of the last attempt's failure; nil if it succeeded.
    package init(
        from host: String, isOn: Bool, isOperator: Bool, isFetching: Bool, succeeded: CivilTime?, latest: CalendarDate?,
        failed: (at: CivilTime, why: RateObstacle)?, today: CalendarDate, t: Texts
    ) {
        intro = t.rates.bankIntro(host)
        action = Paths.rateFetching
        self.isOn = isOn
        self.isOperator = isOperator
        self.isFetching = isOn && isFetching
        func moment(_ time: CivilTime) -> String { "\(t.dates.brief(time.date, today: today)) \(time.time)" }
        var states: [String] = []
        if !isOn && !isOperator { states.append(t.rates.isOff) }
        if let succeeded {
            states.append(t.rates.fetched(moment(succeeded)))
        } else if isOn, failed == nil {
            states.append(t.rates.never)
        }
        if let latest { states.append(t.rates.latest(t.dates.full(latest))) }
        self.states = states
        obstacle = isOn ? failed.map { t.rates.failed(moment($0.at)) + t.changes.between + t.rates.obstacle($0.why) } : nil
    }
}
