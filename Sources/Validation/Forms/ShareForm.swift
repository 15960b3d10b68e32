import Bookkeeping

/// The choice of the own accounts that the administrator of a household sees.
public struct ShareForm: Form {
    /// `all`, `none`, or the IDs of some accounts, several; `some` beside them says that they are meant.
    public static let shared = FormField("shared", .checkbox, count: Account.limit + 2)
    public static let fields = [shared]

    public let input: FormInput
    public init(_ input: FormInput) { self.input = input }

    /// Creates the form of a choice.
    public init(_ accounts: SharedAccounts) {
        let values: [String] =
            switch accounts {
            case .none: ["none"]
            case .all: ["all"]
            case .some(let ids): ["some"] + ids.sorted().map(\.description)
            }
        input = FormInput(values.map { (Self.shared.name, $0) })
    }

    /// Returns the choice; none if the form has none. Throws a problem for an ID that is not one of `accounts`.
    public func draft(among accounts: [Account]) throws(Problems) -> SharedAccounts {
        let values = input.all(Self.shared).filter { !$0.isEmpty }
        if values.contains("all") { return .all }
        if values.contains("none") { return .none }
        let ids = values.filter { $0 != "some" }.map { text in accounts.first { $0.id.description == text.lowercased() }?.id }
        guard !ids.contains(nil) else { throw Problems(Self.shared.name, .notAChoice) }
        let chosen = Set(ids.compactMap(\.self))
        return chosen.isEmpty ? .none : .some(chosen)
    }
}
