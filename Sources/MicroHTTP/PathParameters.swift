/// The values of a route pattern's parameters in a path.
public struct PathParameters: Sendable {
    private let names: [String]
    private let values: [String]

    /// Pairs names and values, both in the order of the path.
    public init(names: [String] = [], values: [String] = []) {
        self.names = names
        self.values = values
    }

    /// The decoded segment that matches `{name}`; never empty.
    public subscript(name: String) -> String? {
        zip(names, values).first { $0.0 == name }?.1
    }
}
