/// A category of expenses or of income.
public struct Category: Sendable, Equatable {
    public typealias ID = Identifier<Category>

    /// The maximum length of a name, in code points.
    public static let nameLimit = 25

    /// The kind of records that it groups.
    public enum Kind: String, CaseIterable, Sendable {
        case expense, income
    }

    public let id: ID
    public let kind: Kind
    public var name: String
    public var hue: Hue
    public var icon: CategoryIcon
    /// The category of the same kind that counts its records too; nil for one of the top, which alone can have others below it.
    public var parent: ID?

    public init(id: ID, kind: Kind, name: String, hue: Hue, icon: CategoryIcon, parent: ID? = nil) {
        self.id = id
        self.parent = parent
        self.kind = kind
        self.name = name
        self.hue = hue
        self.icon = icon
    }

    /// An unsaved category, or the new values of a saved one.
    public struct Draft: Sendable, Equatable {
        public var kind: Kind
        public var name: String
        public var hue: Hue
        public var icon: CategoryIcon
        public var parent: ID?

        public init(kind: Kind, name: String, hue: Hue, icon: CategoryIcon, parent: ID? = nil) {
            self.kind = kind
            self.parent = parent
            self.name = name
            self.hue = hue
            self.icon = icon
        }
    }

    /// A category with the number of its records.
    public struct Use: Sendable, Equatable {
        public let category: Category
        public let recordCount: Int

        public init(category: Category, recordCount: Int) {
            self.category = category
            self.recordCount = recordCount
        }
    }
}

/// A palette colour for categories, defined for both themes in the stylesheet.
public enum Hue: String, CaseIterable, Sendable {
    case copper, amber, olive, leaf, patina, teal, sky, indigo, plum, rose, brick, cocoa, slate
}

/// An icon of the sprite for categories.
public enum CategoryIcon: String, CaseIterable, Sendable {
    case groceries, dining, coffee, bus, car, fuel, rent, bills, internet, phone, health, clothes, fun, travel, kids, pets, gift, school
    case sport, sofa, `repeat`, savings, salary, tax, care, other, bank, card, wallet, home
}
