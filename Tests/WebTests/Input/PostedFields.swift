import Foundation
import TestSupport

/// The fields of all forms of the site, by their names.
enum PostedFields {
    /// The names of the form fields in golden pages, by the route of the form.
    static let shown: [String: Set<String>] = {
        let files = (try? FileManager.default.contentsOfDirectory(at: GoldenTests.directory, includingPropertiesForKeys: nil)) ?? []
        var names: [String: Set<String>] = [:]
        for file in files where file.pathExtension == "html" {
            guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
            for form in HTMLDocument(text).forms {
                guard let route = SiteRoute.posting.first(where: { matches($0.pattern, form.action) }) else { continue }
                names[route.pattern, default: []].formUnion(form.controls.compactMap { $0["name"] })
            }
        }
        return names
    }()

    /// The names of the fields of a form.
    static func names(_ route: SiteRoute, _ form: [(String, String)]) -> [String] {
        Set(form.map(\.0) + (WrongInputTests.more[route.pattern] ?? [])).union(shown[route.pattern] ?? []).union(["csrf", "next"]).sorted()
    }

    /// The patterns of the first forms with each name of a field.
    private static let firsts: [String: String] = {
        guard let household = try? Household() else { return [:] }
        var firsts: [String: String] = [:]
        for route in SiteRoute.posting {
            for name in names(route, (try? route.form(household)) ?? []) where firsts[name] == nil { firsts[name] = route.pattern }
        }
        return firsts
    }()

    /// Returns true for the first form with a field of a name, in which all values are sent; fields of one name are declared alike.
    static func isFirst(_ name: String, in route: SiteRoute) -> Bool { firsts[name].map { $0 == route.pattern } ?? true }

    private static func matches(_ pattern: String, _ path: String) -> Bool {
        let (wanted, given) = (pattern.split(separator: "/"), path.prefix { $0 != "?" }.split(separator: "/"))
        return wanted.count == given.count && zip(wanted, given).allSatisfy { $0 == $1 || $0 == "{id}" }
    }
}
