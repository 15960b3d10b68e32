extension Migration {
    /// What operators did, and links that set a new password.
    static let audit: [String] = []
}
