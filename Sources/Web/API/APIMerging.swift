import Bookkeeping
import StrictJSON
import Validation

extension FormInput {
    /// Returns the form with the values of a request in place of its own.
    func replacing(_ values: APIValues) -> FormInput { replacing(with: values.input) }
}

extension APIMember {
    /// The member, made required.
    var required: APIMember {
        var member = self
        member.isRequired = true
        return member
    }

    /// The optional ID of a new entity, which serves as idempotency key.
    static let newIdentity = APIMember(
        "id", .identity, "The id that it gets; one is made unless you bring your own. A request with the same id makes it once.",
        example: "0199f0a0-7c1e-7d2a-9c3b-5e6f7a8b9c0d")
}

extension JSONValue {
    /// Returns an amount as a decimal number with all decimals of its currency.
    static func decimal(_ money: Money) -> JSONValue { .text(MoneyFormat.plain(money)) }
}
