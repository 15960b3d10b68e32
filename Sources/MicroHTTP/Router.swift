/// Finds the handler of a method and a path.
///
/// A pattern consists of literal segments and parameters that match one whole segment: `/accounts/{id}/edit`. A literal segment
/// has precedence over a parameter, so `/accounts/new` is not an account called `new`.
public struct Router<Handler: Sendable>: Sendable {
    private var root = Node()

    /// Creates a router without routes.
    public init() {}

    /// Adds a route. Traps if the method and pattern have one already, or if the pattern does not begin with a slash.
    public mutating func add(_ method: Method, _ pattern: String, _ handler: Handler) {
        precondition(pattern.hasPrefix("/"), "a route's pattern begins with a slash: \(pattern)")
        let isNew = root.add(Self.segments(pattern)[...], names: []) { route, names in
            guard route.handlers[method] == nil else { return false }
            route.handlers[method] = handler
            route.names[method] = names
            return true
        }
        precondition(isNew, "there are two routes for \(method.rawValue) \(pattern)")
    }

    /// The result of a match.
    public enum Match {
        case found(Handler, parameters: PathParameters)
        /// The path exists for these methods only, which belong into the `Allow` field.
        case methodNotAllowed(allow: [Method])
        case notFound
    }

    /// Finds the route of a decoded path; HEAD matches the handler of GET.
    public func match(_ method: Method, _ path: String) -> Match {
        guard path.utf8.first == UInt8(ascii: "/") else { return .notFound }
        var values: [String] = []
        guard let route = root.find(Self.segments(path)[...], &values) else { return .notFound }
        if let found = route.handlers[method] ?? (method == .head ? route.handlers[.get] : nil) {
            return .found(
                found, parameters: PathParameters(names: route.names[method] ?? route.names[.get] ?? [], values: values))
        }
        return .methodNotAllowed(
            allow: Method.allCases.filter {
                route.handlers[$0] != nil || ($0 == .head && route.handlers[.get] != nil)
            })
    }

    private static func segments(_ path: String) -> [String] {
        path.utf8.dropFirst().split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map { String(Substring($0)) }
    }

    private struct Route: Sendable {
        var handlers: [Method: Handler] = [:]
        var names: [Method: [String]] = [:]
    }

    private struct Node: Sendable {
        var plain: [String: Node] = [:]
        var parameter: [Node] = []  // none or one: an array, since a struct cannot contain itself
        var route: Route?

        mutating func add(_ segments: ArraySlice<String>, names: [String], _ change: (inout Route, [String]) -> Bool) -> Bool {
            guard let segment = segments.first else {
                var changed = route ?? Route()
                defer { route = changed }
                return change(&changed, names)
            }
            if segment.hasPrefix("{"), segment.hasSuffix("}") {
                if parameter.isEmpty { parameter.append(Node()) }
                return parameter[0].add(segments.dropFirst(), names: names + [String(segment.dropFirst().dropLast())], change)
            }
            return plain[segment, default: Node()].add(segments.dropFirst(), names: names, change)
        }

        func find(_ segments: ArraySlice<String>, _ values: inout [String]) -> Route? {
            guard let segment = segments.first else { return route }
            if let route = plain[segment]?.find(segments.dropFirst(), &values) { return route }
            guard let node = parameter.first, !segment.isEmpty else { return nil }
            let count = values.count
            values.append(segment)
            if let route = node.find(segments.dropFirst(), &values) { return route }
            values.removeSubrange(count...)
            return nil
        }
    }
}
