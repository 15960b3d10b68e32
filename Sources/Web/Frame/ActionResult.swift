import Bookkeeping
import Language
import SitePaths
import Views

/// The result of an action that the next page tells: fixed sentences and IDs, never text that a person wrote.
enum ActionResult: Equatable {
    case said(Sentence)
    /// A record was added, perhaps in a month other than the one shown.
    case recordSaved(Transaction.ID)
    /// A record was read from a line and added.
    case lineSaved(Transaction.ID)
    /// A record was changed; its page follows.
    case recordChanged(Transaction.ID)
    /// Something was deleted and can be restored.
    case deleted(Deletion.ID)
    /// A hashtag was merged into another one, on `records` records.
    case hashtagMerged(records: Int)
    /// A category was merged into another one, which can be taken back.
    case categoryMerged(Deletion.ID)
    /// A change of many records was taken back.
    case changeUndone(UndoneChange)
    /// A regular payment is not offered as a rule any more, which can be taken back.
    case paymentDismissed(Transaction.ID)
    /// Nothing more is learned from a payee, which can be taken back.
    case learningDismissed(DismissedLearning.ID)
    /// A kept report was removed, which can be taken back.
    case reportRemoved(KeptReport.ID)
    /// Rules have changed `count` records, which can be taken back.
    case recordsFiled(ChangedRecords.ID, count: Int)
    /// A manual exchange rate was deleted and can be restored.
    case rateDeleted(ExchangeRate)

    enum Sentence: String, CaseIterable {
        case accountArchived, accountUsedAgain, reconciled, reconciliationTakenBack
        case alreadySaved, thingSaved, accountSaved, categorySaved, hashtagSaved, settingsSaved, passwordChanged, passwordChangedTokensRevoked,
            signedOutOthers, restored
        case noneChosen, tooManyChosen
        case deletedForGood, invitationRevoked, welcome, defaultChanged, nothingToUndo, rateSaved, budgetSaved, goalSaved
        case recurringSaved, recurringPosted, recurringSkipped, recurringDecided, recurringPaused, recurringResumed, calendarRevoked,
            paymentOffered
        case ruleSaved, learnedAgain, nothingFiled
        case reportKept, reportKeptAgain
        case notificationsRead, testMessagePosted, testMessageTooSoon, tooManyMessages, feedbackSent
        case passkeyAdded, passkeyRemoved
        case tokenRevoked
        case bannersHidden, bannersShown
        case bookImported, accountKept
        case bankAsked, bankTooSoon, bankEnded
        case importGone, importDiscarded, importTakenBack, importTooLate
        case passcodeSaved, passcodeRemoved, lockedOut, oneTimePasswordsOff, recoveryCodeUsed, signInExpired, signInRefused
        case userDisabled, userEnabled, userSignedOut, userRoleChanged, passwordReset
        case householdMade, householdJoined, householdLeft, householdEnded, householdRestored, personAdded, personRemoved, personRoleChanged,
            handedOver, paymentRecorded, paymentWritten, paymentDeclined, weightSaved, sharingSaved, limitSaved, limitDeleted
        case actTakenBack, nothingToTakeBack, cannotTakeBack
        case databaseChecked, backupMade, backupsChecked, dailyBackupsOn, dailyBackupsOff

        /// True if it tells of a failure.
        var isProblem: Bool {
            [
                .nothingToUndo, .recurringDecided, .bankTooSoon, .importGone, .importTooLate, .nothingToTakeBack, .cannotTakeBack, .noneChosen,
                .tooManyChosen,
                .testMessageTooSoon,
                .tooManyMessages, .lockedOut, .signInExpired, .signInRefused,
            ].contains(self)
        }
    }

    var text: String {
        switch self {
        case .said(let sentence): sentence.rawValue
        case .recordSaved(let id): "saved.\(id)"
        case .lineSaved(let id): "line.\(id)"
        case .recordChanged(let id): "changed.\(id)"
        case .deleted(let id): "deleted.\(id)"
        case .hashtagMerged(let records): "merged.\(records)"
        case .categoryMerged(let id): "joined.\(id)"
        case .changeUndone(let undone): "undone.\(undone.restored).\(undone.changedSince).\(undone.blocked)"
        case .paymentDismissed(let id): "dismissed.\(id)"
        case .learningDismissed(let id): "unlearned.\(id)"
        case .reportRemoved(let id): "unkept.\(id)"
        case .recordsFiled(let id, let count): "filed.\(count).\(id)"
        case .rateDeleted(let rate): "rate.\(rate.base.code).\(rate.quote.code).\(rate.date).\(rate.value)"
        }
    }

    init?(_ text: String) {
        if let sentence = Sentence(rawValue: text) {
            self = .said(sentence)
        } else if text.hasPrefix("saved."), let id = Transaction.ID(text.dropFirst(6)) {
            self = .recordSaved(id)
        } else if text.hasPrefix("line."), let id = Transaction.ID(text.dropFirst(5)) {
            self = .lineSaved(id)
        } else if text.hasPrefix("changed."), let id = Transaction.ID(text.dropFirst(8)) {
            self = .recordChanged(id)
        } else if text.hasPrefix("deleted."), let id = Deletion.ID(text.dropFirst(8)) {
            self = .deleted(id)
        } else if text.hasPrefix("dismissed."), let id = Transaction.ID(text.dropFirst(10)) {
            self = .paymentDismissed(id)
        } else if text.hasPrefix("merged."), let records = Int(text.dropFirst(7)), records >= 0 {
            self = .hashtagMerged(records: records)
        } else if text.hasPrefix("joined."), let id = Deletion.ID(text.dropFirst(7)) {
            self = .categoryMerged(id)
        } else if text.hasPrefix("undone."), let undone = Self.undone(text.dropFirst(7)) {
            self = .changeUndone(undone)
        } else if text.hasPrefix("unlearned."), let id = DismissedLearning.ID(text.dropFirst(10)) {
            self = .learningDismissed(id)
        } else if text.hasPrefix("unkept."), let id = KeptReport.ID(text.dropFirst(7)) {
            self = .reportRemoved(id)
        } else if text.hasPrefix("filed."), let filed = Self.filed(text.dropFirst(6)) {
            self = filed
        } else if text.hasPrefix("rate."), let rate = Self.rate(text.dropFirst(5)) {
            self = .rateDeleted(rate)
        } else {
            return nil
        }
    }

    private static func undone(_ text: Substring) -> UndoneChange? {
        let counts = text.split(separator: ".").compactMap { Int($0) }.filter { $0 >= 0 }
        return counts.count == 3 ? UndoneChange(restored: counts[0], changedSince: counts[1], blocked: counts[2]) : nil
    }

    private static func filed(_ text: Substring) -> ActionResult? {
        let parts = text.split(separator: ".", maxSplits: 1)
        guard parts.count == 2, let count = parts.first.flatMap({ Int($0) }), count > 0, let id = parts.last.flatMap({ ChangedRecords.ID($0) }) else {
            return nil
        }
        return .recordsFiled(id, count: count)
    }

    private static func rate(_ text: Substring) -> ExchangeRate? {
        let parts = text.split(separator: ".", maxSplits: 3).map(String.init)
        return parts.count == 4 ? ExchangeRate(base: parts[0], quote: parts[1], date: parts[2], value: parts[3]) : nil
    }

    /// Returns the notice for a person's page.
    ///
    /// - Parameters:
    ///   - find: looks up a deletion in the visitor's book.
    ///   - saved: returns the sentence about a record of the visitor's book, with its day if wanted; nil if it is gone meanwhile.
    func notice(_ texts: Texts, find: (Deletion.ID) throws -> Deletion?, saved: (Transaction.ID, _ withDay: Bool) throws -> String?) rethrows
        -> Notice
    {
        let t = texts.notices
        switch self {
        case .deleted(let id):
            guard let deletion = try find(id) else { return Notice(text: t.deleted) }
            return Notice(text: t.deletedNamed(deletion.shownName(texts)), undo: Paths.restoreDeletion(id))
        case .hashtagMerged(let records): return Notice(text: texts.hashtags.merged(records))
        case .categoryMerged(let id):
            guard let deletion = try find(id) else { return Notice(text: t.categorySaved) }
            return Notice(text: texts.categories.merged(deletion.name, deletion.recordCount), undo: Paths.restoreDeletion(id))
        case .changeUndone(let undone): return Notice(text: texts.undone(undone), isProblem: undone.restored == 0)
        case .paymentDismissed(let id): return Notice(text: texts.found.dismissedDone, undo: Paths.offerPayment(id))
        case .learningDismissed(let id): return Notice(text: texts.rules.dismissedDone, undo: Paths.learnRule(id))
        case .reportRemoved(let id): return Notice(text: texts.keptReports.removed, undo: Paths.restoreKeptReport(id))
        case .recordsFiled(let id, let count):
            return Notice(text: texts.rules.filed(count), undo: Paths.undoChange(id).query("back=rules"))
        case .rateDeleted(let rate):
            let place = "base=\(rate.base.code)&quote=\(rate.quote.code)&date=\(rate.date)&rate=\(rate.value)"
            return Notice(text: t.deletedNamed(RateLine.equation(rate)), undo: Paths.restoreRate.query(place))
        case .recordSaved(let id): return Notice(text: try saved(id, false) ?? t.recordSaved, link: Paths.transaction(id))
        case .lineSaved(let id):
            return Notice(text: try saved(id, true) ?? t.recordSaved, undo: Paths.deleteTransaction(id), link: Paths.transaction(id))
        case .recordChanged(let id): return Notice(text: try saved(id, false) ?? t.recordSaved)
        case .said(let sentence): return Self.notice(sentence, texts)
        }
    }

    /// Returns the notice for a guest's page; nil for anything that would name a person's data.
    func sentence(_ texts: Texts) -> Notice? {
        if case .said(let sentence) = self { Self.notice(sentence, texts) } else { nil }
    }

    private static func notice(_ sentence: Sentence, _ t: Texts) -> Notice {
        Notice(text: text(sentence, t), isProblem: sentence.isProblem)
    }

    private static func text(_ sentence: Sentence, _ texts: Texts) -> String {
        let t = texts.notices
        return switch sentence {
        case .alreadySaved: t.alreadySaved
        case .accountSaved: t.accountSaved
        case .accountArchived: texts.accountPages.archivedDone
        case .accountUsedAgain: texts.accountPages.usedAgainDone
        case .reconciled: texts.reconciling.saved
        case .reconciliationTakenBack: texts.reconciling.takenBack
        case .categorySaved: t.categorySaved
        case .hashtagSaved: t.hashtagSaved
        case .thingSaved: t.thingSaved
        case .settingsSaved: t.settingsSaved
        case .passwordChanged: t.passwordChanged
        case .passwordChangedTokensRevoked: t.passwordChangedTokensRevoked
        case .signedOutOthers: t.signedOutOthers
        case .restored: t.restored
        case .noneChosen: texts.changes.noneChosen
        case .tooManyChosen: texts.changes.tooMany
        case .deletedForGood: t.deletedForGood
        case .invitationRevoked: t.invitationRevoked
        case .welcome: t.welcome
        case .defaultChanged: t.defaultChanged
        case .nothingToUndo: t.nothingToUndo
        case .rateSaved: t.rateSaved
        case .budgetSaved: t.budgetSaved
        case .goalSaved: texts.goals.saved
        case .recurringSaved: texts.recurring.saved
        case .recurringPosted: texts.recurring.posted
        case .recurringSkipped: texts.recurring.skipped
        case .recurringDecided: texts.recurring.decided
        case .recurringPaused: texts.recurring.pausedDone
        case .recurringResumed: texts.recurring.resumedDone
        case .paymentOffered: texts.found.offeredDone
        case .ruleSaved: texts.rules.saved
        case .learnedAgain: texts.rules.learnedDone
        case .nothingFiled: texts.rules.nothing
        case .reportKept: texts.keptReports.kept
        case .reportKeptAgain: texts.keptReports.keptAgain
        case .notificationsRead: t.notificationsRead
        case .bookImported: texts.exports.imported
        case .bankAsked: texts.bridges.asked
        case .bankTooSoon: texts.bridges.tooSoon
        case .bankEnded: texts.bridges.ended
        case .importGone: texts.banks.gone
        case .importDiscarded: texts.banks.discarded
        case .importTakenBack: texts.banks.tookBack
        case .importTooLate: texts.banks.tooLate
        case .accountKept: texts.leaving.kept
        case .passcodeSaved: texts.passcode.saved
        case .passcodeRemoved: texts.passcode.removed
        case .lockedOut: texts.passcode.lockedOut
        case .oneTimePasswordsOff: texts.oneTimePasswords.switchedOff
        case .recoveryCodeUsed: texts.oneTimePasswords.recoveryCodeUsed
        case .signInExpired: texts.oneTimePasswords.signInExpired
        case .signInRefused: texts.oneTimePasswords.signInRefused
        case .userDisabled: texts.users.disabledDone
        case .userEnabled: texts.users.enabledDone
        case .userSignedOut: texts.users.signedOutDone
        case .userRoleChanged: texts.users.roleDone
        case .passwordReset: texts.reset.done
        case .databaseChecked: texts.server.checkedDone
        case .backupMade: texts.server.backupDone
        case .backupsChecked: texts.server.backupsCheckedDone
        case .dailyBackupsOn: texts.server.dailyOnDone
        case .dailyBackupsOff: texts.server.dailyOffDone
        case .bannersHidden: texts.banners.hidden
        case .bannersShown: texts.banners.shownAgain
        case .tokenRevoked: t.tokenRevoked
        case .calendarRevoked: texts.feeds.revoked
        case .householdMade: texts.households.made
        case .householdJoined: texts.households.joined
        case .householdLeft: texts.households.left
        case .householdEnded: texts.households.dissolved
        case .householdRestored: texts.households.restored
        case .personAdded: texts.households.added
        case .personRemoved: texts.households.removed
        case .personRoleChanged: texts.households.roleChanged
        case .handedOver: texts.households.handedOver
        case .paymentRecorded: texts.sharing.done
        case .paymentWritten: texts.links.written
        case .paymentDeclined: texts.links.declined
        case .weightSaved: texts.sharing.weightSaved
        case .actTakenBack: texts.history.takenBack
        case .nothingToTakeBack: texts.history.nothingToTakeBack
        case .cannotTakeBack: texts.history.cannotTakeBack
        case .sharingSaved: texts.shared.saved
        case .limitSaved: texts.shared.limitSaved
        case .limitDeleted: texts.shared.limitDeleted
        case .passkeyAdded: texts.passkeys.wasAdded
        case .passkeyRemoved: texts.passkeys.wasRemoved
        case .testMessagePosted: t.testMessagePosted
        case .testMessageTooSoon: t.testMessageTooSoon
        case .tooManyMessages: t.tooManyMessages
        case .feedbackSent: t.feedbackSent
        }
    }
}
