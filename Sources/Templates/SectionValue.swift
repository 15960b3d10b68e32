/// What `{{#name}}…{{/name}}` opens as a scope: an Optional, an Array or a ``ViewModel``. (A Bool keeps the scope.)
public protocol SectionValue {
    /// A sequence of the scopes.
    associatedtype Scopes: Sequence
    /// The scopes the section's body is written in, once each.
    var scopes: Scopes { get }
    /// Whether `{{^name}}…{{/name}}` is written instead.
    var isNothing: Bool { get }
}

extension Optional: SectionValue {
    /// The wrapped value, if there is one.
    @inlinable public var scopes: AtMostOne<Wrapped> { AtMostOne(self) }
    /// Whether there is no value.
    @inlinable public var isNothing: Bool { self == nil }
}

extension Array: SectionValue {
    /// The elements.
    @inlinable public var scopes: Self { self }
    /// Whether there are no elements.
    @inlinable public var isNothing: Bool { isEmpty }
}

/// A view model that may be a section of its own: `{{#amount}}{{label}}{{/amount}}`.
public protocol ViewModel: SectionValue where Scopes == CollectionOfOne<Self> {}

extension ViewModel {
    /// The view model itself.
    @inlinable public var scopes: CollectionOfOne<Self> { CollectionOfOne(self) }
    /// Never: there is a view model.
    @inlinable public var isNothing: Bool { false }
}

/// Nothing or one value: what a Bool or an Optional is to a section.
public struct AtMostOne<Value>: Sequence, IteratorProtocol {
    @usableFromInline var value: Value?

    @inlinable init(_ value: Value?) { self.value = value }

    /// The value the first time, then nil.
    @inlinable public mutating func next() -> Value? {
        defer { value = nil }
        return value
    }
}
