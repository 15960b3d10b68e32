import Templates

/// What a person sees when a page cannot be shown, and what to do.
package struct ErrorPage: PageModel {
    package let title, text, code, number: String
    package let isSignedIn: Bool

    package init(_ page: ErrorTexts.Page, status: Int, requestNumber: String, isSignedIn: Bool, t: Texts) {
        title = page.title
        text = page.text
        code = t.errors.code(status)
        number = t.errors.number(requestNumber)
        self.isSignedIn = isSignedIn
    }
}
