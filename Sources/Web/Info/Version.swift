/// The version of Penny: "0.1.0 (08eee35, 2026-11-22)", or "0.1.0" if the build is unknown.
public struct Version: Sendable, CustomStringConvertible {
    public let number: String
    /// The commit and its date, "08eee35, 2026-11-22"; nil if the sources came without their history.
    public let build: String?

    public init(number: String = "0.1.0", build: String? = nil) {
        self.number = number
        self.build = build
    }

    public var description: String { build.map { "\(number) (\($0))" } ?? number }
}
