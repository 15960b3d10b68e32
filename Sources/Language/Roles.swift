import Bookkeeping

extension Texts {
    /// Returns the word for a role; nil is a person without an account.
    package func role(_ role: HouseholdMember.Role?) -> String {
        switch role {
        case .administrator: households.administrator
        case .member: households.member
        case .viewer: households.viewer
        case nil: households.nameOnly
        }
    }
}
