import Bookkeeping
import Language
import SitePaths
import Templates
import Validation

/// The people of a household, and the invitations.
package struct MembersPage: PageModel {
    package struct Row: Sendable {
        package let face: Face
        package let name, role, detail: String
        package let isAdministrator: Bool
        package let link: Link
    }

    package struct FormerRow: Sendable {
        package let name, detail: String
    }

    package struct InvitationRow: Sendable {
        package let title, detail: String
        package let revokeLink: Link
    }

    /// The forms of the administrator.
    package struct Forms: ViewModel, Sendable {
        package let personID: String
        package let name, weight: Field
        package let problems: ProblemSummary?
        package let inviteFor: SelectField
        package let roles: [HouseholdFormPage.Choice]
        package let invitations: [InvitationRow]
        package var hasInvitations: Bool { !invitations.isEmpty }
        /// False for a household without room for another person.
        package let hasRoom: Bool
    }

    package let title: String
    package var tab: Tab { .people }
    package var help: Link? { Paths.guide(.household) }
    package let hasProblems: Bool
    package let people: [Row]
    package let former: [FormerRow]
    package var hasFormer: Bool { !former.isEmpty }
    /// Nil for those who are not the administrator.
    package let forms: Forms?
    package var isOthers: Bool { forms == nil }

    /// - Parameters:
    ///   - sharing: the number of accounts that each shares, for the administrator.
    ///   - own: the visitor's place.
    ///   - former: those who have left.
    ///   - invitations: the links that can be used; nil for those who are not the administrator.
    ///   - day: returns the words for the day of an instant.
    package init(
        _ people: [HouseholdMember], sharing: [HouseholdMember.ID: (shared: Int, isAll: Bool)] = [:], own: HouseholdMember.ID,
        former: [HouseholdMember], invitations: [HouseholdInvitation]?,
        addID: HouseholdMember.ID,
        adding: FormState, day: (Int64) -> String, t: Texts
    ) {
        let words = t.households
        title = words.people
        hasProblems = adding.hasProblems
        let household = HouseholdView(people: people, own: own)
        self.people = people.map { person in
            let shares = sharing[person.id].map {
                $0.shared == 0 ? t.shared.sharesNone : $0.isAll ? t.shared.sharesAll : t.shared.sharesSome($0.shared)
            }
            let facts = [person.id == own ? words.you : nil, person.joinedAt.map { words.since(day($0)) } ?? words.nameOnlyHint, shares]
            return Row(
                face: household.face(person.id), name: person.name, role: t.role(person.role),
                detail: facts.compactMap(\.self).joined(separator: t.frame.listSeparator), isAdministrator: person.role == .administrator,
                link: Paths.person(person.id))
        }
        self.former = former.map { person in
            FormerRow(name: person.name.isEmpty ? words.formerMember : person.name, detail: person.leftAt.map { words.until(day($0)) } ?? "")
        }
        forms = invitations.map { invitations in
            let free = people.filter { $0.role == nil }
            return Forms(
                personID: addID.description, name: Field(HouseholdMemberForm.name, label: words.name, form: adding, t: t),
                weight: Field(
                    HouseholdMemberForm.weight, label: t.sharing.weightLabel, form: adding, t: t, hint: t.sharing.weightHint,
                    value: adding.hasProblems ? nil : "1"),
                problems: adding.summary(t),
                inviteFor: SelectField(
                    InvitationForm.person.name, label: words.inviteFor,
                    options: [.init("", words.anybody, isChosen: true)] + free.map { .init($0.id.description, $0.name, isChosen: false) }),
                roles: [
                    .init(value: "member", label: words.member, hint: words.memberHint, isChosen: true),
                    .init(value: "viewer", label: words.viewer, hint: words.viewerHint, isChosen: false),
                ],
                invitations: invitations.map { invitation in
                    let name = people.first { $0.id == invitation.person }?.name
                    return InvitationRow(
                        title: name.map(words.forPerson) ?? words.forAnybody,
                        detail: [t.role(invitation.role), words.expires(day(invitation.expiresAt))].joined(separator: t.frame.listSeparator),
                        revokeLink: Paths.revokeInvitation(invitation.id))
                }, hasRoom: people.count < Household.peopleLimit)
        }
    }
}

/// A person of a household, with what the administrator may do.
package struct HouseholdMemberPage: PageModel {
    package let title, role, detail: String
    package var tab: Tab { .people }
    package var back: Link? { Paths.people }
    package let face: Face
    package let roles: [HouseholdFormPage.Choice]
    /// True for the administrator who looks at another person with an account.
    package let canSetRole: Bool
    package let canRemove, canLeave: Bool
    package let roleLink, removeLink, weightLink: Link
    /// The form of the weight, for the administrator; nil for others.
    package let weight: Field?
    package let hasProblems: Bool
    /// A sentence about something that is not possible; nil if there is none.
    package let note: String?
    /// The own book of the person as far as the visitor sees it; nil for those who do not.
    package let shared: SharedPersonView?
    package let isSelf: Bool
    package var assets: PageAssets { shared == nil ? [] : [.period, .records] }

    /// - Parameters:
    ///   - household: those who are in the household; the visitor may be the person.
    ///   - day: returns the words for the day of an instant.
    package init(
        _ person: HouseholdMember, of household: HouseholdView, byAdministrator: Bool, weight: FormState, shared: SharedPersonView? = nil,
        day: (Int64) -> String, t: Texts
    ) {
        self.shared = shared
        let words = t.households, isSelf = household.own == person.id
        self.isSelf = isSelf
        title = person.name
        face = household.face(person.id)
        role = t.role(person.role)
        detail = [isSelf ? words.you : nil, person.joinedAt.map { words.since(day($0)) } ?? words.nameOnlyHint].compactMap(\.self)
            .joined(separator: t.frame.listSeparator)
        roles = [
            .init(value: "member", label: words.member, hint: words.memberHint, isChosen: person.role == .member),
            .init(value: "viewer", label: words.viewer, hint: words.viewerHint, isChosen: person.role == .viewer),
            .init(value: "administrator", label: words.administrator, hint: words.administratorHint, isChosen: false),
        ]
        canSetRole = byAdministrator && !isSelf && person.role != nil
        canRemove = byAdministrator && !isSelf
        canLeave = isSelf && !byAdministrator
        (roleLink, removeLink, weightLink) = (Paths.personRole(person.id), Paths.removePerson(person.id), Paths.personWeight(person.id))
        self.weight = byAdministrator ? Field(WeightForm.weight, label: t.sharing.weightLabel, form: weight, t: t, hint: t.sharing.weightHint) : nil
        hasProblems = weight.hasProblems
        note = isSelf && byAdministrator ? words.leaveFirst : byAdministrator || isSelf ? nil : words.administratorMay
    }
}
