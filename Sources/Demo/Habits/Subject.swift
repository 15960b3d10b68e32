import Bookkeeping
import Language

/// The categories of a new book, without their names.
enum Subject: CaseIterable, Sendable {
    case groceries, eatingOut, coffee, transport, home, bills, health, fun, clothes, travel, gifts, education, other
    case salary, sideJob, refund, interest

    var kind: Category.Kind {
        switch self {
        case .salary, .sideJob, .refund, .interest: .income
        default: .expense
        }
    }

    func name(_ names: DefaultTexts) -> String {
        switch self {
        case .groceries: names.groceries
        case .eatingOut: names.eatingOut
        case .coffee: names.coffee
        case .transport: names.transport
        case .home: names.home
        case .bills: names.bills
        case .health: names.health
        case .fun: names.fun
        case .clothes: names.clothes
        case .travel: names.travel
        case .gifts: names.gifts
        case .education: names.education
        case .other: names.other
        case .salary: names.salary
        case .sideJob: names.freelance
        case .refund: names.refund
        case .interest: names.interest
        }
    }
}
