extension StringProtocol {
    /// The beginning of the text: at most so many code points, which is what limits of the database count. A character may have many of them.
    public func cut(to codePoints: Int) -> String { String(String.UnicodeScalarView(unicodeScalars.prefix(codePoints))) }
}
