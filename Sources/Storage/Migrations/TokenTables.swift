extension Migration {
    /// Tokens of the programming interface.
    static let tokens: [String] = []
}
