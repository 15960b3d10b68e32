import Foundation
import Validation

extension Visit {
    /// The path and query of the page that sent the form (`Referer`), without the base path; nil if the browser does not send it
    /// or it names another site.
    var sender: LocalPath? {
        // Bounded as an origin and a path together.
        guard let header = request.headers["referer"], header.utf8.count <= 2 * LocalPath.lengthLimit, let parts = URLComponents(string: header)
        else {
            return nil
        }
        guard site.base.isEmpty || parts.percentEncodedPath.hasPrefix(site.base + "/") else { return nil }
        return LocalPath(parts.percentEncodedPath.dropFirst(site.base.count) + (parts.percentEncodedQuery.map { "?" + $0 } ?? ""))
    }
}
