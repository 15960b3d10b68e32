import Testing

@testable import Validation

@Test(
    arguments: [
        ("1234", true), ("12345678", true), ("4321", true), ("0123", true), ("7890", true), ("8901", true), ("0987", true), ("1098", true),
        ("0000", true), ("55555", true), ("2580", false), ("1235", false), ("1357", false), ("1212", false), ("9876543", true), ("98765430", false),
    ])
func `obvious passcodes are known`(digits: String, isObvious: Bool) {
    #expect(PasscodeRules.isObvious(digits) == isObvious)
}

@Test(
    arguments: [
        ("2580", "2580"), (" 2580 ", "2580"), ("25 80", "2580"), ("２５８０", "2580"), ("24680135", "24680135"), ("123", nil), ("123456789", nil),
        ("", nil),
        ("12a4", nil), ("-123", nil), ("٢٥٨٠", nil), ("12.4", nil), (String(repeating: "1", count: 100_000), nil),
    ] as [(String, String?)])
func `the digits of a passcode are read`(typed: String, digits: String?) {
    #expect(PasscodeRules.digits(typed) == digits)
}

@Test(
    arguments: [
        ("123456", .oneTimePassword("123456")), ("123 456", .oneTimePassword("123456")), ("１２３４５６", .oneTimePassword("123456")),
        ("000-000", .oneTimePassword("000000")),
        ("abcd-efgh-2345-wxyz", .recoveryCode("abcdefgh2345wxyz")), ("ABCDEFGH2345WXYZ", .recoveryCode("abcdefgh2345wxyz")),
        ("ａｂｃｄ－efgh 2345 wxyz", .recoveryCode("abcdefgh2345wxyz")),
    ] as [(String, CodeForm.Draft)])
func `a code is told by its shape`(typed: String, draft: CodeForm.Draft) throws {
    #expect(try CodeForm(FormInput([("code", typed)])).draft() == draft)
}

@Test(
    arguments: [
        ("", .required), ("   ", .required), ("12345", .codeWrong), ("1234567", .codeWrong), ("12345a", .codeWrong),
        ("abcd-efgh-2345-wxy", .codeWrong),
        ("abcd_efgh_2345_wxyz", .codeWrong), (String(repeating: "1", count: 41), .tooLong(40)), ("12\u{0}456", .controlCharacters),
        ("٣٣٣٣٣٣", .codeWrong),
    ] as [(String, Problem)])
func `what can be no code is named`(typed: String, problem: Problem) {
    #expect(throws: Problems("code", problem)) { try CodeForm(FormInput([("code", typed)])).draft() }
}
