import Bookkeeping
import Language
import SitePaths
import Templates
import Validation

/// The form of a new household, or of the name, currency and calendar of the one that the person is in.
package struct HouseholdFormPage: PageModel {
    package struct Choice: Sendable {
        package let value, label, hint: String
        package let isChosen: Bool
    }

    /// A household that can be restored.
    package struct Dissolved: ViewModel, Sendable {
        package let text: String

        package init(_ household: Household, until day: String, t: Texts) { text = t.households.dissolvedText(household.name, day) }
    }

    package let title, id, button: String
    package let intro: String?
    package var tab: Tab { .more }
    package var help: Link? { Paths.guide(.household) }
    package var isTask: Bool { true }
    package var back: Link? { Paths.settings }
    package let action: Link
    package let hasProblems: Bool
    package let problems: ProblemSummary?
    package let name: Field
    package let kinds: [Choice]
    package let currency: SelectField
    /// The fields of the calendar of a household that exists.
    package let calendar: CalendarFields?
    package let dissolved: Dissolved?
    /// True for the administrator of a household that exists, who can end it.
    package let canDissolve: Bool

    /// Creates the form of a new household.
    ///
    /// - Parameters:
    ///   - used: the currencies that the person uses, which the list begins with.
    ///   - dissolved: the household that the person ended and can restore.
    package init(new form: FormState, id: Household.ID, used: [Currency], dissolved: Dissolved?, t: Texts) {
        self.init(
            form, title: t.households.new, action: Paths.household, used: used, t: t, id: id.description, intro: t.households.intro,
            dissolved: dissolved)
    }

    /// Creates the form of the household that the person is in.
    ///
    /// - Parameter now: seconds since 1970, for the offsets of time zones.
    package init(editing form: FormState, used: [Currency], canDissolve: Bool, now: Int64, t: Texts) {
        self.init(
            form, title: t.households.details, action: Paths.householdDetails, used: used, t: t, calendar: CalendarFields(form, now: now, t: t),
            canDissolve: canDissolve)
    }

    private init(
        _ form: FormState, title: String, action: Link, used: [Currency], t: Texts, id: String = "", intro: String? = nil,
        calendar: CalendarFields? = nil, dissolved: Dissolved? = nil, canDissolve: Bool = false
    ) {
        let words = t.households
        (self.title, self.action, self.id, self.intro) = (title, action, id, intro)
        (self.calendar, self.dissolved, self.canDissolve) = (calendar, dissolved, canDissolve)
        button = calendar == nil ? words.make : words.save
        hasProblems = form.hasProblems
        problems = form.summary(t)
        name = Field(HouseholdForm.name, label: words.name, form: form, t: t, placeholder: words.namePlaceholder)
        kinds = [(Household.Kind.household, words.household, words.householdHint), (.group, words.group, words.groupHint)].map { kind, label, hint in
            Choice(value: kind.rawValue, label: label, hint: hint, isChosen: form.has(HouseholdForm.kind, kind.rawValue))
        }
        let others = CurrencyCatalogue.all.map(\.currency).filter { !used.contains($0) }
        currency = SelectField(
            HouseholdForm.currency, label: words.currency, form: form,
            options: (used + others).map { ($0.code, "\($0.code) \($0.name(in: t.language))") }, t: t)
    }
}
