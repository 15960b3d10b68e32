import Bookkeeping
import SitePaths
import Templates

/// The page on which a list of records stands, with the parameters that its links and forms keep besides the filter.
package struct RecordListAddress: Sendable {
    package let link: Link
    package let kept: [(name: String, value: String)]

    /// The list of the page's book.
    package static let records = RecordListAddress(link: Paths.records, kept: [])
    /// The household's book and all that its people share.
    package static let all = RecordListAddress(link: Paths.records.pinned(to: .household), kept: [(name: "of", value: "all")])

    /// All that one person shares.
    package static func shared(by person: HouseholdMember.ID) -> RecordListAddress { RecordListAddress(link: Paths.person(person), kept: []) }

    /// True for a list with somebody else's records.
    package var isShared: Bool { link != Paths.records || !kept.isEmpty }
}

/// The owner of some records in a list, or of all.
package struct RecordParty: Sendable {
    /// The page that shows a record of the owner.
    package enum Opening: Sendable {
        case household, own
        /// The address of a record which the person shares.
        case shared(HouseholdMember.ID)
    }

    /// Nil where it goes without saying.
    package let name: String?
    package let names: LedgerNames
    package let opening: Opening
    /// The owner's sign, in a list of the records of several.
    let sign: PayerSign?

    /// - Parameter face: nil for the household, and where the owner goes without saying.
    package init(name: String?, names: LedgerNames, opening: Opening, face: Face? = nil) {
        (self.name, self.names, self.opening) = (name, names, opening)
        sign = face.map { PayerSign(face: $0) }
    }

    var isHousehold: Bool { if case .household = opening { true } else { false } }

    func link(to record: Transaction.ID) -> Link {
        switch opening {
        case .household: Paths.transaction(record).pinned(to: .household)
        case .own: Paths.transaction(record).pinned(to: .own)
        case .shared(let person): Paths.sharedTransaction(record, of: person)
        }
    }
}
