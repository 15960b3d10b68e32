extension Migration {
    /// Passcodes, and one-time passwords with their recovery codes.
    static let factors: [String] = []
}
