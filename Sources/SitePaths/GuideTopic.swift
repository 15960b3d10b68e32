/// A page of the guide; the raw value ends its address.
package enum GuideTopic: String, CaseIterable, Sendable {
    case begin, entry, budgets, household, banks, reports, map, phone, https, backup, keyboard, programs
}
