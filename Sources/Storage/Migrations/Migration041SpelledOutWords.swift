// swift-format-ignore-file
import GRDB

extension Migration {
    /// Words with apostrophes are found by their parts, and ß and a few more letters as the letters by which they are spelled.
    static let spelledOutWords = Migration(
        number: 41,
        sql: #"""
        UPDATE record SET search_text = search_words(title || ' ' || vendor || ' ' || note || ' ' || reference || ' ' || ifnull(place, '') || ' '
            || ifnull(part_note, '') || ' ' || hashtags || ' ' || ifnull((SELECT group_concat(a.name, ' ') FROM attachment a WHERE a.record = record.number), ''))
        WHERE title || vendor || note || reference || ifnull(place, '') || ifnull(part_note, '') || hashtags
            || ifnull((SELECT group_concat(a.name, ' ') FROM attachment a WHERE a.record = record.number), '')
            GLOB '*[''’ßẞæÆœŒøØđĐðÐþÞłŁħĦı]*';
        """#,
        functions: [searchWords])
}
