import Bookkeeping
import Language
import SitePaths
import Templates
import Validation

/// The operator's page about the place for banners.
package struct OperatorBannersPage: PageModel {
    package struct Row: Sendable {
        let id: Banner.ID
        package let text, detail, state: String
        package var deleteLink: Link { Paths.deleteBanner(id) }
        package let isShown: Bool
    }

    package let title: String
    package var tab: Tab { .more }
    package var back: Link? { Paths.operator }
    package let hasProblems: Bool
    package let problems: ProblemSummary?
    package let isOn: Bool
    package let address: Field
    /// The result of the last attempt to fetch the feed; nil without a feed.
    package let status: String?
    package let isTroubled: Bool
    package var statusIcon: String { isTroubled ? "alert" : "clock" }
    package let banners: [Row]
    package var hasBanners: Bool { !banners.isEmpty }

    package init(
        _ form: FormState, slot: BannerSlot, banners: [Banner], now: Int64, civil: (Int64) -> CivilTime, today: CalendarDate, t: Texts
    ) {
        func day(_ seconds: Int64) -> String { t.dates.day(civil(seconds).date, today: today) }
        title = t.banners.title
        hasProblems = form.hasProblems
        problems = form.summary(t)
        isOn = !form.value(BannerSlotForm.isOn).isEmpty
        address = Field(BannerSlotForm.address, label: t.banners.address, form: form, t: t, hint: t.banners.addressHint, placeholder: "https://")
        isTroubled = slot.hasFeed && slot.problem != nil
        switch (slot.hasFeed, slot.problem, slot.succeededAt) {
        case (false, _, _): status = nil
        case (true, let problem?, _): status = t.banners.failed(t.banners.obstacle(problem))
        case (true, nil, let succeeded?): status = t.banners.fetched("\(t.dates.brief(civil(succeeded).date, today: today)) \(civil(succeeded).time)")
        case (true, nil, nil): status = t.banners.waiting
        }
        self.banners = banners.map { banner in
            let content = banner.content, isOver = content.endsAt.map { $0 <= now } ?? false
            let until = content.endsAt.map { t.banners.until(day($0 &- 1)) }
            return Row(
                id: banner.id, text: content.text.text(in: t.language),
                detail: [banner.isFromFeed ? t.banners.fromFeed : t.banners.own, until, BannerView(banner, t: t).host].compactMap(\.self)
                    .joined(separator: t.frame.listSeparator),
                state: isOver ? t.banners.over : banner.isShown(at: now) ? t.banners.shown : t.banners.later(day(content.startsAt)),
                isShown: slot.isOn && banner.isShown(at: now))
        }
    }
}
