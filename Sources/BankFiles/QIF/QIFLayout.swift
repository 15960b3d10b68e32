import Bookkeeping

/// The differences between QIF files, as found in a file or set by a person.
public struct QIFLayout: Hashable, Codable, Sendable {
    public var dateOrder: DateOrder
    public var decimalMark: DecimalMark
    public var encoding: TextEncoding
    /// True if the dates of the file allow no other order: one of them has a day above 12, or the year first.
    public var isDateOrderCertain: Bool
    /// True if the amounts of the file allow no other mark.
    public var isDecimalMarkCertain: Bool
    /// True if amounts above zero are charges in the registers of cards; in the format charges are below zero.
    public var isReversed = false
    /// False as long as more amounts of cards are above zero than below, and nobody has said which are charges.
    public var isSignCertain: Bool

    public init(
        dateOrder: DateOrder, decimalMark: DecimalMark, encoding: TextEncoding, isDateOrderCertain: Bool, isDecimalMarkCertain: Bool = true,
        isSignCertain: Bool = true
    ) {
        (self.dateOrder, self.decimalMark, self.encoding) = (dateOrder, decimalMark, encoding)
        (self.isDateOrderCertain, self.isDecimalMarkCertain, self.isSignCertain) = (isDateOrderCertain, isDecimalMarkCertain, isSignCertain)
    }

    init(_ samples: QIFSamples, dateOrder: DateOrder?, decimalMark: DecimalMark?, encoding: TextEncoding) {
        let order = samples.order, mark = samples.mark
        self.init(
            dateOrder: dateOrder ?? order.order, decimalMark: decimalMark ?? mark.mark, encoding: encoding, isDateOrderCertain: order.isCertain,
            isDecimalMarkCertain: decimalMark != nil || mark.isCertain, isSignCertain: !samples.cardsLackCharges)
    }

    /// Reads a layout that was kept, also one from before its mark and its signs could be open.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            dateOrder: try values.decode(DateOrder.self, forKey: .dateOrder), decimalMark: try values.decode(DecimalMark.self, forKey: .decimalMark),
            encoding: try values.decode(TextEncoding.self, forKey: .encoding),
            isDateOrderCertain: try values.decode(Bool.self, forKey: .isDateOrderCertain),
            isDecimalMarkCertain: try values.decodeIfPresent(Bool.self, forKey: .isDecimalMarkCertain) ?? true,
            isSignCertain: try values.decodeIfPresent(Bool.self, forKey: .isSignCertain) ?? true)
        isReversed = try values.decodeIfPresent(Bool.self, forKey: .isReversed) ?? false
    }
}
