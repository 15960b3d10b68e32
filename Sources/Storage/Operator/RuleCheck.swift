extension Check {
    /// What no constraint of a table can hold.
    static let rules = [
        (
            "The counts of hashtags do not agree with the records.",
            """
            SELECT id FROM hashtag h WHERE record_count <> (SELECT count(*) FROM record_hashtag l JOIN record r ON r.number = l.record
            WHERE l.hashtag = h.id AND r.deletion IS NULL)
            """
        ),
        (
            "The hashtags that records name are not those that they have.",
            """
            SELECT number FROM record r WHERE hashtags <> ifnull((SELECT group_concat(name, ' ') FROM (
                SELECT h.name FROM record_hashtag l JOIN hashtag h ON h.id = l.hashtag
                WHERE l.record = r.number AND h.deletion IS NULL ORDER BY h.name_key)), '')
            """
        ),
        (
            "A budget has no amount, or one over everything has a scope.",
            """
            SELECT id FROM budget b WHERE NOT EXISTS (SELECT 1 FROM budget_amount a WHERE a.budget = b.id)
            OR is_everything = 1 AND (EXISTS (SELECT 1 FROM budget_category s WHERE s.budget = b.id)
                OR EXISTS (SELECT 1 FROM budget_hashtag s WHERE s.budget = b.id))
            """
        ),
        (
            "A book does not have exactly one default account.",
            "SELECT id FROM book b WHERE (SELECT count(*) FROM account a WHERE a.book = b.id AND a.is_default = 1) <> 1"
        ),
        (
            "A record is in an account that was deleted.",
            """
            SELECT r.number FROM record r JOIN account a ON a.book = r.book AND a.id IN (r.account, r.to_account)
            WHERE r.deletion IS NULL AND a.deletion IS NOT NULL
            """
        ),
        (
            "A record is in a category that was deleted.",
            "SELECT r.number FROM record r JOIN category c ON c.id = r.category WHERE c.deletion IS NOT NULL"
        ),
        (
            "A hashtag is on a record of another book.",
            """
            SELECT l.record FROM record_hashtag l JOIN record r ON r.number = l.record JOIN hashtag h ON h.id = l.hashtag
            WHERE r.book <> h.book
            """
        ),
    ]
}
