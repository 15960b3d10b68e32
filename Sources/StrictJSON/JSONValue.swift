/// A JSON value (RFC 8259): numbers keep their text, objects keep the order of their members.
public indirect enum JSONValue: Sendable, Equatable {
    case null
    case boolean(Bool)
    /// The characters of the number as written, so that no decimal is lost.
    case number(String)
    case text(String)
    case list([JSONValue])
    case object(JSONObject)
}

/// The members of an object in their original order, without duplicate names.
public struct JSONObject: Sendable, Equatable {
    /// A name and its value.
    public struct Member: Sendable, Equatable {
        public let name: String
        public let value: JSONValue

        /// Creates a member.
        public init(_ name: String, _ value: JSONValue) { (self.name, self.value) = (name, value) }
    }

    /// The members in order.
    public private(set) var members: [Member]

    /// Creates an object; no two members may have the same name.
    public init(_ members: [Member] = []) { self.members = members }

    /// The value of a name; nil if there is none. Assigning replaces it or appends it, and nil removes it.
    public subscript(name: String) -> JSONValue? {
        get { members.first { $0.name == name }?.value }
        set {
            let place = members.firstIndex { $0.name == name }
            switch (place, newValue) {
            case (let place?, let value?): members[place] = Member(name, value)
            case (let place?, nil): members.remove(at: place)
            case (nil, let value?): members.append(Member(name, value))
            case (nil, nil): break
            }
        }
    }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
    public init(stringLiteral text: String) { self = .text(text) }
}

extension JSONValue: ExpressibleByBooleanLiteral {
    public init(booleanLiteral value: Bool) { self = .boolean(value) }
}

extension JSONValue: ExpressibleByIntegerLiteral {
    public init(integerLiteral value: Int) { self = .number(String(value)) }
}

extension JSONValue: ExpressibleByArrayLiteral {
    public init(arrayLiteral elements: JSONValue...) { self = .list(elements) }
}

extension JSONValue: ExpressibleByDictionaryLiteral {
    /// Creates an object with these members in order; a name must not be repeated.
    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(JSONObject(elements.map { JSONObject.Member($0.0, $0.1) }))
    }
}

extension JSONValue {
    /// Returns an integer.
    public static func whole(_ value: some BinaryInteger) -> JSONValue { .number(String(value)) }

    /// The string; nil for any other kind of value.
    public var text: String? { if case .text(let text) = self { text } else { nil } }

    /// The values of a list; nil for any other kind of value.
    public var list: [JSONValue]? { if case .list(let values) = self { values } else { nil } }

    /// The members of an object; nil for any other kind of value.
    public var object: JSONObject? { if case .object(let object) = self { object } else { nil } }

    /// The value of a member; nil if there is none, or the value is not an object.
    public subscript(name: String) -> JSONValue? { object?[name] }
}
