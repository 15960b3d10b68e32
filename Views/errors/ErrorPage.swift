import Language
import SitePaths
import Templates

/// An error page: the problem and what to do about it.
package struct ErrorPage: PageModel {
    package let title, text, code, number: String
    /// The URL of the form that was sent; nil if unknown.
    package let form: Link?
    package let isSignedIn: Bool
    /// True if the requested item is in the trash.
    package let isInTrash: Bool

    /// - Parameters:
    ///   - title: a heading that replaces the page's own.
    ///   - text: a sentence that replaces the page's own.
    package init(
        _ page: ErrorTexts.Page, title: String? = nil, text: String? = nil, form: Link? = nil, status: Int, requestNumber: String, isSignedIn: Bool,
        isInTrash: Bool = false, t: Texts
    ) {
        self.title = title ?? page.title
        self.text = text ?? page.text
        self.form = form
        code = t.errors.code(status)
        number = t.errors.number(requestNumber)
        self.isSignedIn = isSignedIn
        self.isInTrash = isInTrash
    }
}
