/// The stored form of the way to read a file. Files of OFX had none of their own once.
extension BankFileForm {
    private enum Format: String, CodingKey { case ofx, camt, mt940, qif, table }
    private enum Content: String, CodingKey { case form = "_0" }

    public init(from decoder: any Decoder) throws {
        let formats = try decoder.container(keyedBy: Format.self)
        guard let format = formats.allKeys.first, formats.allKeys.count == 1 else {
            throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "one format is expected"))
        }
        let content = try formats.nestedContainer(keyedBy: Content.self, forKey: format)
        switch format {
        case .ofx: self = .ofx(try content.decodeIfPresent(OFXForm.self, forKey: .form) ?? OFXForm())
        case .camt: self = .camt
        case .mt940: self = .mt940
        case .qif: self = .qif(try content.decode(QIFForm.self, forKey: .form))
        case .table: self = .table(try content.decode(TableMapping.self, forKey: .form))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var formats = encoder.container(keyedBy: Format.self)
        switch self {
        case .ofx(let form):
            var content = formats.nestedContainer(keyedBy: Content.self, forKey: .ofx)
            try content.encode(form, forKey: .form)
        case .camt: _ = formats.nestedContainer(keyedBy: Content.self, forKey: .camt)
        case .mt940: _ = formats.nestedContainer(keyedBy: Content.self, forKey: .mt940)
        case .qif(let form):
            var content = formats.nestedContainer(keyedBy: Content.self, forKey: .qif)
            try content.encode(form, forKey: .form)
        case .table(let mapping):
            var content = formats.nestedContainer(keyedBy: Content.self, forKey: .table)
            try content.encode(mapping, forKey: .form)
        }
    }
}
