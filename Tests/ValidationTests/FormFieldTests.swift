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

@Test func `attributes follow from the declaration`() {
    func text(_ field: FormField) -> String {
        field.attributes.map { $0.value.isEmpty ? $0.name : "\($0.name)=\($0.value)" }.joined(separator: " ")
    }
    #expect(text(TransactionForm.amount) == "type=text name=amount required maxlength=15 inputmode=decimal autocomplete=off")
    #expect(text(TransactionForm.note) == "name=note rows=2 maxlength=32000 autocapitalize=sentences")
    #expect(text(SignUpForm.password) == "type=password name=password required minlength=10 autocomplete=new-password")
    #expect(
        text(SignUpForm.username)
            == "type=text name=username required maxlength=400 autocomplete=username autocapitalize=none spellcheck=false")
    #expect(text(AccountForm.isDefault) == "type=checkbox name=is_default")
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
