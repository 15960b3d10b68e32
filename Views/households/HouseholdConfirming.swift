import Bookkeeping
import Language
import SitePaths

/// The questions before somebody leaves, is removed, or a household ends.
extension ConfirmPage {
    /// - Parameter balances: the debts of the person who leaves, by currency.
    package init(leaving household: String, _ balances: [PersonBalance], t: Texts) {
        let words = t.households
        let open = Self.open(balances, t, owing: words.leaveOwing, owed: words.leaveOwed)
        self.init(
            title: words.people, heading: words.leaveTitle(household), sentences: open + [words.leaveText], note: words.leaveNote,
            button: words.leave, keep: words.stay, action: Paths.leaveHousehold, keepURL: Paths.people, tab: .people)
    }

    package init(dissolving household: String, t: Texts) {
        let words = t.households
        self.init(
            title: words.details, heading: words.dissolveTitle(household), sentences: [words.dissolveText], note: words.dissolveNote,
            button: words.dissolve, keep: words.keep, action: Paths.dissolveHousehold, keepURL: Paths.householdDetails, tab: .more,
            export: .init(link: Paths.export, label: t.householdExports.exportFirst))
    }

    /// - Parameter balances: the debts of the person, by currency.
    package init(removing person: HouseholdMember, _ balances: [PersonBalance], t: Texts) {
        let words = t.households, name = person.name
        let open = Self.open(balances, t, owing: { words.removeOwing(name, $0) }, owed: { words.removeOwed(name, $0) })
        self.init(
            title: words.people, heading: words.removeTitle(person.name),
            sentences: open + [person.role == nil ? words.removeNameText : words.removeText], note: words.removeNote, button: words.remove,
            keep: words.keepPerson, action: Paths.removePerson(person.id),
            keepURL: Paths.person(person.id), tab: .people)
    }

    /// Returns a sentence for each currency with an open balance.
    private static func open(_ balances: [PersonBalance], _ t: Texts, owing: Named, owed: Named) -> [String] {
        balances.filter { !$0.balance.isZero }.map { found in
            found.balance.minorUnits < 0 ? owing(t.money.unbroken(found.owed)) : owed(t.money.unbroken(found.balance))
        }
    }
}
