/// Finds the handler of a method and a path.
///
/// A pattern consists of literal segments and parameters that match one segment: `/accounts/{id}/edit`. Text after a parameter is the
/// end of the segment and not part of the value: `/recurring/{token}.ics`. A literal segment has precedence over a parameter, so
/// `/accounts/new` is not an account called `new`, and a parameter with an ending over one without.
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
        /// The longest ending first.
        var parameters: [(ending: String, node: Node)] = []
        var route: Route?

        mutating func add(_ segments: ArraySlice<String>, names: [String], _ change: (inout Route, [String]) -> Bool) -> Bool {
            guard let segment = segments.first else {
                var changed = route ?? Route()
                defer { route = changed }
                return change(&changed, names)
            }
            if segment.hasPrefix("{"), let end = segment.firstIndex(of: "}") {
                let name = String(segment[..<end].dropFirst()), ending = String(segment[end...].dropFirst())
                if !parameters.contains(where: { $0.ending == ending }) {
                    parameters.append((ending, Node()))
                    parameters.sort { $0.ending.utf8.count > $1.ending.utf8.count }
                }
                let place = parameters.firstIndex { $0.ending == ending } ?? 0
                return parameters[place].node.add(segments.dropFirst(), names: names + [name], change)
            }
            return plain[segment, default: Node()].add(segments.dropFirst(), names: names, change)
        }

        func find(_ segments: ArraySlice<String>, _ values: inout [String]) -> Route? {
            guard let segment = segments.first else { return route }
            if let route = plain[segment]?.find(segments.dropFirst(), &values) { return route }
            let count = values.count
            for (ending, node) in parameters where segment.utf8.count > ending.utf8.count && segment.hasSuffix(ending) {
                values.append(String(segment.dropLast(ending.count)))
                if let route = node.find(segments.dropFirst(), &values) { return route }
                values.removeSubrange(count...)
            }
            return nil
        }
    }
}
