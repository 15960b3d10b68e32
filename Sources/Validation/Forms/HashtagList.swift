import Bookkeeping

extension FormReader {
    /// Returns the hashtags in all values of a field and some further ones, without duplicates and sorted by name.
    mutating func hashtags(_ field: FormField, and others: [String] = []) -> [String] {
        var names: [String] = []
        let texts = input.all(field)
        // Limited together, since several short values take as long as one long value.
        guard texts.reduce(0, { $0 + $1.utf8.count }) <= field.byteLimit else {
            add(field.excess, to: field)
            return []
        }
        for text in texts {
            do {
                for word in HashtagScanner.listed(try CleanText(text, for: field).text) {
                    if let name = HashtagScanner.name(word) { names.append(name) } else { add(.notAHashtag, to: field) }
                }
            } catch {
                add(error, to: field)
            }
        }
        names = HashtagScanner.distinct(names + others)
        if names.count > Hashtag.limitPerTransaction { add(.tooManyHashtags(Hashtag.limitPerTransaction), to: field) }
        return names
    }
}
