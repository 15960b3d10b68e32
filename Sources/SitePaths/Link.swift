import Bookkeeping
import Templates
import Validation

/// A link within the site: a path of ``Paths``, perhaps with an ID and a query; without the base path.
///
/// A template writes `{{@app.base}}{{link}}`. The parts are written one after the other, so that no text is composed for a link. A link to a page of a book
/// leads to the book of the page that it stands on.
package struct Link: Sendable, Equatable, HTMLValue, CustomStringConvertible {
    private let start: StaticString
    private let id: Identifier<Any>?
    private let end: StaticString
    /// The query with its question mark, or all of a ``LocalPath``.
    private let rest: String
    /// True for a page that every book has.
    package let isOfBook: Bool

    fileprivate init(_ start: StaticString, id: Identifier<Any>?, end: StaticString, rest: String, isOfBook: Bool) {
        (self.start, self.id, self.end, self.rest, self.isOfBook) = (start, id, end, rest, isOfBook)
    }

    /// Declares a path; for ``Paths`` only.
    init(_ path: StaticString, rest: String = "") { self.init(path, id: nil, end: "", rest: rest, isOfBook: false) }

    /// Declares the path of a page that every book has; for ``Paths`` only.
    init(ofBook path: StaticString) { self.init(path, id: nil, end: "", rest: "", isOfBook: true) }

    /// A path of this site from a request, which has been checked.
    package init(_ path: LocalPath) { self.init(path: path.description) }

    private init(path: String) { self.init("", id: nil, end: "", rest: path, isOfBook: false) }

    /// Returns the link with a query of encoded values, such as `kind=income`.
    package func query(_ query: String) -> Link { Link(start, id: id, end: end, rest: query.isEmpty ? "" : "?" + query, isOfBook: isOfBook) }

    /// Returns the link with a query and its question mark, or with a fragment and its number sign.
    package func appending(_ rest: String) -> Link { Link(start, id: id, end: end, rest: rest, isOfBook: isOfBook) }

    /// Returns the link with parameters, at an element with an ID; encodes the values.
    package func query(_ parameters: [(name: String, value: String)], at id: String? = nil) -> Link {
        let query = parameters.map { $0.name + "=" + $0.value.urlQueryEncoded }.joined(separator: "&")
        return appending((query.isEmpty ? "" : "?" + query) + (id.map { "#" + $0 } ?? ""))
    }

    /// Returns the link with one parameter; the value is encoded.
    package func query(_ name: String, _ value: String) -> Link { query(name + "=" + value.urlQueryEncoded) }

    /// The path and query, in a person's own book.
    package var description: String { path(in: .own) }

    /// Returns the path and query in a book.
    package func path(in book: BookAddress) -> String {
        let isAway = isOfBook && book.prefix.utf8CodeUnitCount > 0
        return (isAway ? book.prefix.description : "") + (isAway && isTop ? "" : start.description) + (id?.description ?? "") + end.description + rest
    }

    /// Returns the link to the same page of a book, whatever the book of the page that it stands on.
    package func pinned(to book: BookAddress) -> Link { Link(path: path(in: book)) }

    /// True for the first page of a book: its address is the address of the book.
    private var isTop: Bool { start.utf8CodeUnitCount == 1 }

    package static func == (one: Link, other: Link) -> Bool { one.description == other.description }

    @inline(__always) package func write(into out: inout HTMLWriter) {
        if isOfBook, out.addressPrefix.utf8CodeUnitCount > 0 {
            out.text(out.addressPrefix)
            if !isTop { out.text(start) }
        } else {
            out.text(start)
        }
        if let id {
            id.write(into: &out)
            out.text(end)
        }
        if !rest.isEmpty { out.escaped(rest) }
    }
}

/// A path of the site with the ID of an entity in it: `/accounts/{id}/edit`.
package struct PathWithID: Sendable {
    private let start, end: StaticString
    /// True for a page that every book has.
    package let isOfBook: Bool

    /// Declares a path; for ``Paths`` only.
    init(_ start: StaticString, _ end: StaticString = "") { (self.start, self.end, isOfBook) = (start, end, false) }

    /// Declares the path of a page that every book has; for ``Paths`` only.
    init(ofBook start: StaticString, _ end: StaticString = "") { (self.start, self.end, isOfBook) = (start, end, true) }

    /// The pattern of the route.
    package var pattern: String { start.description + "{id}" + end.description }

    /// Returns the path of an entity.
    @inline(__always) package func callAsFunction<Entity>(_ id: Identifier<Entity>) -> Link {
        Link(start, id: id.erased, end: end, rest: "", isOfBook: isOfBook)
    }
}

/// The book that the links of a page lead to, identified by the beginning of their paths.
package struct BookAddress: Sendable, Equatable {
    /// The person's own book.
    package static let own = BookAddress("")

    /// The beginning of the paths of the book's pages, after the base path; empty for a person's own.
    package let prefix: StaticString

    package init(_ prefix: StaticString) { self.prefix = prefix }

    package static func == (one: BookAddress, other: BookAddress) -> Bool { one.prefix.description == other.prefix.description }
}

extension Identifier: HTMLValue {
    /// Writes the 36 characters of the UUID.
    public func write(into out: inout HTMLWriter) {
        out.trusted(capacity: Self.length) {
            write(to: UnsafeMutableRawBufferPointer($0))
            return Self.length
        }
    }
}
