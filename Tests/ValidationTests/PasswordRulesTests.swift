import Bookkeeping
import Testing
import Validation

private let names = ["hannah", "hannah.baker@example.org", "Hannah", "Müller"]

@Test(arguments: [
    "password123", "Password123!", "P@ssw0rd1234", "passw0rd2026", "aaaaaaaaaa", "ababababab", "abcabcabcabc", "1234567890",
    "0987654321", "12345678901",
    "qwertyuiop", "QWERTYUIOP1", "asdfghjkl;", "1qaz2wsx3edc", "1q2w3e4r5t", "abcdefghijkl", "iloveyou123", "welcome2026!",
    "penny12345", "pennypenny",
    "Penny-2026!", "mypenny1234", "pennypassword", "administrator", "letmein12345", "sunshine2020", "correcthorsebatterystaple",
    "correct horse battery staple",
    "changeme123", "１２３４５６７８９０", "パスワード12345", "password password", "monkeydragon1", "0000000001", "zyxwvutsrq",
])
func `common passwords are refused`(password: String) {
    #expect(PasswordRules.problem(with: password, names: names) == .passwordTooCommon)
}

@Test(arguments: [
    "hannah-1234x!z", "MyHANNAHsecret9", "müller-ist-toll-9", "xx.hannah.baker.xx", "ＨＡＮＮＡＨ72kd91",
])
func `passwords with the person's own name are refused`(password: String) {
    #expect(PasswordRules.problem(with: password, names: names) == .passwordContainsName)
}

@Test(
    arguments: [
        ("", .required), ("short", .tooShort(10)), ("123456789", .tooShort(10)), ("ﬃﬃﬃﬃ", .tooShort(10)),
        ("家族の写真🌸", .tooShort(10)),
        (String(repeating: "kx7", count: 342), .tooLong(1_024)), (String(repeating: "x", count: 4_000_000), .tooLong(1_024)),
    ] as [(String, Problem)])
func `passwords have at least 10 and at most 1,024 characters`(password: String, problem: Problem) {
    #expect(PasswordRules.problem(with: password, names: names) == problem)
}

@Test(arguments: [
    "tidy otter sails", "Xk7#pQz9!mW", "the cat sat on a mat", "雨の日は家で本を読もう", "violet-harbour-42", " leading and trailing ",
    "sunshine over the lake",
    "pennywise clowns 9", "kz8rt02mvq", "q\u{0}m\u{7}w8tz!kd2", "日本語の長い合言葉です",
])
func `long passwords that nobody guesses first are accepted`(password: String) {
    #expect(PasswordRules.problem(with: password, names: names) == nil)
}

@Test func `the longest password is accepted whole and empty names forbid nothing`() {
    let long = (0..<1_024).map { ["k", "x", "7", "!", "m", "ß", "q"][($0 * $0 + $0 / 7) % 7] }.joined()
    #expect(PasswordRules.problem(with: long, names: ["", " ", "@"]) == nil)
    #expect(PasswordRules.problem(with: long + "a", names: []) == .tooLong(1_024))
    #expect(PasswordRules.normalized(" ａ\u{301} ") == " \u{E1} ")
}
