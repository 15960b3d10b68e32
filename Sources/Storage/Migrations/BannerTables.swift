extension Migration {
    /// Banners and the feed that they come from.
    static let banners: [String] = []
}
