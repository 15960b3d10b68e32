/// A value that `{{#name}}…{{/name}}` can open as a scope: an Optional, an Array or a ``ViewModel``. (A Bool keeps the scope.)
public protocol SectionValue {
    /// A sequence of the scopes.
    associatedtype Scopes: Sequence
    /// The scopes for the section's body, which is written once in each.
    var scopes: Scopes { get }
    /// True if `{{^name}}…{{/name}}` is written instead.
    var isNothing: Bool { get }
}

extension Optional: SectionValue {
    /// The wrapped value, if there is one.
    @inlinable public var scopes: AtMostOne<Wrapped> { AtMostOne(self) }
    /// True if there is no value.
    @inlinable public var isNothing: Bool { self == nil }
}

extension Array: SectionValue {
    /// The elements.
    @inlinable public var scopes: Self { self }
    /// True if there are no elements.
    @inlinable public var isNothing: Bool { isEmpty }
}

/// A view model that can be a section itself: `{{#amount}}{{label}}{{/amount}}`.
public protocol ViewModel: SectionValue where Scopes == CollectionOfOne<Self> {}

extension ViewModel {
    /// The view model itself.
    @inlinable public var scopes: CollectionOfOne<Self> { CollectionOfOne(self) }
    /// Always false.
    @inlinable public var isNothing: Bool { false }
}

/// Zero or one value: the scopes of a Bool or an Optional.
public struct AtMostOne<Value>: Sequence, IteratorProtocol {
    @usableFromInline var value: Value?

    @inlinable init(_ value: Value?) { self.value = value }

    /// Returns the value the first time, then nil.
    @inlinable public mutating func next() -> Value? {
        defer { value = nil }
        return value
    }
}
