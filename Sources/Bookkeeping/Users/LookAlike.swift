import Foundation

extension StringProtocol {
    /// A key for the visual appearance of the text: names that people cannot tell apart have the same, such as `alice` with a
    /// Latin and with a Cyrillic first letter.
    ///
    /// It is the skeleton of Unicode Technical Standard 39, section 4, of the compatibility form (NFKC), ``folded``; not for
    /// display.
    public var skeleton: String {
        let scalars = String(self).precomposedStringWithCompatibilityMapping.decomposedStringWithCanonicalMapping.unicodeScalars
            .filter { !$0.properties.isDefaultIgnorableCodePoint }
        let prototypes = ConfusableTable.prototypes(of: Set(scalars.map(\.value)))
        var text = String.UnicodeScalarView()
        for scalar in scalars {
            guard let prototype = prototypes[scalar.value] else {
                text.append(scalar)
                continue
            }
            text.append(contentsOf: prototype.compactMap(Unicode.Scalar.init))
        }
        return String(text).folded
    }
}
