extension Migration {
    /// What a person wants to be told of and how, what is still to be sent, and feedback.
    static let channels: [String] = []
}
