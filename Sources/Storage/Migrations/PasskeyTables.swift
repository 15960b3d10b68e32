extension Migration {
    /// Passkeys and the challenges that wait for an answer.
    static let passkeys: [String] = []
}
