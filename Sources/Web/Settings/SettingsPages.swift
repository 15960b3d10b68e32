import Bookkeeping
import Identity
import MicroHTTP
import OperatorLog
import SitePaths
import Storage
import Templates
import Validation
import Views

/// The pages for the person, the password and the appearance.
struct SettingsPages: Sendable {
    let store: Store
    let hasher: PasswordHasher
    let passwords: PasswordCheck
    let log: EventLog

    func profile(_ visit: Visit, _ person: SignedInPerson) -> Response {
        form(visit, .profile(FormState(ProfileForm(person.user)), t: visit.t))
    }

    func updateProfile(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let input = try visit.form.input
        do {
            let draft = try ProfileForm(input).draft(of: person.user, isConfirmed: person.session.isConfirmed(at: visit.now), today: person.today)
            if let password = draft.password {
                try passwords.prove(password, as: ProfileForm.current, visit, person) { try save(draft.profile, visit, person, provedBy: $0) }
            } else {
                try save(draft.profile, visit, person)
            }
            return visit.redirect(Paths.settings, .said(.settingsSaved))
        } catch {
            let problems = try Problems(of: error, Self.conflicts)
            return form(visit, .profile(FormState(input, problems: problems), t: visit.t), status: .unprocessableContent)
        }
    }

    /// Saves the profile, and notifies the person of a changed user name or e-mail address, at the previous address too.
    private func save(_ new: User.Profile, _ visit: Visit, _ person: SignedInPerson, provedBy proof: IdentityProof? = nil) throws {
        let old = person.user, isLogin = new.username != old.username || new.email != old.email
        try store.write(in: person.session) { editor in
            if let proof { try editor.sessions.confirm(person.session, provedBy: proof, at: visit.now) }
            try editor.users.updateProfile(old.id, new)
            guard isLogin else { return }
            let formerEmail = new.email.folded == old.email.folded ? nil : old.email
            try editor.notify(old.id, .loginChanged, from: visit.device, formerEmail: formerEmail, at: visit.now)
        }
        if isLogin { log.write(.loginChanged(user: old.id.description)) }
    }

    func password(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        try passwordPage(visit, person, FormState(PasswordForm()))
    }

    func updatePassword(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let input = try visit.form.input
        do {
            let draft = try PasswordForm(input).draft(for: person.user)
            var hasRevoked = false
            try passwords.prove(draft.current, as: PasswordForm.current, visit, person) { proof in
                let hash = try hasher.hash(draft.new)
                try store.write { editor in
                    hasRevoked = try editor.passwords.update(
                        hash, keepsTokens: draft.keepsTokens, in: person.session, provedBy: proof, at: visit.now)
                    try editor.notify(person.user.id, .passwordChanged, from: visit.device, at: visit.now)
                }
            }
            log.write(.passwordChanged(user: person.user.id.description))
            if hasRevoked { log.write(.tokensRevoked(user: person.user.id.description)) }
            return visit.redirect(Paths.settings, .said(hasRevoked ? .passwordChangedTokensRevoked : .passwordChanged))
        } catch let problems as Problems {
            return try passwordPage(visit, person, FormState(input, problems: problems), status: .unprocessableContent)
        }
    }

    /// Shows the password form; it asks about tokens and calendar addresses only a person who has a valid one.
    private func passwordPage(_ visit: Visit, _ person: SignedInPerson, _ state: FormState, status: Status = .ok) throws -> Response {
        let hasTokens = try store.read { site in
            try site.calendarFeeds.exist(for: person.user.id)
                || site.apiTokens.all(of: person.user.id).contains { $0.expiresAt.map { $0 > visit.now } ?? true }
        }
        return form(visit, .password(state, username: person.user.username, hasTokens: hasTokens, t: visit.t), status: status)
    }

    func preferences(_ visit: Visit, _ person: SignedInPerson) -> Response {
        preferencesPage(visit, FormState(PreferencesForm(person.preferences, person.book.settings)))
    }

    func updatePreferences(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        let input = try visit.form.input
        do {
            try store.write { site in
                try site.books.write(person.book) { editor in
                    let draft = try PreferencesForm(input).draft(person.preferences, editor.ledger.settings())
                    try site.users.updatePreferences(person.user.id, draft.preferences)
                    try editor.updateSettings(draft.settings)
                }
            }
            return visit.redirect(Paths.settings, .said(.settingsSaved))
        } catch let problems as Problems {
            return preferencesPage(visit, FormState(input, problems: problems), status: .unprocessableContent)
        }
    }

    /// Saves the main currency chosen in the currency picker.
    func updateCurrency(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        guard let currency = Currency(code: try visit.form[AccountForm.currency]) else { throw Failure.badRequest }
        try store.write(person.book) { editor in
            var settings = try editor.ledger.settings()
            settings.mainCurrency = currency
            try editor.updateSettings(settings)
        }
        return visit.redirect(Paths.settings, .said(.settingsSaved))
    }

    /// Masks or shows amounts, and redirects to the page that the form came from, which needs no notice.
    func updateMasking(_ visit: Visit, _ person: SignedInPerson) throws -> Response {
        var preferences = person.preferences
        preferences.masksAmounts = SwitchForm(try visit.form.input).isOn(SwitchForm.masked)
        try store.write { try $0.users.updatePreferences(person.user.id, preferences) }
        return visit.redirect(visit.sender.map { Link($0) } ?? Paths.overview)
    }

    private func form(_ visit: Visit, _ page: SettingsFormPage, status: Status = .ok) -> Response {
        visit.page(status) { Template.settingsForm(page, app: $0, into: &$1) }
    }

    private func preferencesPage(_ visit: Visit, _ form: FormState, status: Status = .ok) -> Response {
        visit.page(status) { Template.preferences(PreferencesPage(form, now: visit.now, t: visit.t), app: $0, into: &$1) }
    }

    private static let conflicts: [Conflict: Problems] = [
        .usernameTaken: Problems(ProfileForm.username.name, .usernameTaken),
        .usernameLooksTaken: Problems(ProfileForm.username.name, .usernameLooksTaken), .emailTaken: Problems(ProfileForm.email.name, .emailTaken),
    ]
}
