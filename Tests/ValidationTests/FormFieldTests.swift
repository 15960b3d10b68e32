import Bookkeeping
import Spooling
import Testing

@testable import Validation

private let forms: [any Form.Type] = [
    SignUpForm.self, SignInForm.self, PasswordForm.self, ProfileForm.self, PreferencesForm.self, AccountForm.self,
    CategoryForm.self, DeleteCategoryForm.self,
    HashtagForm.self, QuickForm.self, TransactionForm.self, SignUpPolicyForm.self,
]

@Test func `no form has a field twice`() {
    for form in forms { #expect(Set(form.fields.map(\.name)).count == form.fields.count, "\(form)") }
}

@Test(
    arguments: [
        (TransactionForm.amount, "text", nil, nil, false), (TransactionForm.note, nil, 32_000, nil, false),
        (SignUpForm.password, "password", nil, 10, false), (SignUpForm.username, "text", 400, nil, true),
        (AccountForm.isDefault, "checkbox", nil, nil, false),
    ] as [(FormField, String?, Int?, Int?, Bool)])
func `attributes follow from the declaration`(field: FormField, type: String?, maxLength: Int?, minLength: Int?, isVerbatim: Bool) {
    #expect(field.htmlType == type && field.htmlMaxLength == maxLength && field.minLength == minLength && field.isVerbatim == isVerbatim)
}

@Test func `a field keeps its first problem and the order is that of adding`() {
    var list = Problems()
    list.add(.required, to: "b")
    list.add(.notAChoice, to: "a")
    list.add(.notADate, to: "b")
    #expect(list.list.map(\.field) == ["b", "a"] && list["b"] == .required && list["c"] == nil && !list.isEmpty)
    #expect(list != Problems("b", .required))
}

@Test func `input keeps what was typed`() {
    let input = FormInput(
        [("a", " 1 "), ("b", ""), ("a", "2")],
        files: [.init(field: "f", name: "", bytes: SpooledBytes([])), .init(field: "f", name: "x", bytes: SpooledBytes([1]))])
    let a = FormField("a", .checkbox, count: 2), b = FormField("b", .text), c = FormField("c", .text)
    #expect(input[a] == " 1 " && input.all(a) == [" 1 ", "2"] && input.has(b) && !input.has(c) && input[c] == "" && input.all(c) == [])
    #expect(input.text(b) == "" && input.text(c) == nil)
    #expect(input.file(FormField("f", .file))?.name == "x" && input.file(FormField("g", .file)) == nil)
    #expect(input.pairs(of: [b, a]).map(\.0) == ["a", "a", "b"])
    #expect(input.without([a]).pairs(of: [a, b]).map(\.0) == ["b"])
    let other = input.replacing(with: FormInput([("a", "3"), ("c", "4")]))
    #expect(other.all(a) == ["3"] && other[c] == "4" && other.has(b) && other.file(FormField("f", .file)) != nil)
}

@Test func `of a text that is too long only the beginning is handed out, and that is too long too`() {
    let fields = [
        FormField("f", .text, max: 80), FormField("f", .hidden), FormField("f", .radio), FormField("f", .date), FormField("f", .time),
        FormField("f", .password, max: PasswordRules.maxLength), FormField("f", .textarea(rows: 2), max: 2_000), .money("f"),
        FormField("f", .text, max: 5, plain: true),
    ]
    for field in fields {
        for character in ["a", "é", "ﷺ", "👩‍👩‍👧‍👦", "e\u{301}", "\r\n"] {
            let text = String(repeating: character, count: 300_000), input = FormInput([("f", text)]), shown = input[field]
            #expect(field.byteLimit + 1...field.byteLimit + 4 ~= shown.utf8.count && text.utf8.starts(with: shown.utf8), "\(field) \(character)")
            #expect(input.all(field) == [shown] && input.pairs(of: [field]).map(\.1) == [shown])
            #expect(throws: field.excess) { try CleanText(shown, for: field) }
            let fitting = String(decoding: text.utf8.prefix(field.byteLimit / 25 * 25), as: UTF8.self)
            if fitting.utf8.count <= field.byteLimit { #expect(FormInput([("f", fitting)])[field] == fitting) }
        }
    }
}

@Test func `nobody looks at more than 200 marks upon one another`() {
    let field = FormField("f", .text, max: 80), many = "Z" + String(repeating: "\u{335}\u{301}", count: 100), more = many + "\u{301}"
    #expect(FormInput([("f", many + " x")])[field] == many + " x")
    #expect(FormInput([("f", more + " x")])[field].unicodeScalars.count == 202)
    #expect(throws: Problem.tooLong(80)) { try CleanText(FormInput([("f", more + " x")])[field], for: field) }
    #expect(throws: Problem.tooLong(80)) { try CleanText(more, for: field) }
    #expect(PasswordRules.problem(with: "tidy otter sails" + more, names: []) == .tooLong(PasswordRules.maxLength))
}

@Test func `the values of one field are bounded in number and, as texts, together`() {
    let values = (0..<3_000).map { _ in ("t", "0123456789") }, input = FormInput(values)
    #expect(input.all(FormField("t", .checkbox, count: 7)).count == 7)
    #expect(input.all(FormField("t", .checkbox)).count == 1)
    let text = FormField("t", .text, max: 10, count: 2_000)
    #expect(input.all(text).joined().utf8.count == text.byteLimit + 1)
}

@Test func `no limit of bytes refuses what the others accept`() {
    for field in [FormField("f", .text, max: 80), .money("f"), FormField("f", .password, max: 100), FormField("f", .email, max: 254, plain: true)] {
        #expect(field.byteLimit >= (field.maxUnits ?? 0) * 3)
    }
}
