import BankFiles
import Bookkeeping
import Exports
import Identity
import MapTiles
import MicroHTTP
import OperatorLog
import Storage
import Upkeep
import Validation
import Views

extension Application {
    /// All routes of the site; every page gets the few services that it uses.
    static func routes(
        store: Store, gate: GatePages, entry: SessionEntry, hasher: PasswordHasher, throttle: SignInThrottle, activity: Activity<Session>,
        atlas: AtlasAnswers, tiles layer: TileLayer?, transfers stored: Transfers, eraser: Eraser, payments: PaymentFinder,
        rates updater: RateUpdater, banners board: BannerBoard, bannerUpdater: BannerUpdater, server: ServerFacts, backups making: BackupMaker,
        https state: @escaping @Sendable () -> HTTPSState?, messages channels: MessageSettings, log: EventLog
    ) -> Router<Page> {
        let households = HouseholdPages(store: store), people = HouseholdPeoplePages(store: store), balances = BalancePages(store: store),
            history = HistoryPages(store: store)
        let invitations = InvitationPages(store: store), sharing = SharingPages(store: store), limits = LimitPages(store: store),
            shared = SharedTransactionPages(store: store)
        let overview = OverviewPages(store: store), map = MapPages(store: store, atlas: atlas)
        let records = RecordPages(store: store), changes = RecordChangePages(store: store)
        let transactions = TransactionPages(store: store), accounts = AccountPages(store: store), currencies = CurrencyPages(store: store)
        let categories = CategoryPages(store: store), hashtags = HashtagPages(store: store), trash = TrashPages(store: store)
        let budgets = BudgetPages(store: store), dailyBudget = DailyBudgetPages(store: store), statistics = StatisticsPages(store: store)
        let notifications = NotificationPages(store: store), messages = NotificationSettingsPages(store: store, messages: channels)
        let places = PlacePages(store: store, atlas: atlas, transactions: transactions), pictures = PicturePages(atlas: atlas)
        let tiles = TilePages(layer: layer), rates = RatePages(store: store, rates: updater, log: log)

        let passwords = PasswordCheck(store: store, hasher: hasher, throttle: throttle, log: log)
        let second = SecondStepPages(store: store, throttle: throttle, entry: entry, log: log)
        let reset = ResetPages(store: store, hasher: hasher, throttle: throttle, entry: entry, log: log)
        let lock = LockPages(store: store, hasher: hasher, lock: entry.lock, log: log)
        let passcode = PasscodePages(store: store, hasher: hasher, lock: entry.lock, log: log)
        let confirm = ConfirmPages(store: store, passwords: passwords), oneTime = OneTimePasswordPages(store: store, log: log)
        let sessions = SessionPages(store: store, activity: activity), tokens = TokenPages(store: store, log: log)
        let ceremonies = PasskeyCeremonies(store: store, challenges: PasskeyChallenges(), log: log)
        let passkeys = PasskeyPages(store: store, ceremonies: ceremonies, log: log)
        let passkeySignIn = PasskeySignInPages(entry: entry, gate: gate, ceremonies: ceremonies, log: log)
        let passkeyUnlock = PasskeyUnlockPages(store: store, lock: lock, ceremonies: ceremonies)
        let passkeyConfirm = PasskeyConfirmPages(store: store, confirm: confirm, ceremonies: ceremonies)

        let more = SettingsIndexPages(store: store, rates: updater, board: board)
        let settings = SettingsPages(store: store, hasher: hasher, passwords: passwords, log: log)
        let https = HTTPSPages(state: state), info = InfoPages(store: store, version: server.version)
        let privacy = PrivacyPages(store: store, rates: updater, tiles: layer), leaving = LeavingPages(store: store, log: log)
        let transfers = TransferPages(store: store, transfers: stored, eraser: eraser, payments: payments, log: log)
        let feedback = FeedbackPages(store: store, messages: channels, log: log)
        let banners = BannerPages(store: store, banners: board, bannerUpdater: bannerUpdater, log: log)
        let operating = OperatorPages(store: store, log: log), users = UserPages(store: store, log: log), audit = AuditPages(store: store)
        let health = HealthPages(store: store, server: server, log: log)
        let backups = BackupPages(store: store, server: server, backups: making)
        var site = Router<Page>()

        site.add(.get, Paths.overview, .anyone { visit in try visit.person.map { try overview.show(visit, $0) } ?? gate.splash(visit) })
        site.add(.get, Paths.signIn, .anyone(gate.signIn))
        site.add(.post, Paths.signIn, .anyone(gate.enter))
        site.add(.get, Paths.signUp, .anyone(gate.signUp))
        site.add(.post, Paths.signUp, .anyone(gate.register))
        site.add(.post, Paths.signOut, .session(gate.signOut))
        site.add(.get, Paths.reset, .anyone(reset.show))
        site.add(.post, Paths.reset, .anyone(reset.update))
        site.add(.get, Paths.signInCode, .anyone(second.show))
        site.add(.post, Paths.signInCode, .anyone(second.enter))
        site.add(.get, Paths.locked, .session(lock.show))
        site.add(.post, Paths.locked, .session(lock.unlock))
        site.add(.post, Paths.lock, .session(lock.lock))

        let line = LinePages(store: store)
        site.add(
            .post, Paths.quick,
            .signedIn { visit, person in
                try LineForm(try visit.form.input).isLine ? line.add(visit, person) : overview.quick(visit, person)
            })
        site.add(.get, Paths.records, .signedIn(records.index))
        site.add(.get, Paths.changeRecords, .signedIn(changes.new).forWriters())
        site.add(.post, Paths.changeRecords, .signedIn(changes.create))
        site.add(.post, Paths.undoChange, .signedIn(changes.undo))
        site.add(.get, Paths.deleteRecords, .signedIn(changes.confirmDeletion).forWriters())
        site.add(.post, Paths.deleteRecords, .signedIn(changes.delete))
        site.add(.get, Paths.exportRecords, .signedIn(changes.export, .confirmed))
        site.add(.get, Paths.statistics, .signedIn(statistics.index))
        site.add(.get, Paths.map, .signedIn(map.index))

        site.add(.get, Paths.newTransaction, .signedIn(transactions.new).forWriters())
        site.add(.post, Paths.transactions, .signedIn(transactions.create).taking(Attachment.sizeLimit))
        site.add(.get, Paths.transaction, .signedIn(transactions.show))
        site.add(.get, Paths.editTransaction, .signedIn(transactions.edit).forWriters())
        site.add(.post, Paths.transaction, .signedIn(transactions.update).taking(Attachment.sizeLimit))
        site.add(.post, Paths.deleteTransaction, .signedIn(transactions.delete))
        site.add(.get, Paths.recallTransaction, .signedIn(transactions.recall))
        site.add(.get, Paths.rateOfTransaction, .signedIn(transactions.rate))
        site.add(.get, Paths.attachment, .signedIn(transactions.attachment))

        site.add(.get, Paths.place, .signedIn(places.start))
        site.add(.post, Paths.place, .signedIn(places.choose).taking(Attachment.sizeLimit))
        site.add(.get, Paths.mapPicture, .signedIn(pictures.show))
        site.add(.get, Paths.tiles.description + "{z}/{x}/{y}", .signedIn(tiles.show))

        site.add(.get, Paths.accounts, .signedIn(accounts.index))
        site.add(.get, Paths.newAccount, .signedIn(accounts.new).forWriters())
        site.add(.post, Paths.accounts, .signedIn(accounts.create))
        site.add(.get, Paths.editAccount, .signedIn(accounts.edit).forWriters())
        site.add(.post, Paths.account, .signedIn(accounts.update))
        site.add(.post, Paths.editAccount, .signedIn(accounts.update))
        site.add(.post, Paths.makeDefaultAccount, .signedIn(accounts.makeDefault))
        site.add(.get, Paths.deleteAccount, .signedIn(accounts.confirmDeletion).forWriters())
        site.add(.post, Paths.deleteAccount, .signedIn(accounts.delete))

        site.add(.get, Paths.currencies, .signedIn(currencies.index))
        site.add(.post, Paths.currencies, .signedIn(currencies.open).forViewers())

        site.add(.get, Paths.categories, .signedIn(categories.index))
        site.add(.get, Paths.newCategory, .signedIn(categories.new).forWriters())
        site.add(.post, Paths.categories, .signedIn(categories.create))
        site.add(.get, Paths.editCategory, .signedIn(categories.edit).forWriters())
        site.add(.post, Paths.category, .signedIn(categories.update))
        site.add(.post, Paths.editCategory, .signedIn(categories.update))
        site.add(.get, Paths.deleteCategory, .signedIn(categories.confirmDeletion).forWriters())
        site.add(.post, Paths.deleteCategory, .signedIn(categories.delete))

        site.add(.get, Paths.budgets, .signedIn(budgets.index))
        site.add(.get, Paths.newBudget, .signedIn(budgets.new).forWriters())
        site.add(.post, Paths.budgets, .signedIn(budgets.create))
        site.add(.post, Paths.setDailyBudget, .signedIn(overview.setDailyBudget))
        site.add(.get, Paths.editBudget, .signedIn(budgets.edit).forWriters())
        site.add(.post, Paths.budget, .signedIn(budgets.update))
        site.add(.post, Paths.deleteBudget, .signedIn(budgets.delete))
        let recurring = RecurringPages(store: store)
        site.add(.get, Paths.recurring, .signedIn(recurring.index))
        site.add(.get, Paths.newRecurring, .signedIn(recurring.new).forWriters())
        site.add(.post, Paths.recurring, .signedIn(recurring.create))
        site.add(.get, Paths.editRecurring, .signedIn(recurring.edit).forWriters())
        site.add(.post, Paths.recurringRule, .signedIn(recurring.update))
        site.add(.post, Paths.postRecurring, .signedIn(recurring.post))
        site.add(.post, Paths.skipRecurring, .signedIn(recurring.skip))
        site.add(.post, Paths.pauseRecurring, .signedIn(recurring.pause))
        site.add(.post, Paths.endRecurring, .signedIn(recurring.end))
        let calendars = CalendarFeedPages(store: store)
        site.add(.get, Paths.calendarFeed, .signedIn(calendars.show))
        site.add(.post, Paths.calendarFeed, .signedIn(calendars.make).forViewers())
        site.add(.post, Paths.revokeCalendarFeed, .signedIn(calendars.revoke).forViewers())
        site.add(.get, Paths.calendarPattern, .anyone(calendars.calendar))
        site.add(.post, Paths.dismissPayment, .signedIn(recurring.dismiss))
        site.add(.post, Paths.offerPayment, .signedIn(recurring.offerAgain))
        site.add(.get, Paths.notifications, .signedIn(notifications.index))
        site.add(.post, Paths.readNotifications, .signedIn(notifications.markRead).forViewers())

        site.add(.get, Paths.hashtags, .signedIn(hashtags.index))
        site.add(.post, Paths.hashtags, .signedIn(hashtags.create))
        site.add(.get, Paths.editHashtag, .signedIn(hashtags.edit).forWriters())
        site.add(.post, Paths.hashtag, .signedIn(hashtags.update))
        site.add(.get, Paths.mergeHashtag, .signedIn(hashtags.confirmMerging).forWriters())
        site.add(.post, Paths.mergeHashtag, .signedIn(hashtags.merge))
        site.add(.post, Paths.deleteHashtag, .signedIn(hashtags.delete))

        let banks = BankPages(store: store, transfers: stored, payments: payments)
        site.add(.get, Paths.bankImports, .signedIn(banks.index))
        site.add(.post, Paths.bankImports, .signedIn(banks.receive).taking(BankFileLimits.bytes))
        site.add(.get, Paths.bankImport, .signedIn(banks.show))
        site.add(.post, Paths.bankImport, .signedIn(banks.update))
        site.add(.post, Paths.takeBackBankImport, .signedIn(banks.takeBack))

        site.add(.get, Paths.trash, .signedIn(trash.index))
        site.add(.post, Paths.restoreDeletion, .signedIn(trash.restore))
        site.add(.post, Paths.purgeDeletion, .signedIn(trash.delete))

        site.add(
            .get, Paths.household,
            .signedIn { visit, person in try person.household == nil ? households.new(visit, person) : overview.show(visit, person) }
                .at(.household))
        site.add(.post, Paths.household, .signedIn(households.create))
        site.add(.post, Paths.dissolvedHousehold, .signedIn(households.restore))
        site.add(.get, Paths.householdDetails, .household(households.edit))
        site.add(.post, Paths.householdDetails, .household(households.update, .writing))
        site.add(.get, Paths.leaveHousehold, .household(households.confirmLeaving))
        site.add(.post, Paths.leaveHousehold, .household(households.leave))
        site.add(.get, Paths.dissolveHousehold, .household(households.confirmDissolving))
        site.add(.post, Paths.dissolveHousehold, .household(households.dissolve, .confirmed))
        site.add(.get, Paths.people, .household(people.index))
        site.add(.post, Paths.people, .household(people.add))
        site.add(.get, Paths.person, .household(people.show))
        site.add(.post, Paths.personRole, .household(people.updateRole))
        site.add(.post, Paths.personWeight, .household(people.updateWeight))
        site.add(.post, Paths.takeBack, .household(history.takeBack, .writing))
        site.add(.get, Paths.limits, .household(limits.index))
        site.add(.get, Paths.newLimit, .household(limits.new))
        site.add(.post, Paths.limits, .household(limits.create))
        site.add(.get, Paths.limitPattern, .household(limits.edit))
        site.add(.post, Paths.limitPattern, .household(limits.update))
        site.add(.post, Paths.deleteLimitPattern, .household(limits.delete))
        site.add(.get, Paths.sharedTransactionPattern, .household(shared.show))
        site.add(.get, Paths.sharing, .household(sharing.edit))
        site.add(.post, Paths.sharing, .household(sharing.update))
        site.add(.get, Paths.balances, .household(balances.index))
        site.add(.get, Paths.payments, .household(balances.new, .writing))
        site.add(.post, Paths.payments, .household(balances.pay, .writing))
        site.add(.post, Paths.takePayment, .household(balances.take, .writing))
        site.add(.post, Paths.declinePayment, .household(balances.decline, .writing))
        site.add(.get, Paths.removePerson, .household(people.confirmRemoval))
        site.add(.post, Paths.removePerson, .household(people.remove))
        site.add(.post, Paths.householdInvitations, .household(people.invite))
        site.add(.post, Paths.revokeInvitation, .household(people.revoke))
        site.add(.get, Paths.invitationPattern, .anyone(invitations.show))
        site.add(.post, Paths.invitationPattern, .signedIn(invitations.accept))

        site.add(.get, Paths.settings, .signedIn(more.index))
        site.add(.get, Paths.profile, .signedIn(settings.profile))
        site.add(.post, Paths.profile, .signedIn(settings.updateProfile))
        site.add(.get, Paths.password, .signedIn(settings.password))
        site.add(.post, Paths.password, .signedIn(settings.updatePassword))
        site.add(.get, Paths.preferences, .signedIn(settings.preferences))
        site.add(.post, Paths.preferences, .signedIn(settings.updatePreferences))
        site.add(.post, Paths.mainCurrency, .signedIn(settings.updateCurrency))
        site.add(.get, Paths.dailyBudget, .signedIn(dailyBudget.edit).forWriters())
        site.add(.post, Paths.dailyBudget, .signedIn(dailyBudget.update))
        site.add(.post, Paths.masking, .signedIn(settings.updateMasking))
        site.add(.get, Paths.keyboard, .signedIn(settings.keyboard))
        site.add(.get, Paths.https, .signedIn(https.show))
        site.add(.get, Paths.authority, .anyone(https.authority))

        site.add(.get, Paths.confirm, .signedIn(confirm.show))
        site.add(.post, Paths.confirm, .signedIn(confirm.confirm))
        site.add(.get, Paths.passcode, .signedIn(passcode.show, .confirmed))
        site.add(.post, Paths.passcode, .signedIn(passcode.update, .confirmed))
        site.add(.post, Paths.deletePasscode, .signedIn(passcode.delete, .confirmed))
        site.add(.get, Paths.oneTimePasswords, .signedIn(oneTime.show, .confirmed))
        site.add(.post, Paths.oneTimePasswords, .signedIn(oneTime.create, .confirmed))
        site.add(.post, Paths.recoveryCodes, .signedIn(oneTime.renewCodes, .confirmed))
        site.add(.post, Paths.deleteOneTimePasswords, .signedIn(oneTime.delete, .confirmed))
        site.add(.get, Paths.sessions, .signedIn(sessions.index))
        site.add(.post, Paths.deleteSession, .signedIn(sessions.delete))
        site.add(.get, Paths.tokens, .signedIn(tokens.index))
        site.add(.get, Paths.newToken, .signedIn(tokens.new, .confirmed))
        site.add(.post, Paths.tokens, .signedIn(tokens.create, .confirmed))
        site.add(.post, Paths.deleteToken, .signedIn(tokens.delete))
        site.add(.get, Paths.apiGuide, .signedIn(tokens.guide))

        site.add(.get, Paths.passkeys, .signedIn(passkeys.index))
        site.add(.get, Paths.newPasskey, .signedIn(passkeys.new, .confirmed))
        site.add(.post, Paths.passkeyChallenge, .signedIn(passkeys.options, .confirmed))
        site.add(.post, Paths.passkeys, .signedIn(passkeys.create, .confirmed))
        site.add(.get, Paths.editPasskey, .signedIn(passkeys.edit))
        site.add(.post, Paths.passkey, .signedIn(passkeys.update))
        site.add(.get, Paths.deletePasskey, .signedIn(passkeys.confirmDeletion, .confirmed))
        site.add(.post, Paths.deletePasskey, .signedIn(passkeys.delete, .confirmed))
        site.add(.post, Paths.signInPasskeyChallenge, .anyone(passkeySignIn.options))
        site.add(.get, Paths.signInPasskey, .anyone(passkeySignIn.signInAgain))
        site.add(.post, Paths.signInPasskey, .anyone(passkeySignIn.signIn))
        site.add(.get, Paths.notificationSettings, .signedIn(messages.show))
        site.add(.post, Paths.notificationSettings, .signedIn(messages.update))
        site.add(.post, Paths.testNotification, .signedIn(messages.test))
        site.add(.get, Paths.feedback, .signedIn(feedback.new))
        site.add(.post, Paths.feedback, .signedIn(feedback.create))
        site.add(.get, Paths.info, .signedIn(info.show))
        site.add(.post, Paths.unlockPasskeyChallenge, .session(passkeyUnlock.options))
        site.add(.post, Paths.unlockPasskey, .session(passkeyUnlock.unlock))
        site.add(.post, Paths.confirmPasskeyChallenge, .signedIn(passkeyConfirm.options))
        site.add(.post, Paths.confirmPasskey, .signedIn(passkeyConfirm.confirm))

        site.add(.get, Paths.rates, .signedIn(rates.index))
        site.add(.post, Paths.rates, .signedIn(rates.create))
        site.add(.get, Paths.rateHistory, .signedIn(rates.history))
        site.add(.post, Paths.deleteRate, .signedIn(rates.delete))
        site.add(.post, Paths.restoreRate, .signedIn(rates.restore))
        site.add(.post, Paths.rateFetching, .signedIn(rates.updateFetching, .operator))
        site.add(.post, Paths.fetchRates, .signedIn(rates.fetch, .operator))

        site.add(.get, Paths.privacy, .anyone(privacy.show))
        site.add(.get, Paths.privacySettings, .anyone(privacy.show))
        site.add(.get, Paths.export, .signedIn(transfers.export, .confirmed).forAdministrator())
        site.add(.post, Paths.export, .signedIn(transfers.send, .confirmed).forAdministrator())
        site.add(.get, Paths.importBook, .signedIn(transfers.choose, .confirmed).forAdministrator())
        site.add(.post, Paths.importBook, .signedIn(transfers.receive, .confirmed).forAdministrator().taking(ImportFile.sizeLimit))
        site.add(.get, Paths.previewImport, .signedIn(transfers.preview, .confirmed).forAdministrator())
        site.add(.post, Paths.replaceBook, .signedIn(transfers.replace, .confirmed).forAdministrator())
        site.add(.post, Paths.cancelImport, .signedIn(transfers.cancel, .confirmed).forAdministrator())
        site.add(.get, Paths.leaving, .signedIn(leaving.show, .confirmed))
        site.add(.post, Paths.leaving, .signedIn(leaving.ask, .confirmed))
        site.add(.post, Paths.cancelLeaving, .signedIn(leaving.cancel))
        site.add(.get, Paths.bannerImage, .signedIn(banners.image))
        site.add(.post, Paths.bannerSettings, .signedIn(banners.hide))
        site.add(.get, Paths.operatorBanners, .signedIn(banners.index, .operator))
        site.add(.post, Paths.operatorBanners, .signedIn(banners.update, .operator))
        site.add(.post, Paths.deleteBanner, .signedIn(banners.delete, .operator))

        site.add(.get, Paths.operator, .signedIn(operating.show, .operator))
        site.add(.post, Paths.signUpPolicy, .signedIn(operating.updatePolicy, .operator))
        site.add(.post, Paths.invitations, .signedIn(operating.invite, .operator))
        site.add(.post, Paths.deleteInvitation, .signedIn(operating.revoke, .operator))

        site.add(.get, Paths.users, .signedIn(users.index, .operator))
        site.add(.get, Paths.user, .signedIn(users.show, .operator))
        site.add(.post, Paths.resetUser, .signedIn(users.reset, .operator, .confirmed))
        site.add(.post, Paths.signOutUser, .signedIn(users.signOut, .operator, .confirmed))
        site.add(.post, Paths.userState, .signedIn(users.updateState, .operator, .confirmed))
        site.add(.post, Paths.userRole, .signedIn(users.updateRole, .operator, .confirmed))
        site.add(.get, Paths.health, .signedIn(health.show, .operator))
        site.add(.post, Paths.checkDatabase, .signedIn(health.check, .operator))
        site.add(.get, Paths.backups, .signedIn(backups.index, .operator))
        site.add(.post, Paths.backups, .signedIn(backups.create, .operator))
        site.add(.post, Paths.checkBackups, .signedIn(backups.check, .operator))
        site.add(.post, Paths.dailyBackups, .signedIn(backups.updateDaily, .operator))
        site.add(.get, Paths.audit, .signedIn(audit.index, .operator))
        site.add(.get, Paths.readFeedback, .signedIn(feedback.index, .operator))
        site.add(.post, Paths.deleteFeedback, .signedIn(feedback.delete, .operator))
        return site
    }
}

extension Router where Handler == Page {
    /// Adds a page, and if every book has it, that of the household's book.
    fileprivate mutating func add(_ method: Method, _ link: Link, _ page: Page) {
        add(method, link.description, page)
        // The overview of the household is a route of its own: without a household it offers to make one.
        if link.isOfBook, link != Paths.overview { add(method, link.path(in: .household), page.inHousehold(byPost: method == .post)) }
    }

    /// Adds a page, and if every book has it, that of the household's book.
    fileprivate mutating func add(_ method: Method, _ path: PathWithID, _ page: Page) {
        add(method, path.pattern, page)
        if path.isOfBook { add(method, BookAddress.household.prefix.description + path.pattern, page.inHousehold(byPost: method == .post)) }
    }
}
