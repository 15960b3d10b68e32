import Bookkeeping

/// The questions before somebody leaves, is removed, or a household ends.
extension ConfirmPage {
    package init(leaving household: String, t: Texts) {
        let words = t.households
        self.init(
            title: words.people, heading: words.leaveTitle(household), sentences: [words.leaveText], note: words.leaveNote, button: words.leave,
            keep: words.stay, action: Paths.leaveHousehold, keepURL: Paths.people, tab: .people)
    }

    package init(dissolving household: String, t: Texts) {
        let words = t.households
        self.init(
            title: words.details, heading: words.dissolveTitle(household), sentences: [words.dissolveText], note: words.dissolveNote,
            button: words.dissolve, keep: words.keep, action: Paths.dissolveHousehold, keepURL: Paths.householdDetails, tab: .more,
            export: .init(link: Paths.export, label: t.householdExports.exportFirst))
    }

    package init(removing person: HouseholdPerson, t: Texts) {
        let words = t.households
        self.init(
            title: words.people, heading: words.removeTitle(person.name), sentences: [person.role == nil ? words.removeNameText : words.removeText],
            note: words.removeNote, button: words.remove, keep: words.keepPerson, action: Paths.removePerson(person.id),
            keepURL: Paths.person(person.id), tab: .people)
    }
}
