import MicroHTTP

/// Who may open a page.
enum Page: Sendable {
    case anyone(@Sendable (Visit) throws -> Response)
    case member(@Sendable (Visit, Member) throws -> Response)
    /// Somebody who is signed in, also while the passcode is asked for.
    case session(@Sendable (Visit, Member) throws -> Response)
    /// Somebody who proved lately who they are: ways to sign in, export, deletion.
    case confirmed(@Sendable (Visit, Member) throws -> Response)
    /// The person who runs the server.
    case `operator`(@Sendable (Visit, Member) throws -> Response)

    /// False if the visitor has to sign in or give the passcode first.
    func letsIn(_ visit: Visit) -> Bool {
        switch self {
        case .anyone: true
        case .session: visit.member != nil || visit.locked != nil
        case .member, .confirmed, .operator: visit.member != nil
        }
    }
}

extension Application {
    /// The whole site.
    static func routes(_ services: Services) -> Router<Page> {
        let gate = GatePages(services), overview = OverviewPages(services), records = RecordPages(services), map = MapPages(services)
        let transactions = TransactionPages(services), accounts = AccountPages(services), currencies = CurrencyPages(services)
        let categories = CategoryPages(services), hashtags = HashtagPages(services), trash = TrashPages(services)
        let budgets = BudgetPages(services), notifications = NotificationPages(services), statistics = StatisticsPages(services)
        let settings = SettingsPages(services), rates = RatePages(services), operating = OperatorPages(services), https = HTTPSPages(services)
        let places = PlacePages(services, transactions: transactions), pictures = PicturePages(services), tiles = TilePages(services)
        let second = SecondStepPages(services), lock = LockPages(services), confirm = ConfirmPages(services), sessions = SessionPages(services)
        let passcode = PasscodePages(services), oneTime = OneTimePasswordPages(services)
        var site = Router<Page>()

        site.add(.get, "/", .anyone { visit in try visit.member.map { try overview.show(visit, $0) } ?? gate.splash(visit) })
        site.add(.get, "/sign-in", .anyone(gate.signIn))
        site.add(.post, "/sign-in", .anyone(gate.enter))
        site.add(.get, "/sign-up", .anyone(gate.signUp))
        site.add(.post, "/sign-up", .anyone(gate.join))
        site.add(.post, "/sign-out", .session(gate.leave))
        site.add(.get, "/sign-in/code", .anyone(second.show))
        site.add(.post, "/sign-in/code", .anyone(second.enter))
        site.add(.get, "/locked", .session(lock.show))
        site.add(.post, "/locked", .session(lock.unlock))
        site.add(.post, "/lock", .session(lock.lock))

        site.add(.post, "/quick", .member(overview.quick))
        site.add(.get, "/records", .member(records.index))
        site.add(.get, "/statistics", .member(statistics.index))
        site.add(.get, "/map", .member(map.index))

        site.add(.get, "/transactions/new", .member(transactions.new))
        site.add(.post, "/transactions", .member(transactions.create))
        site.add(.get, "/transactions/{id}", .member(transactions.show))
        site.add(.get, "/transactions/{id}/edit", .member(transactions.edit))
        site.add(.post, "/transactions/{id}", .member(transactions.update))
        site.add(.post, "/transactions/{id}/delete", .member(transactions.delete))
        site.add(.get, "/transactions/recall", .member(transactions.recall))
        site.add(.get, "/attachments/{id}", .member(transactions.attachment))

        site.add(.get, "/transactions/place", .member(places.start))
        site.add(.post, "/transactions/place", .member(places.choose))
        site.add(.get, "/map/picture", .member(pictures.show))
        site.add(.get, "/map/tiles/{z}/{x}/{y}", .member(tiles.show))

        site.add(.get, "/accounts", .member(accounts.index))
        site.add(.get, "/accounts/new", .member(accounts.new))
        site.add(.post, "/accounts", .member(accounts.create))
        site.add(.get, "/accounts/{id}/edit", .member(accounts.edit))
        site.add(.post, "/accounts/{id}", .member(accounts.update))
        site.add(.post, "/accounts/{id}/edit", .member(accounts.update))
        site.add(.post, "/accounts/{id}/default", .member(accounts.makeDefault))
        site.add(.get, "/accounts/{id}/delete", .member(accounts.confirmDeletion))
        site.add(.post, "/accounts/{id}/delete", .member(accounts.delete))

        site.add(.get, "/currencies", .member(currencies.index))
        site.add(.post, "/currencies", .member(currencies.open))

        site.add(.get, "/categories", .member(categories.index))
        site.add(.get, "/categories/new", .member(categories.new))
        site.add(.post, "/categories", .member(categories.create))
        site.add(.get, "/categories/{id}/edit", .member(categories.edit))
        site.add(.post, "/categories/{id}", .member(categories.update))
        site.add(.post, "/categories/{id}/edit", .member(categories.update))
        site.add(.get, "/categories/{id}/delete", .member(categories.confirmDeletion))
        site.add(.post, "/categories/{id}/delete", .member(categories.delete))

        site.add(.get, "/budgets", .member(budgets.index))
        site.add(.get, "/budgets/new", .member(budgets.new))
        site.add(.post, "/budgets", .member(budgets.create))
        site.add(.post, "/budgets/daily", .member(overview.setDailyBudget))
        site.add(.get, "/budgets/{id}/edit", .member(budgets.edit))
        site.add(.post, "/budgets/{id}", .member(budgets.update))
        site.add(.post, "/budgets/{id}/delete", .member(budgets.delete))
        site.add(.get, "/notifications", .member(notifications.index))
        site.add(.post, "/notifications/read", .member(notifications.markRead))

        site.add(.get, "/hashtags", .member(hashtags.index))
        site.add(.post, "/hashtags", .member(hashtags.create))
        site.add(.get, "/hashtags/{id}/edit", .member(hashtags.edit))
        site.add(.post, "/hashtags/{id}", .member(hashtags.update))
        site.add(.post, "/hashtags/{id}/delete", .member(hashtags.delete))

        site.add(.get, "/trash", .member(trash.index))
        site.add(.post, "/trash/{id}/restore", .member(trash.restore))
        site.add(.post, "/trash/{id}/delete", .member(trash.delete))

        site.add(.get, "/settings", .member(settings.index))
        site.add(.get, "/settings/profile", .member(settings.profile))
        site.add(.post, "/settings/profile", .member(settings.updateProfile))
        site.add(.get, "/settings/password", .member(settings.password))
        site.add(.post, "/settings/password", .member(settings.updatePassword))
        site.add(.get, "/settings/preferences", .member(settings.preferences))
        site.add(.post, "/settings/preferences", .member(settings.updatePreferences))
        site.add(.post, "/settings/currency", .member(settings.updateCurrency))
        site.add(.get, "/settings/keyboard", .member(settings.keyboard))
        site.add(.get, "/settings/https", .member(https.show))
        site.add(.get, "/settings/https/authority.crt", .anyone(https.authority))

        site.add(.get, "/settings/confirm", .member(confirm.show))
        site.add(.post, "/settings/confirm", .member(confirm.confirm))
        site.add(.get, "/settings/passcode", .confirmed(passcode.show))
        site.add(.post, "/settings/passcode", .confirmed(passcode.update))
        site.add(.post, "/settings/passcode/delete", .confirmed(passcode.delete))
        site.add(.get, "/settings/one-time-passwords", .confirmed(oneTime.show))
        site.add(.post, "/settings/one-time-passwords", .confirmed(oneTime.create))
        site.add(.post, "/settings/one-time-passwords/codes", .confirmed(oneTime.renewCodes))
        site.add(.post, "/settings/one-time-passwords/delete", .confirmed(oneTime.delete))
        site.add(.get, "/settings/sessions", .member(sessions.index))
        site.add(.post, "/settings/sessions/{id}/delete", .member(sessions.delete))

        site.add(.get, "/settings/rates", .member(rates.index))
        site.add(.post, "/settings/rates", .member(rates.create))
        site.add(.get, "/settings/rates/history", .member(rates.history))
        site.add(.post, "/settings/rates/delete", .member(rates.delete))
        site.add(.post, "/settings/rates/restore", .member(rates.restore))
        site.add(.post, "/settings/rates/fetching", .operator(rates.updateFetching))
        site.add(.post, "/settings/rates/fetch", .operator(rates.fetch))

        site.add(.get, "/operator", .operator(operating.show))
        site.add(.post, "/operator/sign-up", .operator(operating.updatePolicy))
        site.add(.post, "/operator/invitations", .operator(operating.invite))
        site.add(.post, "/operator/invitations/{id}/delete", .operator(operating.revoke))
        return site
    }
}
