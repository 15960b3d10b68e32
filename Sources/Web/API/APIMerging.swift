import Bookkeeping
import StrictJSON
import Validation

extension FormInput {
    /// The form with what a request says in place of what it said.
    func replacing(_ values: APIValues) -> FormInput { replacing(with: values.input) }
}

extension APIMember {
    /// The member, as one that has to be there.
    var required: APIMember {
        var member = self
        member.isRequired = true
        return member
    }

    /// The identity that something new gets.
    static let newIdentity = APIMember(
        "id", .identity, "The id that it gets; one is made unless you bring your own. A request with the same id makes it once.", example: "0199f0a0-7c1e-7d2a-9c3b-5e6f7a8b9c0d")
}

extension JSONValue {
    /// An amount as a decimal number with all decimals of its currency.
    static func decimal(_ money: Money) -> JSONValue { .text(MoneyFormat.plain(money)) }
}
