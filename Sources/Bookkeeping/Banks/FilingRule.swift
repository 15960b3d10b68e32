/// A rule of a person that files entries.
public struct FilingRule: Sendable, Equatable {
    public typealias ID = Identifier<FilingRule>
    public let id: ID
}
