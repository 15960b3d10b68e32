extension StringProtocol {
    /// Returns the first code points of the text. Database limits count code points; a character may have many of them.
    public func cut(to codePoints: Int) -> String { String(String.UnicodeScalarView(unicodeScalars.prefix(codePoints))) }
}
