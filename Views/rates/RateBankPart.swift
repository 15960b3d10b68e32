import Bookkeeping
import Templates

/// Whether the rates of the European Central Bank are fetched, and how that went.
package struct RateBankPart: ViewModel, Sendable {
    package let intro, action: String
    package let isOn, isOperator: Bool
    /// What happened so far, a sentence each.
    package let states: [String]
    package let obstacle: String?
    package var canFetch: Bool { isOn && isOperator && !isFetching }
    package let isFetching: Bool

    /// - Parameters:
    ///   - host: where the file comes from.
    ///   - succeeded: when it last came, in the reader's time zone.
    ///   - latest: the day of the latest rates.
    ///   - failed: when the last attempt failed and why, unless it went well.
    package init(
        from host: String, isOn: Bool, isOperator: Bool, isFetching: Bool, succeeded: CivilTime?, latest: CalendarDate?,
        failed: (at: CivilTime, why: RateObstacle)?, today: CalendarDate, t: Texts
    ) {
        intro = t.rates.bankIntro(host)
        action = "/settings/rates/fetching"
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
        obstacle = isOn ? failed.map { t.rates.failed(moment($0.at)) + " " + t.rates.obstacle($0.why) } : nil
    }
}
