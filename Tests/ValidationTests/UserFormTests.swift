import Bookkeeping
import Testing

@testable import Validation

private let usual = [
    "username": "hannah", "email": "h@example.org", "password": "tidy otter sails", "first_name": "Hannah", "last_name": "Baker",
]

private func signUp(_ changes: [String: String]) -> SignUpForm {
    SignUpForm(FormInput(usual.merging(changes) { $1 }.map { ($0.key, $0.value) }))
}

@Test func `a person who signs up becomes a draft with the password untouched`() throws {
    let today = try Sample().now.date
    let draft = try signUp(["password": "  tidy otter sails ", "date_of_birth": "1990-02-28", "time_zone": "Asia/Tokyo"]).draft(
        today: today)
    #expect(
        draft.password == "  tidy otter sails " && draft.timeZone?.name == "Asia/Tokyo"
            && draft.profile.dateOfBirth?.description == "1990-02-28")
    #expect(draft.profile.username == "hannah" && draft.profile.email == "h@example.org" && draft.profile.lastName == "Baker")
    #expect(try signUp(["first_name": "", "last_name": "", "time_zone": "../etc/passwd"]).draft(today: today).timeZone == nil)
}

@Test(
    arguments: [
        ("username", "", .required), ("username", "a b", .notAUsername),
        ("username", String(repeating: "a", count: 26), .tooLong(25)), ("email", "", .required),
        ("email", "hannah", .notAnEmail), ("password", "short", .tooShort(10)), ("password", "password123", .passwordTooCommon),
        ("password", "xx hannah yy z", .passwordContainsName),
        ("first_name", String(repeating: "a", count: 51), .tooLong(50)), ("last_name", "a\nb", .controlCharacters),
        ("date_of_birth", "2027-01-01", .futureDate),
        ("date_of_birth", "1.1.1990", .notADate),
    ] as [(String, String, Problem)])
func `a wrong field at sign-up is named`(field: String, text: String, problem: Problem) throws {
    let today = try Sample().now.date
    #expect(problems { () throws(Problems) in _ = try signUp([field: text]).draft(today: today) } == Problems(field, problem))
}

@Test func `signing in needs both fields and checks no rules of new passwords`() throws {
    let form = SignInForm(FormInput([("login", " hannah "), ("password", "x ")]))
    #expect(try form.draft() == SignInForm.Draft(login: "hannah", password: "x ", code: nil))
    #expect(problems { () throws(Problems) in _ = try SignInForm().draft() }.list.map(\.field) == ["login", "password"])
    for (typed, code) in [("123 456", CodeForm.Draft.oneTimePassword("123456")), ("abcd-efgh-jkmn-2345", .recoveryCode("abcdefghjkmn2345"))] {
        #expect(try SignInForm(FormInput([("login", "hannah"), ("password", "x"), ("code", typed)])).draft().code == code)
    }
    let half = SignInForm(FormInput([("login", "hannah"), ("password", "x"), ("code", "12345")]))
    #expect(problems { () throws(Problems) in _ = try half.draft() }["code"] == .codeWrong)
    let long = SignInForm(FormInput([("login", "a"), ("password", String(repeating: "x", count: 5_000_000))]))
    #expect(problems { () throws(Problems) in _ = try long.draft() }["password"] == .passwordWrong)
}

private func user() throws -> User {
    let preferences = Preferences(language: .english, theme: .auto)
    return User(
        id: .init(milliseconds: 1), username: "hannah", email: "h@example.org", firstName: "Hannah", lastName: "",
        dateOfBirth: CalendarDate("1990-01-02"), role: .member,
        isDisabled: false, preferences: preferences)
}

@Test(arguments: [(nil, false), ("1", true), ("on", true), ("0", false), ("", false)]) func `tokens are kept only on demand`(
    typed: String?, isKept: Bool
) throws {
    let fields = [("current", "old"), ("new", "tidy otter sails"), ("repeat", "tidy otter sails")] + (typed.map { [("keep_tokens", $0)] } ?? [])
    #expect(try PasswordForm(FormInput(fields)).draft(for: try user()).keepsTokens == isKept)
}

@Test func `a new password is typed twice`() throws {
    let user = try user()
    func found(_ current: String, _ new: String, _ again: String) -> Problems {
        problems { () throws(Problems) in
            _ = try PasswordForm(FormInput([("current", current), ("new", new), ("repeat", again)])).draft(for: user)
        }
    }
    #expect(found("old", "tidy otter sails", "tidy otter sails").isEmpty)
    #expect(found("", "", "").list.map(\.field) == ["current", "new", "repeat"])
    #expect(found("old", "tidy otter sails", "tidy otter")["repeat"] == .passwordsDiffer)
    #expect(found("tidy otter sails", "tidy otter sails", "tidy otter sails")["new"] == .passwordUnchanged)
    #expect(found("old", "hannah is my name", "hannah is my name")["new"] == .passwordContainsName)
}

@Test func `profile and preferences come out of their forms as they went in`() throws {
    let user = try user(), today = try Sample().now.date
    #expect(
        try ProfileForm(user).draft(of: user, isConfirmed: false, today: today)
            == ProfileForm.Draft(
                profile: User.Profile(
                    username: "hannah", email: "h@example.org", firstName: "Hannah", lastName: "",
                    dateOfBirth: CalendarDate("1990-01-02")), password: nil))
    let (preferences, settings) = (
        user.preferences, BookSettings(mainCurrency: CurrencyCatalogue.all[0].currency, timeZone: .utc, weekStart: .monday)
    )
    let same = try PreferencesForm(preferences, settings).draft(preferences, settings)
    #expect(same.preferences == preferences && same.settings == settings)
    let part = PreferencesForm(
        FormInput([
            ("language", "zh-Hans"), ("week_start", "7"), ("month_start", "25"),
            ("time_zone", "Europe/Paris"),
        ]))
    let changed = try part.draft(preferences, settings)
    #expect(
        changed.preferences.language == .simplifiedChinese && changed.settings.weekStart == .sunday && changed.settings.monthStart == 25
            && changed.settings.mainCurrency == settings.mainCurrency && changed.preferences.theme == .auto)
    #expect(changed.settings.timeZone.name == "Europe/Paris")
    let city = try PreferencesForm(FormInput([("time_zone", "東京 (UTC+9)")])).draft(preferences, settings)
    #expect(city.settings.timeZone.name == "Asia/Tokyo")
    let wrong = PreferencesForm(FormInput(PreferencesForm.fields.map { ($0.name, "nonsense") }))
    let found = problems { () throws(Problems) in _ = try wrong.draft(preferences, settings) }
    #expect(found.list.count == 5 && found.list.allSatisfy { $0.problem == .notAChoice })
}

@Test(
    arguments: [("1", 1), ("28", 28), ("0", nil), ("29", nil), ("31", nil), ("-1", nil), ("", nil), ("1.5", nil)]
        as [(String, Int?)])
func `a month begins on a day that every month has`(text: String, day: Int?) throws {
    let settings = BookSettings(mainCurrency: CurrencyCatalogue.all[0].currency, timeZone: .utc, weekStart: .monday)
    let draft = try? PreferencesForm(FormInput([("month_start", text)])).draft(try user().preferences, settings)
    #expect(draft?.settings.monthStart == day)
}

@Test func `the policy of signing up is one of three`() throws {
    for policy in SignUpPolicy.allCases { #expect(try SignUpPolicyForm(FormInput([("policy", policy.rawValue)])).draft() == policy) }
    #expect(problems { () throws(Problems) in _ = try SignUpPolicyForm().draft() } == Problems("policy", .required))
}

@Test(arguments: [
    "alice", "ELLEN_1", "山田taro", "やまだタロー", "김철수kim", "王ㄨㄤ", "Ελένη", "Анна.К", "محمد", "रामू-1", "Ñandú", "élan", "ᎪᎷ", "1.2", "中文名",
])
func `names of one script are fine, and those of Japanese, Chinese and Korean with Latin`(name: String) { #expect(ScriptCheck.isSingle(name)) }

@Test(arguments: ["аlice", "αlice", "한ひ", "a١", "Анна_Ann", "אa", "ひㄅ", "o\u{308}л", "𐌀𐌁", "aᎪ"])
func `names of several scripts, or of one that nobody writes, are not`(name: String) throws {
    #expect(!ScriptCheck.isSingle(name))
    let today = try Sample().now.date
    #expect(problems { () throws(Problems) in _ = try signUp(["username": name]).draft(today: today) } == Problems("username", .usernameMixesScripts))
}

@Test func `a name has nothing in it that nobody sees`() {
    for name in ["ali\u{34F}ce", "\u{3164}", "a\u{115F}b", "a\u{180B}"] { #expect(Username.read(name) == nil, "\(name.unicodeScalars.map(\.value))") }
}
