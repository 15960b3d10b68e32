import Bookkeeping

/// The people of a household as a visitor sees them: in the order of the page of people, with those who have left last.
package struct HouseholdView: Sendable {
    package let people: [HouseholdPerson]
    /// The visitor.
    package let own: HouseholdPerson.ID

    package init(people: [HouseholdPerson], own: HouseholdPerson.ID) { (self.people, self.own) = (people, own) }

    /// Those who are in the household.
    var present: [HouseholdPerson] { people.filter { $0.leftAt == nil } }

    /// Returns the place of a person in the list, the visitor first.
    func place(of person: HouseholdPerson.ID?) -> Int { person == own ? -1 : people.firstIndex { $0.id == person } ?? people.count }

    /// Returns a person's face.
    func face(_ person: HouseholdPerson.ID, _ t: Texts) -> Face { Face(name(person, t), index: people.firstIndex { $0.id == person } ?? 0) }

    /// Returns a person's name, that of the visitor too.
    func name(_ person: HouseholdPerson.ID, _ t: Texts) -> String {
        let name = people.first { $0.id == person }?.name ?? ""
        return name.isEmpty ? t.households.formerMember : name
    }

    /// Returns a person's name; *You* for the visitor.
    func nameOrYou(_ person: HouseholdPerson.ID, _ t: Texts) -> String { person == own ? t.households.you : name(person, t) }
}
