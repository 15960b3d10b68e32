import BannerFeed
import Bookkeeping
import MicroHTTP
import OperatorLog
import SitePaths
import Storage
import Templates
import Upkeep
import Validation
import Views

/// Pages for banners: their pictures, hiding them, and for the operator the slot and its feed.
struct BannerPages: Sendable {
    let store: Store
    let banners: BannerBoard
    let bannerUpdater: BannerUpdater
    let log: EventLog

    /// Returns the picture from this server, so that the advertiser learns nothing of the browser before somebody follows the
    /// link.
    func image(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let id: Banner.ID = try visit.id()
        guard let image = try store.read({ try $0.banners.slot().isOn ? $0.banners.image(of: id) : nil }) else { throw Failure.notFound }
        var response = Response(contentType: image.format.rawValue, bytes: image.bytes)
        response.headers.add("Cache-Control", "private, max-age=86400")
        response.headers.add("Content-Security-Policy", "default-src 'none'; sandbox")
        return response
    }

    /// Hides or shows banners for the person and redirects to the page the form came from.
    func hide(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        var preferences = person.preferences
        preferences.hidesBanners = SwitchForm(try visit.form.input).isOn(SwitchForm.hidden)
        try store.write { try $0.users.updatePreferences(person.user.id, preferences) }
        return visit.redirect(visit.sender.map { Link($0) } ?? Paths.overview, .said(preferences.hidesBanners ? .bannersHidden : .bannersShown))
    }

    func index(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let slot = try store.read { try $0.banners.slot() }
        return try page(visit, person, FormState(BannerSlotForm(slot)))
    }

    func update(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let input = try visit.form.input
        do {
            let draft = try BannerSlotForm(input).draft { BannerFeedSource($0) != nil }
            try store.write { try $0.banners.setSlot(isOn: draft.isOn, address: draft.address, by: .user(person.user.id), at: visit.now) }
            banners.forget()
            bannerUpdater.start()
            log.write(.bannersSwitched(isOn: draft.isOn, user: person.user.id.description))
            return visit.redirect(Paths.operatorBanners, .said(.settingsSaved))
        } catch let problems as Problems {
            return try page(visit, person, FormState(input, problems: problems), status: .unprocessableContent)
        }
    }

    func delete(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let id: Banner.ID = try visit.id()
        try store.write { editor in
            try editor.banners.delete(id)
            try editor.audit.record(.bannerRemoved, by: .user(person.user.id), at: visit.now)
        }
        banners.forget()
        log.write(.bannerRemoved(user: person.user.id.description))
        return visit.redirect(Paths.operatorBanners, .said(.deletedForGood))
    }

    private func page(_ visit: Visit, _ person: SignedInPerson, _ form: FormState, status: Status = .ok) throws -> Response {
        let (slot, banners) = try store.read { (try $0.banners.slot(), try $0.banners.all()) }
        let page = OperatorBannersPage(form, slot: slot, banners: banners, now: visit.now, civil: person.civil(at:), today: person.today, t: visit.t)
        return visit.page(status) { Template.operatorBanners(page, app: $0, into: &$1) }
    }
}
