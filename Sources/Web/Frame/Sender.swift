import Foundation
import Validation

extension Visit {
    /// Path and query of the page that sent the form, without the base path; nil when the browser does not tell, or names a page elsewhere.
    var sender: LocalPath? {
        // An origin and a path, each of them bounded.
        guard let header = request.headers["referer"], header.utf8.count <= 2 * LocalPath.lengthLimit, let parts = URLComponents(string: header) else {
            return nil
        }
        guard site.base.isEmpty || parts.percentEncodedPath.hasPrefix(site.base + "/") else { return nil }
        return LocalPath(parts.percentEncodedPath.dropFirst(site.base.count) + (parts.percentEncodedQuery.map { "?" + $0 } ?? ""))
    }
}
