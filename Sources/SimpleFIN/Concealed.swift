/// A secret. Descriptions, dumps and reflections show the name of its type, so that it gets into no log by accident.
public protocol Concealed: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable, Sendable {}

extension Concealed {
    public var description: String { "(\(Self.self))" }
    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(self, children: []) }
}
