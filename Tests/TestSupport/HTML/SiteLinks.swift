import Foundation

/// A target of the site to which a page links.
public struct SiteLink: Sendable, Hashable, CustomStringConvertible {
    /// `GET` for links, images, scripts and style sheets; a form's own method.
    public var method: String
    /// Path and query as a browser would send them, without a fragment.
    public var target: String

    public var path: String { String(target.prefix { $0 != "?" }) }
    public var description: String { "\(method) \(target)" }

    public init(method: String, target: String) {
        self.method = method
        self.target = target
    }
}

extension HTMLDocument {
    /// Returns every target of the same site that the page links, loads or posts to, resolved against the page's own URL.
    ///
    /// Omits links within the page, and forms that only provide fields for buttons with URLs of their own. Links to other hosts,
    /// `mailto:` and `data:` are in `externalLinks`.
    public func siteLinks(from page: String) -> [SiteLink] { Self.resolved(references(of: elements), from: page) }

    /// Returns the targets of the navigation and of the head, which are those of every page.
    public func frameLinks(from page: String) -> [SiteLink] {
        let frame = elements.filter { element in
            (element.tag == "link" && element["rel"] != "canonical") || element.ancestors.contains { $0.tag == "nav" && $0["class"] == "nav" }
        }
        return Self.resolved(references(of: frame), from: page)
    }

    private static func resolved(_ references: [(String, String)], from page: String) -> [SiteLink] {
        references.compactMap { method, reference in
            guard let target = SiteAddress.resolve(reference, from: page) else { return nil }
            return SiteLink(method: method, target: target)
        }
    }

    /// References outside the site: URLs with a scheme or a host.
    public var externalLinks: [String] {
        references(of: elements).map(\.1).filter { SiteAddress.resolve($0, from: "/") == nil }
    }

    /// Returns a sentence for each link or form action for which `resolves` is false.
    public func deadLinks(from page: String, resolves: (SiteLink) -> Bool) -> [String] {
        siteLinks(from: page).filter { !resolves($0) }.map { "\(page) leads to \($0), which does not exist" }
    }

    private func references(of elements: [HTMLElement]) -> [(String, String)] {
        elements.flatMap { element -> [(String, String)] in
            switch element.tag {
            case "a", "area", "link", "use", "image":
                guard let href = element["href"] ?? element["xlink:href"], !href.hasPrefix("#") else { return [] }
                return [("GET", href)]
            case "img", "script", "iframe", "source", "audio", "video": return element["src"].map { [("GET", $0)] } ?? []
            case "form":
                // The content of a template is in no page until a script has filled it in.
                let buttons = HTMLForm(element).buttons.filter { button in !button.ancestors.contains { $0.tag == "template" } }
                if element["action"] == nil, buttons.allSatisfy({ $0.has("formaction") }) { return [] }
                return [(element["method"]?.uppercased() ?? "GET", element["action"] ?? "")]
            case "button", "input":
                guard let action = element["formaction"] else { return [] }
                let form = element["form"].flatMap { self.element(id: $0) } ?? element.ancestors.first { $0.tag == "form" }
                return [((element["formmethod"] ?? form?["method"] ?? "GET").uppercased(), action)]
            default: return []
            }
        }
    }
}

/// Resolution of URLs within one site.
public enum SiteAddress {
    /// Resolves `reference` on the page `base` to path and query; returns nil if it leads to another site or scheme (RFC 3986,
    /// section 5.2).
    public static func resolve(_ reference: String, from base: String) -> String? {
        let reference = String(reference.prefix { $0 != "#" })
        if reference.isEmpty { return String(base.prefix { $0 != "#" }) }
        if reference.hasPrefix("//") { return nil }
        if let colon = reference.firstIndex(of: ":"), !reference[..<colon].contains(where: { "/?".contains($0) }) { return nil }
        let path = String(base.prefix { $0 != "?" && $0 != "#" })
        if reference.hasPrefix("?") { return path + reference }
        let query = reference.drop { $0 != "?" }
        let written = reference.prefix { $0 != "?" }
        let folder = path[...(path.lastIndex(of: "/") ?? path.startIndex)]
        return removeDots(written.hasPrefix("/") ? String(written) : folder + String(written)) + query
    }

    private static func removeDots(_ path: String) -> String {
        var kept: [Substring] = []
        let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
        for part in parts {
            if part == ".." { _ = kept.popLast() } else if part != "." { kept.append(part) }
        }
        if let last = parts.last, last == "." || last == ".." { kept.append("") }
        return "/" + kept.joined(separator: "/")
    }
}
