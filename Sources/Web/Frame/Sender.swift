import Foundation
import Validation

extension Visit {
    /// Path and query of the page that sent the form, without the base path; nil when the browser does not tell, or names a page elsewhere.
    var sender: LocalPath? {
        guard let parts = request.headers["referer"].flatMap({ URLComponents(string: $0) }) else { return nil }
        guard site.base.isEmpty || parts.percentEncodedPath.hasPrefix(site.base + "/") else { return nil }
        return LocalPath(parts.percentEncodedPath.dropFirst(site.base.count) + (parts.percentEncodedQuery.map { "?" + $0 } ?? ""))
    }
}
