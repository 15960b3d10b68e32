import Templates

/// What a person sees when a page cannot be shown, and what to do.
package struct ErrorPage: PageModel {
    package let title, text, code, number: String
    /// Where the form is that was sent; nil where that is not known.
    package let form: String?
    package let isSignedIn: Bool

    /// - Parameter text: A sentence in place of the page's own.
    package init(
        _ page: ErrorTexts.Page, text: String? = nil, form: String? = nil, status: Int, requestNumber: String, isSignedIn: Bool, t: Texts
    ) {
        title = page.title
        self.text = text ?? page.text
        self.form = form
        code = t.errors.code(status)
        number = t.errors.number(requestNumber)
        self.isSignedIn = isSignedIn
    }
}
