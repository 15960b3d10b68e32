import Bookkeeping
import Language
import SitePaths
import Templates
import Validation

/// The link of a new invitation, shown once.
package struct InvitationMadePage: PageModel {
    package let title, validUntil, role, link: String
    package var tab: Tab { .people }
    package var back: Link? { Paths.people }
    package var assets: PageAssets { [.guide] }
    package let code: QRCodeView?
    package let revokeLink: Link

    /// - Parameters:
    ///   - name: the name of the invited person; nil for anybody.
    ///   - until: the words for the time of expiry.
    ///   - link: the whole address.
    package init(_ invitation: HouseholdInvitation, for name: String?, until: String, link: String, t: Texts) {
        title = name.map(t.households.forPerson) ?? t.households.invitedTitle
        validUntil = t.households.validUntil(until)
        role = t.role(invitation.role)
        self.link = link
        code = QRCodeView(link, label: t.households.code(link))
        revokeLink = Paths.revokeInvitation(invitation.id)
    }
}

/// The page behind an invitation: the consent and the button, or the reason why it cannot be used.
package struct InvitationPage: PageModel {
    /// A reason why the visitor cannot join, with one way on.
    package struct Refusal: ViewModel, Sendable {
        package let title, text, icon, hue, button: String
        package let link: Link

        init(_ title: String, _ text: String, icon: String, hue: Hue, button: String, link: Link) {
            (self.title, self.text, self.icon, self.hue, self.button, self.link) = (title, text, icon, hue.rawValue, button, link)
        }
    }

    /// The question to a guest: to sign in, or to sign up.
    package struct Doors: ViewModel, Sendable {
        package let signIn: Link
        /// Nil if nobody can sign up with this invitation.
        package let signUp: Link?

        package init(signIn: Link, signUp: Link?) { (self.signIn, self.signUp) = (signIn, signUp) }
    }

    /// The consent and the button, for somebody who can join.
    package struct Joining: ViewModel, Sendable {
        package let action: Link
        package let role, join, signedInAs: String
        package let error: FieldError?
        package let isAgreed: Bool
        package let reads: String
        package let choice: ShareChoice
    }

    package let title: String
    package let place: String?
    package var assets: PageAssets { [.people] }
    package let hasProblems: Bool
    package let refusal: Refusal?
    package let doors: Doors?
    package let joining: Joining?

    /// Creates the page of somebody who can join.
    package init(_ found: Facts, action: Link, username: String, accounts: [Account.Balance], form: FormState, t: Texts) {
        let words = t.households
        title = words.invites(found.administrator, found.name)
        place = found.personName.map(words.inPlaceOf)
        (refusal, doors, hasProblems) = (nil, nil, form.hasProblems)
        joining = Joining(
            action: action, role: found.role == .viewer ? words.asViewer : words.asMember, join: words.join(found.name),
            signedInAs: words.signedInAs(username), error: form.error(JoinForm.consent, t), isAgreed: form.has(JoinForm.consent, "1"),
            reads: t.shared.reads(found.administrator),
            choice: ShareChoice(form, accounts: accounts, administrator: found.administrator, t: t))
    }

    /// Creates the page of a guest.
    package init(_ found: Facts, doors: Doors, t: Texts) {
        title = t.households.invites(found.administrator, found.name)
        place = found.personName.map(t.households.inPlaceOf)
        (refusal, joining, hasProblems, self.doors) = (nil, nil, false, doors)
    }

    /// Creates the page of a link that cannot be used.
    package init(_ refusal: Refusal) {
        title = refusal.title
        place = nil
        (doors, joining, hasProblems, self.refusal) = (nil, nil, false, refusal)
    }

    /// The household and the invitation, as the page tells of them.
    package struct Facts: Sendable {
        let name, administrator: String
        let personName: String?
        let role: HouseholdMember.Role

        package init(name: String, administrator: String, personName: String?, role: HouseholdMember.Role) {
            (self.name, self.administrator, self.personName, self.role) = (name, administrator, personName, role)
        }
    }
}

/// The reasons why an invitation cannot be used.
extension InvitationPage.Refusal {
    package static func unknown(isSignedIn: Bool, _ t: Texts) -> Self {
        Self(
            t.households.unknownTitle, t.households.unknownText, icon: "search", hue: .slate,
            button: isSignedIn ? t.households.toMoney : t.households.toStart, link: Paths.overview)
    }

    package static func expired(_ administrator: String, _ t: Texts) -> Self {
        ended(t.households.expiredTitle, t.households.expiredText(administrator), icon: "clock", hue: .amber, t)
    }

    package static func revoked(_ administrator: String, _ t: Texts) -> Self {
        ended(t.households.revokedTitle, t.households.revokedText(administrator), icon: "close", hue: .brick, t)
    }

    package static func used(_ t: Texts) -> Self { ended(t.households.usedTitle, t.households.usedText, icon: "check", hue: .slate, t) }

    package static func full(_ administrator: String, _ t: Texts) -> Self {
        ended(t.households.fullTitle, t.households.fullText(administrator), icon: "users", hue: .amber, t)
    }

    /// An invitation that the visitor made.
    package static func own(_ household: String, _ t: Texts) -> Self {
        Self(
            t.households.ownTitle, t.households.ownText(household), icon: "user", hue: .copper, button: t.households.toPeople, link: Paths.people)
    }

    package static func member(of household: String, _ t: Texts) -> Self {
        Self(
            t.households.inAlreadyTitle(household), t.households.inAlreadyText, icon: "house", hue: .patina, button: t.households.open,
            link: Paths.household)
    }

    package static func inAnother(_ other: String, than household: String, _ t: Texts) -> Self {
        Self(
            t.households.inAnotherTitle, t.households.inAnotherText(household, other), icon: "users", hue: .indigo,
            button: t.households.toPeople, link: Paths.people)
    }

    private static func ended(_ title: String, _ text: String, icon: String, hue: Hue, _ t: Texts) -> Self {
        Self(title, text, icon: icon, hue: hue, button: t.households.toMoney, link: Paths.overview)
    }
}
