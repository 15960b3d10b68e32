/// The place of a name in a list: digits of any script compare as numbers, so that 5 comes before 10; case and width do not matter.
public struct NaturalOrder: Comparable, Sendable {
    /// The folded name, with each number as a zero, the count of its digits and the digits.
    private let key: [UInt32]
    private let name: String

    public init(_ name: some StringProtocol) {
        var key: [UInt32] = [], digits: [UInt32] = []
        func endNumber() {
            guard !digits.isEmpty else { return }
            let number = digits.drop { $0 == 0 }
            key += [Self.zero, UInt32(clamping: number.count)] + number
            digits = []
        }
        for scalar in name.folded.unicodeScalars {
            if let digit = Self.digit(scalar) {
                digits.append(digit)
            } else {
                endNumber()
                key.append(scalar.value)
            }
        }
        endNumber()
        self.key = key
        self.name = String(name)
    }

    public static func < (one: Self, other: Self) -> Bool {
        one.key == other.key ? one.name < other.name : one.key.lexicographicallyPrecedes(other.key)
    }

    private static let zero = UnicodeScalar("0").value

    private static func digit(_ scalar: UnicodeScalar) -> UInt32? {
        if scalar.isASCII { return "0"..."9" ~= scalar ? scalar.value - zero : nil }
        guard scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue else { return nil }
        return UInt32(exactly: value)
    }
}

extension Sequence {
    /// Returns the elements in the natural order of their names.
    public func sorted(byName name: (Element) -> some StringProtocol) -> [Element] {
        map { (order: NaturalOrder(name($0)), element: $0) }.sorted { $0.order < $1.order }.map(\.element)
    }
}
