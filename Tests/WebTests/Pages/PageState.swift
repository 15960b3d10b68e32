import TestSupport
import Testing

/// A page in one of its states: full, empty, or with problems.
struct PageState: Sendable, CustomTestStringConvertible {
    let name: String
    let status: Int
    var isSecure = false
    /// Opens the page in a new copy of the household.
    let open: @Sendable (Household) throws -> WebPage

    var testDescription: String { name }

    static let all = full + banks + households + gate + empty + problems + errors

    /// Returns a page that Ada sees.
    static func ada(_ name: String, _ path: String) -> PageState {
        PageState(name: name, status: 200) { try $0.ada.get(path) }
    }

    /// Returns a page of Ada, who saves up for four things.
    static func notes(_ name: String, _ path: String) -> PageState {
        PageState(name: name, status: 200) { household in
            try AccountNotePagesTests.fill(household)
            return try household.ada.get(path)
        }
    }

    static func goals(_ name: String, _ path: String) -> PageState {
        PageState(name: name, status: 200) { household in
            try GoalPagesTests.fill(household)
            return try household.ada.get(path)
        }
    }

    /// Returns a page of a person who has just signed up.
    static func newcomer(_ name: String, _ path: String) -> PageState {
        PageState(name: name, status: 200) { try $0.newcomer.get(path) }
    }

    /// Returns a page for visitors who are not signed in.
    static func guest(_ name: String, _ path: String, status: Int = 200) -> PageState {
        PageState(name: name, status: status) { try $0.site.browser().get(path) }
    }

    /// Returns a form of Ada's with problems.
    static func returned(_ name: String, _ path: String, status: Int = 422, _ fields: [(String, String)]) -> PageState {
        PageState(name: name, status: status) { try $0.ada.post(path, fields) }
    }
}
