import Web

extension Version {
    /// The version of this program.
    static let this = Version(build: Commit.text)
}
