import Bookkeeping
import Testing

@testable import Validation

struct NotificationSettingsFormTests {
    static func draft(
        _ values: [(String, String)], current: NotificationSettings = NotificationSettings(), hasEmail: Bool = true
    ) throws -> NotificationSettings {
        try NotificationSettingsForm(FormInput(values)).draft(current: current, hasEmail: hasEmail) { text throws(Problem) in
            if !text.hasPrefix("http") { throw .notAWebAddress }
        }
    }

    static func problems(_ values: [(String, String)]) throws -> [String: Problem] {
        do {
            _ = try draft(values)
            return [:]
        } catch let problems as Problems {
            return Dictionary(problems.list.map { ($0.field, $0.problem) }) { first, _ in first }
        }
    }

    @Test func `each channel has kinds of its own`() throws {
        let settings = try Self.draft([
            ("by_email", "budget"), ("by_address", "security"), ("by_address", "budget"), ("address", "https://x.example"), ("format", "json"),
        ])
        #expect(
            settings
                == NotificationSettings(chosen: [.email: [.budget], .address: [.security, .budget]], address: "https://x.example", format: .json))
    }

    @Test func `an empty form switches everything off, and an address can be kept for later`() throws {
        let all = NotificationSettings(
            chosen: [.email: [.budget], .address: [.security]], address: "https://x.example", format: .json, showsAmounts: true)
        #expect(try Self.draft([], current: all) == NotificationSettings(format: .json))
        #expect(try Self.draft([("address", "https://y.example")], current: all).address == "https://y.example")
    }

    @Test func `what the form does not show stays chosen`() throws {
        let current = NotificationSettings(chosen: [.email: [.security, .recurring], .address: [.recurring]], address: "https://x.example")
        let settings = try Self.draft([("address", "https://x.example")], current: current, hasEmail: false)
        #expect(settings.chosen == [.email: [.security, .recurring]])
        #expect(try Self.draft([("address", "https://x.example"), ("by_address", "recurring")], current: current).chosen == [.address: [.recurring]])
    }

    @Test func `the form of what is saved saves the same`() throws {
        let all = NotificationSettings(
            chosen: [.email: [.budget], .address: [.security, .budget]], address: "https://x.example", format: .json, showsAmounts: true)
        #expect(try Self.draft(NotificationSettingsForm(all).input.pairs(of: NotificationSettingsForm.fields)) == all)
    }

    @Test func `all problems are told at once`() throws {
        let found = try Self.problems([("by_email", "nonsense"), ("by_address", "unknown"), ("address", "gopher://x"), ("format", "xml")])
        #expect(found == ["by_email": .notAChoice, "by_address": .notAChoice, "address": .notAWebAddress, "format": .notAChoice])
        #expect(try Self.problems([("by_address", "security"), ("address", " ")]) == ["address": .required])
        #expect(try Self.problems([("address", "http://a\u{0}b")]) == ["address": .controlCharacters])
        #expect(try Self.problems([("address", "http://" + String(repeating: "a", count: 1_000))]) == ["address": .tooLong(1_000)])
    }

    @Test func `feedback needs a subject and a text, to whoever runs the server`() throws {
        let draft = try FeedbackForm(FormInput([("to", "operator"), ("subject", " Hi "), ("content", "One\r\ntwo\n")])).draft()
        #expect(draft == FeedbackForm.Draft(subject: "Hi", content: "One\ntwo"))
        #expect(throws: Problems.self) { try FeedbackForm(FormInput([("to", "eve@example.org"), ("subject", "Hi"), ("content", "x")])).draft() }
        #expect(throws: Problems.self) { try FeedbackForm(FormInput([("subject", "Hi"), ("content", "x")])).draft() }
    }
}
