import Foundation

/// Checks for every page: the points of WCAG 2.2 that markup alone decides, and the site's security policy.
public enum AccessibilityAudit {
    /// Returns all problems of a page, malformed markup first.
    public static func problems(in document: HTMLDocument) -> [String] {
        document.problems + page(document) + headings(document) + names(document) + references(document) + policy(document)
    }

    private static func page(_ document: HTMLDocument) -> [String] {
        var problems: [String] = []
        if (document.first("html")?["lang"] ?? "").isEmpty { problems.append("<html> has no lang") }
        if (document.title ?? "").isEmpty { problems.append("the page has no title") }
        if !document.all("meta").contains(where: { $0["name"] == "viewport" }) { problems.append("the page has no viewport") }
        let mains = document.all("main").count
        if mains != 1 { problems.append("the page has \(mains) <main>, not one") }
        let navigation = document.all("nav")
        if navigation.count > 1 {
            for nav in navigation where !nav.has("aria-label") && !nav.has("aria-labelledby") {
                problems.append(sentence(nav, "is one of several and has no aria-label"))
            }
        }
        return problems
    }

    private static func headings(_ document: HTMLDocument) -> [String] {
        let headings = document.all { ["h1", "h2", "h3", "h4", "h5", "h6"].contains($0.tag) && !$0.isHidden }
        var problems: [String] = []
        let first = headings.filter { $0.tag == "h1" }.count
        if first != 1 { problems.append("the page has \(first) <h1>, not one") }
        var level = 0
        for heading in headings {
            let next = Int(heading.tag.dropFirst()) ?? 0
            if next > level + 1 && level > 0 { problems.append(sentence(heading, "follows <h\(level)>")) }
            if heading.accessibleName.isEmpty { problems.append(sentence(heading, "is empty")) }
            level = next
        }
        return problems
    }

    private static func names(_ document: HTMLDocument) -> [String] {
        document.elements.compactMap { element in
            if element["aria-hidden"] == "true", let inner = ([element] + element.descendants).first(where: \.canTakeFocus) {
                return sentence(inner, "can take focus but is hidden from assistive technology")
            }
            if element.isHidden { return nil }
            if element.tag == "img" && !element.has("alt") { return sentence(element, "has no alt") }
            return needsName(element) && element.accessibleName.isEmpty ? sentence(element, "has no name") : nil
        }
    }

    private static func needsName(_ element: HTMLElement) -> Bool {
        switch element.tag {
        case "input": return element["type"] != "hidden"
        case "select", "textarea", "meter", "progress", "button", "summary", "fieldset", "iframe", "dialog": return true
        case "a": return element.has("href") || element["role"] == "link"
        case "svg": return element["role"] == "img"
        default: return ["button", "link", "dialog", "img", "switch", "tab", "checkbox", "radio"].contains(element["role"] ?? "")
        }
    }

    private static func references(_ document: HTMLDocument) -> [String] {
        var problems: [String] = []
        for element in document.elements {
            for name in ["aria-labelledby", "aria-describedby", "aria-controls", "aria-errormessage", "for", "form", "list"] {
                if name == "for" && element.tag == "output" { continue }
                for id in (element[name] ?? "").split(separator: " ") where document.element(id: String(id)) == nil {
                    problems.append(sentence(element, "names the id \(id), which is not on the page"))
                }
            }
            guard let href = element["href"], element.tag == "a", href.hasPrefix("#"), href != "#top" else { continue }
            let target = String(href.dropFirst())
            if document.element(id: target.removingPercentEncoding ?? target) == nil {
                problems.append(sentence(element, "leads to nothing on the page"))
            }
        }
        return problems
    }

    private static func policy(_ document: HTMLDocument) -> [String] {
        var problems: [String] = []
        let data = ["application/json", "application/ld+json", "importmap"]
        let addresses = ["href", "xlink:href", "src", "action", "formaction", "poster", "data", "ping"]
        for element in document.elements {
            for attribute in element.attributes {
                let isScript = addresses.contains(attribute.name) && attribute.value.lowercased().filter { !$0.isWhitespace }.hasPrefix("javascript:")
                if attribute.name == "style" || attribute.name.lowercased().hasPrefix("on") || isScript {
                    problems.append(sentence(element, "has an inline \(isScript ? "script" : attribute.name)"))
                }
            }
            if element.tag == "style" { problems.append(sentence(element, "is an inline style sheet")) }
            if element.tag == "script", !element.has("src"), !data.contains(element["type"] ?? "") {
                problems.append(sentence(element, "is an inline script"))
            }
            if let index = element["tabindex"].flatMap({ Int($0) }), index > 0 {
                problems.append(sentence(element, "has a positive tabindex"))
            }
        }
        return problems
    }

    private static func sentence(_ element: HTMLElement, _ finding: String) -> String {
        "line \(element.line): \(element.startTag) \(finding)"
    }
}

extension HTMLElement {
    var canTakeFocus: Bool {
        if has("tabindex") { return self["tabindex"] != "-1" }
        switch tag {
        case "a", "area": return has("href")
        case "input": return self["type"] != "hidden" && !has("disabled")
        case "button", "select", "textarea": return !has("disabled")
        case "summary": return true
        default: return false
        }
    }
}
