import Bookkeeping
import Templates
import Validation

/// A link within the site: a path of ``Paths``, perhaps with an ID and a query; without the base path.
///
/// A template writes `{{@app.base}}{{link}}`. The parts are written one after the other, so that no text is composed for a link.
package struct Link: Sendable, Equatable, HTMLValue, CustomStringConvertible {
    private let start: StaticString
    private let id: Identifier<Any>?
    private let end: StaticString
    /// The query with its question mark, or all of a ``LocalPath``.
    private let rest: String

    fileprivate init(_ start: StaticString, id: Identifier<Any>?, end: StaticString, rest: String) {
        (self.start, self.id, self.end, self.rest) = (start, id, end, rest)
    }

    /// Declares a path; for ``Paths`` only.
    init(_ path: StaticString, rest: String = "") { self.init(path, id: nil, end: "", rest: rest) }

    /// A path of this site from a request, which has been checked.
    package init(_ path: LocalPath) { self.init("", rest: path.description) }

    /// Returns the link with a query, such as `kind=income`, whose values are encoded.
    package func query(_ query: String) -> Link { Link(start, id: id, end: end, rest: query.isEmpty ? "" : "?" + query) }

    /// Returns the link with a query and its question mark, or with a fragment and its number sign.
    package func appending(_ rest: String) -> Link { Link(start, id: id, end: end, rest: rest) }

    /// Returns the link with one parameter; the value is encoded.
    package func query(_ name: String, _ value: String) -> Link { query(name + "=" + value.urlQueryEncoded) }

    /// The path and query.
    package var description: String { start.description + (id?.description ?? "") + end.description + rest }

    package static func == (one: Link, other: Link) -> Bool { one.description == other.description }

    @inline(__always) package func write(into out: inout HTMLWriter) {
        out.text(start)
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

    /// Declares a path; for ``Paths`` only.
    init(_ start: StaticString, _ end: StaticString = "") { (self.start, self.end) = (start, end) }

    /// The pattern of the route.
    package var pattern: String { start.description + "{id}" + end.description }

    /// Returns the path of an entity.
    @inline(__always) package func callAsFunction<Entity>(_ id: Identifier<Entity>) -> Link {
        Link(start, id: id.erased, end: end, rest: "")
    }
}
