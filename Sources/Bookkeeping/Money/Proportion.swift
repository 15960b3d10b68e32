extension Int64 {
    /// Returns the number · `part` ÷ `whole`, rounded to the nearest, halves away from zero; clamped to the range of 64 bits.
    ///
    /// - Parameter whole: above zero; other values count as 1.
    public func scaled(by part: Int64, of whole: Int64) -> Int64 {
        let divisor = UInt128(Swift.max(whole, 1)), isNegative = (self < 0) != (part < 0)
        let (quotient, rest) = (UInt128(magnitude) * UInt128(part.magnitude)).quotientAndRemainder(dividingBy: divisor)
        let size = Int64(clamping: quotient + (rest >= divisor - rest ? 1 : 0))
        return isNegative ? -size : size
    }
}
