/// The JSON of a layout. Files of OFX had none of their own once.
extension BankFileLayout {
    private enum Format: String, CodingKey { case ofx, camt, mt940, qif, table }
    private enum Content: String, CodingKey { case layout = "_0" }

    public init(from decoder: any Decoder) throws {
        let formats = try decoder.container(keyedBy: Format.self)
        guard let format = formats.allKeys.first, formats.allKeys.count == 1 else {
            throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "one format is expected"))
        }
        let content = try formats.nestedContainer(keyedBy: Content.self, forKey: format)
        switch format {
        case .ofx: self = .ofx(try content.decodeIfPresent(OFXLayout.self, forKey: .layout) ?? OFXLayout())
        case .camt: self = .camt
        case .mt940: self = .mt940
        case .qif: self = .qif(try content.decode(QIFLayout.self, forKey: .layout))
        case .table: self = .table(try content.decode(TableMapping.self, forKey: .layout))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var formats = encoder.container(keyedBy: Format.self)
        switch self {
        case .ofx(let layout):
            var content = formats.nestedContainer(keyedBy: Content.self, forKey: .ofx)
            try content.encode(layout, forKey: .layout)
        case .camt: _ = formats.nestedContainer(keyedBy: Content.self, forKey: .camt)
        case .mt940: _ = formats.nestedContainer(keyedBy: Content.self, forKey: .mt940)
        case .qif(let layout):
            var content = formats.nestedContainer(keyedBy: Content.self, forKey: .qif)
            try content.encode(layout, forKey: .layout)
        case .table(let mapping):
            var content = formats.nestedContainer(keyedBy: Content.self, forKey: .table)
            try content.encode(mapping, forKey: .layout)
        }
    }
}
