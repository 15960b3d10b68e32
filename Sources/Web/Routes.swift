import Bookkeeping
import Exports
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
    /// The person who runs the server, who proved lately who they are: what is done to accounts of others.
    case confirmedOperator(@Sendable (Visit, Member) throws -> Response)
    /// A page that takes files of so many bytes, from those whom it lets in.
    indirect case taking(Page, bytes: Int)

    /// The page, for forms with files of so many bytes in all.
    func taking(_ bytes: Int) -> Page { .taking(self, bytes: bytes) }

    /// False if the visitor has to sign in or give the passcode first.
    func letsIn(_ visit: Visit) -> Bool {
        switch self {
        case .anyone: true
        case .session: visit.member != nil || visit.locked != nil
        case .member, .confirmed, .operator, .confirmedOperator: visit.member != nil
        case .taking(let page, _): page.letsIn(visit)
        }
    }

    /// False if the visitor has to sign in, to give the passcode or to prove who they are first, or never gets in.
    func isOpen(to visit: Visit) -> Bool {
        switch self {
        case .anyone, .session, .member: letsIn(visit)
        case .confirmed: isConfirmed(visit)
        case .operator: visit.member?.user.role == .operator
        case .confirmedOperator: visit.member?.user.role == .operator && isConfirmed(visit)
        case .taking(let page, _): page.isOpen(to: visit)
        }
    }

    private func isConfirmed(_ visit: Visit) -> Bool { visit.member?.session.isConfirmed(at: visit.now) ?? false }
}

extension Application {
    /// The whole site.
    static func routes(_ services: Services) -> Router<Page> {
        let gate = GatePages(services), overview = OverviewPages(services), records = RecordPages(services), map = MapPages(services)
        let transactions = TransactionPages(services), accounts = AccountPages(services), currencies = CurrencyPages(services)
        let categories = CategoryPages(services), hashtags = HashtagPages(services), trash = TrashPages(services)
        let budgets = BudgetPages(services), notifications = NotificationPages(services), statistics = StatisticsPages(services)
        let settings = SettingsPages(services), rates = RatePages(services), operating = OperatorPages(services), https = HTTPSPages(services)
        let tokens = TokenPages(services)
        let places = PlacePages(services, transactions: transactions), pictures = PicturePages(services), tiles = TilePages(services)
        let privacy = PrivacyPages(services), transfers = TransferPages(services), leaving = LeavingPages(services)
        let second = SecondStepPages(services), lock = LockPages(services), confirm = ConfirmPages(services), passcode = PasscodePages(services)
        let oneTime = OneTimePasswordPages(services), sessions = SessionPages(services)
        let users = UserPages(services), health = HealthPages(services), backups = BackupPages(services), audit = AuditPages(services)
        let reset = ResetPages(services)
        let dailyBudget = DailyBudgetPages(services), banners = BannerPages(services)
        let passkeys = PasskeyPages(services), passkeyEntry = PasskeyEntryPages(services, gate: gate, lock: lock, confirm: confirm)
        let messages = NotificationSettingsPages(services), feedback = FeedbackPages(services), info = InfoPages(services)
        var site = Router<Page>()

        site.add(.get, "/", .anyone { visit in try visit.member.map { try overview.show(visit, $0) } ?? gate.splash(visit) })
        site.add(.get, "/sign-in", .anyone(gate.signIn))
        site.add(.post, "/sign-in", .anyone(gate.enter))
        site.add(.get, "/sign-up", .anyone(gate.signUp))
        site.add(.post, "/sign-up", .anyone(gate.join))
        site.add(.post, "/sign-out", .session(gate.leave))
        site.add(.get, "/reset", .anyone(reset.show))
        site.add(.post, "/reset", .anyone(reset.update))
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
        site.add(.post, "/transactions", .member(transactions.create).taking(Attachment.sizeLimit))
        site.add(.get, "/transactions/{id}", .member(transactions.show))
        site.add(.get, "/transactions/{id}/edit", .member(transactions.edit))
        site.add(.post, "/transactions/{id}", .member(transactions.update).taking(Attachment.sizeLimit))
        site.add(.post, "/transactions/{id}/delete", .member(transactions.delete))
        site.add(.get, "/transactions/recall", .member(transactions.recall))
        site.add(.get, "/attachments/{id}", .member(transactions.attachment))

        site.add(.get, "/transactions/place", .member(places.start))
        site.add(.post, "/transactions/place", .member(places.choose).taking(Attachment.sizeLimit))
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
        site.add(.get, "/hashtags/{id}/merge", .member(hashtags.confirmMerging))
        site.add(.post, "/hashtags/{id}/merge", .member(hashtags.merge))
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
        site.add(.get, "/settings/daily-budget", .member(dailyBudget.edit))
        site.add(.post, "/settings/daily-budget", .member(dailyBudget.update))
        site.add(.post, "/settings/masking", .member(settings.updateMasking))
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
        site.add(.get, "/settings/tokens", .member(tokens.index))
        site.add(.get, "/settings/tokens/new", .confirmed(tokens.new))
        site.add(.post, "/settings/tokens", .confirmed(tokens.create))
        site.add(.post, "/settings/tokens/{id}/delete", .member(tokens.delete))
        site.add(.get, "/settings/api", .member(tokens.guide))

        site.add(.get, "/settings/passkeys", .member(passkeys.index))
        site.add(.get, "/settings/passkeys/new", .confirmed(passkeys.new))
        site.add(.post, "/settings/passkeys/challenge", .confirmed(passkeys.options))
        site.add(.post, "/settings/passkeys", .confirmed(passkeys.create))
        site.add(.get, "/settings/passkeys/{id}/edit", .member(passkeys.edit))
        site.add(.post, "/settings/passkeys/{id}", .member(passkeys.update))
        site.add(.get, "/settings/passkeys/{id}/delete", .confirmed(passkeys.confirmDeletion))
        site.add(.post, "/settings/passkeys/{id}/delete", .confirmed(passkeys.delete))
        site.add(.post, "/sign-in/passkey/challenge", .anyone(passkeyEntry.signInOptions))
        site.add(.get, "/sign-in/passkey", .anyone(passkeyEntry.signInAgain))
        site.add(.post, "/sign-in/passkey", .anyone(passkeyEntry.signIn))
        site.add(.get, "/settings/notifications", .member(messages.show))
        site.add(.post, "/settings/notifications", .member(messages.update))
        site.add(.post, "/settings/notifications/test", .member(messages.test))
        site.add(.get, "/settings/feedback", .member(feedback.new))
        site.add(.post, "/settings/feedback", .member(feedback.create))
        site.add(.get, "/settings/info", .member(info.show))
        site.add(.post, "/locked/passkey/challenge", .session(passkeyEntry.unlockOptions))
        site.add(.post, "/locked/passkey", .session(passkeyEntry.unlock))
        site.add(.post, "/settings/confirm/passkey/challenge", .member(passkeyEntry.confirmOptions))
        site.add(.post, "/settings/confirm/passkey", .member(passkeyEntry.confirm))

        site.add(.get, "/settings/rates", .member(rates.index))
        site.add(.post, "/settings/rates", .member(rates.create))
        site.add(.get, "/settings/rates/history", .member(rates.history))
        site.add(.post, "/settings/rates/delete", .member(rates.delete))
        site.add(.post, "/settings/rates/restore", .member(rates.restore))
        site.add(.post, "/settings/rates/fetching", .operator(rates.updateFetching))
        site.add(.post, "/settings/rates/fetch", .operator(rates.fetch))

        site.add(.get, "/privacy", .anyone(privacy.show))
        site.add(.get, "/settings/privacy", .anyone(privacy.show))
        site.add(.get, "/settings/export", .confirmed(transfers.export))
        site.add(.post, "/settings/export", .confirmed(transfers.send))
        site.add(.get, "/settings/import", .confirmed(transfers.choose))
        site.add(.post, "/settings/import", .confirmed(transfers.receive).taking(ImportFile.sizeLimit))
        site.add(.get, "/settings/import/preview", .confirmed(transfers.preview))
        site.add(.post, "/settings/import/replace", .confirmed(transfers.replace))
        site.add(.post, "/settings/import/cancel", .confirmed(transfers.cancel))
        site.add(.get, "/settings/delete", .confirmed(leaving.show))
        site.add(.post, "/settings/delete", .confirmed(leaving.ask))
        site.add(.post, "/settings/delete/cancel", .member(leaving.cancel))
        site.add(.get, "/banners/{id}/image", .member(banners.image))
        site.add(.post, "/settings/banners", .member(banners.hide))
        site.add(.get, "/operator/banners", .operator(banners.index))
        site.add(.post, "/operator/banners", .operator(banners.update))
        site.add(.post, "/operator/banners/{id}/delete", .operator(banners.delete))

        site.add(.get, "/operator", .operator(operating.show))
        site.add(.post, "/operator/sign-up", .operator(operating.updatePolicy))
        site.add(.post, "/operator/invitations", .operator(operating.invite))
        site.add(.post, "/operator/invitations/{id}/delete", .operator(operating.revoke))

        site.add(.get, "/operator/users", .operator(users.index))
        site.add(.get, "/operator/users/{id}", .operator(users.show))
        site.add(.post, "/operator/users/{id}/reset", .confirmedOperator(users.reset))
        site.add(.post, "/operator/users/{id}/sign-out", .confirmedOperator(users.signOut))
        site.add(.post, "/operator/users/{id}/state", .confirmedOperator(users.updateState))
        site.add(.post, "/operator/users/{id}/role", .confirmedOperator(users.updateRole))
        site.add(.get, "/operator/health", .operator(health.show))
        site.add(.post, "/operator/health/check", .operator(health.check))
        site.add(.get, "/operator/backups", .operator(backups.index))
        site.add(.post, "/operator/backups", .operator(backups.create))
        site.add(.post, "/operator/backups/daily", .operator(backups.updateDaily))
        site.add(.get, "/operator/audit", .operator(audit.index))
        site.add(.get, "/operator/feedback", .operator(feedback.index))
        site.add(.post, "/operator/feedback/{id}/delete", .operator(feedback.delete))
        return site
    }
}
