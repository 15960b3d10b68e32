import Foundation

extension JSONEncoder {
    /// An encoder with one order of members, so that the same value is the same text.
    static var sorted: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return encoder
    }
}
