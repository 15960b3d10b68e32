extension String {
    /// The amount without a leading minus, for a sentence that expresses the sign.
    package var trimmingMinus: String { first == "\u{2212}" ? String(dropFirst()) : self }
}
