import TestSupport
import Testing

/// A page in one of its states: full, empty, or with problems.
struct PageState: Sendable, CustomTestStringConvertible {
    let name: String
    let status: Int
    var isSecure = false
    /// Opens the page at a fresh copy of the household.
    let open: @Sendable (Household) throws -> WebPage

    var testDescription: String { name }

    static let all = full + gate + empty + problems + errors

    /// A page that Ada sees.
    static func ada(_ name: String, _ path: String) -> PageState {
        PageState(name: name, status: 200) { try $0.ada.get(path) }
    }

    /// A page that somebody sees who has just signed up.
    static func newcomer(_ name: String, _ path: String) -> PageState {
        PageState(name: name, status: 200) { try $0.newcomer.get(path) }
    }

    /// A page that anybody sees.
    static func guest(_ name: String, _ path: String, status: Int = 200) -> PageState {
        PageState(name: name, status: status) { try $0.site.browser().get(path) }
    }

    /// A form of Ada's that comes back.
    static func returned(_ name: String, _ path: String, status: Int = 422, _ fields: [(String, String)]) -> PageState {
        PageState(name: name, status: status) { try $0.ada.post(path, fields) }
    }
}
