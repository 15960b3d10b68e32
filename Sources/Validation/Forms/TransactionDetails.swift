import Bookkeeping

extension FormReader {
    /// Returns the hashtags of the field `tags` and those in `texts`.
    mutating func hashtags(inlineIn texts: [String]) -> [String] { hashtags(TransactionForm.tags, and: texts.flatMap(HashtagScanner.inline)) }

    /// Returns the coordinates with their name; nil if the form has neither.
    mutating func place() -> Place? {
        let known = problems.list.count
        let latitude = value(TransactionForm.latitude, or: .notACoordinate) { Coordinate($0, within: 90)?.value }
        let longitude = value(TransactionForm.longitude, or: .notACoordinate) { Coordinate($0, within: 180)?.value }
        let name = text(TransactionForm.place)
        guard problems.list.count == known else { return nil }
        if let latitude, let longitude { return Place(latitude: latitude, longitude: longitude, name: name) }
        if latitude != nil { add(.required, to: TransactionForm.longitude) }
        if longitude != nil { add(.required, to: TransactionForm.latitude) }
        if latitude == nil, longitude == nil, !name.isEmpty { add(.positionMissing, to: TransactionForm.place) }
        return nil
    }

    /// Returns the change of the receipts: ticked boxes remove, files are added.
    mutating func receipts(_ received: [ReceivedReceipt]) -> Receipt.Changes {
        var changes = Receipt.Changes(removed: Set(input.all(TransactionForm.removeReceipt).compactMap(Receipt.ID.init)))
        for file in received {
            switch file {
            case .accepted(let file): changes.added.append(file)
            case .refused(let problem): add(problem, to: TransactionForm.receipt)
            }
        }
        return changes
    }
}
