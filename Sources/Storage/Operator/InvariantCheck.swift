import Bookkeeping

extension DatabaseCheck {
    /// The invariants that table constraints cannot express.
    static let invariants = [
        (
            "The counts of hashtags do not agree with the records.",
            """
            SELECT id FROM hashtag h WHERE \(BookState.isLive(column: "h.book")) AND record_count <> (SELECT count(*) FROM record_hashtag l JOIN record r ON r.number = l.record
            WHERE l.book = h.book AND l.hashtag = h.id AND r.deletion IS NULL)
            """
        ),
        (
            "The lists of hashtags in records do not agree with their links to hashtags.",
            """
            SELECT number FROM record r WHERE hashtags <> ifnull((SELECT group_concat(name, ' ') FROM (
                SELECT h.name FROM record_hashtag l JOIN hashtag h ON h.book = l.book AND h.id = l.hashtag
                WHERE l.record = r.number AND h.deletion IS NULL ORDER BY h.name_key)), '')
            """
        ),
        (
            "A budget has no amount, or a budget over everything has a scope.",
            """
            SELECT id FROM budget b WHERE \(BookState.isLive(column: "b.book"))
            AND (NOT EXISTS (SELECT 1 FROM budget_amount a WHERE a.book = b.book AND a.budget = b.id)
                OR is_everything = 1 AND (EXISTS (SELECT 1 FROM budget_category s WHERE s.book = b.book AND s.budget = b.id)
                    OR EXISTS (SELECT 1 FROM budget_hashtag s WHERE s.book = b.book AND s.budget = b.id)))
            """
        ),
        (
            "A category is below one that is missing, of the other kind or below another.",
            CategoryInvariant.families(on: BookState.isLive(column: "c.book"))
        ),
        (
            "The scope of a budget does not agree with the categories below those that it has.",
            """
            SELECT b.id FROM budget b WHERE \(BookState.isLive(column: "b.book")) AND (EXISTS (
                SELECT c.id FROM budget_category s JOIN category c ON c.book = s.book AND c.parent = s.category JOIN category p ON \(Ledger.isBelow)
                WHERE s.book = b.book AND s.budget = b.id AND s.is_chosen = 1
                AND NOT EXISTS (SELECT 1 FROM budget_category o WHERE o.book = s.book AND o.budget = s.budget AND o.category = c.id))
            OR EXISTS (SELECT 1 FROM budget_category s WHERE s.book = b.book AND s.budget = b.id AND s.is_chosen = 0 AND NOT EXISTS (
                SELECT 1 FROM category c JOIN category p ON \(Ledger.isBelow) JOIN budget_category o ON o.book = p.book AND o.category = p.id
                WHERE c.book = s.book AND c.id = s.category AND o.budget = s.budget AND o.is_chosen = 1)))
            """
        ),
        (
            "A book does not have exactly one default account.",
            "SELECT id FROM book b WHERE state = 'live' AND (SELECT count(*) FROM account a WHERE a.book = b.id AND a.is_default = 1) <> 1"
        ),
        (
            "A household does not have exactly one administrator.",
            """
            SELECT id FROM household h WHERE dissolved_at IS NULL
            AND (SELECT count(*) FROM household_person p WHERE p.household = h.id AND p.role = 'administrator' AND p.left_at IS NULL) <> 1
            """
        ),
        (
            "Somebody who is in no household, or has no account, shares accounts or has limits.",
            """
            SELECT p.id FROM household_person p JOIN household h ON h.id = p.household
            WHERE (p.left_at IS NOT NULL OR p.role IS NULL OR h.dissolved_at IS NOT NULL) AND (p.shares <> 'none'
                OR EXISTS (SELECT 1 FROM shared_account s WHERE s.person = p.id) OR EXISTS (SELECT 1 FROM spending_limit l WHERE l.person = p.id))
            """
        ),
        (
            "The shared accounts of a person do not agree with the choice to share some.",
            "SELECT p.id FROM household_person p WHERE (p.shares = 'some') <> EXISTS (SELECT 1 FROM shared_account s WHERE s.person = p.id)"
        ),
        (
            "A limit has no amount, or a limit on everything has categories.",
            """
            SELECT id FROM spending_limit l WHERE NOT EXISTS (SELECT 1 FROM limit_amount a WHERE a.spending_limit = l.id)
            OR is_everything = 1 AND EXISTS (SELECT 1 FROM limit_category s WHERE s.spending_limit = l.id)
            """
        ),
        (
            "A record is in a deleted account.",
            """
            SELECT r.number FROM record r JOIN account a ON a.book = r.book AND a.id IN (r.account, r.to_account)
            WHERE r.deletion IS NULL AND a.deletion IS NOT NULL AND \(BookState.isLive(column: "r.book"))
            """
        ),
        (
            "A record is in a deleted category.",
            """
            SELECT r.number FROM record r JOIN category c ON c.book = r.book AND c.id = r.category
            WHERE c.deletion IS NOT NULL AND \(BookState.isLive(column: "r.book"))
            """
        ),
        (
            "A hashtag is linked to a record of another book.",
            """
            SELECT l.record FROM record_hashtag l JOIN record r ON r.number = l.record WHERE r.book <> l.book
            """
        ),
        (
            "An attachment belongs to a record of another book.",
            """
            SELECT a.record FROM attachment a JOIN record r ON r.number = a.record WHERE a.book <> r.book
            """
        ),
        (
            "The parts of a record do not belong together.",
            RecordPart.invariant(on: "1")
        ),
        (
            "The history of a household's record lacks its last change.",
            "SELECT record FROM record_touched"
        ),
        (
            "An account or a part of a person is in the book of another household.",
            """
            SELECT a.id FROM account a LEFT JOIN household_person p ON p.id = a.person LEFT JOIN household h ON h.id = p.household
            WHERE a.person IS NOT NULL AND h.book IS NOT a.book AND \(BookState.isLive(column: "a.book"))
            UNION ALL SELECT s.record FROM (SELECT person, book, min(record) AS record FROM record_share GROUP BY person, book) s
            LEFT JOIN household_person p ON p.id = s.person LEFT JOIN household h ON h.id = p.household
            WHERE h.book IS NOT s.book AND \(BookState.isLive(column: "s.book"))
            """
        ),
        (
            "The two sides of a linked record are not in step.",
            LinkInvariant.outOfStep(where: "1")
        ),
        (
            "A link does not lead from the book of a household to that of one of its people, or has been changed by half.",
            """
            SELECT l.shared FROM record_link l LEFT JOIN household_person p ON p.id = l.person LEFT JOIN household h ON h.id = p.household
            LEFT JOIN user u ON u.id = p.user LEFT JOIN record r ON r.book = l.shared_book AND r.id = l.shared
            WHERE h.book IS NOT l.shared_book OR (l.own IS NOT NULL AND u.book IS NOT l.own_book) OR r.number IS NULL OR l.changed IS NOT NULL
            """
        ),
        (
            "The book of a person or a household is not live, or a live book does not belong to one of them.",
            """
            SELECT b.id FROM book b
            WHERE (SELECT count(*) FROM user u WHERE u.book = b.id) + (SELECT count(*) FROM household h WHERE h.book = b.id) <> (b.state = 'live')
            """
        ),
    ]

    /// The rules of people's parts, which an import asks of a book too.
    static let shareInvariants = RecordShares.invariants(on: BookState.isLive(column: "r.book")).map {
        ("The parts of people do not add up to their record, or do not count as its accounts say.", $0)
    }
}
