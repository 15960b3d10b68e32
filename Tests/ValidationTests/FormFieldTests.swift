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
        (TransactionForm.amount, "text", 15, nil, false), (TransactionForm.note, nil, 32_000, nil, false),
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
        files: [.init(field: "f", name: "", bytes: []), .init(field: "f", name: "x", bytes: [1])])
    #expect(
        input["a"] == " 1 " && input.all("a") == [" 1 ", "2"] && input.has("b") && !input.has("c") && input["c"] == ""
            && input.all("c") == [])
    #expect(input.file("f")?.name == "x" && input.file("g") == nil && input.pairs.count == 3)
}
