import Bookkeeping
import Language

/// The people of a household as a visitor sees them: in the order of the page of people, with those who have left last.
package struct HouseholdView: Sendable {
    package let people: [HouseholdMember]
    /// The visitor.
    package let own: HouseholdMember.ID
    private let faces: [HouseholdMember.ID: Face]

    package init(people: [HouseholdMember], own: HouseholdMember.ID) {
        (self.people, self.own) = (people, own)
        let faces = zip(people, FaceLetters.of(people)).enumerated().map { ($1.0.id, Face($1.1, index: $0)) }
        self.faces = Dictionary(faces, uniquingKeysWith: { first, _ in first })
    }

    /// The people who are in the household.
    var present: [HouseholdMember] { people.filter { $0.leftAt == nil } }

    /// Returns the place of a person in the list, the visitor first.
    func place(of person: HouseholdMember.ID?) -> Int { person == own ? -1 : people.firstIndex { $0.id == person } ?? people.count }

    /// Returns a person's face, the same on every page.
    package func face(_ person: HouseholdMember.ID) -> Face { faces[person] ?? Face("?", index: 0) }

    /// Returns a person's name, also for the visitor.
    func name(_ person: HouseholdMember.ID, _ t: Texts) -> String {
        let name = people.first { $0.id == person }?.name ?? ""
        return name.isEmpty ? t.households.formerMember : name
    }

    /// Returns a person's name as sentences have it; *You* for the visitor.
    func inSentence(_ person: HouseholdMember.ID, _ t: Texts) -> String {
        guard person != own else { return t.households.you }
        return people.first { $0.id == person }.flatMap { $0.name.isEmpty ? nil : t.households.honored($0.name) } ?? t.households.formerMember
    }

    /// Returns a person's name; *You* for the visitor.
    func nameOrYou(_ person: HouseholdMember.ID, _ t: Texts) -> String { person == own ? t.households.you : name(person, t) }
}
